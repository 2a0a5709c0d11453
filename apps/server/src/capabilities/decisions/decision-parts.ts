import type { Deployment } from '@beckon/domain/country'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { LedgerDoor } from '../ledger/index.ts'
import type { NotifyDoor } from '../notify/index.ts'
import type { OrdersDoor } from '../orders/index.ts'
import type { ParametersDoor } from '../parameters/index.ts'
import type { PlacesDoor } from '../places/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'

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
