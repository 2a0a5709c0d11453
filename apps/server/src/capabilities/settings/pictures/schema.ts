import type { CountryCode } from '@beckon/domain/country'
import type { PictureSlot } from '@beckon/domain/picture'
import type { Instant } from '../../../platform/database/column-types.ts'

/** A picture of a brand, stored once by the hash of its content. */
export interface BrandPictureTable {
  hash: string
  content: Buffer
  media_type: string
  width: number
  height: number
  created_at: Instant
}

/** A change of a picture in a country; the last one counts. */
export interface BrandPictureVersionTable {
  country: CountryCode
  slot: PictureSlot
  version: number
  /** The brand of the country at that time. */
  brand: string
  /** Null for the built-in picture. */
  hash: string | null
  operator_id: string
  reason: string
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    brand_picture: BrandPictureTable
    brand_picture_version: BrandPictureVersionTable
  }
}
