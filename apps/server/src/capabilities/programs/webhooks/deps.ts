import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Sealer } from '../../../platform/auth/sealer.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { EventsService } from '../events/index.ts'

/** Dependencies of the use cases of webhooks. */
export interface WebhookDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly log: Logger
  readonly sealer: Sealer
  readonly events: EventsService
  readonly orders: Pick<OrdersService, 'load'>
  readonly vendors: Pick<VendorsService, 'businessFor' | 'ownersOf'>
  readonly notify: Pick<NotifyService, 'send'>
  readonly deploymentOf: (country: CountryCode) => Deployment
  /** Hosts that may be on an inner network and without TLS; none in `prd`. */
  readonly allowedHosts: readonly string[]
}

/** The business for which endpoints are managed, and by whom. */
export interface EndpointOwner {
  readonly businessId: string
  readonly country: CountryCode
  /** The vendors that a key may see; all of the business where absent. */
  readonly vendorIds?: readonly string[] | undefined
  /** The id of the user or of the key. */
  readonly by: string
}
