import type { CountryCode } from '@beckon/domain/country'
import type { Instant } from '../../../platform/database/column-types.ts'

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    flag_value: { country: CountryCode; flag: string; value: boolean; changed_at: Instant }
    /** Values of one shop; for the outlets of a parent too. */
    vendor_flag: {
      vendor_id: string
      country: CountryCode
      flag: string
      value: boolean
      changed_at: Instant
    }
  }
}
