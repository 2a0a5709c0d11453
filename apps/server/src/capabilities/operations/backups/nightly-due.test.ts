import { expect, it } from 'vitest'
import { isNightlyDue, lastNight } from './nightly-due.ts'

const zone = 'Europe/Budapest'
const at = (text: string) => new Date(`${text}:00Z`)
const state = (now: string, startedAt: string, lastAttempt?: string) => ({
  now: at(now),
  startedAt: at(startedAt),
  lastAttempt: lastAttempt === undefined ? undefined : at(lastAttempt),
  timezone: zone,
})

it('finds the last 02:00 of the zone, also where the clock skips it', () => {
  expect(lastNight(at('2026-11-22T01:00'), zone)).toEqual(at('2026-11-22T01:00'))
  expect(lastNight(at('2026-11-22T00:59'), zone)).toEqual(at('2026-11-21T01:00'))
  expect(lastNight(at('2026-03-29T01:00'), zone)).toEqual(at('2026-03-29T01:00'))
})

it('is due once each night', () => {
  const started = '2026-11-20T12:00'
  expect(isNightlyDue(state('2026-11-22T00:59', started, '2026-11-21T01:00'))).toBe(false)
  expect(isNightlyDue(state('2026-11-22T01:00', started, '2026-11-21T01:00'))).toBe(true)
  expect(isNightlyDue(state('2026-11-22T01:01', started, '2026-11-22T01:00'))).toBe(false)
})

it('is made up for a quarter of an hour after the start, where the machine was off', () => {
  expect(isNightlyDue(state('2026-11-22T08:14', '2026-11-22T08:00', '2026-11-20T01:00'))).toBe(false)
  expect(isNightlyDue(state('2026-11-22T08:15', '2026-11-22T08:00', '2026-11-20T01:00'))).toBe(true)
  expect(isNightlyDue(state('2026-11-22T08:15', '2026-11-22T08:00'))).toBe(true)
})
