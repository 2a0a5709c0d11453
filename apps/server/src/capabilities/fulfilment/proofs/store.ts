import type { ProofPhoto } from '@beckon/contract'
import type { PhotoKind } from '@beckon/domain/dispatch'
import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { noFile } from '../../../platform/files/file-columns.ts'
import type { ProofPhotoTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey } from '../../ordering/orders/index.ts'

/** The only SQL that writes `proof_photo`. */

export async function insertPhoto(tx: Tx, photo: Insertable<ProofPhotoTable>): Promise<void> {
  await tx.insertInto('proof_photo').values(photo).execute()
}

export interface StoredPhoto extends ProofPhoto {
  readonly kind: PhotoKind
}

const DAY_SECONDS = 86_400

/** Returns the photos of an order without their bytes, oldest first. */
export async function photosOf(db: Database, { vendorId, orderId }: OrderKey): Promise<StoredPhoto[]> {
  const rows = await db
    .selectFrom('proof_photo')
    .select(['photo_id', 'kind', 'taken_at', 'delete_after', 'deleted_at', 'width', 'height'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('taken_at')
    .orderBy('photo_id')
    .execute()
  return rows.map((row) => {
    const takenAt = unixSeconds(row.taken_at)
    // Where the country's retention became shorter meanwhile, the earlier date applies.
    const until =
      row.deleted_at !== null && row.deleted_at < row.delete_after ? row.deleted_at : row.delete_after
    return {
      photo_id: row.photo_id,
      kind: row.kind,
      taken_at: takenAt,
      width: row.width,
      height: row.height,
      kept_days: Math.round((unixSeconds(until) - takenAt) / DAY_SECONDS),
      deleted: row.deleted_at !== null,
    }
  })
}

/** The row of one photo of an order with its file. */
export const photoWithFile = (db: Database, { vendorId, orderId }: OrderKey, photoId: string) =>
  db
    .selectFrom('proof_photo')
    .select(['kind', 'media_type', 'content', 'object_key'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst()

/** Where there is any photo to be deleted one day. */
export async function photographedCountries(db: Database): Promise<CountryCode[]> {
  const rows = await db
    .selectFrom('proof_photo')
    .select('country')
    .distinct()
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ country }) => country)
}

/**
 * Deletes the bytes of photos whose retention is over: by the date set when taken, or by the country's present
 * retention.
 */
export async function deletePhotos(
  db: Database,
  country: CountryCode,
  { now, takenBefore }: { readonly now: Date; readonly takenBefore: Date },
): Promise<void> {
  await db
    .updateTable('proof_photo')
    .set({ ...noFile, deleted_at: now })
    .where('country', '=', country)
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('delete_after', '<=', now), eb('taken_at', '<=', takenBefore)]))
    .execute()
}
