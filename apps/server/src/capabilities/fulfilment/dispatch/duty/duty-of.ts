import type { DutyRecord } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import { type Duty, noOfferReasonsOf } from '@beckon/domain/rider'
import type { Selectable } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RiderTable } from '../schema.ts'

type DutyColumns = Pick<Selectable<RiderTable>, 'on_duty' | 'on_break'>

export const dutyState = ({ on_duty: isOn, on_break: isOnBreak }: DutyColumns): Duty =>
  isOn ? 'on' : isOnBreak ? 'break' : 'off'

/** Returns the state of duty of a rider, with the reasons for which no offers come. */
export async function dutyOf(db: Database, riderId: string, now: Date): Promise<DutyRecord> {
  const rider = await db
    .selectFrom('rider')
    .select(['on_duty', 'on_break', 'duty_since', 'missed_at', 'latitude', 'located_at', 'is_simulated'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.order_id')
          .whereRef('orders.rider_id', '=', 'rider.rider_id')
          .where('orders.status', 'not in', endedStatuses),
      ).as('has_parcel'),
    )
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  if (!rider) return { state: 'off', since: null, no_offers: ['off_duty'] }
  const state = dutyState(rider)
  const facts = {
    duty: state,
    hasMissed: rider.missed_at !== null,
    positionAge: positionAge(rider, now),
    hasParcel: Boolean(rider.has_parcel),
  }
  const { duty_since: since } = rider
  return { state, since: since && unixSeconds(since), no_offers: noOfferReasonsOf(facts) }
}

type Located = Pick<Selectable<RiderTable>, 'latitude' | 'located_at' | 'is_simulated'>

/** Simulated riders without a job do not move and send nothing. */
export function positionAge(
  { latitude, located_at: at, is_simulated: isSimulated }: Located,
  now: Date,
): number | null {
  if (latitude === null) return null
  return isSimulated || at === null ? 0 : (now.getTime() - at.getTime()) / 1000
}
