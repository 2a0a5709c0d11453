import { toDecimal } from '@beckon/domain/money'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { changeEvents } from './order-events.ts'
import type { TimedEvent } from './timed-event.ts'

/** Events of the card gateway, refunds, and their repetitions by operators. */
export async function moneyEvents(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const [events, refunds, changes] = await Promise.all([
    db
      .selectFrom('webhook_event')
      .select(['type', 'outcome', 'received_at'])
      .where('vendor_id', '=', order.vendor_id)
      .where('order_id', '=', order.order_id)
      .execute(),
    db
      .selectFrom('refund')
      .select(['cause', 'state', 'amount_minor', 'created_at'])
      .where('vendor_id', '=', order.vendor_id)
      .where('order_id', '=', order.order_id)
      .execute(),
    changeEvents(db, order, 'refund'),
  ])
  return [
    ...changes,
    ...events.map(({ type: event, outcome, received_at: at }): TimedEvent => ({
      kind: 'payment',
      at,
      event,
      outcome,
    })),
    ...refunds.map(({ cause, state, amount_minor: minor, created_at: at }): TimedEvent => ({
      kind: 'refund',
      at,
      cause,
      state,
      amount: toDecimal({ minor, currency: order.currency }),
    })),
  ]
}
