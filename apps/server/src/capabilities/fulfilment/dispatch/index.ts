import { retentionDays } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { loadVapidKeys } from '../../../platform/auth/vapid-keys.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { connectsCalls } from '../../../platform/connects-calls.ts'
import type { RetentionRule } from '../../../platform/retention.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrdersService } from '../../ordering/orders/index.ts'
import type { RidersService } from '../../parties/riders/index.ts'
import { expireOffer, withdrawOpenOffer } from './search/answer-offer.ts'
import { endSearch } from './search/end-search.ts'
import type { DispatchDeps } from './deps.ts'
import { purgeActs } from './acts/purge-acts.ts'
import { payRider } from './delivery/pay-rider.ts'
import { createPositions } from './positions/positions.ts'
import { purgeTrails } from './positions/purge-trails.ts'
import { redispatchOrder } from './search/redispatch-order.ts'
import { isPublicAddress } from './push/public-address.ts'
import { pushOffer } from './push/push-offer.ts'
import { pushRoutes } from './push/push-routes.ts'
import { createSendPush, type SendPush } from './push/send-push.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { inDemoCity } from './riders/demo-positions.ts'
import { followAccount } from './riders/follow-account.ts'
import { dispatchRoutes } from './routes.ts'
import { searchAgain } from './search/search-again.ts'
import { beginDispatch, seekRider } from './search/seek-rider.ts'
import { trackerRoutes } from './trackers/tracker-routes.ts'
import { timeWayBack } from './delivery/time-way-back.ts'

export type { Roads } from './roads.ts'

export interface DispatchService {
  routes(app: FastifyInstance): void
}

const retention: readonly RetentionRule[] = [
  { table: 'rider_tracker', column: 'used_at', days: retentionDays.riderTracker },
  { table: 'rider_push', column: 'set_at', days: retentionDays.riderPush },
]

const RESUME_MS = 10_000
const FORGET_MS = 3_600_000

/** Finds a rider for each order and keeps what riders report. */
export function dispatch(
  platform: Platform,
  services: Pick<DispatchDeps, 'cash' | 'decisions' | 'earnings' | 'parameters' | 'roads'> & {
    readonly orders: OrdersService
    readonly riders: Pick<RidersService, 'onChanged'>
  },
): DispatchService {
  const { db, clock, bus, jobs, live } = platform
  const { config } = platform
  const own = { connectsCalls: connectsCalls(config), pace: config.timeScale }
  const kept = createPositions({ db, clock, bus, live })
  const positions = config.environment === 'prd' ? kept : inDemoCity(db, kept)
  const deps: DispatchDeps = { db, clock, jobs, live, positions, ...own, ...services }
  services.orders.onMoved((tx, moved) => timeWayBack(deps, tx, moved))
  services.riders.onChanged((tx, account) => followAccount(deps, tx, account))
  services.orders.onMoved((tx, moved) => payRider(deps, tx, moved))
  defineJobs(platform, deps)
  platform.background.add(
    createPeriodicService('resume-dispatch', RESUME_MS, () => resumeDispatch(deps), platform.log),
    'worker',
  )
  platform.background.add(
    createPeriodicService('forget-trails', FORGET_MS, () => purgeTrails(deps), platform.log),
    'worker',
  )
  platform.background.add(
    createPeriodicService('purge-acts', FORGET_MS, () => purgeActs(deps), platform.log),
    'worker',
  )
  platform.retention.add(retention)
  return {
    routes(app) {
      dispatchRoutes(app, deps)
      trackerRoutes(app, deps, config)
      pushRoutes(app, deps)
    },
  }
}

function defineJobs(platform: Platform, deps: DispatchDeps): void {
  const { db, clock, jobs } = platform
  jobs.define<OrderKey>('dispatch-order', (key) => beginDispatch(deps, key))
  jobs.define<OrderKey>('redispatch-order', (key) => redispatchOrder(deps, key))
  jobs.define<OrderKey>('end-search', (key) => endSearch(deps, key))
  jobs.define<OrderKey>('search-again', (key) => searchAgain(deps, key))
  jobs.define<OrderKey>('seek-rider', (key) => seekRider(deps, key))
  jobs.define<{ offerId: string }>('expire-offer', (offer) => expireOffer(deps, offer))
  jobs.define<{ riderId: string }>('withdraw-offer', (rider) => withdrawOpenOffer(deps, rider))
  const sendPush = pushSender(platform)
  jobs.define<{ offerId: string }>(
    'push-offer',
    (offer) => pushOffer({ db, clock, sendPush }, offer),
    // After a few seconds another rider is asked.
    { retries: 2 },
  )
}

/** Push services are on the internet; a rehearsal may have one on this machine. */
function pushSender({ db, clock, config, deploymentOf }: Platform): SendPush {
  const { origin, protocol } = new URL(linkTo(config, deploymentOf(config.defaultCountry), '/'))
  return createSendPush({
    keys: () => loadVapidKeys(db, clock),
    subject: protocol === 'https:' ? origin : 'mailto:operator@localhost',
    isAllowed: config.environment === 'prd' ? isPublicAddress : () => true,
  })
}
