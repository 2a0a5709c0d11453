import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadEssential } from './load-essential.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives what loads at once', async () => {
  const waiting = vi.fn()
  expect(await loadEssential(async () => 'page', waiting)).toBe('page')
  expect(waiting).not.toHaveBeenCalled()
})

it('tries again ten times, two seconds apart, and then gives up', async () => {
  const load = vi.fn(async () => undefined)
  const waiting = vi.fn()
  const end = vi.fn()
  void loadEssential(load, waiting).then(end)
  await vi.advanceTimersByTimeAsync(1999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(17_999)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toHaveBeenCalledWith(undefined)
  expect(load).toHaveBeenCalledTimes(11)
  expect(waiting.mock.calls).toEqual(Array.from({ length: 10 }, (_, index) => [index + 1]))
})

it('stops trying once it has loaded', async () => {
  const answers = [undefined, undefined, 'page']
  const load = vi.fn(async () => answers.shift())
  const loaded = loadEssential(load, () => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBe('page')
  expect(load).toHaveBeenCalledTimes(3)
})
