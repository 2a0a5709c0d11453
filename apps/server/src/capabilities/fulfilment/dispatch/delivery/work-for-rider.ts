import type { AnswerOf, fleetCalls, Offer, Stop, Task } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import { toDecimal } from '@beckon/domain/money'
import { endedStatuses } from '@beckon/domain/order'
import { nextStops } from '@beckon/domain/rider'
import { advanceOf } from '@beckon/domain/payment'
import { type Selectable, sql } from 'kysely'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { measuresOf, type OrderRow, paymentMethodOf, wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { dutyOf } from '../duty/duty-of.ts'
import type { Roads } from '../roads.ts'
import type { RiderTable } from '../schema.ts'
import { waitingSince } from '../acts/waiting-since.ts'
import { changedByHand } from '../by-hand/changed-by-hand.ts'
import { insertOffered } from '../stops/insert-offered.ts'
import { type HeldRow, isWaiting, parcelOf, type RideFacts } from '../stops/in-hand.ts'
import { type PlanDeps, pointOf, wireStops } from '../stops/stop-plan.ts'
import { instructionIn, type LastDecision } from './instruction-of.ts'
import { parseOfferId } from '../search/offer-id.ts'
import { raisesOf } from '../search/fee-raises.ts'

type WorkDeps = PlanDeps & Pick<DispatchDeps, 'db' | 'connectsCalls' | 'earnings' | 'parameters' | 'riders'>

/** All data that a phone needs, also after it was off. */
export async function workForRider(
  deps: WorkDeps,
  { riderId, deviceId }: Pick<RiderCaller, 'riderId' | 'deviceId'>,
): Promise<AnswerOf<typeof fleetCalls.riderWork>> {
  const { db, clock } = deps
  const rider = await db
    .selectFrom('rider')
    // A device that was logged out is no other one.
    .leftJoin('rider_device', (join) =>
      join.onRef('device_id', '=', 'work_device_id').on('ended_at', 'is', null),
    )
    .select(['open_offer_id', 'latitude', 'longitude', 'located_at', 'accuracy', 'position_source'])
    .select(['is_simulated', 'stops', 'vehicle'])
    .select(['device_id', 'rider_device.name as device_name', 'work_device_since'])
    .where('rider.rider_id', '=', riderId)
    .executeTakeFirst()
  const parcels = await db
    .selectFrom('orders')
    .selectAll()
    .select(isWaiting)
    .where('rider_id', '=', riderId)
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()
  const duty = await dutyOf(deps, riderId, parcels)
  const isWorking = duty.state !== 'off' || parcels.length > 0
  return {
    result: {
      offer: rider?.open_offer_id
        ? await openOffer(deps, rider, { offerId: rider.open_offer_id, parcels })
        : null,
      assignments: await Promise.all(parcels.map((parcel) => assignmentOf(deps, parcel))),
      duty,
      now: clock.now().getTime() / 1000,
      position: rider ? positionOf(rider) : null,
      stops: rider ? storedStops(rider, parcels) : [],
      other_device: rider && isWorking ? otherDevice(rider, deviceId) : null,
      ...(await changedByHand(db, riderId, clock.now())),
    },
  }
}

interface WorkDevice {
  readonly device_id: string | null
  readonly device_name: string | null
  readonly work_device_since: Date | null
}

/** The device on which the rider works, where it is another one than this. */
function otherDevice(
  { device_id: id, device_name: name, work_device_since: since }: WorkDevice,
  own: string,
) {
  if (id === null || id === own || name === null || since === null) return null
  return { name, since: unixSeconds(since) }
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
  const [collected, { unread, instruction }, waiting_since] = await Promise.all([
    wasCollected(db, order),
    saidOf(db, order),
    waitingSince(db, order),
  ])
  const task = taskOf(order, connectsCalls ? undefined : order.customer_phone)
  return { task, status: order.status, picked_up: collected, unread, waiting_since, ...instruction }
}

interface SaidRow {
  readonly unread: number
  readonly last: (Omit<LastDecision, 'chosen_at'> & { readonly chosen_ms: number | null }) | null
}

/** The number of unread messages of the shop, and its instruction, in one statement. */
async function saidOf(db: Database, order: OrderRow) {
  const { vendor_id: vendorId, order_id: orderId } = order
  const { rows } = await sql<SaidRow>`
    select
      (
        select count(*)::int from order_message
        where vendor_id = ${vendorId} and order_id = ${orderId} and sender = 'vendor' and seen_at is null
      ) as unread,
      (
        select json_build_object(
          'cause', cause, 'choice', choice, 'answer', answer,
          'chosen_ms', (extract(epoch from chosen_at) * 1000)::bigint
        )
        from order_decision
        where vendor_id = ${vendorId} and order_id = ${orderId} and cause <> 'NO_RIDER'
        order by position desc limit 1
      ) as last`.execute(db)
  const { unread = 0, last = null } = rows[0] ?? {}
  const decision = last && {
    ...last,
    chosen_at: last.chosen_ms === null ? null : new Date(last.chosen_ms),
  }
  return { unread, instruction: instructionIn(order, decision ?? undefined) }
}

/** Returns an offer that can be accepted: not expired, and not for a cancelled order. */
async function openOffer(
  deps: PlanDeps & Pick<DispatchDeps, 'db' | 'earnings'>,
  rider: Located & RideFacts,
  { offerId, parcels }: { readonly offerId: string; readonly parcels: readonly HeldRow[] },
) {
  const { db, clock, earnings, roads } = deps
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
    ...stopsWith(deps, rider, parcels, row),
    pay: toDecimal({ minor: (await earnings.expectedPay(row, minor)).total, currency: row.currency }),
    ...(minor > 0 ? { bonus: toDecimal({ minor, currency: row.currency }) } : {}),
  }
}

/** The order of stops with the offered parcel, for a rider who has others. */
function stopsWith(
  deps: PlanDeps,
  rider: RideFacts,
  parcels: readonly HeldRow[],
  order: OrderRow,
): Pick<Offer, 'stops' | 'detour_seconds'> {
  const insertion = parcels.length === 0 ? undefined : insertOffered(deps, rider, parcels, order)
  if (!insertion) return {}
  const seconds = Math.round(insertion.detourSeconds)
  return { stops: wireStops(deps, rider, insertion), detour_seconds: seconds }
}

/** The next stops with the expected times that the shop and the customer see. */
function storedStops(rider: RideFacts, orders: readonly OrderRow[]): Stop[] {
  return nextStops(orders.map(parcelOf), rider.stops).map(({ orderId, kind, at }) => {
    const order = orders.find((one) => one.order_id === orderId)
    const expected = kind === 'dropoff' ? order?.eta_dropoff : order?.eta_pickup
    const expected_at = expected && pointOf(rider) ? unixSeconds(expected) : null
    return { order_id: orderId, kind, ...at, expected_at }
  })
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
