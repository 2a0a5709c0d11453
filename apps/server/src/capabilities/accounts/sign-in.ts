import { randomUUID } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import type { AnswerOf, accountCalls } from '@beckon/contract'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { AccountParts } from './account-parts.ts'
import {
  accountLimit,
  addressLimit,
  countAttempt,
  forgetAttempts,
  subjectOf,
  takeBackAttempt,
} from './attempts.ts'
import { issueTokens, newRefreshToken, refreshHash } from './session-tokens.ts'
import { findUser, insertSession } from './store.ts'

export interface SignIn {
  readonly country: CountryCode
  readonly email: string
  readonly password: string
  readonly address: string
  readonly userAgent: string
}

type SignedIn = AnswerOf<typeof accountCalls.login>

/** How long those wait who come while too many passwords are being checked. */
const BUSY_SECONDS = 5

/** Judges an attempt, and opens a session when it is right. Attempts count before they are judged. */
export async function signIn(parts: AccountParts, attempt: SignIn): Promise<SignedIn | Refusal> {
  const { db, clock } = parts
  const now = clock.now()
  const account = subjectOf('account', `${attempt.country}:${attempt.email.toLowerCase()}`)
  const address = subjectOf('address', attempt.address)
  const wait =
    (await countAttempt(db, address, addressLimit, now)) ||
    (await countAttempt(db, account, accountLimit, now))
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  const user = await findUser(db, attempt.country, attempt.email)
  const verdict = await parts.passwords.judge(attempt.password, user?.password_hash)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (!user) return refuse('auth.user-not-found')
  if (verdict === 'wrong') return refuse('auth.password-invalid')
  await forgetAttempts(db, account)
  await takeBackAttempt(db, address)
  if (!user.confirmed_at) return refuse('auth.user-not-confirmed')
  if (user.password_reset_required) return refuse('auth.password-reset-required')
  return openSession(parts, attempt, { id: user.user_id, email: user.email })
}

async function openSession(
  { db, clock, signer }: AccountParts,
  { country, userAgent }: SignIn,
  user: { id: string; email: string },
): Promise<SignedIn> {
  const now = clock.now()
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken()
  await inTransaction(db, (tx) =>
    insertSession(tx, {
      sessionId,
      userId: user.id,
      country,
      refreshHash: refreshHash(refreshToken),
      userAgent,
      now,
    }),
  )
  const tokens = await issueTokens(signer, { userId: user.id, sessionId, email: user.email, country }, now)
  return { result: { user, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } } }
}
