import type { Clock } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { LedgerService } from '../ledger/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of cash. */
export interface CashDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'send'>
  readonly outbox: Pick<Outbox, 'publish'>
  readonly ledger: Pick<LedgerService, 'enter' | 'enterWith'>
  readonly orders: Pick<OrdersService, 'lock' | 'touch'>
  readonly vendors: Pick<VendorsService, 'vendorsSeenBy' | 'load'>
  readonly parameters: Pick<ParametersService, 'of'>
}
