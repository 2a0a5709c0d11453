import type { SemaphoreInterface } from 'async-mutex'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Reads } from '../../../platform/database/replica/reads.ts'

export interface NumbersDeps {
  readonly db: Database
  readonly reads: Reads
  readonly clock: Clock
  /** Few readings of many orders at a time. */
  readonly permits: SemaphoreInterface
}
