import type { CountryCode } from '@beckon/domain/country'
import type { PhotoKind } from '@beckon/domain/dispatch'
import type { Instant, OrderColumns } from '../../../platform/database/column-types.ts'
import type { FileColumns } from '../../../platform/files/file-columns.ts'

/** A picture that proves a handover, without what a phone writes into pictures. */
export interface ProofPhotoTable extends OrderColumns, FileColumns {
  photo_id: string
  country: CountryCode
  kind: PhotoKind
  rider_id: string
  media_type: string
  width: number
  height: number
  taken_at: Instant
  delete_after: Instant
  deleted_at: Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    proof_photo: ProofPhotoTable
  }
}
