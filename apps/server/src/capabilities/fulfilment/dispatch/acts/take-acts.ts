import { type ActOutcome, type BodyOf, type fleetCalls, riderAct } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { OrderStatus } from '@beckon/domain/order'
import { timeOfAct } from '@beckon/domain/rider'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type AtHand, lockOwnOrder } from '../delivery/report-step.ts'
import type { DispatchDeps } from '../deps.ts'
import { claimAct, endAct, keptActs, lockKept, type SentAct } from './act-store.ts'
import { applyAct } from './apply-act.ts'
import { hadOrder } from './had-order.ts'

interface SentBy {
  readonly riderId: string
  readonly country: CountryCode
}

/** Takes the acts of a phone one after the other; one that does not fit is kept and does not stop the following ones. */
export async function takeActs(
  deps: DispatchDeps,
  { riderId, country }: SentBy,
  { acts, sent_at: sentAt }: BodyOf<typeof fleetCalls.sendActs>,
): Promise<ActOutcome[]> {
  const receivedAt = deps.clock.now()
  const now = receivedAt.getTime()
  const clockError = sentAt * 1000 - now
  const outcomes: ActOutcome[] = []
  for (const act of acts) {
    const at = new Date(timeOfAct(act.occurred_at * 1000, clockError, now))
    outcomes.push(await takeAct(deps, { riderId, country, act, at, receivedAt }))
  }
  return outcomes
}

/** The order may move between an attempt and the note that it failed. */
const ATTEMPTS = 3

/** Applies an act once, however often it is sent, in one transaction with its row. */
async function takeAct(deps: DispatchDeps, sent: SentAct): Promise<ActOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const taken = await inTransaction(deps.db, async (tx) => {
      return (await claimAct(tx, sent)) ?? applyOrRefuse(deps, tx, sent)
    })
    if (!isRefusal(taken)) {
      if (taken.outcome === 'applied') await applyEarlier(deps, sent)
      return taken
    }
    const kept = await keepAct(deps, sent, { refusal: taken, isLast: attempt === ATTEMPTS })
    if (kept) return kept
  }
}

const atHandOf = ({ riderId, country, act, at }: SentAct): AtHand => ({
  riderId,
  country,
  orderId: act.order_id,
  at,
})

async function applyOrRefuse(deps: DispatchDeps, tx: Tx, sent: SentAct): Promise<ActOutcome | Refusal> {
  const applied = await applyAct(deps, tx, sent.act, atHandOf(sent))
  if (isRefusal(applied)) return applied
  const status = await statusOf(deps, tx, sent)
  return endAct(tx, sent, { status, ...('counted' in applied ? { refusal: applied.counted } : {}) })
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
    const stored = await claimAct(tx, sent)
    if (stored) return stored
    const status = await statusOf(deps, tx, sent)
    const isTooEarly = refusal.refused === 'order.move-not-allowed'
    if (isTooEarly && !isLast && refusal.meta?.['from'] !== status) throw new MovedOn()
    const isGone = refusal.refused === 'order.not-found' && (await hadOrder(tx, sent))
    return endAct(tx, sent, { status, refusal: isGone ? refuse('act.other-rider') : refusal })
  }).catch((error: unknown) => {
    if (error instanceof MovedOn) return undefined
    throw error
  })
}

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
      return isKept ? applyOrRefuse(deps, tx, earlier) : refuse('order.move-not-allowed')
    })
    if (!isRefusal(taken) && taken.outcome === 'applied') return applyEarlier(deps, earlier)
  }
}
