import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GROWING_WAITS_MS, loadOptional } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits longer each time, and half a minute together', () => {
  expect(GROWING_WAITS_MS.every((wait, at) => wait > (GROWING_WAITS_MS[at - 1] ?? 0))).toBe(true)
  expect(GROWING_WAITS_MS.reduce((sum, wait) => sum + wait, 0)).toBe(30_000)
})

it('gives what loads at once, without a wait', async () => {
  const load = vi.fn(async () => 'map')
  expect(await loadOptional(load)).toBe('map')
  expect(load).toHaveBeenCalledTimes(1)
})

it('gives what loads after some tries', async () => {
  let tries = 0
  const load = vi.fn(async () => {
    tries += 1
    if (tries < 4) throw new Error('no network')
    return 'map'
  })
  const loaded = loadOptional(load)
  await vi.advanceTimersByTimeAsync(6999)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('map')
})

it('gives up after half a minute, with the last failure', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('no network')))
  const end = vi.fn()
  loadOptional(load).catch(end)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(GROWING_WAITS_MS.length + 1)
  expect(end).toHaveBeenCalledWith(new Error('no network'))
})
