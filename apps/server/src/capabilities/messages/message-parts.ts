import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from 'pino'
import type { OrdersDoor } from '../orders/index.ts'
import type { ParametersDoor } from '../parameters/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'
import type { Telephony } from './providers/telephony.ts'

/** Dependencies of the use cases of messages and calls. */
export interface MessageParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly orders: Pick<OrdersDoor, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
  readonly parameters: Pick<ParametersDoor, 'of'>
  /** Undefined where calls are not connected. */
  readonly telephony: Telephony | undefined
}
