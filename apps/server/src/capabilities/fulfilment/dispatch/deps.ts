import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LiveHub } from '../../../platform/live/live-hub.ts'
import type { CashDoor } from '../../money/cash/index.ts'
import type { DecisionsDoor } from '../decisions/index.ts'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { Roads } from './roads.ts'

/** What the use cases of dispatch work with. */
export interface DispatchParts {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly live: LiveHub
  readonly orders: Pick<OrdersDoor, 'move' | 'lock' | 'load' | 'touch' | 'judgeDelay'>
  readonly cash: Pick<CashDoor, 'collected' | 'advanced' | 'advanceReturned' | 'outstanding'>
  readonly decisions: Pick<DecisionsDoor, 'ask'>
  readonly parameters: Pick<ParametersDoor, 'of'>
  readonly roads: Roads
  /** The rider rings the customer by a number of neither, and is not told theirs. */
  readonly connectsCalls: boolean
  /** How many times faster than the road's own time the simulated riders move; 1 for real ones. */
  readonly pace: number
}
