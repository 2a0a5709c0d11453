import type { DutyRecord } from '@beckon/contract'
import { type Duty, hasRoom, noOfferReasonsOf } from '@beckon/domain/rider'
import type { Selectable } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { DispatchDeps } from '../deps.ts'
import type { RiderTable } from '../schema.ts'
import { handFactsOf, type HeldRow, inHandOf } from '../stops/in-hand.ts'

type DutyColumns = Pick<Selectable<RiderTable>, 'on_duty' | 'on_break'>

export const dutyState = ({ on_duty: isOn, on_break: isOnBreak }: DutyColumns): Duty =>
  isOn ? 'on' : isOnBreak ? 'break' : 'off'

type DutyDeps = Pick<DispatchDeps, 'db' | 'clock' | 'parameters' | 'riders'>

/** Returns the state of duty of a rider, with the reasons for which no offers come. */
export async function dutyOf(
  { db, clock, parameters, riders }: DutyDeps,
  riderId: string,
  parcels?: readonly HeldRow[],
): Promise<DutyRecord> {
  const rider = await db
    .selectFrom('rider')
    .select(['on_duty', 'on_break', 'duty_since', 'missed_at', 'latitude', 'located_at', 'is_simulated'])
    .select(['country', 'vehicle'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  if (!rider) return { state: 'off', since: null, no_offers: ['off_duty'] }
  const state = dutyState(rider)
  const { riderParcels } = await parameters.of(rider.country)
  const inHand = parcels ?? (await inHandOf(db, riderId))
  const hindrance = (await riders.hindered(db, { country: rider.country }, [riderId])).get(riderId)
  const facts = {
    duty: state,
    hasMissed: rider.missed_at !== null,
    positionAge: positionAge(rider, clock.now()),
    hasRoom: hasRoom(handFactsOf(rider.vehicle, inHand, riderParcels)),
    lacksDocuments: hindrance === 'documents',
    isSuspended: hindrance === 'suspended',
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
