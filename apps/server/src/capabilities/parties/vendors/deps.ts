import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { NotifyService } from '../../settings/notify/index.ts'

export interface VendorDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly notify: NotifyService
  readonly jobs: Jobs
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
  /** How much faster than life this world runs. */
  readonly pace: number
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}
