import type { OrderRecord } from '@beckon/contract'
import type { OrderStatus } from '@beckon/domain/order'
import { expect, it } from 'vitest'
import { changedOrders, sentencesOf, wordsOf } from './announcement-text.ts'

const order = (order_id: string, status: OrderStatus) =>
  ({ order_id, status, customer: { name: `Name ${order_id}` } }) as Partial<OrderRecord> as OrderRecord

// Returns the key and the values of a text.
const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join('|')) as Parameters<
  typeof wordsOf
>[2]

it('returns new orders and those with a changed announced state, but not those with only another status', () => {
  const before = sentencesOf([order('a', 'NEW'), order('b', 'NEW'), order('gone', 'NEW')])
  const now = [order('a', 'RECEIVED'), order('b', 'PICKED_UP'), order('c', 'NEW')]
  expect(changedOrders(before, now).map(({ order_id }) => order_id)).toEqual(['b', 'c'])
  expect(changedOrders(sentencesOf(now), now)).toEqual([])
})

it.each([
  ['only one', ['a'], undefined, 'tracking.spoken|Name a|sentence.collected'],
  ['the chosen one', ['a'], 'a', 'tracking.spoken|Name a|sentence.collected'],
  ['many', ['a', 'b', 'c'], undefined, 'tracking.changed|3'],
  ['many, none of them chosen', ['a', 'b'], 'x', 'tracking.changed|2'],
  [
    'the chosen one among many',
    ['a', 'b', 'c'],
    'b',
    'tracking.spoken|Name b|sentence.collected tracking.changed|2',
  ],
  ['none', [], undefined, ''],
])('%s is announced', (_, ids, chosenId, words) => {
  const changed = ids.map((id) => order(id, 'PICKED_UP'))
  expect(wordsOf(changed, chosenId, t)).toBe(words)
})

it('a pending decision is announced instead of the progress', () => {
  const calm = { ...order('a', 'NEAR_CUSTOMER'), decision: null }
  const requested = { ...calm, decision: { cause: 'UNREACHABLE' } } as Partial<OrderRecord> as OrderRecord
  expect(changedOrders(sentencesOf([calm]), [requested])).toEqual([requested])
  expect(wordsOf([requested], undefined, t)).toBe('tracking.spoken|Name a|decision.needed')
})
