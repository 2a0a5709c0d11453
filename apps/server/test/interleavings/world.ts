import { collectCash } from '../../src/capabilities/money/cash/collect-cash.ts'
import { recordEarning } from '../../src/capabilities/money/earnings/record-earning.ts'
import { ledger as createLedger } from '../../src/capabilities/money/ledger/index.ts'
import type { DispatchDeps } from '../../src/capabilities/fulfilment/dispatch/deps.ts'
import { payRider } from '../../src/capabilities/fulfilment/dispatch/delivery/pay-rider.ts'
import {
  expireOffer,
  withdrawOpenOffer,
} from '../../src/capabilities/fulfilment/dispatch/search/answer-offer.ts'
import { takeBackParcels } from '../../src/capabilities/fulfilment/dispatch/riders/take-back.ts'
import { endSearch } from '../../src/capabilities/fulfilment/dispatch/search/end-search.ts'
import { beginDispatch, seekRider } from '../../src/capabilities/fulfilment/dispatch/search/seek-rider.ts'
import { cancelOrder } from '../../src/capabilities/ordering/orders/change/cancel-order.ts'
import type { MoveListener, OrderKey } from '../../src/capabilities/ordering/orders/index.ts'
import { moveOrder } from '../../src/capabilities/ordering/orders/change/move-order.ts'
import type { OrderDeps } from '../../src/capabilities/ordering/orders/deps.ts'
import { loadOrder } from '../../src/capabilities/ordering/orders/store.ts'
import { vendorFor } from '../../src/capabilities/parties/vendors/policy.ts'
import { dispatchParts, orderKeyOf } from '../dispatch.ts'
import { moving } from '../moving.ts'
import { type DispatchWorld, startDispatchWorld } from '../worlds/dispatch-world.ts'
import { createGate, type Gate } from './gate.ts'
import { createHeldJobs, type HeldJob, type HeldJobs } from './held-jobs.ts'

/** The use cases of dispatch on a real database whose statements pass a gate, with jobs that the test runs. */
export interface InterleavingWorld extends Pick<DispatchWorld, 'server' | 'clock' | 'ask'> {
  readonly gate: Gate
  readonly deps: DispatchDeps
  readonly jobs: HeldJobs
  cancel(orderId: string): ReturnType<typeof cancelOrder>
  runJob(job: HeldJob): Promise<void>
  /** Called when a job was sent. */
  onJob(listener: () => void): void
}

/** Starts a service without background jobs, whose use cases run in the order of a scheduler. */
export async function startInterleavingWorld(): Promise<InterleavingWorld> {
  const world = await startDispatchWorld()
  const { server, clock, ask } = world
  const gate = createGate(server.platform.db)
  let notify = () => undefined as void
  const jobs = createHeldJobs(clock, () => notify())
  const deps = await depsOf(world, gate, jobs)
  return {
    ...{ server, clock, ask, gate, deps, jobs },
    cancel: (orderId) => cancel(world, deps, orderId),
    runJob: (job) => runJob(deps, job),
    onJob: (listener) => {
      notify = listener
    },
  }
}

/** The dependencies as in the service, with real books, and with settings that are read once. */
async function depsOf({ server }: DispatchWorld, { db }: Gate, jobs: HeldJobs): Promise<DispatchDeps> {
  const { clock, reads } = server.platform
  const parts = dispatchParts(server)
  const settings = await parts.parameters.of('SG')
  const parameters = { of: async () => settings }
  const ledger = createLedger({ db, clock, reads })
  const money: Pick<DispatchDeps, 'cash' | 'earnings'> = {
    cash: {
      ...parts.cash,
      collected: (tx, order, minor) => collectCash({ clock, ledger }, tx, order, minor),
    },
    earnings: {
      ...parts.earnings,
      record: (tx, order, bonus) => recordEarning({ clock, ledger, parameters }, tx, order, bonus),
    },
  }
  const listeners = [(...moved: Parameters<MoveListener>) => payRider(money, ...moved)]
  return {
    ...parts,
    ...{ db, jobs, parameters },
    ...money,
    orders: {
      ...parts.orders,
      move: (tx, request) => moveOrder({ ...moving(server), listeners }, tx, request),
      load: (key) => loadOrder(db, key),
    },
  }
}

/** As the shop does. */
function cancel(
  { server, clock }: DispatchWorld,
  { db, jobs }: DispatchDeps,
  orderId: string,
): ReturnType<typeof cancelOrder> {
  const deps: Pick<OrderDeps, 'db' | 'clock' | 'jobs' | 'outbox' | 'isOn' | 'listeners'> & {
    readonly vendors: Pick<OrderDeps['vendors'], 'vendorFor'>
  } = {
    ...{ db, clock, jobs, listeners: [] },
    ...{ outbox: server.platform.outbox, isOn: async () => false },
    vendors: { vendorFor: (user, vendorId) => vendorFor(db, user, vendorId) },
  }
  // A cancellation needs nothing of the rest.
  return cancelOrder(deps as OrderDeps, {
    user: { userId: 'anna', country: 'SG', vendorIds: ['shop'], action: 'orders.change' },
    cancellation: { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
  })
}

async function runJob(deps: DispatchDeps, { name, data }: HeldJob): Promise<void> {
  if ('offerId' in data) {
    if (name === 'expire-offer') await expireOffer(deps, { offerId: String(data.offerId) })
  } else if ('riderId' in data) {
    await ofRider[name]?.(deps, { riderId: String(data.riderId) })
  } else if ('orderId' in data) {
    await ofOrder[name]?.(deps, orderKeyOf(String(data.orderId)))
  }
}

const ofRider: Readonly<Record<string, (deps: DispatchDeps, rider: { riderId: string }) => Promise<void>>> = {
  'withdraw-offer': withdrawOpenOffer,
  'take-back-parcels': takeBackParcels,
}

const ofOrder: Readonly<Record<string, (deps: DispatchDeps, key: OrderKey) => Promise<void>>> = {
  'dispatch-order': beginDispatch,
  'seek-rider': seekRider,
  'end-search': endSearch,
}
