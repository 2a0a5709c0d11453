import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export async function isGuest(db: Database, vendorId: string): Promise<boolean> {
  const guest = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', vendorId)
    .where('is_guest', '=', true)
    .executeTakeFirst()
  return guest !== undefined
}

/** Locks a guest's vendor until the transaction ends, also one that has been claimed. */
export const lockGuest = (tx: Tx, vendorId: string) =>
  tx
    .selectFrom('vendor')
    .select(['vendor_id', 'is_guest'])
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst()

/** Returns sender and place of a guest's newest order, and the number of orders. */
export const lastSenderOf = (tx: Tx, vendorId: string) =>
  tx
    .selectFrom('orders')
    .select((eb) => [
      'pickup_name as name',
      'pickup_phone as phone',
      'pickup_address as address',
      'pickup_latitude as latitude',
      'pickup_longitude as longitude',
      'pickup_instructions as instructions',
      eb.fn.countAll<number>().over().as('orders'),
    ])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
