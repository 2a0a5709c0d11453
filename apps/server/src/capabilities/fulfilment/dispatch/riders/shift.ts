import type { Database } from '../../../../platform/database/connect.ts'

export async function setShift(db: Database, riderId: string, onDuty: boolean): Promise<void> {
  await db.updateTable('rider').set({ on_duty: onDuty }).where('rider_id', '=', riderId).execute()
}
