import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Reads } from '../../../platform/database/replica/reads.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { PricingService } from '../pricing/index.ts'
import type { TextsService } from '../../settings/texts/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { MoveListener } from './change/move-listener.ts'
import type { FlagsService } from '../../settings/flags/index.ts'

/** Dependencies of the use cases of orders. */
export interface OrderDeps {
  readonly db: Database
  readonly reads: Reads
  readonly clock: Clock
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly vendors: VendorsService
  readonly parameters: ParametersService
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly translate: TextsService['translate']
  readonly listeners: MoveListener[]
  readonly isOn: FlagsService['isOn']
  /** Time scale of the simulated riders of the test mode. */
  readonly pace: number
}
