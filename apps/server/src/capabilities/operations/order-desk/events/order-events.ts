import { chargeKinds } from '@beckon/contract'
import { actors, decisionCauses, decisionOptions } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { type OrderRow, paymentMethodOf, presentChanges } from '../../../ordering/orders/index.ts'
import { toDecimal } from '@beckon/domain/money'
import type { TimedEvent } from './timed-event.ts'

/** The name of the operator in a column: a person, or a program. */
export const operatorName = (column: string): RawBuilder<string | null> => sql<string | null>`
  coalesce(
    (select name from operator_account as account where account.operator_id = ${sql.ref(column)}),
    (select name from operator where operator.operator_id = ${sql.ref(column)})
  )`

export async function statusEvents(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('order_status as entry')
    .select(['entry.status', 'entry.actor', 'entry.reason', 'entry.created_at', 'entry.changes'])
    .select(operatorName('entry.operator_id').as('operator'))
    .where('entry.vendor_id', '=', order.vendor_id)
    .where('entry.order_id', '=', order.order_id)
    .orderBy('entry.position')
    .execute()
  return rows.map(({ created_at: at, changes, actor, ...entry }) => ({
    ...entry,
    kind: 'status',
    at,
    actor: actors.find((one) => one === actor) ?? 'system',
    changes: changes === null ? [] : presentChanges(changes, order.currency, paymentMethodOf),
  }))
}

export async function decisionEvents(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const [decisions, charges] = await Promise.all([
    db
      .selectFrom('order_decision as decision')
      .selectAll('decision')
      .select(operatorName('decision.operator_id').as('operator'))
      .where('decision.vendor_id', '=', order.vendor_id)
      .where('decision.order_id', '=', order.order_id)
      .execute(),
    db
      .selectFrom('order_charge')
      .select(['kind', 'amount_minor', 'created_at'])
      .where('vendor_id', '=', order.vendor_id)
      .where('order_id', '=', order.order_id)
      .execute(),
  ])
  return [
    ...decisions.flatMap(asked),
    ...charges.flatMap(({ kind, amount_minor: minor, created_at: at }): TimedEvent[] => {
      const charge = chargeKinds.find((one) => one === kind)
      const amount = toDecimal({ minor, currency: order.currency })
      return charge ? [{ kind: 'charge', at, charge, amount }] : []
    }),
  ]
}

interface AskedRow {
  readonly cause: string
  readonly note: string
  readonly opened_at: Date
  readonly answer_by: Date
  readonly choice: string | null
  readonly chosen_by: string | null
  readonly chosen_at: Date | null
  readonly operator: string | null
}

function asked(row: AskedRow): TimedEvent[] {
  const cause = decisionCauses.find((one) => one === row.cause) ?? 'UNREACHABLE'
  const answerBy = Math.floor(row.answer_by.getTime() / 1000)
  const question = { kind: 'asked', at: row.opened_at, cause, note: row.note, answer_by: answerBy } as const
  if (row.chosen_at === null) return [question]
  const by = row.chosen_by === 'vendor' || row.chosen_by === 'operator' ? row.chosen_by : 'system'
  const option = decisionOptions.find((one) => one === row.choice) ?? null
  return [question, { kind: 'decided', at: row.chosen_at, option, by, operator: row.operator }]
}

/** Changes of an order, or of its refunds, by operators, with their reasons. */
export async function changeEvents(
  db: Database,
  order: OrderRow,
  of: 'order' | 'refund',
): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('operator_change as change')
    .select(['change.before', 'change.after', 'change.reason', 'change.created_at'])
    .select(operatorName('change.operator_id').as('operator'))
    .where('change.country', '=', order.country)
    .where('change.subject', '=', `${of}:${order.order_id}`)
    .execute()
  return rows.map(({ created_at: at, ...change }) => ({ ...change, kind: 'operator', at }))
}
