import type { BrandPicture } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { PictureSlot } from '@beckon/domain/picture'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PreparedBrandPicture } from '../../../platform/pictures/prepare-brand-picture.ts'
import type { BrandPictureVersionTable } from './schema.ts'

/** Hours in which an uploaded picture can be used first. */
const UNUSED_HOURS = 24

export const pathOfPicture = (hash: string): string => `/brand/${hash}.webp`

interface Sized {
  readonly hash: string
  readonly width: number
  readonly height: number
}

export const shownPicture = ({ hash, width, height }: Sized): BrandPicture => ({
  ...{ hash, width, height },
  path: pathOfPicture(hash),
})

/** Stores a picture, and deletes those that were uploaded and never used. */
export async function insertPicture(
  tx: Tx,
  hash: string,
  { content, mediaType, width, height }: PreparedBrandPicture,
  now: Date,
): Promise<void> {
  const row = { content, media_type: mediaType, width, height, created_at: now }
  await tx
    .insertInto('brand_picture')
    .values({ hash, ...row })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now }))
    .execute()
  await tx
    .deleteFrom('brand_picture')
    .where('created_at', '<', new Date(now.getTime() - UNUSED_HOURS * 3_600_000))
    .where(
      sql<boolean>`not exists (select from brand_picture_version used where used.hash = brand_picture.hash)`,
    )
    .execute()
}

export const findPicture = (db: Database, hash: string) =>
  db
    .selectFrom('brand_picture')
    .select(['hash', 'width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirst()

export const loadContent = (db: Database, hash: string) =>
  db.selectFrom('brand_picture').select(['content', 'media_type']).where('hash', '=', hash).executeTakeFirst()

export interface PictureVersionRow {
  readonly slot: PictureSlot
  readonly version: number
  readonly hash: string | null
  readonly width: number | null
  readonly height: number | null
  readonly operator_id: string
  readonly reason: string
  readonly created_at: Date
}

/** Returns the versions of all pictures of a country, newest first. */
export const loadVersions = (db: Database, country: CountryCode): Promise<PictureVersionRow[]> =>
  db
    .selectFrom('brand_picture_version as used')
    .leftJoin('brand_picture as picture', 'picture.hash', 'used.hash')
    .select([
      'used.slot',
      'used.version',
      'used.hash',
      'picture.width',
      'picture.height',
      'used.operator_id',
      'used.reason',
      'used.created_at',
    ])
    .where('used.country', '=', country)
    .orderBy('used.version', 'desc')
    .execute()

export async function insertVersion(tx: Tx, row: Insertable<BrandPictureVersionTable>): Promise<void> {
  await tx.insertInto('brand_picture_version').values(row).execute()
}

/** Returns the picture of a version; null for the built-in one. */
export const pictureOf = ({ hash, width, height }: PictureVersionRow): BrandPicture | null =>
  hash === null || width === null || height === null ? null : shownPicture({ hash, width, height })
