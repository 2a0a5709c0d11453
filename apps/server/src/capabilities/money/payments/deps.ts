import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LedgerDoor } from '../ledger/index.ts'
import type { OrdersDoor } from '../../ordering/orders/index.ts'
import type { NotifyDoor } from '../../settings/notify/index.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'
import type { Gateways } from './providers/connect-gateways.ts'

/** What the use cases of payments work with. */
export interface PaymentParts {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Logger
  readonly gateways: Gateways
  readonly ledger: LedgerDoor
  readonly orders: Pick<OrdersDoor, 'take' | 'move' | 'touch' | 'lock' | 'load' | 'dispatch'>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
  readonly notify: Pick<NotifyDoor, 'send'>
  readonly parameters: Pick<ParametersDoor, 'of'>
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
  /** The pages that may show the gateway's frames; the first is the portal itself. */
  readonly pagesOf: (deployment: Deployment) => Promise<readonly string[]>
  /** Where the gateway tells us what happened. */
  readonly webhookUrl: (deployment: Deployment) => string
}
