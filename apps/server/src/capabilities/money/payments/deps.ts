import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { IntentState } from '@beckon/domain/payment'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { LedgerService } from '../ledger/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { Gateways } from './providers/connect-gateways.ts'

/** Counts the states of payments. */
export interface Outcomes {
  add(labels: { readonly country: CountryCode; readonly outcome: IntentState }): void
}

/** Dependencies of the use cases of payments. */
export interface PaymentDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Logger
  readonly outcomes: Outcomes
  readonly gateways: Gateways
  readonly ledger: LedgerService
  readonly orders: Pick<OrdersService, 'take' | 'move' | 'touch' | 'publish' | 'lock' | 'load' | 'dispatch'>
  readonly vendors: Pick<VendorsService, 'vendorFor' | 'load'>
  readonly notify: Pick<NotifyService, 'send'>
  readonly parameters: Pick<ParametersService, 'of'>
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
  /** The pages that may show the gateway's frames; the first is the portal itself. */
  readonly pagesOf: (deployment: Deployment) => Promise<readonly string[]>
  /** Address of our webhook for the gateway's events. */
  readonly webhookUrl: (deployment: Deployment) => string
}
