import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderCodeTable } from '../schema.ts'

/** The newest code of a requester is the only one. Writes nothing where there is no such rider. */
export async function putCode(tx: Tx, code: Omit<Insertable<RiderCodeTable>, 'tries'>): Promise<void> {
  await sql`
    insert into rider_code (rider_id, requester, code_hash, tries, created_at, expires_at)
    select rider_id, ${code.requester}::text, ${code.code_hash}::text, 0,
      ${code.created_at}::timestamptz, ${code.expires_at}::timestamptz
    from rider_account where rider_id = ${code.rider_id}
    on conflict (rider_id, requester) do update set
      code_hash = excluded.code_hash, tries = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx)
}

/** Returns the code of a requester after counting this attempt; undefined without a code. */
export const countCodeTry = (db: Database, riderId: string, requester: string) =>
  db
    .updateTable('rider_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('rider_id', '=', riderId)
    .where('requester', '=', requester)
    .returningAll()
    .executeTakeFirst()

export const newestCode = (db: Database, riderId: string) =>
  db
    .selectFrom('rider_code')
    .selectAll()
    .where('rider_id', '=', riderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** Deletes a code with its first use; false when another login was quicker. */
export async function takeCode(tx: Tx, riderId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('rider_code')
    .where('rider_id', '=', riderId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function purgeCodes(tx: Tx, riderId: string): Promise<void> {
  await tx.deleteFrom('rider_code').where('rider_id', '=', riderId).execute()
}
