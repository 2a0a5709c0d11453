import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Logger } from 'pino'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'
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
