import { randomUUID } from 'node:crypto'
import type {
  AnswerOf,
  BodyOf,
  LoginStep,
  operatorAccountCalls,
  operatorSessionCalls,
} from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { mailLimit, OPERATOR_INVITATION_HOURS } from '@beckon/domain/limits'
import { countriesOf, grantsIn, mayExist, mayOperateInAll, type OperatorGrant } from '@beckon/domain/operator'
import { type Selectable, sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { withinLimits } from '../../../../platform/auth/within-limits.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { describedRoles, recordChange } from '../audit/record-change.ts'
import type { OperatorDeps, Visitor } from '../deps.ts'
import { nextStep, type Opened } from '../login/log-in.ts'
import { hashNewPassword } from '../login/reset-password.ts'
import { hashOfToken, newOperatorToken } from '../operator-token.ts'
import type { OperatorInvitationTable } from '../schema.ts'
import { accountByEmail, accountById, type AccountRow, insertAccount, putGrants } from './account-store.ts'
import { grantsOfCaller, wireRole } from './me.ts'

const HOUR_MS = 3_600_000
type InvitationRow = Selectable<OperatorInvitationTable>

export interface NewInvitation {
  readonly country: CountryCode
  readonly email: string
  readonly name: string
  readonly grants: readonly OperatorGrant[]
  readonly now: Date
}

/** Writes an invitation; its token is returned and stored nowhere. An earlier one to the same email is used up. */
export async function insertInvitation(
  db: Database,
  { country, email, name, grants, now }: NewInvitation,
): Promise<{ operatorId: string; token: string; expiresAt: Date }> {
  const token = newOperatorToken()
  const operatorId = randomUUID()
  const expiresAt = new Date(now.getTime() + OPERATOR_INVITATION_HOURS * HOUR_MS)
  await db
    .updateTable('operator_invitation')
    .set({ used_at: now })
    .where(isTo(email))
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('operator_invitation')
    .values({
      operator_id: operatorId,
      country,
      email,
      name,
      grants: JSON.stringify(grants),
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  return { operatorId, token, expiresAt }
}

type Invited = AnswerOf<typeof operatorAccountCalls.inviteOperator>

/** Invites a person with roles that the caller may give. */
export async function inviteOperator(
  deps: OperatorDeps,
  { caller, country, deployment, body }: Context<typeof operatorAccountCalls.inviteOperator>,
): Promise<Invited | Refusal> {
  const { db, clock, notify, environment } = deps
  const { email_address: email, name, reason, roles: grants } = body
  const countries = countriesOf(grants)
  const own = await grantsOfCaller(db, caller)
  if (!mayOperateInAll(own, 'operators.manage', countries)) return refuse('auth.forbidden')
  if (!mayExist({ email, environment })) return refuse('auth.email-invalid')
  const limited = await withinLimits(deps, [
    { what: 'operator-invited', who: email.toLowerCase(), limit: mailLimit },
  ])
  if (limited) return limited
  const known = await accountByEmail(db, email)
  if (known) return refuse('operator.exists', { operator_id: known.operator_id })
  if (!(await notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const earlier = await openInvitationTo(tx, email, now)
    const refused = earlier && (await withdrawInvitation(tx, earlier, { caller, reason, now }))
    if (refused) return refused
    const made = await insertInvitation(tx, { country, email, name, grants, now })
    const addressee = { country, channel: 'mail', recipient: email, language: null } as const
    const url = deps.linkTo(deployment, `/console/#invitation=${made.token}`)
    await notify.send(tx, addressee, { kind: 'operator-invited', url })
    const { operatorId } = made
    for (const one of countries) {
      const after = `invited: ${describedRoles(grantsIn(grants, one)) ?? ''}`
      await recordChange(tx, [one], { by: caller.operatorId, operatorId, before: null, after, reason, now })
    }
    return { result: { operator_id: operatorId, link: url, expires_at: unixSeconds(made.expiresAt) } }
  })
}

/** Invitations that can still be accepted. */
export const openInvitations = (db: Database, now: Date) =>
  db.selectFrom('operator_invitation').selectAll().where('used_at', 'is', null).where('expires_at', '>', now)

/** An invitation that can still be accepted, by its token or by its id. */
export const openInvitation = (
  db: Database,
  column: 'token_hash' | 'operator_id',
  value: string,
  now: Date,
): Promise<InvitationRow | undefined> => openInvitations(db, now).where(column, '=', value).executeTakeFirst()

const isTo = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`

const openInvitationTo = (db: Database, email: string, now: Date): Promise<InvitationRow | undefined> =>
  openInvitations(db, now).where(isTo(email)).executeTakeFirst()

/** Uses up an invitation; false where another request was first. */
async function takeInvitation(tx: Tx, operatorId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('operator_invitation')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

interface Withdrawal {
  readonly caller: OperatorCaller
  readonly reason: string
  readonly now: Date
}

/** Withdraws an open invitation, which needs the right in each of its countries. */
export async function withdrawInvitation(
  tx: Tx,
  { operator_id: operatorId, grants }: InvitationRow,
  { caller, reason, now }: Withdrawal,
): Promise<Refusal | undefined> {
  const countries = countriesOf(grants)
  if (!mayOperateInAll(await grantsOfCaller(tx, caller), 'operators.manage', countries)) {
    return refuse('auth.forbidden')
  }
  await takeInvitation(tx, operatorId, now)
  const change = { by: caller.operatorId, operatorId, before: 'invited', after: null, reason, now }
  await recordChange(tx, countries, change)
  return undefined
}

export async function readInvitation(
  deps: OperatorDeps,
  { address }: Visitor,
  token: string,
): Promise<AnswerOf<typeof operatorSessionCalls.readOperatorInvitation> | Refusal> {
  const invitation = await guessed(deps, address, token)
  if (isRefusal(invitation)) return invitation
  const { email, name, grants } = invitation
  return {
    result: { email, name, roles: grants.map((grant) => ({ ...wireRole(grant), country: grant.country })) },
  }
}

async function guessed(deps: OperatorDeps, address: string, token: string): Promise<InvitationRow | Refusal> {
  const limited = await withinLimits(deps, [
    { what: 'operator-guess', who: address, limit: deps.limits.guess },
  ])
  if (limited) return limited
  const invitation = await openInvitation(deps.db, 'token_hash', hashOfToken(token), deps.clock.now())
  const mayBeUsed = invitation && mayExist({ email: invitation.email, environment: deps.environment })
  return mayBeUsed ? invitation : refuse('operator.link-gone')
}

/** Creates the account of an invitation. The second factor is the next step. */
export async function acceptInvitation(
  deps: OperatorDeps,
  visitor: Visitor,
  { token, name, password }: BodyOf<typeof operatorSessionCalls.acceptOperatorInvitation>,
): Promise<LoginStep | Opened | Refusal> {
  const invitation = await guessed(deps, visitor.address, token)
  if (isRefusal(invitation)) return invitation
  const { email } = invitation
  const hash = await hashNewPassword(deps, { email, name }, { password, from: visitor.address })
  if (typeof hash !== 'string') return hash
  const account = await inTransaction(deps.db, (tx) =>
    createAccount(deps, tx, invitation, { name, hash, language: visitor.language }),
  )
  return isRefusal(account) ? account : nextStep(deps, visitor, account)
}

async function createAccount(
  { clock }: OperatorDeps,
  tx: Tx,
  { operator_id, email, grants }: InvitationRow,
  { name, hash, language }: { readonly name: string; readonly hash: string; readonly language: string },
): Promise<AccountRow | Refusal> {
  const now = clock.now()
  const account = {
    operator_id,
    email,
    name,
    password_hash: hash,
    password_changed_at: now,
    language,
    created_at: now,
  }
  const isMade = (await takeInvitation(tx, operator_id, now)) && (await insertAccount(tx, account))
  if (!isMade) return refuse('operator.link-gone')
  const countries = countriesOf(grants)
  await putGrants(tx, operator_id, countries, grants)
  const change = {
    by: operator_id,
    operatorId: operator_id,
    before: 'invited',
    reason: 'invitation accepted',
    now,
  }
  for (const country of countries) {
    await recordChange(tx, [country], { ...change, after: describedRoles(grantsIn(grants, country)) })
  }
  return (await accountById(tx, operator_id)) ?? refuse('operator.link-gone')
}
