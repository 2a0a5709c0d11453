import type { AnswerOf, shiftCalls, WireShift } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { plannedByHour, type PlannedHour, type Shift } from '@beckon/domain/rider'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { RiderDeps } from '../deps.ts'
import { scopeFor } from '../zones/zone-scope.ts'
import { type NamedShift, shiftsIn } from './shift-store.ts'

const DAY_SECONDS = 86_400
/** Five weeks: a month as a calendar shows it. */
const LONGEST_PERIOD = 35 * DAY_SECONDS
/** Days of own shifts that a rider sees. */
const OWN_DAYS = 28

/** Lists the planned shifts of a period, and the planned riders of each hour of it. */
export async function listShifts(
  { db }: Pick<RiderDeps, 'db'>,
  { caller, country, query }: Pick<Context<typeof shiftCalls.listShifts>, 'caller' | 'country' | 'query'>,
): Promise<AnswerOf<typeof shiftCalls.listShifts> | Refusal> {
  const { from, until, rider_id: riderId } = query
  if (until <= from || until - from > LONGEST_PERIOD)
    return refuse('request.invalid', { fields: { until: 'period' } })
  const scope = await scopeFor(db, caller, 'riders.read')
  const rows = await shiftsIn(db, { country, riderId, scope, ...datesOf({ from, to: until }) })
  return {
    result: {
      shifts: rows.map(presentShift),
      planned: plannedByHour(rows.map(shiftOf), { from, to: until }),
    },
  }
}

export interface PlannedIn {
  readonly country: CountryCode
  /** Seconds since 1970. */
  readonly from: number
  readonly to: number
  readonly zoneId?: string | undefined
}

/** Returns the planned riders of a country by hour, or those who are planned for a zone. */
export async function plannedRiders(
  db: Database,
  { country, zoneId, ...period }: PlannedIn,
): Promise<readonly PlannedHour[]> {
  const rows = await shiftsIn(db, { country, zoneId, ...datesOf(period) })
  return plannedByHour(rows.map(shiftOf), period)
}

/** Lists the rider's own shifts that have not ended. */
export async function listOwnShifts(
  { db, clock }: Pick<RiderDeps, 'db' | 'clock'>,
  { country, riderId }: RiderCaller,
): Promise<AnswerOf<typeof shiftCalls.listOwnShifts>> {
  const from = clock.now()
  const until = new Date(from.getTime() + OWN_DAYS * DAY_SECONDS * 1000)
  const rows = await shiftsIn(db, { country, riderId, from, until })
  return {
    result: rows.map((row) => {
      const { rider_id: _id, rider_name: _name, ...shift } = presentShift(row)
      return shift
    }),
  }
}

export const presentShift = (row: NamedShift): WireShift => ({
  id: row.shift_id,
  rider_id: row.rider_id,
  rider_name: row.rider_name,
  starts_at: unixSeconds(row.starts_at),
  ends_at: unixSeconds(row.ends_at),
  zone_id: row.zone_id,
  zone_name: row.zone_name,
})

const shiftOf = (row: NamedShift): Shift => ({
  riderId: row.rider_id,
  from: unixSeconds(row.starts_at),
  to: unixSeconds(row.ends_at),
})

const datesOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from: new Date(from * 1000),
  until: new Date(to * 1000),
})
