import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { writeBeforeCommit } from '../../../../platform/database/transaction.ts'
import type { RiderTable } from '../schema.ts'

/** A use of a phone that shows that its rider works with it. */
export interface DeviceUse {
  readonly riderId: string
  readonly deviceId: string
  /** When the rider did it; a phone may have been without a connection since then. */
  readonly at: Date
}

/**
 * Stores the device on which the rider works: that of the newest act, accepted offer or coming on duty. A use that is
 * older than the last one changes nothing. In a transaction it is written at the commit.
 */
export async function workWith(db: Database, { riderId, deviceId, at }: DeviceUse): Promise<void> {
  const statement = db
    .updateTable('rider')
    .set(({ ref }) => ({
      work_device_id: deviceId,
      work_device_since: sql<Date>`case when ${ref('work_device_id')} = ${deviceId}
        then ${ref('work_device_since')} else ${at}::timestamptz end`,
      worked_at: at,
    }))
    .where('rider_id', '=', riderId)
    .where(({ eb, or }) => or([eb('worked_at', 'is', null), eb('worked_at', '<=', at)]))
  await writeBeforeCommit(db, statement.compile())
}

type WorkColumns = Pick<Selectable<RiderTable>, 'work_device_id' | 'work_device_since' | 'worked_at'>

/** The changes by which `workWith` stores a use, for another update of a rider that is locked. */
export function workColumns(
  rider: WorkColumns,
  { deviceId, at }: Omit<DeviceUse, 'riderId'>,
): Partial<WorkColumns> {
  if (rider.worked_at && rider.worked_at > at) return {}
  const since = rider.work_device_id === deviceId ? rider.work_device_since : at
  return { work_device_id: deviceId, work_device_since: since, worked_at: at }
}
