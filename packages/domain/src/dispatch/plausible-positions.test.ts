import { describe, expect, it } from 'vitest'
import { plausiblePositions, trailPoints } from './plausible-positions.ts'

const METRE = 1 / 111_195
/** Metres to the north, so many seconds after the start. */
const at = (second: number, metres: number, accuracy: number | null = 10) => ({
  latitude: 1.3 + metres * METRE,
  longitude: 103.85,
  takenAt: 1_000_000 + second * 1000,
  accuracy,
})
const seconds = (positions: readonly { takenAt: number }[]) =>
  positions.map(({ takenAt }) => (takenAt - 1_000_000) / 1000)

describe('plausible positions', () => {
  it('are those with an accuracy of at most 200 metres, or without one', () => {
    const given = [at(1, 0, 200), at(2, 0, 201), at(3, 0, null)]
    expect(seconds(plausiblePositions(given, undefined))).toEqual([1, 3])
  })

  it('are not farther from the one before than 70 metres a second', () => {
    const given = [at(0, 0), at(10, 701), at(11, 60), at(12, 129)]
    expect(seconds(plausiblePositions(given, undefined))).toEqual([0, 11, 12])
  })

  it('are compared with the stored one', () => {
    expect(seconds(plausiblePositions([at(10, 699)], at(0, 0)))).toEqual([10])
    expect(plausiblePositions([at(10, 705)], at(0, 0))).toEqual([])
  })

  it('may be anywhere after a silence of two minutes', () => {
    expect(plausiblePositions([at(120, 90_000)], at(0, 0))).toEqual([])
    expect(seconds(plausiblePositions([at(121, 90_000)], at(0, 0)))).toEqual([121])
  })

  it('that are older than the stored one are compared among themselves', () => {
    const given = [at(100, 9000), at(10, 500), at(20, 600), at(21, 5000)]
    expect(seconds(plausiblePositions(given, at(90, 9000)))).toEqual([10, 20, 100])
  })
})

describe('the points of a trail', () => {
  it('are 25 metres or a minute apart', () => {
    const given = [at(1, 0), at(2, 24), at(3, 26), at(62, 26), at(63, 26), at(64, 60)]
    expect(seconds(trailPoints(given, undefined))).toEqual([1, 3, 63, 64])
    expect(seconds(trailPoints(given, at(0, 10)))).toEqual([62, 64])
  })
})
