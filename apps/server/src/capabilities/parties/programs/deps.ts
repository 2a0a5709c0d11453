import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorsService } from '../vendors/index.ts'

export interface ProgramDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly vendors: Pick<VendorsService, 'businessFor' | 'copyToTestMode' | 'vendorsSeenBy'>
}
