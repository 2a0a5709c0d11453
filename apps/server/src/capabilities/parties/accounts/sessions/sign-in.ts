import { randomUUID } from 'node:crypto'
import { signInNameOf } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import type { AnswerOf, accountCalls } from '@beckon/contract'
import type { Logger } from 'pino'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import {
  BUSY_SECONDS,
  countAttempts,
  purgeAttempts,
  subjectsOfAccount,
  subjectsOfNetwork,
  takeBackAttempts,
} from '../../../../platform/attempts.ts'
import { requesterOf, rememberDevice } from '../requester.ts'
import { signInTries } from '../limits.ts'
import { signInViolation } from '../policy.ts'
import { hashOf, newToken } from '../registration/secrets.ts'
import { issueTokens } from './session-tokens.ts'
import { insertSession } from './session-store.ts'
import { findUser, isUnchanged, keepLanguage, type UserRow } from '../registration/user-store.ts'

export interface SignIn {
  readonly country: CountryCode
  readonly email: string
  readonly password: string
  readonly address: string
  readonly userAgent: string
  readonly deviceToken: string | undefined
  readonly language: string
  readonly log: Pick<Logger, 'info'>
}

type SignInDeps = Pick<AccountDeps, 'db' | 'clock' | 'signer' | 'passwords' | 'limits'> & {
  readonly vendors: Pick<AccountDeps['vendors'], 'areAllClosed'>
}

type SignedIn = AnswerOf<typeof accountCalls.login>

/** Checks an attempt, and opens a session when it is right. Attempts are counted before they are checked. */
export async function signIn(deps: SignInDeps, attempt: SignIn): Promise<SignedIn | Refusal> {
  const { db, clock } = deps
  const now = clock.now()
  // A malformed name is counted and refused like an unknown one.
  const name = signInNameOf(attempt.email, attempt.country)?.value ?? attempt.email
  const account = `${attempt.country}:${name.toLowerCase()}`
  const requester = await requesterOf(db, { ...attempt, name })
  const tries = subjectsOfAccount(requester, signInTries(account))
  const networks = subjectsOfNetwork('address', attempt.address, deps.limits.signIn)
  const wait = await countAttempts(db, [...networks, ...tries], now)
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  const user = await findUser(db, attempt.country, name)
  const verdict = await deps.passwords.evaluate(attempt.password, user?.password_hash, attempt.address)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (!user) return refuse('auth.user-not-found')
  if (verdict === 'wrong') return refuse('auth.password-invalid')
  const [own, ...anywhere] = tries
  if (own) await purgeAttempts(db, own.subject)
  await takeBackAttempts(db, [...networks, ...anywhere])
  const areVendorsClosed = await deps.vendors.areAllClosed(db, user.user_id, attempt.country)
  const violation = signInViolation(user, { areVendorsClosed })
  if (violation) return refuse(violation)
  return openSession(deps, attempt, user)
}

async function openSession(
  { db, clock, signer }: SignInDeps,
  { country, address, userAgent, deviceToken, language, log }: SignIn,
  judged: UserRow,
): Promise<SignedIn | Refusal> {
  const now = clock.now()
  const sessionId = randomUUID()
  const refreshToken = newToken()
  const user = { id: judged.user_id, email: judged.email }
  const device = await inTransaction(db, async (tx) => {
    // The password check takes time. A password change or a closing of the account meanwhile ends all sessions, this
    // one included.
    if (!(await isUnchanged(tx, judged))) return refuse('auth.password-invalid')
    await insertSession(tx, {
      sessionId,
      userId: user.id,
      country,
      refreshHash: hashOf(refreshToken),
      userAgent,
      now,
    })
    return { token: await rememberDevice(tx, user.id, deviceToken, now) }
  })
  if (isRefusal(device)) return device
  log.info({ user: user.id, country, network: address }, 'signed in')
  if (judged.language !== language) await keepLanguage(db, user.id, language)
  const tokens = await issueTokens(signer, { userId: user.id, sessionId, email: user.email, country }, now)
  return {
    result: {
      user,
      device_token: device.token,
      AuthenticationResult: { ...tokens, RefreshToken: refreshToken },
    },
  }
}
