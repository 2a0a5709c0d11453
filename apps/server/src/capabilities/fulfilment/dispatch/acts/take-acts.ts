import { type ActOutcome, type BodyOf, type fleetCalls, type RiderAct, riderAct } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type OrderStatus, vendorOf } from '@beckon/domain/order'
import { timeOfAct } from '@beckon/domain/rider'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import { type AtHand, lockOwnOrder } from '../delivery/report-step.ts'
import type { DispatchDeps } from '../deps.ts'
import { workWith } from '../duty/work-device.ts'
import { hadOrder } from '../riders/had-order.ts'
import { actFacts } from './act-facts.ts'
import {
  type ActEnd,
  claimAct,
  endAct,
  insertAct,
  isStoredMeanwhile,
  keptActs,
  lockKept,
  outcomeOf,
  type SentAct,
} from './act-store.ts'
import { applyAct } from './apply-act.ts'

interface SentBy {
  readonly riderId: string
  readonly deviceId: string
  readonly country: CountryCode
}

/** Takes the acts of a phone one after the other; one that does not fit is kept and does not stop the following ones. */
export async function takeActs(
  deps: DispatchDeps,
  { riderId, deviceId, country }: SentBy,
  { acts, sent_at: sentAt }: BodyOf<typeof fleetCalls.sendActs>,
): Promise<ActOutcome[]> {
  const receivedAt = deps.clock.now()
  const now = receivedAt.getTime()
  const clockError = sentAt * 1000 - now
  const outcomes: ActOutcome[] = []
  const timeOf = (act: RiderAct) => new Date(timeOfAct(act.occurred_at * 1000, clockError, now))
  const last = acts.map(timeOf).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? receivedAt
  for (const [index, act] of acts.entries()) {
    const at = timeOf(act)
    const use = index === 0 ? { riderId, deviceId, at: last } : undefined
    outcomes.push(await takeAct(deps, { riderId, country, act, at, receivedAt, use }))
  }
  return outcomes
}

/** The order may move between an attempt and the note that it failed. */
const ATTEMPTS = 3

/** Applies an act once, however often it is sent, in one transaction with its row. */
async function takeAct(deps: DispatchDeps, sent: SentAct): Promise<ActOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const taken = await inTransaction(deps.db, (tx) => applyNew(deps, tx, sent)).catch(storedMeanwhile)
    if (!isRefusal(taken)) {
      if (taken.isFollowed) await applyEarlier(deps, sent)
      return taken.outcome
    }
    const kept = await keepAct(deps, sent, { refusal: taken, isLast: attempt === ATTEMPTS })
    if (kept) return kept
  }
}

/** The stored act has an outcome, which is the answer of both. */
function storedMeanwhile(error: unknown): Refusal {
  if (isStoredMeanwhile(error)) return refuse('order.move-not-allowed')
  throw error
}

interface Taken {
  readonly outcome: ActOutcome
  /** Acts that came too early may follow. */
  readonly isFollowed: boolean
}

/**
 * The order is locked first: acts of one order are applied one after the other, and none is kept meanwhile. The act of
 * another rider's order is kept by `keepAct`, or was stored before.
 */
async function applyNew(deps: DispatchDeps, tx: Tx, sent: SentAct): Promise<Taken | Refusal> {
  const atHand = atHandOf(sent)
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const { whereabouts, stored, has_kept: hasKept } = await actFacts(tx, order, sent)
  if (sent.use) await workWith(tx, sent.use)
  if (stored) return { outcome: outcomeOf(stored), isFollowed: hasKept && stored.outcome === 'applied' }
  const end = await endOf(deps, tx, sent, { ...atHand, whereabouts })
  if (isRefusal(end)) return end
  const outcome = await insertAct(tx, sent, end)
  return { outcome, isFollowed: hasKept && outcome.outcome === 'applied' }
}

const atHandOf = ({ riderId, country, act, at }: SentAct): AtHand => ({
  riderId,
  country,
  orderId: act.order_id,
  at,
})

/** Applies the act; returns how it ended. */
async function endOf(deps: DispatchDeps, tx: Tx, sent: SentAct, atHand: AtHand): Promise<ActEnd | Refusal> {
  const applied = await applyAct(deps, tx, sent.act, atHand)
  if (isRefusal(applied)) return applied
  const status = await statusOf(deps, tx, sent)
  return { status, ...('counted' in applied ? { refusal: applied.counted } : {}) }
}

async function applyKept(deps: DispatchDeps, tx: Tx, sent: SentAct): Promise<ActOutcome | Refusal> {
  const end = await endOf(deps, tx, sent, atHandOf(sent))
  return isRefusal(end) ? end : endAct(tx, sent, end)
}

const statusOf = async (deps: DispatchDeps, tx: Tx, sent: SentAct): Promise<OrderStatus | null> =>
  (await lockOwnOrder(deps, tx, atHandOf(sent)))?.status ?? null

interface Failed {
  readonly refusal: Refusal
  /** No further attempt is made. */
  readonly isLast: boolean
}

/** Stores an act that changed nothing, with the reason; undefined where the order has moved since it was tried. */
function keepAct(
  deps: DispatchDeps,
  sent: SentAct,
  { refusal, isLast }: Failed,
): Promise<ActOutcome | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const status = await statusOf(deps, tx, sent)
    const stored = await claimAct(tx, sent)
    if (sent.use) await workWith(tx, sent.use)
    if (stored) return stored
    const isTooEarly = refusal.refused === 'order.move-not-allowed'
    if (isTooEarly && !isLast && refusal.meta?.['from'] !== status) throw new MovedOn()
    const isGone =
      refusal.refused === 'order.not-found' && (await hadOrder(tx, orderKeyOf(sent.act), sent.riderId))
    return endAct(tx, sent, { status, refusal: isGone ? refuse('act.other-rider') : refusal })
  }).catch((error: unknown) => {
    if (error instanceof MovedOn) return undefined
    throw error
  })
}

/** Empty where the order id is none of ours. */
const orderKeyOf = ({ order_id: orderId }: RiderAct): OrderKey => ({
  vendorId: vendorOf(orderId) ?? '',
  orderId,
})

class MovedOn extends Error {}

/** Acts that came before the one they follow are applied after it. */
async function applyEarlier(
  deps: DispatchDeps,
  { riderId, country, act, receivedAt }: SentAct,
): Promise<void> {
  const key = { riderId, orderId: act.order_id }
  for (const kept of await keptActs(deps.db, key)) {
    const earlier: SentAct = {
      riderId,
      country,
      receivedAt,
      act: riderAct.parse(kept.payload),
      at: kept.counted_at,
    }
    const taken = await inTransaction(deps.db, async (tx) => {
      const isKept = await lockKept(tx, riderId, kept.act_id)
      return isKept ? applyKept(deps, tx, earlier) : refuse('order.move-not-allowed')
    })
    if (!isRefusal(taken) && taken.outcome === 'applied') return applyEarlier(deps, earlier)
  }
}
