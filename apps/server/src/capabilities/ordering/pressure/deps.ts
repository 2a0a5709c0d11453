import type { CountryCode } from '@beckon/domain/country'
import type { PressuredZone } from '@beckon/domain/pressure'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of measures. */
export interface PressureDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vendors: Pick<VendorsService, 'vendorFor'>
  readonly parameters: Pick<ParametersService, 'of'>
  /** The zones of a country that have hours, or measures that have not ended. */
  readonly zonesOf: (country: CountryCode) => Promise<readonly PressuredZone[]>
  /** Called after a change of a measure in this process. */
  readonly onChanged: (country: CountryCode) => void
}
