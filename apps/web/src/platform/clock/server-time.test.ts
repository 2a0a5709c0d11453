import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learnServerTime, serverSeconds } from './server-time.ts'

const noon = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => {
  learnServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

it.each([-5, 5])('is the service’s, however this machine is turned: by %s hours', (hours) => {
  vi.setSystemTime(noon + hours * 3_600_000)
  learnServerTime(new Date(noon).toUTCString())
  expect(serverSeconds()).toBe(noon / 1000)
  vi.advanceTimersByTime(90_000)
  expect(serverSeconds()).toBe(noon / 1000 + 90)
})

it.each([null, '', 'yesterday'])('learns nothing from %j', (header) => {
  learnServerTime(new Date(noon - 60_000).toUTCString())
  learnServerTime(header)
  expect(serverSeconds()).toBe(noon / 1000 - 60)
})
