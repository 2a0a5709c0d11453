import { randomInt } from 'node:crypto'
import { retentionDays } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import { createPost } from '../../../platform/outgoing/post.ts'
import { createResolver, type ResolveName } from '../../../platform/outgoing/resolve-public.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { EventsService } from '../events/index.ts'
import { createCourierMoved, type MovedParcel } from './courier-moved.ts'
import { purgeDeliveries } from './deliveries/delivery-store.ts'
import type { WebhookDeps } from './deps.ts'
import { createWebhookMeasures } from './measures.ts'
import { programRoutes } from './program-routes.ts'
import { webhookRoutes } from './routes.ts'
import { createClaims } from './send/claims.ts'
import { createDeliverer } from './send/deliverer.ts'
import { createAttemptRecord } from './send/record-attempts.ts'

export type { MovedParcel } from './courier-moved.ts'

export interface WebhooksService {
  routes(app: FastifyInstance): void
  /** Publishes positions of parcels to endpoints that ask for them. */
  courierMoved(moved: readonly MovedParcel[]): Promise<void>
}

export interface WebhookServices {
  readonly events: EventsService
  readonly orders: Pick<OrdersService, 'load' | 'lock' | 'publish'>
  readonly vendors: Pick<VendorsService, 'businessFor' | 'ownersOf'>
  readonly notify: Pick<NotifyService, 'send'>
  /** Name servers; those of the machine by default. */
  readonly resolve?: ResolveName
}

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT_MS = 20_000
const PURGE_MS = 3_600_000
const DAY_MS = 86_400_000
const MILLION = 1_000_000

/** Sends the events of a business to the addresses that it chose, by Standard Webhooks. */
export function webhooks(platform: Platform, services: WebhookServices): WebhooksService {
  const { db, clock, bus, log, tracer, sealer, config, background, deploymentOf } = platform
  const allowedHosts = config.webhookHosts
  const { resolve = createResolver(), ...others } = services
  const deps: WebhookDeps = { db, clock, bus, log, sealer, deploymentOf, allowedHosts, ...others }
  const post = createPost({ resolve, allowedHosts, timeoutMs: TIMEOUT_MS })
  const chance = () => randomInt(MILLION) / MILLION
  const measures = createWebhookMeasures(platform)
  const claims = createClaims(platform.databaseUrl, log)
  const record = createAttemptRecord(db)
  background.add(createDeliverer({ ...deps, post, chance, record, measures, tracer }, claims), 'worker')
  const purge = () => purgeDeliveries(db, purgedBefore(clock.now()))
  background.add(createPeriodicService('purge-webhooks', PURGE_MS, purge, log), 'worker')
  const moved = createCourierMoved({ db, ...services })
  return {
    routes(app) {
      webhookRoutes(app, deps)
      programRoutes(app, deps)
    },
    courierMoved: (parcels) =>
      moved(parcels).catch((error: unknown) => log.error({ err: error }, 'positions were not published')),
  }
}

const purgedBefore = (now: Date) => ({
  deliveries: new Date(now.getTime() - retentionDays.webhookDelivery * DAY_MS),
  bodies: new Date(now.getTime() - retentionDays.webhookBody * DAY_MS),
})
