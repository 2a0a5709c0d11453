import type { WholeDeskConversation, helpDeskCalls } from '@beckon/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited, operatorNames, operatorsWhoMay } from '../../../settings/operators/index.ts'
import type { HelpDeps } from '../deps.ts'
import { type ConversationRow, lockConversation, markSeen, setClosed, updateConversation } from '../store.ts'
import { deskConversation } from './desk-for-screen.ts'

type Deps = Pick<HelpDeps, 'db' | 'clock'>
type Answer = Promise<{ result: WholeDeskConversation } | Refusal>

const EVERYTHING = 2_147_483_647

/** Opens a conversation on the desk; what the business wrote counts as seen by an operator who may answer. */
export async function readDesk(
  { db, clock }: Deps,
  { caller, params }: Context<typeof helpDeskCalls.readDesk>,
): Answer {
  const whole = await deskConversation(db, caller, params.id)
  if (!whole) return refuse('help.not-found')
  await markSeen(db, whole, { by: 'operator', upTo: EVERYTHING, at: clock.now() })
  return { result: { ...whole, unseen: 0 } }
}

/** Gives a conversation to an operator who may answer, or to anyone; refused where another one took it meanwhile. */
export async function assignHelp(
  deps: Deps,
  { caller, country, params, body }: Context<typeof helpDeskCalls.assignHelp>,
): Answer {
  const intent = { caller, country, subject: `help:${params.id}`, reason: body.reason }
  const done = await audited(deps, intent, async (tx) => {
    const row = await lockConversation(tx, caller, params.id)
    if (!row) return refuse('help.not-found')
    if (row.assigned_to !== body.from) {
      const names = await operatorNames(tx, row.assigned_to === null ? [] : [row.assigned_to])
      return refuse('help.assigned', { by: names.get(row.assigned_to ?? '') ?? null })
    }
    const wanted = body.operator_id
    if (wanted !== null && wanted !== caller.operatorId) {
      const helpers = await operatorsWhoMay(tx, country, 'help.answer')
      if (!helpers.some(({ operator_id: id }) => id === wanted)) return refuse('help.operator-unknown')
    }
    await updateConversation(tx, row, { assigned_to: wanted })
    return { before: describe(row.assigned_to), after: describe(wanted), answer: true as const }
  })
  return isRefusal(done) ? done : shown(deps, caller, params.id)
}

const describe = (operatorId: string | null): string =>
  operatorId === null ? 'anyone' : `operator ${operatorId}`

/** Closes a conversation, or opens it again in the state of its last message. */
export async function settleHelp(
  deps: Deps,
  { caller, country, params, body }: Context<typeof helpDeskCalls.settleHelp>,
): Answer {
  const intent = { caller, country, subject: `help:${params.id}`, reason: body.reason }
  const done = await audited(deps, intent, async (tx) => {
    const row = await lockConversation(tx, caller, params.id)
    if (!row) return refuse('help.not-found')
    const isChange = (row.status === 'CLOSED') !== body.closed
    const after = isChange ? await settle(tx, row, body.closed, deps.clock.now()) : row.status
    return { before: row.status, after, answer: true as const }
  })
  return isRefusal(done) ? done : shown(deps, caller, params.id)
}

async function settle(
  tx: Tx,
  row: ConversationRow,
  closed: boolean,
  now: Date,
): Promise<ConversationRow['status']> {
  if (closed) {
    await setClosed(tx, row, now)
    return 'CLOSED'
  }
  const waiting_since = await firstUnanswered(tx, row)
  const status = waiting_since === null ? 'ANSWERED' : 'OPEN'
  await updateConversation(tx, row, { status, waiting_since, updated_at: now })
  return status
}

/** The time of the first message after the last answer; null where there is none. */
async function firstUnanswered(
  tx: Tx,
  { vendor_id, conversation_id }: ConversationRow,
): Promise<Date | null> {
  const first = await tx
    .selectFrom('help_message')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('vendor_id', '=', vendor_id)
    .where('conversation_id', '=', conversation_id)
    .where(
      sql<boolean>`position > coalesce((
        select max(answer.position) from help_message answer
        where answer.vendor_id = help_message.vendor_id
          and answer.conversation_id = help_message.conversation_id and answer.sender = 'operator'
      ), -1)`,
    )
    .executeTakeFirst()
  return first?.at ?? null
}

async function shown(
  { db }: Deps,
  caller: Context<typeof helpDeskCalls.readDesk>['caller'],
  id: string,
): Answer {
  const whole = await deskConversation(db, caller, id)
  return whole ? { result: whole } : refuse('help.not-found')
}
