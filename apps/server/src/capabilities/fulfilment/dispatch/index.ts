import { retentionDays } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { loadVapidKeys } from '../../../platform/auth/vapid-keys.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { connectsCalls } from '../../../platform/connects-calls.ts'
import type { RetentionRule } from '../../../platform/retention.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rehearsalPace } from '../../../platform/config.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OrderKey, OrdersService } from '../../ordering/orders/index.ts'
import type { RidersService } from '../../parties/riders/index.ts'
import { expireOffer, withdrawOpenOffer } from './search/answer-offer.ts'
import { endSearch } from './search/end-search.ts'
import type { DispatchDeps } from './deps.ts'
import { payRider } from './delivery/pay-rider.ts'
import { assignOrder } from './by-hand/assign-order.ts'
import type { ByHand } from './by-hand/by-hand.ts'
import { handOrderOver } from './by-hand/hand-order-over.ts'
import { setRiderStops, type StopsByHand } from './by-hand/set-rider-stops.ts'
import { takeOrderBack } from './by-hand/take-order-back.ts'
import { createDispatchMeasures } from './measures.ts'
import { createPositions, type MovedParcel, type NewestPosition } from './positions/positions.ts'
import { purgeEvidence } from './purge-evidence.ts'
import { redispatchOrder } from './search/redispatch-order.ts'
import { isPublicAddress } from '../../../platform/outgoing/public-address.ts'
import { pushOffer } from './push/push-offer.ts'
import { pushNotice, type RiderNotice } from './push/push-notice.ts'
import { pushRoutes } from './push/push-routes.ts'
import { createSendPush, type SendPush } from './push/send-push.ts'
import { followRehearsal, orRehearse, REHEARSE_ORDER, rehearseOrder } from './rehearsal/rehearse-order.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { inDemoCity } from './riders/demo-positions.ts'
import { followAccount, signOutSuspended } from './riders/follow-account.ts'
import { takeBackParcels } from './riders/take-back.ts'
import { dispatchRoutes } from './routes.ts'
import { searchAgain } from './search/search-again.ts'
import { beginDispatch, seekRider } from './search/seek-rider.ts'
import { trackerRoutes } from './trackers/tracker-routes.ts'
import { type TimeStops, timeStops } from './stops/time-stops.ts'
import { timeOtherStops, timeWayBack } from './delivery/time-way-back.ts'

export type { ByHand } from './by-hand/by-hand.ts'
export { orderVersion } from './by-hand/order-version.ts'
export { type StopsByHand, stopsVersion } from './by-hand/set-rider-stops.ts'
export type { NewestPosition } from './positions/positions.ts'
export { hadOrder } from './riders/had-order.ts'
export type { Roads } from './roads.ts'

export interface DispatchService {
  routes(app: FastifyInstance): void
  /** Gives an order without a rider to a rider on duty. */
  assign(act: ByHand & { readonly riderId: string }): Promise<true | Refusal>
  /** Takes an order from its rider before the collection; ends a transfer that was asked for. */
  takeBack(act: ByHand): Promise<true | Refusal>
  /** Gives the order of one rider to another. */
  handOver(act: ByHand & { readonly toRiderId: string }): Promise<true | Refusal>
  /** Sets the order in which a rider makes the next stops. */
  setStops(act: StopsByHand): Promise<true | Refusal>
  /** The newest position that this process has received of a rider, stored or not. */
  newestPositionOf(riderId: string): NewestPosition | undefined
  /** Before the start: called with the parcels of riders that moved, after each batch of positions. */
  onParcelsMoved(listener: ParcelsMoved): void
}

type ParcelsMoved = (moved: readonly MovedParcel[]) => void

const retention: readonly RetentionRule[] = [
  { table: 'rider_tracker', column: 'used_at', days: retentionDays.riderTracker },
  { table: 'rider_push', column: 'set_at', days: retentionDays.riderPush },
  { table: 'rider_duty', column: 'ended_at', days: retentionDays.riderDuty },
]

const RESUME_MS = 10_000
const PURGE_MS = 3_600_000

