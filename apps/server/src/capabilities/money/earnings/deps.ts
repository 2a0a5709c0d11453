import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { LedgerService } from '../ledger/index.ts'

/** Dependencies of the use cases of earnings. */
export interface EarningsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'enterForRiders' | 'enterWith'>
  readonly parameters: Pick<ParametersService, 'of'>
}
