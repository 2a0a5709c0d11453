import { channelOf, codeFrom, signInNameOf } from '@beckon/domain/account'
import { codeLimit, RESET_CODE_MINUTES, RESET_CODE_TRIES } from '@beckon/domain/limits'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps, Visitor } from '../deps.ts'
import { requesterOf } from '../requester.ts'
import {
  BUSY_SECONDS,
  countAttempts,
  purgeAttempts,
  type Requester,
  subjectOf,
  subjectsOfAccount,
} from '../../../../platform/attempts.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { evaluateNewPassword } from '../../../../platform/auth/passwords/evaluate-password.ts'
import { codeTries, mailTries, signInTries, withinLimits } from '../limits.ts'
import { mayRecover } from '../policy.ts'
import { newCode } from '../registration/secrets.ts'
import { countCodeTry, purgeCodes, newestCode, putCode } from '../registration/verification-store.ts'
import { unknownRecipient, type VerificationRecipient } from '../registration/verification-recipient.ts'
import { findUser, setPassword, type UserRow } from '../registration/user-store.ts'

const MINUTE_MS = 60_000
type Done = { result: true }

/**
 * Sends a code. Without such an account the work and the answer are the same, so that neither reveals its existence.
 */
export async function forgotPassword(
  deps: AccountDeps,
  visitor: Visitor,
  { name: typed, deviceToken }: { readonly name: string; readonly deviceToken: string | undefined },
): Promise<Done | Refusal> {
  const { country, address } = visitor
  const name = signInNameOf(typed, country)
  if (!name) return refuse('auth.email-invalid')
  const requester = await requesterOf(deps.db, { country, name: name.value, address, deviceToken })
  const limited = await withinLimits(
    deps,
    [{ what: 'guess', who: address, limit: deps.limits.guess }],
    subjectsOfAccount(requester, mailTries(name)),
  )
  if (limited) return limited
  if (!(await deps.notify.canReach(name.kind))) return refuse('auth.code-delivery-failed')
  const code = newCode()
  const codeHash = await deps.passwords.hash(code, address)
  if (codeHash === undefined) return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  const user = await findUser(deps.db, country, name.value)
  const recipient = user && mayRecover(user) ? user : unknownRecipient(visitor, name)
  await inTransaction(deps.db, (tx) => sendCode(deps, tx, recipient, { code, codeHash, requester }))
  return { result: true }
}

async function sendCode(
  { clock, notify }: AccountDeps,
  tx: Tx,
  user: VerificationRecipient,
  {
    code,
    codeHash,
    requester,
  }: { readonly code: string; readonly codeHash: string; readonly requester: Requester },
): Promise<void> {
  const now = clock.now()
  await putCode(tx, {
    user_id: user.user_id,
    requester: requester.key,
    code_hash: codeHash,
    created_at: now,
    expires_at: new Date(now.getTime() + RESET_CODE_MINUTES * MINUTE_MS),
  })
  await notify.send(tx, addresseeOf(user), { kind: 'reset-password', code })
}

export interface NewPassword {
  readonly name: string
  readonly code: string
  readonly password: string
  readonly deviceToken: string | undefined
}

/** Sets a new password with a code. It also confirms the account: the code was sent to its address. */
export async function resetPassword(
  deps: AccountDeps,
  { country, address }: Visitor,
  given: NewPassword,
): Promise<Done | Refusal> {
  const name = signInNameOf(given.name, country)
  const refused = evaluateNewPassword(given.password, name ? [name.value] : [])
  if (refused) return refused
  const code = codeFrom(given.code)
  if (!name || !code) return refuse('auth.code-invalid')
  const account = `${country}:${name.value.toLowerCase()}`
  const requester = await requesterOf(deps.db, {
    country,
    name: name.value,
    address,
    deviceToken: given.deviceToken,
  })
  const tries = subjectsOfAccount(requester, codeTries(account))
  const limited = await withinLimits(deps, [{ what: 'guess', who: address, limit: deps.limits.guess }], tries)
  if (limited) return limited
  const user = await findUser(deps.db, country, name.value)
  const stored = user && (await validCodeHash(deps, user, requester))
  const verdict = await deps.passwords.evaluate(code, stored, address)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong' || !user) return refuse('auth.code-invalid')
  const passwordHash = await deps.passwords.hash(given.password, address)
  if (passwordHash === undefined) return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  await inTransaction(deps.db, async (tx) => {
    await purgeCodes(tx, user.user_id)
    await changePassword(deps, tx, user, passwordHash)
    if (!user.confirmed_at) await deps.vendors.register(tx, user.user_id)
  })
  for (const { subject } of [...tries, ...subjectsOfAccount(requester, signInTries(account))]) {
    await purgeAttempts(deps.db, subject)
  }
  return { result: true }
}

/**
 * Returns the hash of the pending code after counting this attempt; undefined when it expired or had too many
 * attempts. An attempt counts against the code that the same browser or network requested, so that strangers cannot
 * use up the attempts of another user's code.
 */
async function validCodeHash(
  deps: AccountDeps,
  user: UserRow,
  requester: Requester,
): Promise<string | undefined> {
  if (!mayRecover(user)) return undefined
  const { db, clock } = deps
  const own = await countCodeTry(db, user.user_id, requester.key)
  const code = own ?? (await codeOfOtherDevice(deps, user))
  const isGood = code && code.tries <= RESET_CODE_TRIES && code.expires_at > clock.now()
  return isGood ? code.code_hash : undefined
}

/**
 * Returns the newest code, for a user whose network has changed since the request: these attempts share one limit.
 */
async function codeOfOtherDevice({ db, clock }: AccountDeps, { user_id: userId }: UserRow) {
  const counted = { subject: subjectOf('code-elsewhere', userId), limit: codeLimit }
  const wait = await countAttempts(db, [counted], clock.now())
  return wait > 0 ? undefined : newestCode(db, userId)
}

/** Changes the password and ends all sessions but `except`. */
export async function changePassword(
  { clock, bus, notify }: AccountDeps,
  tx: Tx,
  user: UserRow,
  passwordHash: string,
  except?: string,
): Promise<void> {
  const now = clock.now()
  await setPassword(tx, user.user_id, passwordHash, now)
  await endSessions({ bus, clock }, tx, user.user_id, except)
  const addressee = addresseeOf(user)
  await notify.send(tx, addressee, { kind: 'password-changed', at: notify.moment(addressee, now) })
}

const addresseeOf = ({ country, email, language, hasNoAccount }: VerificationRecipient) =>
  ({ country, channel: channelOf(email), recipient: email, language, hasNoAccount }) as const
