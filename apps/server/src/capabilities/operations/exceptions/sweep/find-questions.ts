import type { CountryCode } from '@beckon/domain/country'
import { type DecisionCause, decisionCauses, type OrderStatus } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isLiveMode } from '../../../../platform/database/live-mode.ts'
import type { Signal } from './signal.ts'

const kinds = ['no-answer', 'wrong-pin', 'address-doubtful'] as const

interface Question {
  readonly vendor_id: string
  readonly order_id: string
  readonly country: CountryCode
  readonly status: OrderStatus
  readonly cause: DecisionCause
  readonly opened_at: Date
  readonly answer_by: Date
}

/** The open questions to shops about parcels with a problem. */
export async function findQuestions(db: Database): Promise<readonly Signal[]> {
  const rows = await db
    .selectFrom('order_decision as asked')
    .innerJoin('orders', (join) =>
      join.onRef('orders.vendor_id', '=', 'asked.vendor_id').onRef('orders.order_id', '=', 'asked.order_id'),
    )
    .select(['asked.vendor_id', 'asked.order_id', 'asked.country', 'asked.cause', 'asked.opened_at'])
    .select(['asked.answer_by', 'orders.status'])
    .where('asked.chosen_at', 'is', null)
    .where(isLiveMode('asked.vendor_id'))
    .execute()
  return rows.flatMap(({ cause: stored, ...row }) => {
    const cause = decisionCauses.find((one) => one === stored)
    return cause ? signalsOf({ ...row, cause }) : []
  })
}

/** Makes a signal for each kind; the rule of the kind selects by the cause. */
const signalsOf = ({ country, status, cause, ...row }: Question): readonly Signal[] =>
  kinds.map((kind) => ({
    country,
    subject: `order:${row.order_id}`,
    vendorId: row.vendor_id,
    orderId: row.order_id,
    riderId: null,
    rule: { kind, status, cause, openedAt: unixSeconds(row.opened_at) },
    facts: { status, cause, since: unixSeconds(row.opened_at), answer_by: unixSeconds(row.answer_by) },
  }))
