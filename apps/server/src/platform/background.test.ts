import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silent } from '../../test/core.ts'
import { createBackground, stopper } from './background.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stops the other services where some do not stop, and waits 11 seconds for those together', async () => {
  const background = createBackground(new Set())
  const stop = vi.fn<() => Promise<void>>().mockResolvedValue()
  const begin = performance.now()
  background.add({ name: 'first', start: async () => undefined, stop })
  for (const name of ['stuck', 'stuck too'])
    background.add({ name, start: async () => undefined, stop: () => new Promise(() => undefined) })
  await background.start()
  let waited = Number.NaN
  void background.stop(stopper(silent)).then(() => (waited = performance.now() - begin))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waited).toBe(11_500)
  expect(stop).toHaveBeenCalledOnce()
})
