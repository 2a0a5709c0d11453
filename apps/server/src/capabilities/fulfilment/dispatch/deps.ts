import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LiveHub } from '../../../platform/live/live-hub.ts'
import type { CashService } from '../../money/cash/index.ts'
import type { EarningsService } from '../../money/earnings/index.ts'
import type { DecisionsService } from '../decisions/index.ts'
import type { MessagesService } from '../messages/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { RidersService } from '../../parties/riders/index.ts'
import type { DispatchMeasures } from './measures.ts'
import type { Positions } from './positions/positions.ts'
import type { Roads } from './roads.ts'

/** Dependencies of the use cases of dispatch. */
export interface DispatchDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly live: LiveHub
  readonly orders: Pick<OrdersService, 'move' | 'lock' | 'load' | 'touch' | 'evaluateDelay'>
  readonly cash: Pick<CashService, 'collected' | 'advanced' | 'advanceReturned' | 'outstanding'>
  readonly earnings: Pick<EarningsService, 'cashInHand' | 'expectedPay' | 'record'>
  readonly decisions: Pick<DecisionsService, 'ask'>
  readonly messages: Pick<MessagesService, 'reportProblem'>
  readonly riders: Pick<RidersService, 'hindered' | 'hinderedAccounts' | 'endSuspended'>
  readonly parameters: Pick<ParametersService, 'of'>
  readonly roads: Roads
  readonly positions: Positions
  readonly measures: DispatchMeasures
  /** Whether riders call customers through a masked number instead of the real one. */
  readonly connectsCalls: boolean
  /** Time scale of the simulated riders; real riders have 1. */
  readonly pace: number
}
