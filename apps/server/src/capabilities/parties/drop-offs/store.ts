import { BOOK_ENTRIES_FOUND } from '@beckon/domain/limits'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { PlaceRequestTable, SavedAddressTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export type SavedRow = Selectable<SavedAddressTable>
export type PlaceRequestRow = Selectable<PlaceRequestTable>

/**
 * Returns entries whose text contains every word, or whose phone contains the digits; the last changed
 * first.
 */
export function findSaved(
  db: Database,
  vendorId: string,
  { words, phone }: { readonly words: readonly string[]; readonly phone: string | undefined },
): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_address')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where((eb) =>
      eb.or([
        eb.and(words.map((word) => sql<boolean>`position(${word} in search_text) > 0`)),
        ...(phone === undefined ? [] : [sql<boolean>`position(${phone} in phone_number) > 0`]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(BOOK_ENTRIES_FOUND)
    .execute()
}

/** Returns entries by id, from behind `after` on. */
export const savedAfter = (
  db: Database,
  vendorId: string,
  after: string,
  count: number,
): Promise<SavedRow[]> =>
  db
    .selectFrom('saved_address')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('address_id', '>', after)
    .orderBy('address_id')
    .limit(count)
    .execute()

/** Returns the entries of these phones, the last changed first. */
export const savedOfPhones = (
  db: Database,
  vendorId: string,
  phones: readonly string[],
): Promise<SavedRow[]> =>
  db
    .selectFrom('saved_address')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('phone_number', 'in', phones)
    .orderBy('changed_at', 'desc')
    .execute()

/** The same phone at the same door is the same customer. */
export function putSaved(tx: Tx, entry: Insertable<SavedAddressTable>): Promise<SavedRow> {
  const { vendor_id: _vendor, address_id: _id, created_at: _created, ...change } = entry
  return tx
    .insertInto('saved_address')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'phone_number', 'address_text', 'unit']).doUpdateSet(change),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function loadSaved(
  db: Database,
  { vendorId, id }: { readonly vendorId: string; readonly id: string },
): Promise<SavedRow | undefined> {
  return db
    .selectFrom('saved_address')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('address_id', '=', id)
    .executeTakeFirst()
}

export function changeSaved(
  tx: Tx,
  { vendorId, id }: { readonly vendorId: string; readonly id: string },
  change: Omit<Insertable<SavedAddressTable>, 'vendor_id' | 'address_id' | 'created_at'>,
): Promise<SavedRow | undefined> {
  return tx
    .updateTable('saved_address')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('address_id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteSaved(tx: Database, vendorId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('saved_address')
    .where('vendor_id', '=', vendorId)
    .where('address_id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function insertRequest(tx: Database, request: Insertable<PlaceRequestTable>): Promise<void> {
  await tx.insertInto('asked_place').values(request).execute()
}

export function findRequest(
  db: Database,
  vendorId: string,
  askId: string,
): Promise<PlaceRequestRow | undefined> {
  return db
    .selectFrom('asked_place')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('ask_id', '=', askId)
    .executeTakeFirst()
}

export function findRequestByToken(
  db: Database,
  country: SavedRow['country'],
  tokenHash: string,
): Promise<PlaceRequestRow | undefined> {
  return db
    .selectFrom('asked_place')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('country', '=', country)
    .executeTakeFirst()
}

export async function writeAnswer(
  tx: Database,
  request: PlaceRequestRow,
  answer: Pick<
    PlaceRequestRow,
    | 'latitude'
    | 'longitude'
    | 'address_text'
    | 'unit'
    | 'building'
    | 'notes'
    | 'customer_name'
    | 'customer_phone'
    | 'precision'
  >,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('asked_place')
    .set({ ...answer, answered_at: now })
    .where('vendor_id', '=', request.vendor_id)
    .where('ask_id', '=', request.ask_id)
    .execute()
}
