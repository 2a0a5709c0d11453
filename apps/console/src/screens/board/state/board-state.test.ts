import { expect, it } from 'vitest'
import { emptyBoard, merge, withChange } from './board-state.ts'
import { aRider, anAnswer, anOrder } from './test-board.ts'

const first = merge(
  emptyBoard,
  anAnswer({ orders: [anOrder('a'), anOrder('b', { version: 4 })], riders: [aRider('ana'), aRider('ben')] }),
)

it('an answer with changes replaces only what it names, and removes what left the board', () => {
  const next = merge(
    first,
    anAnswer({
      full: false,
      cursor: 'c2',
      orders: [anOrder('a', { version: 2, code: 'new' })],
      riders: [aRider('ben', { name: 'Benjamin' })],
      removed: ['b'],
      removed_riders: ['ana'],
    }),
  )
  expect([...next.orders.values()].map(({ code }) => code)).toEqual(['new'])
  expect([...next.riders.values()].map(({ name }) => name)).toEqual(['Benjamin'])
  expect(next.cursor).toBe('c2')
})

it('an older version of an order does not replace a newer one, in an answer with changes and in a whole board', () => {
  for (const full of [true, false]) {
    const next = merge(first, anAnswer({ full, orders: [anOrder('b', { version: 3, code: 'old' })] }))
    expect(next.orders.get('b')?.code).toBe('B')
  }
})

it('the lane of an order moves by time without a new version', () => {
  const next = merge(first, anAnswer({ full: false, orders: [anOrder('a', { lane: 'late' })] }))
  expect(next.orders.get('a')?.lane).toBe('late')
})

it('a whole board drops what it does not name', () => {
  const next = merge(first, anAnswer({ orders: [anOrder('a')], riders: [] }))
  expect([...next.orders.keys()]).toEqual(['a'])
  expect(next.riders.size).toBe(0)
})

it('an answer without changes leaves orders and riders as they are, so that nothing is drawn again', () => {
  const next = merge(first, anAnswer({ full: false, cursor: 'c2' }))
  expect(next.orders).toBe(first.orders)
  expect(next.riders).toBe(first.riders)
})

it('the answer of a change leaves the cursor of the readings as it is', () => {
  const next = withChange(first, { orders: [anOrder('a', { version: 2 })], riders: [] })
  expect(next.orders.get('a')?.version).toBe(2)
  expect(next.cursor).toBe('c1')
})
