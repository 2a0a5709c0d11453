import type { SemaphoreInterface } from 'async-mutex'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

export interface NumbersDeps {
  readonly db: Database
  readonly clock: Clock
  /** Few readings of many orders at a time. */
  readonly permits: SemaphoreInterface
}
