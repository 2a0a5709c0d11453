import type { AnswerOf, orderCalls, OrderRecord, RiderInfo } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rehearsalPace } from '../../../platform/config.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { PricingService } from '../pricing/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import {
  askForDispatch,
  type CreateOrder,
  createOrder,
  type TakeOrder,
  takeOrder,
} from './create/create-order.ts'
import { type Cancellation, cancelFor } from './change/cancel-order.ts'
import { editFor, type OrderEdit } from './change/edit-order.ts'
import type { MoveListener } from './change/move-listener.ts'
import { type MoveRequest, moveOrder } from './change/move-order.ts'
import { type ReferenceChange, setReference } from './change/set-reference.ts'
import type { OrderDeps } from './deps.ts'
import type { OrderKey, OrderPatch, OrderRow } from './order-row.ts'
import { moneyOf } from './lists/money-of.ts'
import type { OrderCriteria } from './lists/order-criteria.ts'
import { ordersForLists, type Page, type PageRequest, readPage } from './lists/orders-for-lists.ts'
import { presentOrder, presentOrders } from './lists/present-order.ts'
import { riderForMap } from './lists/rider-for-map.ts'
import { orderRoutes } from './routes.ts'
import { loadOrder, lockOrder } from './store.ts'
import { type DaySums, sumsByDay } from './lists/summarise-orders.ts'
import { publishOrderChange } from './change/publish-order-change.ts'
import { type OrderEvent, type OrderEventType, publishOrderEvent } from './change/publish-events.ts'
import { evaluateDelay, watchDelays } from './change/watch-delays.ts'

export { collectedFrom } from './create/collected-from.ts'
export type { OrderToPlace } from './create/order-to-place.ts'
export { orderRefusal } from './create/order-refusal.ts'
export { withOrderPermit } from './create/order-concurrency.ts'
export { wasCollected } from './change/move-facts.ts'
export { pastOf, rememberPast } from './store.ts'
export { cancelFacts } from './change/cancel-order.ts'
export type { OnBehalf } from './change/on-behalf.ts'
export type { OrderMoved, MoveListener } from './change/move-listener.ts'
export type { MoveRequest } from './change/move-order.ts'
export { presentChanges } from './change/order-changes.ts'
export { paginationKey, readPaginationKey } from './lists/pagination-key.ts'
export { measuresOf, paymentMethodOf, stopsBeforeOf } from './lists/present-order.ts'
export { isIndividual, type OrderKey, type OrderRow } from './order-row.ts'
export type { DaySums } from './lists/summarise-orders.ts'
export { byVendor } from './change/on-behalf.ts'
export { statusSince } from './lists/status-since.ts'
export { type NumberedZones, numberedZones } from './lists/numbered-zones.ts'
export {
  cancelledBecause,
  conditionOf,
  numberedBy,
  ofCountry,
  orderMadeAt,
  type OrderNarrowing,
  utcOf,
} from './lists/order-conditions.ts'

