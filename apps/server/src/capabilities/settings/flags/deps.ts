import type { CountryCode } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

export interface FlagDeps {
  readonly db: Database
  readonly clock: Clock
  /** Called after a change of a country's flags. */
  readonly onChanged: (country: CountryCode) => void
}
