import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

export interface FlagParts {
  readonly db: Database
  readonly clock: Clock
}
