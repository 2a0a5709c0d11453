import type { Deployment } from '@beckon/domain/country'
import type { CountryCode } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { DecisionsService } from '../../fulfilment/decisions/index.ts'
import type { PaymentsService } from '../../money/payments/index.ts'
import type { BulkService } from '../../ordering/bulk/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'

/** Dependencies of the use cases of exceptions. */
export interface ExceptionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly parameters: Pick<ParametersService, 'of'>
  readonly orders: Pick<OrdersService, 'lock' | 'cancel'>
  readonly decisions: Pick<DecisionsService, 'decide'>
  readonly payments: Pick<PaymentsService, 'askGateway' | 'repeatFailedRefunds'>
  readonly bulk: Pick<BulkService, 'restart'>
  readonly notify: Pick<NotifyService, 'send' | 'resend'>
  readonly deploymentOf: (country: CountryCode) => Deployment
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

export type SweepDeps = Pick<ExceptionDeps, 'db' | 'clock' | 'parameters'>

/** The job that looks for exceptions at once, after a change that may have ended one. */
export const SWEEP = 'sweep-exceptions'
