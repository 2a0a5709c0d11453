import type { AnswerOf, fleetCalls, Task } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { overStatuses } from '@beckon/domain/order'
import { advanceOf } from '@beckon/domain/payment'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { measuresOf, type OrderRow, wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { instructionOf } from './instruction-of.ts'
import { parseOfferId } from '../search/offer-id.ts'
import { raisesOf } from '../search/fee-raises.ts'

/** All data that a phone needs, also after it was off. */
export async function workForRider(
  deps: Pick<DispatchDeps, 'db' | 'clock' | 'connectsCalls' | 'earnings'>,
  riderId: string,
): Promise<AnswerOf<typeof fleetCalls.riderWork>> {
  const { db, clock } = deps
  const rider = await db
    .selectFrom('rider')
    .select(['open_offer_id', 'latitude', 'longitude'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('status', 'not in', overStatuses)
    .orderBy('created_at')
    .execute()
  const { latitude = null, longitude = null } = rider ?? {}
  return {
    result: {
      offer: rider?.open_offer_id ? await openOffer(deps, rider.open_offer_id, clock.now()) : null,
      assignments: await Promise.all(orders.map((order) => assignmentOf(deps, order))),
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
  }
}

/** A parcel in hand, with what the shop has said of it. */
export async function assignmentOf(
  { db, connectsCalls }: Pick<DispatchDeps, 'db' | 'connectsCalls'>,
  order: OrderRow,
) {
  const [collected, instruction, unread] = await Promise.all([
    wasCollected(db, order),
    instructionOf(db, order),
    unreadOf(db, order),
  ])
  const task = taskOf(order, connectsCalls ? undefined : order.customer_phone)
  return { task, status: order.status, picked_up: collected, unread, ...instruction }
}

async function unreadOf(db: Database, order: OrderRow): Promise<number> {
  const { unread } = await db
    .selectFrom('order_message')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('sender', '=', 'vendor')
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Returns an offer that can be accepted: not expired, and not for a cancelled order. */
async function openOffer(
  { db, earnings }: Pick<DispatchDeps, 'db' | 'earnings'>,
  offerId: string,
  now: Date,
) {
  const id = parseOfferId(offerId)
  if (!id) return null
  const row = await db
    .selectFrom('offer')
    .innerJoin('orders', (join) =>
      join.onRef('orders.vendor_id', '=', 'offer.vendor_id').onRef('orders.order_id', '=', 'offer.order_id'),
    )
    .selectAll('orders')
    .select('offer.expires_at')
    .where('offer.vendor_id', '=', id.vendorId)
    .where('offer.order_id', '=', id.orderId)
    .where('offer.position', '=', id.position)
    .where('offer.state', '=', 'open')
    .where('offer.expires_at', '>', now)
    .where('orders.status', '=', 'ASSIGNED_TO_TRANSPORT')
    .executeTakeFirst()
  if (!row) return null
  const { minor } = await raisesOf(db, id)
  return {
    offer_id: offerId,
    expires_at: unixSeconds(row.expires_at),
    task: taskOf(row),
    pay: toDecimal({ minor: (await earnings.expectedPay(row, minor)).total, currency: row.currency }),
    ...(minor > 0 ? { bonus: toDecimal({ minor, currency: row.currency }) } : {}),
  }
}

/** The customer's number is given to the delivering rider only. */
function taskOf(order: OrderRow, phone?: string): Task {
  const advance = advanceOf(order)
  return {
    order_id: order.order_id,
    collect: {
      name: order.pickup_name,
      address: order.pickup_address,
      latitude: order.pickup_latitude,
      longitude: order.pickup_longitude,
      instructions: order.pickup_instructions,
    },
    deliver: {
      name: order.customer_name,
      address: order.dropoff_address,
      latitude: order.dropoff_latitude,
      longitude: order.dropoff_longitude,
      notes: order.dropoff_notes,
      ...(phone === undefined ? {} : { phone_number: phone }),
    },
    description: order.description,
    ...measuresOf(order),
    ...(order.handover_pin === null ? {} : { handover_pin_required: true as const }),
    payment_method: paymentMethodOf(order.payment_method),
    amount: toDecimal({ minor: order.amount_minor, currency: order.currency }),
    ...(advance > 0 ? { pay_at_pickup: toDecimal({ minor: advance, currency: order.currency }) } : {}),
    currency: order.currency,
    asked_at: unixSeconds(order.created_at),
    ready_at: unixSeconds(order.ready_at),
    promised_by: unixSeconds(order.promised_upper),
  }
}

function paymentMethodOf(text: string): Task['payment_method'] {
  return text === 'CASH_ON_DELIVERY' || text === 'PAYMENT_ON_DELIVERY' || text === 'PAID' ? text : 'NONE'
}
