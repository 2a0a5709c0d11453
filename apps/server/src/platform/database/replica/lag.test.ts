import { expect, it } from 'vitest'
import { createLagMeter } from './lag.ts'

it('a replica has no lag where the primary has not moved, however long ago its last change was', () => {
  const meter = createLagMeter()
  expect(meter.measure(0, 100, 100)).toBe(0)
  expect(meter.measure(3_600_000, 100, 100)).toBe(0)
})

it('the lag is the time since the primary was where the replica is', () => {
  const meter = createLagMeter()
  meter.measure(0, 100, 100)
  meter.measure(1000, 200, 200)
  expect(meter.measure(2000, 300, 250)).toBe(1)
  expect(meter.measure(9000, 400, 250)).toBe(8)
  expect(meter.measure(10_000, 400, 300)).toBe(8)
  expect(meter.measure(11_000, 400, 400)).toBe(0)
})

it('the lag is unknown where the replica is further behind than everything that was seen', () => {
  const meter = createLagMeter()
  expect(meter.measure(0, 500, 100)).toBeUndefined()
  expect(meter.measure(1000, 600, 500)).toBe(1)
})
