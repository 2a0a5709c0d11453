import type { OrderRecord } from '@beckon/contract'
import { sentenceOf, type TrackingSentence } from '@beckon/domain/order'
import type { useTexts } from '../../../platform/texts/index.ts'

/** The state that is announced for an order: a pending decision takes precedence over the progress. */
type Meaning = TrackingSentence | 'decision'
export type Sentences = ReadonlyMap<string, Meaning>

const meaningOf = ({ status, decision }: OrderRecord): Meaning => (decision ? 'decision' : sentenceOf(status))

export const sentencesOf = (orders: readonly OrderRecord[]): Sentences =>
  new Map(orders.map((order) => [order.order_id, meaningOf(order)]))

/** Returns new orders and those with a changed announced state. */
export const changedOrders = (before: Sentences, orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.filter((order) => before.get(order.order_id) !== meaningOf(order))

/** Describes the open order or a single changed one; for several changes only their number. */
export function wordsOf(
  changed: readonly OrderRecord[],
  chosenId: string | undefined,
  t: ReturnType<typeof useTexts>['t'],
): string {
  const [only] = changed
  const announced =
    changed.find(({ order_id }) => order_id === chosenId) ?? (changed.length === 1 ? only : undefined)
  const sentence =
    announced && t('tracking.spoken', { name: announced.customer.name, sentence: sayMeaning(announced, t) })
  const others = announced ? changed.length - 1 : changed.length
  return [sentence, others > 0 && t('tracking.changed', { count: others })].filter(Boolean).join(' ')
}

function sayMeaning(order: OrderRecord, t: ReturnType<typeof useTexts>['t']): string {
  const meaning = meaningOf(order)
  return meaning === 'decision' ? t('decision.needed') : t(`sentence.${meaning}`)
}
