import type { OfferedRemedy } from '@beckon/contract'
import { type ExceptionRemedy, optionOf, remediesFor, remedyActions } from '@beckon/domain/exception'
import { toDecimal } from '@beckon/domain/money'
import { mayOperate } from '@beckon/domain/operator'
import {
  type DecisionCause,
  decisionCauses,
  type DecisionOption,
  decisionOptions,
  isStillNeeded,
  type OrderStatus,
  type PricedOption,
} from '@beckon/domain/order'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { wasCollected } from '../../../ordering/orders/index.ts'
import type { ExceptionRow } from '../store.ts'

interface PricedOrder {
  readonly vendor_id: string
  readonly order_id: string
  readonly status: OrderStatus
  readonly currency: string
  readonly cause: string | null
  readonly options: { readonly option: string; readonly price: number }[] | null
  /** Minor units that a cancellation refunds, and those of failed refunds. */
  readonly paid: number
  readonly failed: number
}

/** The remedies of an open exception with their costs, as they are now. */
export async function offeredRemedies(
  db: Database,
  row: ExceptionRow,
  { grants }: Pick<OperatorCaller, 'grants'>,
): Promise<readonly OfferedRemedy[]> {
  if (row.closed_at !== null) return []
  const order = row.order_id === null ? undefined : await pricedOrder(db, row)
  const options = order ? openOptions(order) : []
  const facts = order && {
    status: order.status,
    isCollected: await wasCollected(db, order),
    options: options.map(({ option }) => option),
  }
  const currency = order?.currency ?? ''
  const decimal = (minor: number) => (minor === 0 ? 0 : toDecimal({ minor, currency }))
  return remediesFor({ kind: row.kind, order: facts ?? null }).map((name) => ({
    name,
    charge: decimal(priceOf(options, optionOf(name))),
    refund: decimal(refundOf(name, order)),
    currency,
    is_allowed: grants.some(({ role }) => mayOperate(role, remedyActions[name])),
  }))
}

const priceOf = (options: readonly PricedOption[], chosen: DecisionOption | undefined): number =>
  options.find(({ option }) => option === chosen)?.price ?? 0

function refundOf(name: ExceptionRemedy, order: PricedOrder | undefined): number {
  if (name === 'cancel') return order?.paid ?? 0
  return name === 'retry-refund' ? (order?.failed ?? 0) : 0
}

async function pricedOrder(db: Database, { vendor_id, order_id }: ExceptionRow) {
  const { rows } = await sql<PricedOrder>`
    select orders.vendor_id, orders.order_id, orders.status, orders.currency, asked.cause, asked.options,
      greatest(0, coalesce(intent.taken_minor, 0) - coalesce(back.all_minor, 0))::bigint as paid,
      coalesce(back.failed_minor, 0)::bigint as failed
    from orders
    left join order_decision as asked on asked.vendor_id = orders.vendor_id
      and asked.order_id = orders.order_id and asked.chosen_at is null
    left join payment_intent as intent on intent.vendor_id = orders.vendor_id
      and intent.order_id = orders.order_id
    cross join lateral (
      select sum(amount_minor) filter (where state <> 'REPLACED') as all_minor,
        sum(amount_minor) filter (where state = 'FAILED') as failed_minor
      from refund where refund.vendor_id = orders.vendor_id and refund.order_id = orders.order_id
    ) as back
    where orders.vendor_id = ${vendor_id} and orders.order_id = ${order_id}`.execute(db)
  return rows[0]
}

/** The options of the open question; none where its cause has ended. */
function openOptions({ cause: stored, options, status }: PricedOrder): readonly PricedOption[] {
  const cause: DecisionCause | undefined = decisionCauses.find((one) => one === stored)
  if (!cause || !isStillNeeded(cause, status)) return []
  return (options ?? []).flatMap(({ option: text, price }) => {
    const option = decisionOptions.find((one) => one === text)
    return option ? [{ option, price }] : []
  })
}
