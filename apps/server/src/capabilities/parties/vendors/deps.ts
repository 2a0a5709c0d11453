import type { Deployment } from '@beckon/domain/country'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { FlagsService } from '../../settings/flags/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'

export interface VendorDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly notify: NotifyService
  readonly jobs: Jobs
  readonly isOn: FlagsService['isOn']
  readonly flags: Pick<FlagsService, 'valuesOf' | 'ownOf' | 'setForShop'>
  readonly parameters: Pick<ParametersService, 'of'>
  /** How much faster than life this world runs. */
  readonly pace: number
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}
