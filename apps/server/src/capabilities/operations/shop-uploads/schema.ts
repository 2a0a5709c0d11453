import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { CheckedShop, TypedShop } from '@beckon/domain/vendor'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** A row of a workbook with its problems. */
export type StoredRow = TypedShop & Pick<CheckedShop, 'problems'>

/** A workbook of many shops, which an operator uploaded. */
export interface ShopUploadTable {
  upload_id: string
  country: CountryCode
  operator_id: string
  /** Of the file. */
  name: string
  rows: Json<StoredRow[]>
  created_at: Instant
  /** When its shops were opened. */
  opened_at: Instant | null
}

/** The rows have emails and phone numbers. */
export const retention: readonly RetentionRule[] = [
  { table: 'shop_upload', column: 'created_at', days: retentionDays.shopUpload },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    shop_upload: ShopUploadTable
  }
}
