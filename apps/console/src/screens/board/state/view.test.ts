import { expect, it } from 'vitest'
import { emptyBoard, merge } from './board-state.ts'
import { type BoardFilters, noFilters } from './filters.ts'
import { aRider, anAnswer, anOrder, NOON } from './test-board.ts'
import { inNextColumn, neighbour, sequenceOf, viewOf } from './view.ts'

const board = merge(
  emptyBoard,
  anAnswer({
    orders: [
      anOrder('late', { collect_by: NOON - 300, vendor_name: 'Café Élan', zones: ['north'] }),
      anOrder('soon', { collect_by: NOON + 300 }),
      anOrder('held', { rider_id: 'ana', lane: 'in_hand', collect_by: NOON + 900 }),
      anOrder('later', { lane: 'scheduled', collect_by: NOON + 9000 }),
    ],
    riders: [
      aRider('ben', { zones: ['south'] }),
      aRider('ana', { order_ids: ['held'], stops: [{ order_id: 'held', kind: 'dropoff' }] }),
      aRider('cat', { duty: 'off', state: 'off' }),
    ],
  }),
)

const show = (changed: Partial<BoardFilters> = {}) => viewOf(board, { ...noFilters, ...changed }, NOON)
const ids = (changed: Partial<BoardFilters>) => show(changed).orders.map(({ order_id: id }) => id)

it('orders come by their next promise, riders by name, and scheduled orders wait outside the first column', () => {
  const view = show()
  expect(view.orders.map(({ order_id: id }) => id)).toEqual(['late', 'soon', 'held', 'later'])
  expect(view.withoutRider.map(({ order_id: id }) => id)).toEqual(['late', 'soon'])
  expect(view.columns.map(({ rider }) => rider.name)).toEqual(['ana', 'ben', 'cat'])
  expect(view.counts).toEqual({ without_rider: 2, in_hand: 1, scheduled: 1, late: 0 })
})

it('a stop that the ride does not have yet comes after the others', () => {
  expect(show().columns[0]?.items.map(({ kind }) => kind)).toEqual(['dropoff', 'pickup'])
})

it.each([
  [{ q: 'elan' }, ['late']],
  [{ q: 'ANA' }, ['held']],
  [{ zone: 'north' }, ['late']],
  [{ lane: 'scheduled' }, ['later']],
  [{ to: '5' }, ['late', 'soon']],
  [{ from: '0', to: '15' }, ['soon', 'held']],
])('the filters %j show the orders %j', (changed, expected) => {
  expect(ids(changed)).toEqual(expected)
})

it.each([
  [{ duty: 'on' }, ['ana', 'ben']],
  [{ zone: 'north' }, ['ana', 'cat']],
  [{ q: 'held' }, ['ana']],
])('the filters %j show the riders %j', (changed, expected) => {
  expect(show(changed).columns.map(({ rider }) => rider.name)).toEqual(expected)
})

it('the keys go through the orders of a layout, each once, and stop at both ends', () => {
  const sequence = sequenceOf(show(), 'columns')
  expect(sequence).toEqual(['late', 'soon', 'held'])
  expect(neighbour(sequence, undefined, 1)).toBe('late')
  expect(neighbour(sequence, 'late', 1)).toBe('soon')
  expect(neighbour(sequence, 'held', 1)).toBe('held')
  expect(neighbour(sequence, 'gone', -1)).toBe('held')
  expect(sequenceOf(show(), 'table')).toEqual(['late', 'soon', 'held', 'later'])
})

it('the arrow keys go to the next column that has an order', () => {
  expect(inNextColumn(show(), 'soon', 1)).toBe('held')
  expect(inNextColumn(show(), 'held', -1)).toBe('late')
  expect(inNextColumn(show(), 'held', 1)).toBe('held')
  expect(inNextColumn(show(), undefined, 1)).toBe('late')
})
