import { type DecisionOption, decisionOptions, endedStatuses, isDue } from '@beckon/domain/order'
import { isOfTestMode } from '@beckon/domain/program'
import { nextStep, type RehearsalFacts, type RehearsalStep, scenarioOf } from '@beckon/domain/rehearsal'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import {
  type OrderKey,
  type OrderMoved,
  type OrderRow,
  pastOf,
  wasCollected,
} from '../../../ordering/orders/index.ts'
import { instructionOf } from '../delivery/instruction-of.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import type { DispatchDeps } from '../deps.ts'
import { raisesOf } from '../search/fee-raises.ts'

export const REHEARSE_ORDER = 'rehearse-order'

/** Fields of an order that a simulated rider of the test mode accepts. No account of a rider is behind it. */
const SIMULATED_RIDER = { rider_name: 'Test Rider', rider_vehicle: 'scooter' } as const
/** How long after its promise an order arrives that is held up. */
const HOLD_UP_SECONDS = 20 * 60

/**
 * Takes the next step of an order of the test mode, if its time has come, and schedules the one after it. It replaces the
 * search for a rider and the rider. May run twice, and early, without harm.
 */
export async function rehearseOrder(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (!order || endedStatuses.includes(order.status)) return
    const step = nextStep(await factsOf(deps, tx, order))
    if (!step) return
    const at = await timeOf(deps, tx, order, step)
    if (at > deps.clock.now()) return schedule(deps, tx, key, at)
    await take(deps, tx, order, step)
  })
}

/** Follows every move of an order of the test mode. */
export async function followRehearsal(deps: DispatchDeps, tx: Tx, { after }: OrderMoved): Promise<void> {
  if (!isOfTestMode(after.vendor_id) || endedStatuses.includes(after.status)) return
  await schedule(deps, tx, { vendorId: after.vendor_id, orderId: after.order_id }, deps.clock.now())
}

/** Runs the work of dispatch for orders of the live mode, and the rehearsal for those of the test mode. */
export const orRehearse =
  (deps: DispatchDeps, work: (deps: DispatchDeps, key: OrderKey) => Promise<void>) =>
  (key: OrderKey): Promise<void> =>
    (isOfTestMode(key.vendorId) ? rehearseOrder : work)(deps, key)

const schedule = ({ jobs }: DispatchDeps, tx: Tx, key: OrderKey, startAfter: Date): Promise<void> =>
  jobs.send(REHEARSE_ORDER, key, { tx, startAfter, singletonKey: key.orderId })

async function factsOf({ clock }: DispatchDeps, tx: Tx, order: OrderRow): Promise<RehearsalFacts> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const { waits, instruction } = await instructionOf(tx, order)
  const past = await pastOf(tx, order)
  const offers = past.filter(({ status }) => status === 'ASSIGNED_TO_TRANSPORT')
  return {
    status: order.status,
    scenario: scenarioOf(order.customer_name),
    isDue: isDue(order.preordered_for && unixSeconds(order.preordered_for), unixSeconds(clock.now())),
    isCollected: await wasCollected(tx, order),
    isDelayed: order.delay_reason !== null,
    declines: offers.length - (order.status === 'ASSIGNED_TO_TRANSPORT' ? 1 : 0),
    isRaised: (await raisesOf(tx, key)).times > 0,
    isAsked: waits,
    choice: choiceOf(instruction?.option),
  }
}

const choiceOf = (option: string | undefined): DecisionOption | null =>
  decisionOptions.find((one) => one === option) ?? null

/** The time of a step: so many seconds after the last entry of the history, by the time scale. */
async function timeOf(
  { pace }: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { seconds }: RehearsalStep,
): Promise<Date> {
  const since = (await pastOf(tx, order)).at(-1)?.created_at ?? order.created_at
  return later(since, seconds / pace)
}

async function take(deps: DispatchDeps, tx: Tx, order: OrderRow, step: RehearsalStep): Promise<void> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  if (step.kind === 'look-again') return schedule(deps, tx, key, later(deps.clock.now(), step.seconds))
  if (step.kind === 'ask') {
    await deps.decisions.ask(tx, order, { cause: step.cause, note: '' })
    return schedule(deps, tx, key, later(deps.clock.now(), step.seconds))
  }
  if (step.kind === 'hold-up') return holdUp(deps, tx, order)
  const { to, by: actor, reason } = step
  const moved = await moveOrderOrThrow(deps, tx, { ...key, to, actor, reason, patch: patchFor(step, order) })
  if (to === 'STALLED') await deps.decisions.ask(tx, moved, { cause: 'NO_RIDER', note: '' })
}

/** The order is expected later than promised; the usual rule announces the delay. */
async function holdUp(deps: DispatchDeps, tx: Tx, order: OrderRow): Promise<void> {
  const expected = later(order.promised_upper, HOLD_UP_SECONDS)
  const held = await deps.orders.touch(tx, order, { eta_dropoff: expected })
  await deps.orders.evaluateDelay(tx, held)
}

function patchFor(step: RehearsalStep & { readonly kind: 'move' }, order: OrderRow) {
  if (step.to === 'COURIER_ACCEPTED_DELIVERY') {
    return { ...SIMULATED_RIDER, eta_pickup: order.ready_at, eta_dropoff: order.promised_upper }
  }
  return step.to === 'PICKED_UP' ? { eta_pickup: null } : {}
}

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)
