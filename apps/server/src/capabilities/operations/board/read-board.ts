import type { BoardOrder, BoardRider } from '@beckon/contract'
import { type CountryCode, countries } from '@beckon/domain/country'
import { advanceLimitMinor } from '@beckon/domain/payment'
import { type BoardPart, boardOrders, boardRiders, type BoardRiderRow, boardZones } from './board-rows.ts'
import type { BoardDeps } from './deps.ts'
import { presentBoardOrder } from './present-order.ts'
import { locatedAtOf, presentBoardRider } from './present-rider.ts'

export interface ReadBoard {
  readonly orders: readonly BoardOrder[]
  readonly riders: readonly BoardRider[]
}

interface Reading {
  /** The whole board where absent. */
  readonly part?: BoardPart
  /** Cash in hand of riders, in minor units. */
  readonly cashOf?: (riderIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** Reads the board of a country, or a part of it, in four statements. */
export async function readBoard(
  { db, clock, dispatch, earnings, parameters }: BoardDeps,
  country: CountryCode,
  { part, cashOf = (ids) => earnings.cashInHand(db, ids) }: Reading = {},
): Promise<ReadBoard> {
  const now = clock.now()
  const { riderParcels: parcelLimit, riderCashLimit } = await parameters.of(country)
  const [rows, zones] = await Promise.all([boardOrders(db, country, part), boardZones(db, country)])
  const parcels = Map.groupBy(rows, (row) => row.rider_id ?? '')
  const carrying = [...parcels.keys()].filter((id) => id !== '')
  const riders = await boardRiders(db, { country, now, carrying }, part)
  const cash = await cashOf(peopleOf(riders))
  const limit = advanceLimitMinor(riderCashLimit, countries[country].currency)
  const newestOf = dispatch.newestPositionOf
  const locatedAt = new Map(
    riders.map((row) => [row.rider_id, locatedAtOf(row, newestOf(row.rider_id), now)]),
  )
  return {
    orders: rows.map((row) =>
      presentBoardOrder(row, { now, zones, locatedAt: locatedAt.get(row.rider_id ?? '') ?? null }),
    ),
    riders: riders.map((row) =>
      presentBoardRider(row, {
        parcels: parcels.get(row.rider_id) ?? [],
        newest: newestOf(row.rider_id),
        parcelLimit,
        cash: { inHand: cash.get(row.rider_id) ?? 0, limit },
      }),
    ),
  }
}

/** Simulated riders hand nothing on. */
const peopleOf = (riders: readonly BoardRiderRow[]): string[] =>
  riders.filter(({ is_simulated: isSimulated }) => !isSimulated).map(({ rider_id: id }) => id)
