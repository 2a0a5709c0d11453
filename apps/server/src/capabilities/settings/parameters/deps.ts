import type { CountryCode, CountryParameters } from '@beckon/domain/country'
import type { ParameterName } from '@beckon/domain/parameter'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface ParameterDeps {
  readonly db: Database
  readonly clock: Clock
  /** Called after a change of a country's settings. */
  readonly onChanged: (country: CountryCode) => void
  /** All settings as they are stored. */
  readonly valuesOf: (country: CountryCode, db: Database) => Promise<CountryParameters>
  /** One setting as text, as the portal reads it. */
  readonly valueOf: (country: CountryCode, name: ParameterName, tx?: Tx) => Promise<string>
}
