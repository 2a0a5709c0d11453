import type { Deployment } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LedgerService } from '../../money/ledger/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of decisions. */
export interface DecisionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly ledger: Pick<LedgerService, 'enter' | 'balances'>
  readonly orders: Pick<
    OrdersService,
    'dispatch' | 'lock' | 'load' | 'move' | 'touch' | 'publish' | 'present'
  >
  readonly vendors: Pick<VendorsService, 'vendorFor' | 'load' | 'ownersOf' | 'tariffOf'>
  readonly notify: Pick<NotifyService, 'send' | 'amount'>
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
  readonly parameters: Pick<ParametersService, 'of'>
  readonly places: Pick<PlacesService, 'routeSync'>
}
