import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of proofs. */
export interface ProofDeps {
  readonly db: Database
  readonly clock: Clock
  readonly files: Pick<Files, 'read'>
  readonly orders: Pick<OrdersService, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsService, 'vendorFor'>
  readonly parameters: Pick<ParametersService, 'of'>
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
}
