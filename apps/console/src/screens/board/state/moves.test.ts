import { expect, it } from 'vitest'
import { emptyBoard, merge } from './board-state.ts'
import { isPossible, movesOf, moveTo, reordered, touches, withMove } from './moves.ts'
import { aRider, anAnswer, anOrder } from './test-board.ts'

const free = anOrder('free', { attention: ['no_rider', 'late_to_collect'] })
const held = anOrder('held', {
  rider_id: 'ana',
  lane: 'in_hand',
  version: 5,
  status: 'COURIER_ACCEPTED_DELIVERY',
})
const collected = anOrder('collected', { rider_id: 'ana', is_collected: true, status: 'PICKED_UP' })
const atDoor = anOrder('door', { rider_id: 'ana', is_collected: true, status: 'NEAR_CUSTOMER' })
const board = merge(
  emptyBoard,
  anAnswer({
    orders: [free, held, collected],
    riders: [
      aRider('ana', {
        state: 'busy',
        order_ids: ['held', 'collected'],
        stops: [
          { order_id: 'collected', kind: 'dropoff' },
          { order_id: 'held', kind: 'pickup' },
          { order_id: 'held', kind: 'dropoff' },
        ],
        room: 1,
      }),
      aRider('ben'),
    ],
  }),
)

it.each([
  ['without a rider', free, ['assign']],
  ['with a rider', held, ['take-back', 'hand-over']],
  ['collected', collected, ['hand-over']],
  ['at the door', atDoor, []],
])('an order %s allows %j', (_, order, expected) => {
  expect(movesOf(order)).toEqual(expected)
})

it.each([
  [free, 'ben', { kind: 'assign', orderId: 'free', riderId: 'ben', version: 1 }],
  [held, 'ben', { kind: 'hand-over', orderId: 'held', riderId: 'ben', version: 5 }],
  [held, null, { kind: 'take-back', orderId: 'held', version: 5 }],
  [held, 'ana', undefined],
  [free, null, undefined],
  [collected, null, undefined],
])(
  'dragging an order to another place is the change that its state allows (%#)',
  (order, rider, expected) => {
    expect(moveTo(order, rider)).toEqual(expected)
  },
)

it('an assigned order is shown with its rider at once, its stops last', () => {
  const next = withMove(board, { kind: 'assign', orderId: 'free', riderId: 'ana', version: 1 })
  expect(next.orders.get('free')).toMatchObject({
    rider_id: 'ana',
    lane: 'in_hand',
    attention: ['late_to_collect'],
  })
  expect(next.riders.get('ana')?.stops.slice(3)).toEqual([
    { order_id: 'free', kind: 'pickup' },
    { order_id: 'free', kind: 'dropoff' },
  ])
  expect(next.riders.get('ana')?.room).toBe(0)
})

it('an order that is handed over leaves the stops of the first rider and comes to the second one', () => {
  const next = withMove(board, { kind: 'hand-over', orderId: 'held', riderId: 'ben', version: 5 })
  expect(next.riders.get('ana')?.stops).toEqual([{ order_id: 'collected', kind: 'dropoff' }])
  expect(next.riders.get('ben')).toMatchObject({
    state: 'busy',
    order_ids: ['held'],
    stops: [
      { order_id: 'held', kind: 'pickup' },
      { order_id: 'held', kind: 'dropoff' },
    ],
  })
})

it('a collected parcel that is handed over stays with its rider until the second one has it', () => {
  const next = withMove(board, { kind: 'hand-over', orderId: 'collected', riderId: 'ben', version: 1 })
  expect(next.orders.get('collected')).toMatchObject({ rider_id: 'ana', transfer_to_rider_id: 'ben' })
  expect(next.riders).toBe(board.riders)
})

it('an order that is taken back is without a rider, and a rider without parcels is free', () => {
  const alone = merge(
    emptyBoard,
    anAnswer({ orders: [held], riders: [aRider('ana', { state: 'busy', order_ids: ['held'] })] }),
  )
  const next = withMove(alone, { kind: 'take-back', orderId: 'held', version: 5 })
  expect(next.orders.get('held')).toMatchObject({ rider_id: null, lane: 'without_rider' })
  expect(next.riders.get('ana')).toMatchObject({ state: 'free', order_ids: [], stops: [] })
})

it('a change of an order that left the board changes nothing', () => {
  expect(withMove(board, { kind: 'take-back', orderId: 'gone', version: 1 })).toBe(board)
})

const pickup = { order_id: 'held', kind: 'pickup' } as const
const dropoff = { order_id: 'held', kind: 'dropoff' } as const
const other = { order_id: 'collected', kind: 'dropoff' } as const

it.each([
  [pickup, other, [pickup, other, dropoff]],
  [other, undefined, [pickup, dropoff, other]],
  [other, other, [other, pickup, dropoff]],
])('a stop is put before another one, or last (%#)', (moved, before, expected) => {
  expect(reordered([other, pickup, dropoff], moved, before)).toEqual(expected)
})

it('a ride that delivers a parcel before it is collected is impossible', () => {
  expect(isPossible([pickup, other, dropoff])).toBe(true)
  expect(isPossible([dropoff, pickup])).toBe(false)
})

it('two changes of one order, or of one ride, touch each other', () => {
  const assign = { kind: 'assign', orderId: 'free', riderId: 'ana', version: 1 } as const
  const stops = { kind: 'stops', riderId: 'ana', stops: [], version: '1' } as const
  expect(touches(assign, { kind: 'take-back', orderId: 'free', version: 1 })).toBe(true)
  expect(touches(assign, { kind: 'take-back', orderId: 'held', version: 1 })).toBe(false)
  expect(touches(assign, stops)).toBe(true)
  expect(touches(stops, { ...stops, riderId: 'ben' })).toBe(false)
})
