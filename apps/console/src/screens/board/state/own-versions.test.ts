import { expect, it } from 'vitest'
import { emptyBoard, merge } from './board-state.ts'
import type { Move } from './moves.ts'
import { createOwnVersions } from './own-versions.ts'
import { aRider, anAnswer, anOrder } from './test-board.ts'

const boardAt = (version: number) =>
  merge(
    emptyBoard,
    anAnswer({
      orders: [anOrder('a', { version })],
      riders: [aRider('ana', { stops_version: `s${version}` })],
    }),
  )
const takeBack = (version: number): Move => ({ kind: 'take-back', orderId: 'a', version })

it('a change is based on the version that the own changes before it have led to', () => {
  const own = createOwnVersions()
  own.add(takeBack(1), boardAt(3))
  own.add(takeBack(3), boardAt(4))
  expect(own.renewed(takeBack(1))).toEqual(takeBack(4))
  expect(own.renewed(takeBack(2))).toEqual(takeBack(2))
})

it('the order of stops has versions of its own', () => {
  const own = createOwnVersions()
  const stops: Move = { kind: 'stops', riderId: 'ana', stops: [], version: 's1' }
  own.add(stops, boardAt(2))
  expect(own.renewed(stops)).toEqual({ ...stops, version: 's2' })
  expect(own.renewed(takeBack(1))).toEqual(takeBack(1))
})