export interface OrdersService {
  routes(app: FastifyInstance): void
  /** Places an order of a user, once per idempotency key. */
  create(order: CreateOrder): Promise<{ readonly result: { readonly order_id: string } } | Refusal>
  /** Places an order in the caller's transaction (`withOrderPermit`), which ensures that it happens once. */
  take(tx: Tx, order: TakeOrder): Promise<{ readonly order_id: string } | Refusal>
  /** Changes a status; the only way to do so. Returns the changed order. */
  move(tx: Tx, request: MoveRequest): Promise<OrderRow | Refusal>
  /** Cancels an order for its shop. */
  cancel(tx: Tx, cancellation: Cancellation): Promise<{ readonly result: OrderRecord } | Refusal>
  /** Changes an order for its shop. */
  edit(tx: Tx, edit: OrderEdit): Promise<AnswerOf<typeof orderCalls.updateOrder> | Refusal>
  /** Changes the shop's own number of an order, whatever its status. */
  setReference(tx: Tx, change: ReferenceChange): Promise<OrderRecord | Refusal>
  /** Minor units that a cancellation of an order would refund now. */
  refundOf(order: OrderRow): Promise<number>
  /** Before the start: what else happens in the transaction of every move. */
  onMoved(listener: MoveListener): void
  /** A rider is looked for, now or when a pre-order is due. */
  dispatch(tx: Tx, order: OrderRow): Promise<void>
  /** Publishes a change of a locked order that is not its status. */
  touch(tx: Tx, order: OrderRow, patch?: OrderPatch): Promise<OrderRow>
  /** Publishes an event about a locked order to the programs of its business. */
  publish<Type extends OrderEventType>(tx: Tx, order: OrderRow, event: OrderEvent<Type>): Promise<void>
  /** Announces that a locked order is late, if it is. */
  evaluateDelay(tx: Tx, order: OrderRow): Promise<OrderRow>
  /** The order, held until the transaction ends. */
  lock(tx: Tx, key: OrderKey): Promise<OrderRow | undefined>
  load(key: OrderKey): Promise<OrderRow | undefined>
  present(order: OrderRow): Promise<OrderRecord>
  /** Returns a page of the orders of these vendors, newest first; the caller may see each of the vendors. */
  page(request: Omit<PageRequest, 'now'>): Promise<Page>
  /** Summarises the orders of these vendors by day; money in minor units. */
  sumsByDay(criteria: OrderCriteria, timezone: string): Promise<readonly DaySums[]>
  presentMany(orders: readonly OrderRow[]): Promise<OrderRecord[]>
  /** Its rider on the map, with the road still ahead; undefined before one has accepted. */
  riderOf(order: OrderRow): Promise<RiderInfo | undefined>
  /** The vendor that an order belongs to, by its id alone. */
  ownerOf(orderId: string): string | undefined
}

interface RequiredServices {
  readonly isOn: OrderDeps['isOn']
  readonly vendors: VendorsService
  readonly parameters: ParametersService
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly translate: OrderDeps['translate']
}

/** A promise is looked after this often. */
const WATCH_MS = 15_000

/** Orders from their request to the history. */
export function orders(platform: Platform, services: RequiredServices): OrdersService {
  const { db, reads, clock, jobs, outbox, config } = platform
  const pace = rehearsalPace(config)
  const deps: OrderDeps = { db, reads, clock, jobs, outbox, pace, listeners: [], ...services }
  showLive(platform, deps)
  platform.background.add(
    createPeriodicService('watch-delays', WATCH_MS, () => watchDelays(deps), platform.log),
    'worker',
  )
  const presentMany = (rows: readonly OrderRow[]) => presentOrders(deps, rows)
  return {
    routes: (app) => orderRoutes(app, deps),
    create: (order) => createOrder(deps, order),
    take: (tx, order) => takeOrder(deps, tx, order),
    move: (tx, request) => moveOrder(deps, tx, request),
    cancel: (tx, cancellation) => cancelFor(deps, tx, cancellation),
    edit: (tx, edit) => editFor(deps, tx, edit),
    setReference: (tx, change) => setReference(deps, tx, change),
    refundOf: async (order) => (await moneyOf(db, [order]))(order).paid,
    onMoved: (listener) => void deps.listeners.push(listener),
    dispatch: (tx, order) => askForDispatch(deps, tx, order),
    touch: (tx, order, patch) => publishOrderChange(deps, tx, order, patch),
    publish: (tx, order, event) => publishOrderEvent(deps, tx, order, event),
    evaluateDelay: (tx, order) => evaluateDelay(deps, tx, order),
    lock: lockOrder,
    load: (key) => loadOrder(db, key),
    presentMany,
    async present(order) {
      const [record] = await presentMany([order])
      if (!record) throw new Error(`order ${order.order_id} was not presented`)
      return record
    },
    page: (request) =>
      readPage(deps, request, (from) => ordersForLists(from, { ...request, now: clock.now() })),
    sumsByDay: (criteria, timezone) => reads.read('history', (from) => sumsByDay(from, criteria, timezone)),
    riderOf: (order) => riderForMap(deps, order),
    ownerOf: vendorOf,
  }
}

/** The live hub's messages about an order and its rider. */
function showLive({ live }: Platform, deps: OrderDeps): void {
  live.presentOrder((subject) => presentOrder(deps, subject))
  live.presentRider(async (subject) => {
    const order = await loadOrder(deps.db, subject)
    return order && riderForMap(deps, order)
  })
}
