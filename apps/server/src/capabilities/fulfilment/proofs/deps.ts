import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

/** What the use cases of proof work with. */
export interface ProofParts {
  readonly db: Database
  readonly clock: Clock
  readonly orders: Pick<OrdersDoor, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
  readonly parameters: Pick<ParametersDoor, 'of'>
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
}
