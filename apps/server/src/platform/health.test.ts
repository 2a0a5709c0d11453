import { describe, expect, it, vi } from 'vitest'
import { silent } from '../../test/core.ts'
import { testClock } from '../../test/test-clock.ts'
import { createHealth } from './health.ts'

function checked() {
  const clock = testClock()
  const health = createHealth(silent, clock)
  const check = vi.fn(async () => 'ok')
  health.check('database', check)
  return { clock, health, check }
}

describe('a health report', () => {
  it('is made once for all who ask at the same moment and within a second', async () => {
    const { clock, health, check } = checked()
    await Promise.all([health.report(), health.report()])
    clock.advance(0.9)
    expect(await health.report()).toEqual({ ready: true, checks: { database: 'ok' } })
    expect(check).toHaveBeenCalledTimes(1)
  })

  it('is made again after a second', async () => {
    const { clock, health, check } = checked()
    await health.report()
    check.mockRejectedValueOnce(new Error('gone'))
    clock.advance(1)
    expect(await health.report()).toEqual({ ready: false, checks: { database: 'failed' } })
    clock.advance(1)
    expect((await health.report()).ready).toBe(true)
  })
})
