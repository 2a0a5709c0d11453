import { describe, expect, it } from 'vitest'
import { chartSize, durationEnd, heightOf, labelEvery, runsOf, scaleEnd, slotOf } from './geometry.ts'

describe('scaleEnd', () => {
  it.each([
    [[], 1],
    [[0, null], 1],
    [[3, 7, null], 8],
    [[1], 2],
    [[10], 10],
    [[20], 20],
    [[21], 25],
    [[0.92], 1],
    [[0.3], 0.5],
    [[180_000], 200_000],
  ])('ends the scale of %j at %d', (values, end) => {
    expect(scaleEnd(values)).toBeCloseTo(end, 9)
  })
})

describe('durationEnd', () => {
  it.each([
    [[], 2],
    [[null, 30], 2],
    [[150, 20], 4],
    [[11 * 60], 20],
    [[61 * 60], 120],
  ])('ends the scale of %j seconds at %d minutes', (seconds, minutes) => {
    expect(durationEnd(seconds)).toBe(minutes * 60)
  })
})

it('draws zero at the bottom, the end of the scale at the top, and nothing outside', () => {
  const bottom = chartSize.height - chartSize.bottom
  expect([heightOf(0, 10), heightOf(10, 10), heightOf(99, 10)]).toEqual([
    bottom,
    chartSize.top,
    chartSize.top,
  ])
})

it('mirrors the steps from right to left', () => {
  const first = slotOf(0, 4, false)
  const mirrored = slotOf(0, 4, true)
  expect(first.left).toBe(chartSize.left)
  expect(mirrored.left + mirrored.width).toBeCloseTo(chartSize.width - chartSize.left, 9)
  expect(slotOf(3, 4, true).left).toBe(chartSize.right)
})

it('interrupts a line where a step has no value', () => {
  const runs = runsOf([1, 2, null, 3], { end: 5, isRightToLeft: false })
  expect(runs.map((run) => run.length)).toEqual([2, 1])
})

it('leaves out labels that would touch: more of long ones', () => {
  const every = (count: number, label: string) => labelEvery(Array.from({ length: count }, () => label))
  expect([every(1, 'Mon, 1 Jan'), every(24, '09:00'), every(28, 'Mon, 1 Jan')]).toEqual([1, 3, 6])
  expect(every(28, 'الأربعاء، 11 نوفمبر')).toBeGreaterThan(every(28, 'Mon, 1 Jan'))
})
