import type { CountryCode } from '@beckon/domain/country'
import type { Area } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

export interface ZoneRow {
  readonly country: CountryCode
  readonly zone_id: string
  readonly name: string
  readonly area: Area
  readonly hours: string | null
}

/** The zones of a country by name, with the number of their riders. */
export const zonesIn = (db: Database, country: CountryCode) =>
  db
    .selectFrom('zone')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('rider_zone')
        .select(({ fn }) => fn.countAll<number>().as('riders'))
        .whereRef('rider_zone.country', '=', 'zone.country')
        .whereRef('rider_zone.zone_id', '=', 'zone.zone_id')
        .as('riders'),
    )
    .where('country', '=', country)
    .orderBy('name')
    .orderBy('zone_id')
    .execute()

/** Locks a zone until the transaction ends; waits for transactions that give it to a rider. */
export const lockZone = (tx: Tx, country: CountryCode, zoneId: string) =>
  tx
    .selectFrom('zone')
    .selectAll()
    .where('country', '=', country)
    .where('zone_id', '=', zoneId)
    .forUpdate()
    .executeTakeFirst()

export async function putZone(tx: Tx, { area, name, hours, ...key }: ZoneRow): Promise<void> {
  const values = { name, hours, area: JSON.stringify(area) }
  await tx
    .insertInto('zone')
    .values({ ...key, ...values })
    .onConflict((same) => same.columns(['country', 'zone_id']).doUpdateSet(values))
    .execute()
}

/** False where a rider has the zone. */
export async function deleteZone(tx: Tx, country: CountryCode, zoneId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('zone')
    .where('country', '=', country)
    .where('zone_id', '=', zoneId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rider_zone')
            .select('rider_zone.rider_id')
            .whereRef('rider_zone.country', '=', 'zone.country')
            .whereRef('rider_zone.zone_id', '=', 'zone.zone_id'),
        ),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The zones of these riders with their areas. */
export const zonesOf = (db: Database, riderIds: readonly string[]) =>
  db
    .selectFrom('rider_zone')
    .innerJoin('zone', (join) =>
      join.onRef('zone.country', '=', 'rider_zone.country').onRef('zone.zone_id', '=', 'rider_zone.zone_id'),
    )
    .select(['rider_zone.rider_id', 'zone.zone_id', 'zone.name', 'zone.area'])
    .where('rider_zone.rider_id', 'in', riderIds)
    .orderBy('zone.name')
    .orderBy('zone.zone_id')
    .execute()

/** Replaces the zones of a rider whose account is locked. */
export async function replaceZones(
  tx: Tx,
  { riderId: rider_id, country }: { readonly riderId: string; readonly country: CountryCode },
  zoneIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('rider_zone').where('rider_id', '=', rider_id).execute()
  if (zoneIds.length === 0) return
  const rows = zoneIds.map((zone_id) => ({ rider_id, country, zone_id }))
  await tx.insertInto('rider_zone').values(rows).execute()
}
