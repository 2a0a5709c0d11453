import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { OrdersService } from '../orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { PricingService } from '../pricing/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { FlagsService } from '../../settings/flags/index.ts'

/** Dependencies of the use cases of bulk orders. */
export interface BulkDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly outbox: Pick<Outbox, 'publish'>
  readonly log: Logger
  readonly files: Pick<Files, 'read'>
  readonly vendors: VendorsService
  readonly parameters: ParametersService
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly orders: OrdersService
  readonly isOn: FlagsService['isOn']
  readonly deploymentOf: (country: CountryCode) => Deployment
}

export interface JobKey {
  readonly vendorId: string
  readonly jobId: string
}

/** The names of the two jobs of the queue. */
export const PREPROCESS = 'bulk-preprocess'
export const PLACE = 'bulk-place'
