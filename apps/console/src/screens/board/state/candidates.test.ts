import { expect, it } from 'vitest'
import { emptyBoard, merge } from './board-state.ts'
import { candidatesFor } from './candidates.ts'
import { aRider, anAnswer, anOrder, NOON } from './test-board.ts'

const at = (latitude: number, taken_at = NOON) => ({
  position: { latitude, longitude: 104.92, taken_at, accuracy: 10, source: 'phone' as const },
})

it('riders on duty come by their way to the parcel, those without room or without a position last', () => {
  const board = merge(
    emptyBoard,
    anAnswer({
      riders: [
        aRider('far', at(11.6)),
        aRider('full', { ...at(11.56), room: 0 }),
        aRider('near', at(11.561)),
        aRider('lost', at(11.56, NOON - 601)),
        aRider('off', { ...at(11.56), duty: 'off', state: 'off' }),
        aRider('own', at(11.56)),
      ],
    }),
  )
  const found = candidatesFor(anOrder('a', { rider_id: 'own' }), board, NOON)
  expect(found.map(({ rider }) => rider.name)).toEqual(['near', 'far', 'lost', 'full'])
  expect(found.map(({ metres }) => metres && Math.round(metres))).toEqual([111, 4448, undefined, 0])
})
