import type { AnswerOf, fleetCalls, Offer, Task } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import { toDecimal } from '@beckon/domain/money'
import { endedStatuses } from '@beckon/domain/order'
import { advanceOf } from '@beckon/domain/payment'
import type { Selectable } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { measuresOf, type OrderRow, wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { dutyOf } from '../duty/duty-of.ts'
import type { Roads } from '../roads.ts'
import type { RiderTable } from '../schema.ts'
import { waitingSince } from '../acts/waiting-since.ts'
import { instructionOf } from './instruction-of.ts'
import { parseOfferId } from '../search/offer-id.ts'
import { raisesOf } from '../search/fee-raises.ts'

/** All data that a phone needs, also after it was off. */
export async function workForRider(
  deps: Pick<DispatchDeps, 'db' | 'clock' | 'connectsCalls' | 'earnings' | 'roads'>,
  riderId: string,
): Promise<AnswerOf<typeof fleetCalls.riderWork>> {
  const { db, clock } = deps
  const rider = await db
    .selectFrom('rider')
    .select('open_offer_id')
    .select(['latitude', 'longitude', 'located_at', 'accuracy', 'position_source'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at')
    .execute()
  return {
    result: {
      offer: rider?.open_offer_id ? await openOffer(deps, rider, rider.open_offer_id) : null,
      assignments: await Promise.all(orders.map((order) => assignmentOf(deps, order))),
      duty: await dutyOf(db, riderId, clock.now()),
      now: clock.now().getTime() / 1000,
      position: rider ? positionOf(rider) : null,
    },
  }
}

type Located = Pick<
  Selectable<RiderTable>,
  'latitude' | 'longitude' | 'located_at' | 'accuracy' | 'position_source'
>

function positionOf({ latitude, longitude, located_at: at, accuracy, position_source: source }: Located) {
  if (latitude === null || longitude === null) return null
  return { latitude, longitude, taken_at: at && unixSeconds(at), accuracy, source }
}

/** A parcel in hand, with what the shop has said of it. */
export async function assignmentOf(
  { db, connectsCalls }: Pick<DispatchDeps, 'db' | 'connectsCalls'>,
  order: OrderRow,
) {
  const [collected, instruction, unread, waiting_since] = await Promise.all([
    wasCollected(db, order),
    instructionOf(db, order),
    unreadOf(db, order),
    waitingSince(db, order),
  ])
  const task = taskOf(order, connectsCalls ? undefined : order.customer_phone)
  return { task, status: order.status, picked_up: collected, unread, waiting_since, ...instruction }
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
  { db, clock, earnings, roads }: Pick<DispatchDeps, 'db' | 'clock' | 'earnings' | 'roads'>,
  rider: Located,
  offerId: string,
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
    .where('offer.expires_at', '>', clock.now())
    .where('orders.status', '=', 'ASSIGNED_TO_TRANSPORT')
    .executeTakeFirst()
  if (!row) return null
  const { minor } = await raisesOf(db, id)
  return {
    offer_id: offerId,
    expires_at: unixSeconds(row.expires_at),
    task: taskOf(row),
    ...wayOf(roads, row, rider),
    pay: toDecimal({ minor: (await earnings.expectedPay(row, minor)).total, currency: row.currency }),
    ...(minor > 0 ? { bonus: toDecimal({ minor, currency: row.currency }) } : {}),
  }
}

/** By road: from the rider to the collection point, and from there to the customer. */
function wayOf(roads: Roads, order: OrderRow, { latitude, longitude }: Located): Pick<Offer, 'way'> {
  if (latitude === null || longitude === null) return {}
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const door = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
  const stretch = (from: Point, to: Point) => {
    const { distance, duration } = roads(from, to, order.country)
    return { metres: Math.round(distance), seconds: Math.round(duration) }
  }
  const at = { latitude, longitude }
  return { way: { to_pickup: stretch(at, collect), to_dropoff: stretch(collect, door) } }
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
    ...(order.age_validation_required ? { age_check_required: true as const } : {}),
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
