import { globalLimitFactor, mailLimit, OPERATOR_RESET_HOURS } from '@beckon/domain/limits'
import { mayExist } from '@beckon/domain/operator'
import { sql } from 'kysely'
import {
  BUSY_SECONDS,
  networkRequester,
  purgeAttempts,
  subjectsOfAccount,
} from '../../../../platform/attempts.ts'
import { evaluateNewPassword } from '../../../../platform/auth/passwords/evaluate-password.ts'
import { withinLimits } from '../../../../platform/auth/within-limits.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import {
  accountByEmail,
  accountById,
  type AccountRow,
  grantsOf,
  updateAccount,
} from '../accounts/account-store.ts'
import { recordOwnChange } from '../audit/record-change.ts'
import type { OperatorDeps, Visitor } from '../deps.ts'
import { hashOfToken, newOperatorToken } from '../operator-token.ts'
import { passwordTries } from './log-in.ts'
import { endSessions } from './session-store.ts'

const HOUR_MS = 3_600_000
type Done = { result: true }

/** Sends a link. Without such an account the work and the answer are the same. */
export async function forgotPassword(
  deps: OperatorDeps,
  { country, deployment, address }: Visitor,
  email: string,
): Promise<Done | Refusal> {
  const { db, clock, notify } = deps
  const mails = subjectsOfAccount(networkRequester(address), {
    what: 'operator-mail',
    account: email.toLowerCase(),
    limit: mailLimit,
    globalLimitFactor: globalLimitFactor.mail,
  })
  const limited = await withinLimits(
    deps,
    [{ what: 'operator-guess', who: address, limit: deps.limits.guess }],
    mails,
  )
  if (limited) return limited
  if (!(await notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  const account = await usableAccount(deps, await accountByEmail(db, email))
  const token = newOperatorToken()
  const url = deps.linkTo(deployment, `/console/#reset=${token}`)
  await inTransaction(db, async (tx) => {
    await insertReset(tx, { operatorId: account?.operator_id ?? '', token, now: clock.now() })
    const recipient = account?.email ?? email
    const addressee = { country, channel: 'mail', recipient, language: account?.language ?? null } as const
    await notify.send(tx, { ...addressee, hasNoAccount: !account }, { kind: 'operator-reset', url })
  })
  return { result: true }
}

async function usableAccount(
  { environment }: OperatorDeps,
  account: AccountRow | undefined,
): Promise<AccountRow | undefined> {
  const isUsable = account?.status === 'active' && mayExist({ email: account.email, environment })
  return isUsable ? account : undefined
}

/** One statement in any case: without an account it writes nothing. */
async function insertReset(
  tx: Tx,
  { operatorId, token, now }: { readonly operatorId: string; readonly token: string; readonly now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + OPERATOR_RESET_HOURS * HOUR_MS)
  await sql`
    insert into operator_reset (token_hash, operator_id, created_at, expires_at)
    select ${hashOfToken(token)}, operator_id, ${now}::timestamptz, ${expiresAt}::timestamptz
    from operator_account where operator_id = ${operatorId}`.execute(tx)
}

/** Sets a new password by a link, which works once. The second factor stays. */
export async function resetPassword(
  deps: OperatorDeps,
  { address }: Visitor,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Done | Refusal> {
  const { db } = deps
  const limited = await withinLimits(deps, [
    { what: 'operator-guess', who: address, limit: deps.limits.guess },
  ])
  if (limited) return limited
  const account = await accountOfReset(deps, db, token)
  if (!account) return refuse('operator.link-gone')
  const hash = await hashNewPassword(deps, account, { password, from: address })
  if (typeof hash !== 'string') return hash
  const changed = await inTransaction(db, async (tx) => {
    if (!(await takeReset(deps, tx, token))) return refuse('operator.link-gone')
    await setPassword(deps, tx, account, { hash, reason: 'reset by the link of an email' })
    return { result: true } as const
  })
  if ('result' in changed) {
    for (const { subject } of passwordTries(address, account.email)) await purgeAttempts(db, subject)
  }
  return changed
}

async function accountOfReset(
  deps: OperatorDeps,
  db: Database,
  token: string,
): Promise<AccountRow | undefined> {
  const reset = await db
    .selectFrom('operator_reset')
    .select('operator_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst()
  return reset && usableAccount(deps, await accountById(db, reset.operator_id))
}

/** Uses up the link; false where it was used meanwhile. */
async function takeReset({ clock }: OperatorDeps, tx: Tx, token: string): Promise<boolean> {
  const taken = await tx
    .updateTable('operator_reset')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** The hash of a new password, or the reason why it may not be chosen. */
export async function hashNewPassword(
  { passwords }: Pick<OperatorDeps, 'passwords'>,
  { email, name }: Pick<AccountRow, 'email' | 'name'>,
  { password, from }: { readonly password: string; readonly from: string },
): Promise<string | Refusal> {
  const refused = evaluateNewPassword(password, [email, name])
  if (refused) return refused
  const hash = await passwords.hash(password, from)
  return hash ?? refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
}

interface NewPassword {
  readonly hash: string
  readonly reason: string
  /** This session stays. */
  readonly except?: string
}

/** Writes a new password, uses up the links for another one, ends the sessions, and informs the owner. */
export async function setPassword(
  deps: OperatorDeps,
  tx: Tx,
  { operator_id: operatorId, email, language }: AccountRow,
  { hash, reason, except }: NewPassword,
): Promise<void> {
  const now = deps.clock.now()
  await tx
    .updateTable('operator_reset')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute()
  await updateAccount(tx, operatorId, { password_hash: hash, password_changed_at: now })
  await endSessions(deps, tx, { operatorId, except })
  const grants = await grantsOf(tx, operatorId)
  await recordOwnChange(tx, grants, operatorId, { after: 'new password', reason, now })
  await informOwner(deps, tx, { email, language, grants }, 'password-changed')
}

interface Owner extends Pick<AccountRow, 'email' | 'language'> {
  readonly grants: Awaited<ReturnType<typeof grantsOf>>
}

/** Mails a security change to its owner, as a deployment of one of the operator's countries. */
export async function informOwner(
  { notify, clock }: OperatorDeps,
  tx: Tx,
  { email, language, grants }: Owner,
  kind: 'password-changed' | 'operator-factor',
): Promise<void> {
  const [first] = grants
  if (!first) return
  const addressee = { country: first.country, channel: 'mail', recipient: email, language } as const
  await notify.send(tx, addressee, { kind, at: notify.moment(addressee, clock.now()) })
}
