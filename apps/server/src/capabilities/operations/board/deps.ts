import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DispatchService } from '../../fulfilment/dispatch/index.ts'
import type { EarningsService } from '../../money/earnings/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'

/** Dependencies of the use cases of the board. */
export interface BoardDeps {
  readonly db: Database
  readonly clock: Clock
  readonly dispatch: Omit<DispatchService, 'routes'>
  readonly earnings: Pick<EarningsService, 'cashInHand'>
  readonly parameters: Pick<ParametersService, 'of'>
}
