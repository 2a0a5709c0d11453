import { endedStatuses } from '@beckon/domain/order'
import { type SeenZones, zonesOf } from '@beckon/domain/board'
import type { CountryCode } from '@beckon/domain/country'
import { type Area, EARTH_RADIUS, type Ring } from '@beckon/domain/geo'
import type { OperatorAction } from '@beckon/domain/operator'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'

/** The zones to which an operator is limited, with their areas. */
export interface ZoneScope {
  readonly zones: readonly string[]
  readonly areas: readonly Area[]
}

/** Returns the zones in which the roles of a caller allow an action; null for the whole country. */
export const scopeFor = (
  db: Database,
  { country, grants }: Pick<OperatorCaller, 'country' | 'grants'>,
  action: OperatorAction,
): Promise<ZoneScope | null> => zoneScope(db, country, zonesOf(grants, country, action))

export async function zoneScope(
  db: Database,
  country: CountryCode,
  zones: SeenZones,
): Promise<ZoneScope | null> {
  if (zones === null) return null
  if (zones.length === 0) return { zones, areas: [] }
  const rows = await db
    .selectFrom('zone')
    .select('area')
    .where('country', '=', country)
    .where('zone_id', 'in', zones)
    .execute()
  return { zones, areas: rows.map(({ area }) => area) }
}

/** Condition of SQL: a point lies in one of the zones. The rule is `insideArea` of the domain. */
export function isPointIn(
  { areas }: Pick<ZoneScope, 'areas'>,
  latitude: Expression<unknown>,
  longitude: Expression<unknown>,
): RawBuilder<boolean> {
  const parts = areas.map((area) => isIn(area, { latitude, longitude }))
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`
}

interface PointColumns {
  readonly latitude: Expression<unknown>
  readonly longitude: Expression<unknown>
}

function isIn(area: Area, point: PointColumns): RawBuilder<unknown> {
  switch (area.type) {
    case 'Circle': {
      const { latitude, longitude } = area.center
      return sql`2 * ${EARTH_RADIUS}::float8 * asin(least(1, sqrt(
        sin(radians(${point.latitude} - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(${point.latitude}))
          * sin(radians(${point.longitude} - ${longitude}::float8) / 2) ^ 2))) <= ${area.metres}::float8`
    }
    case 'Polygon':
      return isInPolygon(area.coordinates, point)
    case 'MultiPolygon':
      return sql.join(
        area.coordinates.map((polygon) => isInPolygon(polygon, point)),
        sql` or `,
      )
  }
}

function isInPolygon([edge = [], ...holes]: readonly Ring[], point: PointColumns): RawBuilder<unknown> {
  const isInRing = (ring: Ring) =>
    sql`${ringText(ring)}::polygon @> point(${point.longitude}, ${point.latitude})`
  return sql`(${sql.join([isInRing(edge), ...holes.map((hole) => sql`not ${isInRing(hole)}`)], sql` and `)})`
}

const ringText = (ring: Ring): string => `(${ring.map(([x, y]) => `(${x},${y})`).join(',')})`

/** Condition of SQL: an order is collected in one of the zones. `orders` is the name of the table in the statement. */
export const isOrderIn = (scope: ZoneScope, orders = 'orders'): RawBuilder<boolean> =>
  isPointIn(scope, sql.ref(`${orders}.pickup_latitude`), sql.ref(`${orders}.pickup_longitude`))

/** The index `orders_rider` has the same list. */
const ended = sql.join(endedStatuses.map((status) => sql.lit(status)))

/** Condition of SQL: a rider works in one of the zones, or everywhere, or carries an order of them. */
export const isRiderIn = (
  scope: ZoneScope,
  riderId: Expression<unknown>,
): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from rider_zone as own where own.rider_id = ${riderId})
  or exists (
    select from rider_zone as own where own.rider_id = ${riderId} and own.zone_id = any(${[...scope.zones]}::text[])
  )
  or exists (
    select from orders as carried
    where carried.rider_id = ${riderId} and carried.status not in (${ended}) and ${isOrderIn(scope, 'carried')}
  ))`

/** Condition of SQL: a shift of a rider who is seen, in no zone or in one of these. */
export const isShiftIn = (scope: ZoneScope): RawBuilder<boolean> => sql<boolean>`(
  ${isRiderIn(scope, sql.ref('rider_shift.rider_id'))}
  and (rider_shift.zone_id is null or rider_shift.zone_id = any(${[...scope.zones]}::text[])))`

/** Whether a rider of the country is seen. */
export async function isRiderSeen(
  db: Database,
  { country, riderId }: { readonly country: CountryCode; readonly riderId: string },
  scope: ZoneScope,
): Promise<boolean> {
  const found = await db
    .selectFrom('rider_account')
    .select('rider_id')
    .where('rider_id', '=', riderId)
    .where('country', '=', country)
    .where(isRiderIn(scope, sql.ref('rider_account.rider_id')))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a shift of the country is seen. */
export async function isShiftSeen(
  db: Database,
  { country, shiftId }: { readonly country: CountryCode; readonly shiftId: string },
  scope: ZoneScope,
): Promise<boolean> {
  const found = await db
    .selectFrom('rider_shift')
    .select('shift_id')
    .where('country', '=', country)
    .where('shift_id', '=', shiftId)
    .where(isShiftIn(scope))
    .executeTakeFirst()
  return found !== undefined
}
