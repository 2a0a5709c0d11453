import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { servedTexts } from './served-texts.ts'
import type { WrittenText } from './store.ts'

export interface TextDeps {
  readonly db: Database
  readonly clock: Clock
  readonly served: ReturnType<typeof servedTexts>
  /** Writes a correction. Every process shows it at once, or within half a minute if it missed the event. */
  readonly put: (tx: Tx, written: WrittenText) => Promise<void>
}
