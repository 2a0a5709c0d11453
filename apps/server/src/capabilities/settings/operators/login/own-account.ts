import type { Deployment } from '@beckon/domain/country'
import { secondFactorLimit } from '@beckon/domain/limits'
import { BUSY_SECONDS, countAttempts, purgeAttempts, subjectOf } from '../../../../platform/attempts.ts'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { accountById, type AccountRow, grantsOf } from '../accounts/account-store.ts'
import { recordOwnChange } from '../audit/record-change.ts'
import type { OperatorDeps } from '../deps.ts'
import { hashNewPassword, informOwner, setPassword } from './reset-password.ts'
import { confirmFactor, newRecoveryCodes, prepareFactor, useCode } from './second-factor.ts'
import { endSessions, markSecondFactor, openSessions, type SessionRow } from './session-store.ts'

interface Proof {
  readonly password: string
  readonly code?: string | undefined
}

interface Own {
  readonly account: AccountRow
  readonly sessionId: string
}

const OWN_REASON = 'by the operator'

/** The account of a session; a program with a token has none. */
async function ownAccount({ db }: OperatorDeps, caller: OperatorCaller): Promise<Own | Refusal> {
  const account = caller.sessionId === undefined ? undefined : await accountById(db, caller.operatorId)
  if (!account || caller.sessionId === undefined) return refuse('auth.forbidden')
  return { account, sessionId: caller.sessionId }
}

/** The account, after its owner has given the password again, and a code where there is a second factor. */
async function provenAccount(
  deps: OperatorDeps,
  caller: OperatorCaller,
  { password, code }: Proof,
): Promise<Own | Refusal> {
  const own = await ownAccount(deps, caller)
  if (isRefusal(own)) return own
  const { db, clock, passwords } = deps
  const { account } = own
  const subject = subjectOf('operator-present', account.operator_id)
  const wait = await countAttempts(db, [{ subject, limit: secondFactorLimit }], clock.now())
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  const verdict = await passwords.evaluate(password, account.password_hash, account.operator_id)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong') return refuse('auth.password-invalid')
  await purgeAttempts(db, subject)
  const refused = account.totp_secret === null ? undefined : await useCode(deps, account, code ?? '')
  return refused ?? own
}

export async function changePassword(
  deps: OperatorDeps,
  caller: OperatorCaller,
  { next, ...proof }: Proof & { readonly next: string },
): Promise<{ result: true } | Refusal> {
  const own = await provenAccount(deps, caller, proof)
  if (isRefusal(own)) return own
  const { account, sessionId } = own
  const hash = await hashNewPassword(deps, account, { password: next, from: account.operator_id })
  if (typeof hash !== 'string') return hash
  await inTransaction(deps.db, (tx) =>
    setPassword(deps, tx, account, { hash, reason: OWN_REASON, except: sessionId }),
  )
  return { result: true }
}

/** Prepares another app; the present one counts until the new one is confirmed. */
export async function beginSecondFactor(
  deps: OperatorDeps,
  caller: OperatorCaller,
  { deployment, proof }: { readonly deployment: Deployment; readonly proof: Proof },
): Promise<{ result: { secret: string; uri: string } } | Refusal> {
  const own = await provenAccount(deps, caller, proof)
  return isRefusal(own) ? own : { result: await prepareFactor(deps, own.account, deployment) }
}

type Codes = { result: { recovery_codes: string[] } }

/** Replaces the second factor by the prepared one, ends all other sessions, and informs the owner. */
export async function confirmSecondFactor(
  deps: OperatorDeps,
  caller: OperatorCaller,
  code: string,
): Promise<Codes | Refusal> {
  const own = await ownAccount(deps, caller)
  if (isRefusal(own)) return own
  const { account, sessionId } = own
  const refused = await confirmFactor(deps, account, code)
  if (refused) return refused
  return inTransaction(deps.db, async (tx) => {
    const { operator_id: operatorId, email, language } = account
    const now = deps.clock.now()
    const recovery_codes = await newRecoveryCodes(tx, operatorId)
    await markSecondFactor(tx, sessionId)
    await endSessions(deps, tx, { operatorId, except: sessionId })
    const grants = await grantsOf(tx, operatorId)
    await recordOwnChange(tx, grants, operatorId, { after: 'new second factor', reason: OWN_REASON, now })
    await informOwner(deps, tx, { email, language, grants }, 'operator-factor')
    return { result: { recovery_codes } }
  })
}

export async function renewRecoveryCodes(
  deps: OperatorDeps,
  caller: OperatorCaller,
  proof: Proof,
): Promise<Codes | Refusal> {
  const own = await provenAccount(deps, caller, proof)
  if (isRefusal(own)) return own
  const { operator_id: operatorId } = own.account
  return inTransaction(deps.db, async (tx) => {
    const recovery_codes = await newRecoveryCodes(tx, operatorId)
    const grants = await grantsOf(tx, operatorId)
    const change = { after: 'new recovery codes', reason: OWN_REASON, now: deps.clock.now() }
    await recordOwnChange(tx, grants, operatorId, change)
    return { result: { recovery_codes } }
  })
}

export const wireSession = (session: SessionRow, current?: string) => ({
  session_id: session.session_id,
  created_at: unixSeconds(session.created_at),
  used_at: unixSeconds(session.used_at),
  user_agent: session.user_agent,
  current: session.session_id === current,
})

export async function listOwnSessions(
  { db, clock }: OperatorDeps,
  { operatorId, sessionId }: OperatorCaller,
) {
  const sessions = await openSessions(db, operatorId, clock.now())
  return { result: sessions.map((session) => wireSession(session, sessionId)) }
}

/** Ends a session of the own account; one of another operator is not found. */
export async function endOwnSession(
  deps: OperatorDeps,
  { operatorId }: OperatorCaller,
  sessionId: string,
): Promise<{ result: true } | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const ended = await endSessions(deps, tx, { operatorId, sessionId })
    return ended === 0 ? refuse('session.not-found') : ({ result: true } as const)
  })
}
