import { expect, it } from 'vitest'
import { emptyBoard, merge } from '../state/board-state.ts'
import { aRider, anAnswer, anOrder, NOON } from '../state/test-board.ts'
import { orderFeatures, riderFeatures, selectedFeatures } from './features.ts'

const seen = (id: string, secondsAgo: number) =>
  aRider(id, {
    position: { latitude: 11, longitude: 104, taken_at: NOON - secondsAgo, accuracy: null, source: null },
  })

it('a rider is greyed out on the map after a minute, and not on it after ten', () => {
  const riders = [
    seen('fresh', 60),
    seen('stale', 61),
    seen('last', 600),
    seen('gone', 601),
    aRider('none', { position: null }),
  ]
  expect(riderFeatures(riders, NOON).map(({ properties: { id, icon } }) => [id, icon])).toEqual([
    ['fresh', 'rider-free'],
    ['stale', 'rider-stale'],
    ['last', 'rider-stale'],
  ])
})

it('an order is at its collection point, and once it is collected at its drop-off point', () => {
  const orders = [
    anOrder('a', { lane: 'late' }),
    anOrder('b', { is_collected: true, rider_id: 'ana', lane: 'in_hand' }),
  ]
  expect(
    orderFeatures(orders).map(({ properties, geometry }) => [properties.icon, geometry.coordinates]),
  ).toEqual([
    ['order-late', [104.92, 11.56]],
    ['order-in_hand', [104.93, 11.57]],
  ])
})

it('a selected order has both ends and the numbered stops of its rider', () => {
  const order = anOrder('a', { rider_id: 'ana' })
  const board = merge(
    emptyBoard,
    anAnswer({
      orders: [order, anOrder('b', { rider_id: 'ana', is_collected: true })],
      riders: [
        aRider('ana', {
          stops: [
            { order_id: 'b', kind: 'dropoff' },
            { order_id: 'a', kind: 'pickup' },
            { order_id: 'a', kind: 'dropoff' },
          ],
        }),
      ],
    }),
  )
  const { stops, line } = selectedFeatures(order, board)
  expect(stops.map(({ properties: { id, icon } }) => `${id} ${icon}`)).toEqual([
    'b stop-1',
    'a stop-2',
    'a stop-3',
    'a end-collect',
    'a end-deliver',
  ])
  expect(line).toHaveLength(2)
  expect(selectedFeatures(undefined, board)).toEqual({ stops: [], line: [] })
})
