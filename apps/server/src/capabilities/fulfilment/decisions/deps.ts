import type { Deployment } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LedgerDoor } from '../../money/ledger/index.ts'
import type { NotifyDoor } from '../../settings/notify/index.ts'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { PlacesDoor } from '../../parties/places/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

/** What the use cases of decisions work with. */
export interface DecisionParts {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly ledger: Pick<LedgerDoor, 'enter' | 'balances'>
  readonly orders: Pick<OrdersDoor, 'dispatch' | 'lock' | 'load' | 'move' | 'touch' | 'present'>
  readonly vendors: Pick<VendorsDoor, 'actFor' | 'load' | 'ownersOf'>
  readonly notify: Pick<NotifyDoor, 'send' | 'amount'>
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
  readonly parameters: Pick<ParametersDoor, 'of'>
  readonly places: Pick<PlacesDoor, 'routeAtOnce'>
}
