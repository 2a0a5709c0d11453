import type { AnswerOf, operatorAccountCalls } from '@beckon/contract'
import {
  countriesOf,
  countriesWithoutAdministrator,
  grantsIn,
  mayBecome,
  mayOperateInAll,
  type OperatorGrant,
  type OperatorStatus,
} from '@beckon/domain/operator'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../audited.ts'
import { describedRoles, recordChange, subjectOfOperator } from '../audit/record-change.ts'
import type { OperatorDeps } from '../deps.ts'
import { wireSession } from '../login/own-account.ts'
import { endSessions, openSessions, publishOperatorChanged } from '../login/session-store.ts'
import {
  accountById,
  type AccountRow,
  activeAdministrators,
  grantsOf,
  lockAccount,
  lockAdministrators,
  putGrants,
  updateAccount,
} from './account-store.ts'
import { openInvitation, withdrawInvitation } from './invitations.ts'
import { grantsOfCaller, wireRole } from './me.ts'

/** Whether a country keeps an administrator when the grants of one operator become `next`. */
async function keepsAdministrators(
  { environment }: OperatorDeps,
  tx: Tx,
  operatorId: string,
  next: readonly OperatorGrant[],
): Promise<boolean> {
  const active = await activeAdministrators(tx, environment)
  return countriesWithoutAdministrator(active, operatorId, next).length === 0
}

/** Replaces the roles in the country of the request. */
export async function setOperatorRoles(
  deps: OperatorDeps,
  { caller, country, params, body }: Context<typeof operatorAccountCalls.setOperatorRoles>,
): Promise<AnswerOf<typeof operatorAccountCalls.setOperatorRoles> | Refusal> {
  const wanted = body.roles.map((role): OperatorGrant => ({ ...role, country }))
  const intent = { caller, country, subject: subjectOfOperator(params.id), reason: body.reason }
  return audited(deps, intent, async (tx) => {
    await lockAdministrators(tx)
    const account = await lockAccount(tx, params.id)
    if (!account || account.status === 'ended') return refuse('operator.not-found')
    const grants = await grantsOf(tx, params.id)
    const elsewhere = grants.filter((grant) => grant.country !== country)
    if (!(await keepsAdministrators(deps, tx, params.id, [...elsewhere, ...wanted])))
      return refuse('operator.last')
    await putGrants(tx, params.id, [country], wanted)
    await publishOperatorChanged(deps.bus, tx, params.id)
    return {
      before: describedRoles(grantsIn(grants, country)),
      after: describedRoles(wanted),
      answer: { result: { roles: wanted.map(wireRole) } },
    }
  })
}

/** Suspends, resumes or ends an operator in all countries, which needs the right in each of them. */
export async function setOperatorStatus(
  deps: OperatorDeps,
  { caller, country, params, body }: Context<typeof operatorAccountCalls.setOperatorStatus>,
): Promise<AnswerOf<typeof operatorAccountCalls.setOperatorStatus> | Refusal> {
  const { status, reason } = body
  return inTransaction(deps.db, async (tx) => {
    await lockAdministrators(tx)
    const account = await lockAccount(tx, params.id)
    if (!account) return endInvited(deps, tx, { caller, operatorId: params.id, status, reason })
    const grants = await grantsOf(tx, params.id)
    // An operator without a role in the country is not there.
    if (grantsIn(grants, country).length === 0) return refuse('operator.not-found')
    const refused = await evaluateStatus(deps, tx, { caller, account, grants, status })
    if (refused) return refused
    const now = deps.clock.now()
    await updateAccount(tx, params.id, status === 'ended' ? endedAccount(now) : { status })
    await endSessions(deps, tx, { operatorId: params.id })
    const change = { by: caller.operatorId, operatorId: params.id, before: account.status, after: status }
    await recordChange(tx, countriesOf(grants), { ...change, reason, now })
    return { result: { status } }
  })
}

/** Secrets of an ended account are of no use any more. */
const endedAccount = (now: Date) =>
  ({ status: 'ended', ended_at: now, totp_secret: null, totp_pending: null, totp_pending_at: null }) as const

interface StatusChange {
  readonly caller: OperatorCaller
  readonly account: AccountRow
  readonly grants: readonly OperatorGrant[]
  readonly status: OperatorStatus
}

async function evaluateStatus(
  deps: OperatorDeps,
  tx: Tx,
  { caller, account, grants, status }: StatusChange,
): Promise<Refusal | undefined> {
  const own = await grantsOfCaller(tx, caller)
  if (!mayOperateInAll(own, 'operators.manage', countriesOf(grants))) return refuse('auth.forbidden')
  if (!mayBecome(account.status, status)) return refuse('operator.status')
  const isKept = status === 'active' || (await keepsAdministrators(deps, tx, account.operator_id, []))
  return isKept ? undefined : refuse('operator.last')
}

interface Ending {
  readonly caller: OperatorCaller
  readonly operatorId: string
  readonly status: OperatorStatus
  readonly reason: string
}

/** Ends a person who was invited and has no account yet. */
async function endInvited(
  { clock }: OperatorDeps,
  tx: Tx,
  { caller, operatorId, status, reason }: Ending,
): Promise<{ result: { status: OperatorStatus } } | Refusal> {
  const now = clock.now()
  const invitation = await openInvitation(tx, 'operator_id', operatorId, now)
  const isThere = invitation && grantsIn(invitation.grants, caller.country).length > 0
  if (!isThere) return refuse('operator.not-found')
  if (status !== 'ended') return refuse('operator.status')
  const refused = await withdrawInvitation(tx, invitation, { caller, reason, now })
  return refused ?? { result: { status } }
}

/** The account of an operator with a role in the country. */
async function visibleAccount(
  { db }: OperatorDeps,
  { country }: OperatorCaller,
  operatorId: string,
): Promise<AccountRow | Refusal> {
  const account = await accountById(db, operatorId)
  const isThere = account && grantsIn(await grantsOf(db, operatorId), country).length > 0
  return isThere ? account : refuse('operator.not-found')
}

export async function listOperatorSessions(
  deps: OperatorDeps,
  { caller, params }: Context<typeof operatorAccountCalls.listOperatorSessions>,
): Promise<AnswerOf<typeof operatorAccountCalls.listOperatorSessions> | Refusal> {
  const account = await visibleAccount(deps, caller, params.id)
  if (isRefusal(account)) return account
  const sessions = await openSessions(deps.db, params.id, deps.clock.now())
  return { result: sessions.map((session) => wireSession(session, caller.sessionId)) }
}

export async function endOperatorSessions(
  deps: OperatorDeps,
  { caller, country, params, body }: Context<typeof operatorAccountCalls.endOperatorSessions>,
): Promise<AnswerOf<typeof operatorAccountCalls.endOperatorSessions> | Refusal> {
  const account = await visibleAccount(deps, caller, params.id)
  if (isRefusal(account)) return account
  const intent = { caller, country, subject: subjectOfOperator(params.id), reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const ended = await endSessions(deps, tx, { operatorId: params.id, sessionId: body.session_id })
    return { before: null, after: `${ended} sessions ended`, answer: { result: { ended } } }
  })
}