/** Finds a rider for each order and keeps what riders report. */
export function dispatch(
  platform: Platform,
  services: Pick<DispatchDeps, 'cash' | 'decisions' | 'earnings' | 'messages' | 'parameters' | 'roads'> & {
    readonly orders: OrdersService
    readonly riders: Pick<RidersService, 'onChanged'> & DispatchDeps['riders']
  },
): DispatchService {
  const { db, clock, bus, jobs, live } = platform
  const { config } = platform
  const own = { connectsCalls: connectsCalls(config), pace: rehearsalPace(config) }
  const moved: ParcelsMoved[] = []
  const onParcelsMoved: ParcelsMoved = (parcels) => moved.forEach((listener) => listener(parcels))
  const measures = createDispatchMeasures(platform)
  const onReceived = measures.positionReceived
  const kept = createPositions({ db, clock, bus, live, onParcelsMoved, onReceived })
  const positions = config.environment === 'prd' ? kept : inDemoCity(db, kept)
  const deps: DispatchDeps = { db, clock, jobs, live, positions, measures, ...own, ...services }
  services.orders.onMoved((tx, moved) => timeWayBack(deps, tx, moved))
  services.orders.onMoved((tx, moved) => timeOtherStops(deps, tx, moved))
  services.riders.onChanged((tx, account) => followAccount(deps, tx, account))
  services.orders.onMoved((tx, moved) => payRider(deps, tx, moved))
  services.orders.onMoved((tx, moved) => signOutSuspended(deps, tx, moved))
  services.orders.onMoved((tx, moved) => followRehearsal(deps, tx, moved))
  defineJobs(platform, deps)
  platform.background.add(
    createPeriodicService('resume-dispatch', RESUME_MS, () => resumeDispatch(deps), platform.log),
    'worker',
  )
  platform.background.add(
    createPeriodicService('purge-evidence', PURGE_MS, () => purgeEvidence(deps), platform.log),
    'worker',
  )
  platform.retention.add(retention)
  return {
    routes(app) {
      dispatchRoutes(app, deps)
      trackerRoutes(app, deps, config)
      pushRoutes(app, deps)
    },
    assign: (act) => assignOrder(deps, act),
    takeBack: (act) => takeOrderBack(deps, act),
    handOver: (act) => handOrderOver(deps, act),
    setStops: (act) => setRiderStops(deps, act),
    newestPositionOf: (riderId) => positions.newestOf(riderId),
    onParcelsMoved: (listener) => void moved.push(listener),
  }
}

function defineJobs(platform: Platform, deps: DispatchDeps): void {
  const { db, clock, jobs } = platform
  jobs.define<OrderKey>('dispatch-order', orRehearse(deps, beginDispatch))
  jobs.define<OrderKey>('redispatch-order', orRehearse(deps, redispatchOrder))
  jobs.define<OrderKey>('end-search', (key) => endSearch(deps, key))
  jobs.define<OrderKey>('search-again', orRehearse(deps, searchAgain))
  jobs.define<OrderKey>(REHEARSE_ORDER, (key) => rehearseOrder(deps, key))
  jobs.define<OrderKey>('seek-rider', (key) => seekRider(deps, key))
  jobs.define<{ offerId: string }>('expire-offer', (offer) => expireOffer(deps, offer))
  jobs.define<{ riderId: string }>('withdraw-offer', (rider) => withdrawOpenOffer(deps, rider))
  jobs.define<TimeStops>('time-stops', (rider) => timeStops(deps, rider))
  jobs.define<{ riderId: string }>('take-back-parcels', (rider) => takeBackParcels(deps, rider))
  const sendPush = pushSender(platform)
  jobs.define<{ offerId: string }>(
    'push-offer',
    (offer) => pushOffer({ db, clock, sendPush }, offer),
    // After a few seconds another rider is asked.
    { retries: 2 },
  )
  jobs.define<RiderNotice>('push-notice', (notice) => pushNotice({ db, sendPush }, notice), { retries: 2 })
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
