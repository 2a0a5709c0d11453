import { expect, it } from 'vitest'
import { emptyBoard, merge } from './board-state.ts'
import { dropOf } from './drop.ts'
import { noFilters } from './filters.ts'
import { aRider, anAnswer, anOrder, NOON } from './test-board.ts'
import { viewOf } from './view.ts'

const held = (id: string) => anOrder(id, { rider_id: 'ana', status: 'COURIER_ACCEPTED_DELIVERY' })
const board = merge(
  emptyBoard,
  anAnswer({
    orders: [anOrder('free'), held('one'), held('two')],
    riders: [
      aRider('ana', {
        order_ids: ['one', 'two'],
        stops: ['one', 'two'].flatMap((order_id) => [
          { order_id, kind: 'pickup' as const },
          { order_id, kind: 'dropoff' as const },
        ]),
      }),
      aRider('ben'),
    ],
  }),
)
const drop = (card: string, riderId: string | null, before?: string) =>
  dropOf({ view: viewOf(board, noFilters, NOON), board }, card, { riderId, before })

it.each([
  ['free', 'ben', 'assign'],
  ['one|dropoff', 'ben', 'hand-over'],
  ['one|pickup', null, 'take-back'],
])('the card %s dropped at the rider %s asks to %s', (card, rider, kind) => {
  expect(drop(card, rider)?.kind).toBe(kind)
})

it('a stop dropped before another one of the same rider changes the order of the ride', () => {
  const action = drop('two|pickup', 'ana', 'one|pickup')
  expect(action?.kind === 'stops' && action.stops.map(({ order_id, kind }) => `${order_id} ${kind}`)).toEqual(
    ['two pickup', 'one pickup', 'one dropoff', 'two dropoff'],
  )
})

it.each([
  ['gone', 'ben', undefined],
  ['free', null, undefined],
  ['one|pickup', 'ana', 'one|pickup'],
  ['one|dropoff', 'ana', 'one|pickup'],
])('the card %s cannot be dropped at the rider %s before %s', (card, rider, before) => {
  expect(drop(card, rider, before)).toBeUndefined()
})
