import type { FastifyInstance } from 'fastify'
import { every } from '../../../platform/clock-every.ts'
import { connectsCalls } from '../../../platform/connects-calls.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrdersService } from '../../ordering/orders/index.ts'
import type { RidersService } from '../../parties/riders/index.ts'
import { expireOffer, withdrawOpenOffer } from './search/answer-offer.ts'
import { endSearch } from './search/end-search.ts'
import type { DispatchDeps } from './deps.ts'
import { createPositions } from './riders/positions.ts'
import { purgeTrails } from './riders/purge-trails.ts'
import { redispatchOrder } from './search/redispatch-order.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { inDemoCity } from './riders/demo-positions.ts'
import { followAccount } from './riders/follow-account.ts'
import { dispatchRoutes } from './routes.ts'
import { searchAgain } from './search/search-again.ts'
import { beginDispatch, seekRider } from './search/seek-rider.ts'
import { timeWayBack } from './delivery/time-way-back.ts'

export type { Roads } from './roads.ts'

export interface DispatchService {
  routes(app: FastifyInstance): void
}

const RESUME_MS = 10_000
const FORGET_MS = 3_600_000

/** Finds a rider for each order and keeps what riders report. */
export function dispatch(
  platform: Platform,
  services: Pick<DispatchDeps, 'cash' | 'decisions' | 'parameters' | 'roads'> & {
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
  jobs.define<OrderKey>('dispatch-order', (key) => beginDispatch(deps, key))
  jobs.define<OrderKey>('redispatch-order', (key) => redispatchOrder(deps, key))
  jobs.define<OrderKey>('end-search', (key) => endSearch(deps, key))
  jobs.define<OrderKey>('search-again', (key) => searchAgain(deps, key))
  jobs.define<OrderKey>('seek-rider', (key) => seekRider(deps, key))
  jobs.define<{ offerId: string }>('expire-offer', (offer) => expireOffer(deps, offer))
  jobs.define<{ riderId: string }>('withdraw-offer', (rider) => withdrawOpenOffer(deps, rider))
  platform.background.run(
    every('resume-dispatch', RESUME_MS, () => resumeDispatch(deps), platform.log),
    'worker',
  )
  platform.background.run(
    every('forget-trails', FORGET_MS, () => purgeTrails(deps), platform.log),
    'worker',
  )
  return { routes: (app) => dispatchRoutes(app, deps) }
}
