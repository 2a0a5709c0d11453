import type { ListedShopUpload, ShopUpload } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Insertable, Selectable } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ShopUploadTable, StoredRow } from './schema.ts'

export type UploadRow = Selectable<ShopUploadTable>

const MOST_LISTED = 50

export async function insertUpload(db: Database, upload: Insertable<ShopUploadTable>): Promise<void> {
  await db.insertInto('shop_upload').values(upload).execute()
}

export const findUpload = (db: Database, country: CountryCode, id: string): Promise<UploadRow | undefined> =>
  db
    .selectFrom('shop_upload')
    .selectAll()
    .where('country', '=', country)
    .where('upload_id', '=', id)
    .executeTakeFirst()

/** Locks an upload, so that two operators do not open its shops at once. */
export const lockUpload = (tx: Tx, country: CountryCode, id: string): Promise<UploadRow | undefined> =>
  tx
    .selectFrom('shop_upload')
    .selectAll()
    .where('country', '=', country)
    .where('upload_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function updateUpload(
  db: Database,
  id: string,
  change: { readonly rows?: readonly StoredRow[]; readonly opened_at?: Date },
): Promise<void> {
  const { rows, ...other } = change
  await db
    .updateTable('shop_upload')
    .set({ ...other, ...(rows ? { rows: JSON.stringify(rows) } : {}) })
    .where('upload_id', '=', id)
    .execute()
}

export async function listUploads(db: Database, country: CountryCode): Promise<ListedShopUpload[]> {
  const uploads = await db
    .selectFrom('shop_upload')
    .selectAll()
    .where('country', '=', country)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return uploads.map((upload) => ({ ...presentUpload(upload), rows: upload.rows.length }))
}

export async function showUpload(
  db: Database,
  country: CountryCode,
  id: string,
): Promise<{ result: ShopUpload } | Refusal> {
  const upload = await findUpload(db, country, id)
  return upload ? { result: presentUpload(upload) } : refuse('shop-upload.not-found')
}

export const presentUpload = ({ upload_id, name, created_at, opened_at, rows }: UploadRow): ShopUpload => ({
  upload_id,
  name,
  created_at: unixSeconds(created_at),
  opened_at: opened_at && unixSeconds(opened_at),
  wrong: rows.filter(({ problems }) => problems.length > 0).length,
  rows: rows.map(({ row, cells, problems }) => ({ row, cells, problems: [...problems] })),
})
