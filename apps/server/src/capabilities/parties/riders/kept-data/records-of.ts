import type { KeptKind } from '@beckon/domain/rider'
import { type RawBuilder, sql } from 'kysely'

/** A record of a rider: when it was made, an id that is unique at that time, and the rider's own data in it. */
export interface KeptRecord {
  readonly at: Date
  readonly id: string
  readonly data: unknown
}

/**
 * Returns the query of a kind of data of a rider. It has the rider's own data only: no names, numbers, addresses or words
 * of customers and shops. The key of an order is not a person.
 */
export const recordsOf = (kind: KeptKind, riderId: string): RawBuilder<KeptRecord> => queries[kind](riderId)

/** Whether something of an order happened after this rider had accepted it: another one may have had it before. */
const sinceAccepted = (riderId: string, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  exists (
    select from offer where offer.vendor_id = orders.vendor_id and offer.order_id = orders.order_id
      and offer.rider_id = ${riderId} and offer.state = 'accepted' and offer.ended_at <= ${at}
  )`

const queries: Readonly<Record<KeptKind, (riderId: string) => RawBuilder<KeptRecord>>> = {
  positions: (riderId) => sql`
    select taken_at as at, trail.vendor_id || ' ' || trail.order_id as id, json_build_object(
      'order_id', trail.order_id, 'latitude', latitude, 'longitude', longitude) as data
    from orders join order_trail as trail
      on trail.vendor_id = orders.vendor_id and trail.order_id = orders.order_id
    where orders.rider_id = ${riderId} and ${sinceAccepted(riderId, sql`taken_at`)}`,
  acts: (riderId) => sql`
    select received_at as at, act_id as id, json_build_object('order_id', order_id, 'kind', kind,
      'occurred_at', occurred_at, 'counted_at', counted_at, 'outcome', outcome) as data
    from rider_act where rider_id = ${riderId}`,
  proofs: (riderId) => sql`
    select taken_at as at, photo_id as id, json_build_object('order_id', photo.order_id, 'kind', photo.kind) as data
    from orders join proof_photo as photo
      on photo.vendor_id = orders.vendor_id and photo.order_id = orders.order_id
    where orders.rider_id = ${riderId} and photo.rider_id = ${riderId} and photo.deleted_at is null`,
  offers: (riderId) => sql`
    select made_at as at, offer_id as id, json_build_object('order_id', order_id, 'state', state,
      'reason', reason, 'ended_at', ended_at, 'given_reason', given_reason, 'taken_back_at', taken_back_at,
      'taken_back_reason', taken_back_reason) as data
    from offer where rider_id = ${riderId}
    union all
    select asked_at as at, 'transfer ' || vendor_id || ' ' || order_id || ' ' || position as id, json_build_object(
      'order_id', order_id, 'transfer', case when from_rider_id = ${riderId} then 'pass_on' else 'take_over' end,
      'state', state, 'reason', reason, 'ended_at', ended_at) as data
    from rider_transfer where ${riderId} in (from_rider_id, to_rider_id)`,
  messages: (riderId) => sql`
    select message.created_at as at, message.vendor_id || ' ' || message.order_id || ' ' || message.position as id,
      json_build_object('order_id', message.order_id, 'text', message.text) as data
    from orders join order_message as message
      on message.vendor_id = orders.vendor_id and message.order_id = orders.order_id
    where orders.rider_id = ${riderId} and message.sender = 'rider'
      and ${sinceAccepted(riderId, sql`message.created_at`)}`,
  calls: (riderId) => sql`
    select call.created_at as at, call_id as id, json_build_object('order_id', call.order_id,
      'caller', caller, 'callee', callee, 'ended_at', ended_at) as data
    from orders join masked_call as call
      on call.vendor_id = orders.vendor_id and call.order_id = orders.order_id
    where orders.rider_id = ${riderId} and call.rider_id = ${riderId}`,
  documents: (riderId) => sql`
    select sent_at as at, document_id as id, json_build_object('kind', kind, 'number', number,
      'expires_on', expires_on, 'state', state, 'reason', reason, 'decided_at', decided_at) as data
    from rider_document where rider_id = ${riderId}`,
  earnings: (riderId) => sql`
    select earned_at as at, 'earning ' || vendor_id || ' ' || order_id as id, json_build_object('order_id', order_id,
      'currency', currency, 'base_minor', base_minor, 'distance_minor', distance_minor,
      'wait_minor', wait_minor, 'return_minor', return_minor, 'bonus_minor', bonus_minor) as data
    from rider_earning where rider_id = ${riderId}
    union all
    select created_at as at, 'deposit ' || deposit_id as id, json_build_object('currency', currency,
      'cash_handed_on_minor', amount_minor) as data
    from rider_deposit where rider_id = ${riderId}
    union all
    select created_at as at, 'payout ' || run_id as id, json_build_object('currency', currency,
      'earned_minor', earned_minor, 'cash_set_off_minor', set_off_minor, 'paid_minor', paid_minor) as data
    from rider_payout where rider_id = ${riderId} and not exists (
      select from rider_payout_run as run
      where run.country = rider_payout.country and run.run_id = rider_payout.run_id and run.state = 'cancelled'
    )`,
  devices: (riderId) => sql`
    select created_at as at, device_id as id, json_build_object('name', name, 'last_seen_at', last_seen_at,
      'ended_at', ended_at) as data
    from rider_device where rider_id = ${riderId}`,
  shifts: (riderId) => sql`
    select starts_at as at, shift_id as id, json_build_object('ends_at', ends_at, 'zone', zone_id) as data
    from rider_shift where rider_id = ${riderId}`,
  duty: (riderId) => sql`
    select began_at as at, 'duty' as id, json_build_object('ended_at', ended_at) as data
    from rider_duty where rider_id = ${riderId}`,
  strikes: (riderId) => sql`
    select given_at as at, strike_id as id, json_build_object('kind', kind, 'reason', reason, 'order_id', order_id,
      'expires_at', expires_at, 'answer', answer, 'answered_at', answered_at, 'withdrawn_at', withdrawn_at) as data
    from rider_strike where rider_id = ${riderId}`,
}
