import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { LedgerService } from '../ledger/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of cash. */
export interface CashDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'enter'>
  readonly orders: Pick<OrdersService, 'lock' | 'touch'>
  readonly vendors: Pick<VendorsService, 'vendorsSeenBy' | 'load'>
  readonly parameters: Pick<ParametersService, 'of'>
}
