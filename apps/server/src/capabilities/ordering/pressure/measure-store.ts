import type { CountryCode } from '@beckon/domain/country'
import type { Measure, PressuredZone } from '@beckon/domain/pressure'
import type { Insertable, Selectable } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ZoneMeasureTable } from './schema.ts'

export type MeasureRow = Selectable<ZoneMeasureTable>

export const measureOf = ({ kind, value, starts_at, ends_at }: MeasureRow): Measure => ({
  kind,
  value,
  startsAt: unixSeconds(starts_at),
  endsAt: unixSeconds(ends_at),
})

/** The zones of a country that have hours, or measures that end after `now`. */
export async function pressuredZones(
  db: Database,
  country: CountryCode,
  now: Date,
): Promise<readonly PressuredZone[]> {
  const [zones, measures] = await Promise.all([
    db
      .selectFrom('zone')
      .select(['zone_id', 'area', 'hours'])
      .where('country', '=', country)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('hours', 'is not', null),
          exists(
            selectFrom('zone_measure')
              .select('measure_id')
              .whereRef('zone_measure.country', '=', 'zone.country')
              .whereRef('zone_measure.zone_id', '=', 'zone.zone_id')
              .where('ended_at', 'is', null)
              .where('ends_at', '>', now),
          ),
        ]),
      )
      .execute(),
    standingMeasures(db, country, now),
  ])
  const byZone = Map.groupBy(measures, ({ zone_id: id }) => id)
  return zones.map(({ zone_id: zoneId, area, hours }) => ({
    zoneId,
    area,
    hours,
    measures: (byZone.get(zoneId) ?? []).map(measureOf),
  }))
}

const standing = (db: Database, country: CountryCode, now: Date) =>
  db
    .selectFrom('zone_measure')
    .selectAll()
    .where('country', '=', country)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)

/** Measures that are active or planned. */
const standingMeasures = (db: Database, country: CountryCode, now: Date): Promise<MeasureRow[]> =>
  standing(db, country, now).execute()

/** Locks the measures of a zone that are active or planned. */
export const lockMeasures = (
  tx: Tx,
  country: CountryCode,
  zoneId: string,
  now: Date,
): Promise<MeasureRow[]> =>
  standing(tx, country, now).where('zone_id', '=', zoneId).orderBy('measure_id').forUpdate().execute()

/** Measures that have not ended before `since`, the one that ends first before the others. */
export const measuresSince = (db: Database, country: CountryCode, since: Date): Promise<MeasureRow[]> =>
  db
    .selectFrom('zone_measure')
    .selectAll()
    .where('country', '=', country)
    .where(({ fn, eb }) => eb(fn.coalesce('ended_at', 'ends_at'), '>', since))
    .orderBy('ends_at')
    .orderBy('measure_id')
    .execute()

export async function insertMeasure(tx: Tx, row: Insertable<ZoneMeasureTable>): Promise<void> {
  await tx.insertInto('zone_measure').values(row).execute()
}

export async function endMeasures(
  tx: Tx,
  country: CountryCode,
  measureIds: readonly string[],
  at: Date,
): Promise<void> {
  if (measureIds.length === 0) return
  await tx
    .updateTable('zone_measure')
    .set({ ended_at: at })
    .where('country', '=', country)
    .where('measure_id', 'in', measureIds)
    .execute()
}

/** Brings the ends of measures forward. */
export async function shortenMeasures(
  tx: Tx,
  country: CountryCode,
  measureIds: readonly string[],
  endsAt: Date,
): Promise<void> {
  if (measureIds.length === 0) return
  await tx
    .updateTable('zone_measure')
    .set({ ends_at: endsAt })
    .where('country', '=', country)
    .where('measure_id', 'in', measureIds)
    .execute()
}
