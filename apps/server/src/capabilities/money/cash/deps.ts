import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { LedgerDoor } from '../ledger/index.ts'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

/** What the use cases of cash work with. */
export interface CashParts {
  readonly db: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerDoor, 'enter'>
  readonly orders: Pick<OrdersDoor, 'lock' | 'touch'>
  readonly vendors: Pick<VendorsDoor, 'vendorsSeenBy' | 'load'>
  readonly parameters: Pick<ParametersDoor, 'of'>
}
