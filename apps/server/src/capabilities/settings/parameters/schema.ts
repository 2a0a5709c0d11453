import type { CountryCode } from '@beckon/domain/country'
import type { Instant } from '../../../platform/database/column-types.ts'

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    country_parameter: { country: CountryCode; name: string; value: string; changed_at: Instant }
  }
}
