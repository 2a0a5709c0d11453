import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { PricingDoor } from '../pricing/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of vouchers. */
export interface VoucherParts {
  readonly db: Database
  readonly clock: Clock
  readonly pricing: PricingDoor
  readonly vendors: VendorsDoor
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
}
