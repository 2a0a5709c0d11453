import type { CountryCode } from '@beckon/domain/country'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderShiftTable } from '../schema.ts'
import { isShiftIn, type ZoneScope } from '../zones/zone-scope.ts'

/** The only SQL that writes `rider_shift`. */

export type ShiftRow = Selectable<RiderShiftTable>

export interface ShiftsWanted {
  readonly country: CountryCode
  readonly from: Date
  readonly until: Date
  readonly riderId?: string | undefined
  readonly zoneId?: string | undefined
  /** Zones of an operator; null for the whole country. */
  readonly scope?: ZoneScope | null
}

/** The shifts that overlap a period, with the names of rider and zone, by begin. */
export const shiftsIn = (
  db: Database,
  { country, from, until, riderId, zoneId, scope = null }: ShiftsWanted,
) =>
  db
    .selectFrom('rider_shift')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_shift.rider_id')
    .leftJoin('zone', (join) =>
      join
        .onRef('zone.country', '=', 'rider_shift.country')
        .onRef('zone.zone_id', '=', 'rider_shift.zone_id'),
    )
    .selectAll('rider_shift')
    .select(['rider_account.name as rider_name', 'zone.name as zone_name'])
    .where('rider_shift.country', '=', country)
    .where('rider_shift.ends_at', '>', from)
    .where('rider_shift.starts_at', '<', until)
    .where(scope ? isShiftIn(scope) : sql<boolean>`true`)
    .$if(riderId !== undefined, (query) => query.where('rider_shift.rider_id', '=', riderId ?? ''))
    .$if(zoneId !== undefined, (query) => query.where('rider_shift.zone_id', '=', zoneId ?? ''))
    .orderBy('rider_shift.starts_at')
    .orderBy('rider_account.name')
    .orderBy('rider_shift.shift_id')
    .execute()

export type NamedShift = Awaited<ReturnType<typeof shiftsIn>>[number]

/** The shift with an id. Behind the lock of its rider's account it does not change. */
export const findShift = (
  db: Database,
  country: CountryCode,
  shiftId: string,
): Promise<ShiftRow | undefined> =>
  db
    .selectFrom('rider_shift')
    .selectAll()
    .where('country', '=', country)
    .where('shift_id', '=', shiftId)
    .executeTakeFirst()

/** Begin and end of the shifts of these riders that overlap a period. */
export async function periodsOf(
  db: Database,
  riderIds: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly Pick<ShiftRow, 'rider_id' | 'shift_id' | 'starts_at' | 'ends_at'>[]> {
  if (riderIds.length === 0) return []
  return db
    .selectFrom('rider_shift')
    .select(['rider_id', 'shift_id', 'starts_at', 'ends_at'])
    .where('rider_id', 'in', riderIds)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .execute()
}

export async function putShift(tx: Tx, shift: ShiftRow): Promise<void> {
  const { zone_id, starts_at, ends_at } = shift
  await tx
    .insertInto('rider_shift')
    .values(shift)
    .onConflict((same) => same.columns(['rider_id', 'shift_id']).doUpdateSet({ zone_id, starts_at, ends_at }))
    .execute()
}

export async function insertShifts(tx: Tx, shifts: readonly ShiftRow[]): Promise<void> {
  if (shifts.length === 0) return
  await sql`
    insert into rider_shift
      (rider_id, shift_id, country, zone_id, starts_at, ends_at, operator_id, created_at)
    select rider_id, shift_id, country, zone_id, starts_at, ends_at, operator_id, created_at
    from jsonb_populate_recordset(null::rider_shift, ${JSON.stringify(shifts)}::jsonb)`.execute(tx)
}

export async function deleteShift(tx: Tx, { rider_id, shift_id }: ShiftRow): Promise<void> {
  await tx
    .deleteFrom('rider_shift')
    .where('rider_id', '=', rider_id)
    .where('shift_id', '=', shift_id)
    .execute()
}

/** Deletes the shifts that a rider who leaves would begin later. */
export async function deleteLaterShifts(tx: Tx, riderId: string, now: Date): Promise<void> {
  await tx.deleteFrom('rider_shift').where('rider_id', '=', riderId).where('starts_at', '>', now).execute()
}
