import type { FastifyInstance } from 'fastify'
import { every } from '../../../platform/clock-every.ts'
import { connectsCalls } from '../../../platform/connects-calls.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrdersService } from '../../ordering/orders/index.ts'
import { expireOffer } from './search/answer-offer.ts'
import { endSearch } from './search/end-search.ts'
import type { DispatchDeps } from './deps.ts'
import { createPositions } from './riders/positions.ts'
import { payRider } from './delivery/pay-rider.ts'
import { purgeTrails } from './riders/purge-trails.ts'
import { redispatchOrder } from './search/redispatch-order.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { recogniseRider } from './riders/rider-sign-in.ts'
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
  services: Pick<DispatchDeps, 'cash' | 'decisions' | 'earnings' | 'parameters' | 'roads'> & {
    readonly orders: OrdersService
  },
): DispatchService {
  const { db, clock, bus, jobs, live } = platform
  const { config } = platform
  const own = { connectsCalls: connectsCalls(config), pace: config.timeScale }
  const positions = createPositions({ db, clock, bus, live })
  const deps: DispatchDeps = { db, clock, jobs, live, positions, ...own, ...services }
  services.orders.onMoved((tx, moved) => timeWayBack(deps, tx, moved))
  services.orders.onMoved((tx, moved) => payRider(deps, tx, moved))
  const signer = platform.signer('rider')
  platform.callers.recognise('rider', recogniseRider(signer))
  jobs.define<OrderKey>('dispatch-order', (key) => beginDispatch(deps, key))
  jobs.define<OrderKey>('redispatch-order', (key) => redispatchOrder(deps, key))
  jobs.define<OrderKey>('end-search', (key) => endSearch(deps, key))
  jobs.define<OrderKey>('search-again', (key) => searchAgain(deps, key))
  jobs.define<OrderKey>('seek-rider', (key) => seekRider(deps, key))
  jobs.define<{ offerId: string }>('expire-offer', (offer) => expireOffer(deps, offer))
  platform.background.run(
    every('resume-dispatch', RESUME_MS, () => resumeDispatch(deps), platform.log),
    'worker',
  )
  platform.background.run(
    every('forget-trails', FORGET_MS, () => purgeTrails(deps), platform.log),
    'worker',
  )
  return { routes: (app) => dispatchRoutes(app, deps, signer) }
}
