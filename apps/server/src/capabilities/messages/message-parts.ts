import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { OrdersDoor } from '../orders/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'

/** What the use cases of messages work with. */
export interface MessageParts {
  readonly db: Database
  readonly clock: Clock
  readonly orders: Pick<OrdersDoor, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
}
