import type { CountryCode } from '@beckon/domain/country'
import type { Instant, Json } from '../../../platform/database/column-types.ts'

/** A platform that shows the portal inside its own pages. */
export interface PlatformTable {
  country: CountryCode
  platform_id: string
  name: string
  /** Scheme, host and port of the pages that may frame us. */
  origins: Json<string[]>
  /** JWKs that its tokens are signed with. */
  public_keys: Json<Record<string, unknown>[]>
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    platform: PlatformTable
    platform_vendor: { country: CountryCode; platform_id: string; vendor_id: string }
  }
}
