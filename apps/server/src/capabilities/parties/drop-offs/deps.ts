import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorsService } from '../vendors/index.ts'
import type { FlagsService } from '../../settings/flags/index.ts'

export interface DropOffDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vendors: VendorsService
  readonly isOn: FlagsService['isOn']
  readonly deploymentOf: (country: CountryCode) => Deployment
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}
