import type { CountryCode } from '@beckon/domain/country'
import type { Flags } from '@beckon/domain/flag'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

export interface FlagDeps {
  readonly db: Database
  readonly clock: Clock
  /** The flags of the regional service; undefined where there is none, or it does not answer. */
  readonly regionalOf: (country: CountryCode) => Promise<Partial<Flags> | undefined>
  /** Called after a change of a country's flags. */
  readonly onChanged: (country: CountryCode) => void
}
