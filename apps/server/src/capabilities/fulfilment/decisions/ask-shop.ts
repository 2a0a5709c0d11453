import { answerSeconds, type DecisionCause, fallbackOf, optionsFor } from '@beckon/domain/order'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { DecisionDeps } from './deps.ts'
import { causeForPrograms, optionForPrograms } from './event-names.ts'
import { factsOf } from './facts-of.ts'
import { orderKeyOf } from './order-key.ts'
import { closeDecision, decisionsOf, insertDecision } from './store.ts'

export interface Question {
  readonly cause: DecisionCause
  readonly note: string
}

/** The dependencies of asking a shop. */
export interface AskShopDeps extends Pick<DecisionDeps, 'clock' | 'jobs'> {
  readonly orders: Pick<DecisionDeps['orders'], 'touch' | 'publish'>
}

/** The question that a job is about. */
export interface ShopQuestion extends OrderKey {
  readonly position: number
}

/** Asks the shop what to do with a locked order; a repeated question is the same one. */
export async function askShop(
  deps: AskShopDeps,
  tx: Tx,
  order: OrderRow,
  { cause, note }: Question,
): Promise<void> {
  const key = orderKeyOf(order)
  const now = deps.clock.now()
  const earlier = await decisionsOf(tx, key)
  const open = earlier.find(({ isOpen }) => isOpen)
  if (open?.cause === cause) return
  if (open) {
    // The earlier question is obsolete, so it is closed without an answer.
    await closeDecision(tx, key, { ...open, option: null, by: 'system', at: now, answer: null })
    const obsolete = { cause: causeForPrograms(open.cause), option: null, by: 'system' } as const
    await deps.orders.publish(tx, order, { type: 'delivery.decided', detail: obsolete })
  }
  const answerBy = new Date(now.getTime() + answerSeconds(cause) * 1000)
  const options = optionsFor(factsOf(order, cause, earlier))
  const fallback = fallbackOf(cause)
  const asked = { cause, note, options, fallback, openedAt: now, answerBy }
  const position = await insertDecision(tx, order, asked)
  const touched = await deps.orders.touch(tx, order)
  await deps.orders.publish(tx, touched, {
    type: 'delivery.needs_decision',
    detail: {
      cause: causeForPrograms(cause),
      options: options.map(({ option }) => optionForPrograms(option)),
      fallback: optionForPrograms(fallback),
      answer_by: answerBy.toISOString(),
    },
  })
  const question: ShopQuestion = { ...key, position }
  await deps.jobs.send('decide-by-default', question, { tx, startAfter: answerBy })
}
