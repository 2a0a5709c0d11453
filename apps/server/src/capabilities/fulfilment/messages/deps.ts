import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Logger } from 'pino'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { Telephony } from './providers/telephony.ts'

/** Dependencies of the use cases of messages and calls. */
export interface MessageDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly orders: Pick<OrdersService, 'lock' | 'load' | 'touch'>
  readonly vendors: Pick<VendorsService, 'vendorFor'>
  readonly parameters: Pick<ParametersService, 'of'>
  /** Undefined where calls are not connected. */
  readonly telephony: Telephony | undefined
}
