import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from 'pino'
import type { OrdersDoor } from '../orders/index.ts'
import type { ParametersDoor } from '../parameters/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'
import type { Telephony } from './providers/telephony.ts'

/** What the use cases of messages and calls work with. */
export interface MessageParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly orders: Pick<OrdersDoor, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
  readonly parameters: Pick<ParametersDoor, 'of'>
  /** Undefined where nobody can be connected. */
  readonly telephony: Telephony | undefined
}
