import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

export interface FlagDeps {
  readonly db: Database
  readonly clock: Clock
}
