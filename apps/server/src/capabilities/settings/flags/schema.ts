import type { CountryCode } from '@beckon/domain/country'
import type { Instant } from '../../../platform/database/column-types.ts'

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    flag_value: { country: CountryCode; flag: string; value: boolean; changed_at: Instant }
  }
}
