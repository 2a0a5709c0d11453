import { expect, it, vi } from 'vitest'
import { silent } from '../../test/core.ts'
import { createBackground } from './background.ts'

it('stops the other services where one does not stop', async () => {
  vi.useFakeTimers()
  try {
    const background = createBackground(new Set(), silent)
    const stop = vi.fn<() => Promise<void>>().mockResolvedValue()
    background.add({ name: 'first', start: async () => undefined, stop })
    background.add({ name: 'stuck', start: async () => undefined, stop: () => new Promise(() => undefined) })
    await background.start()
    const stopped = background.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    await stopped
    expect(stop).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
