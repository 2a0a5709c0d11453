import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { PricingService } from '../pricing/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { FlagsService } from '../../settings/flags/index.ts'

/** Dependencies of the use cases of vouchers. */
export interface VoucherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly pricing: PricingService
  readonly vendors: VendorsService
  readonly isOn: FlagsService['isOn']
}
