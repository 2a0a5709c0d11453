import { describe, expect, it, vi } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import type { Recognised } from '../../auth/callers.ts'
import { createTokenLimit } from './token-limit.ts'

const refused: Recognised<'rider'> = { ok: false, code: 'auth.required' }
const known: Recognised<'rider'> = {
  ok: true,
  caller: { kind: 'rider', riderId: 'r1', deviceId: 'd1', country: 'SG' },
}
const tooMany = { refused: 'request.too-many', meta: { retry_after: 60 } }

describe('createTokenLimit', () => {
  it('checks no more tokens of an address after its limit of refused ones, for a minute', async () => {
    const clock = testClock()
    const limit = createTokenLimit(clock, 2)
    const check = vi.fn(async () => refused)
    for (let tries = 0; tries < 2; tries += 1) expect(await limit('192.0.2.7', check)).toEqual(refused)
    expect(await limit('192.0.2.7', check)).toEqual(tooMany)
    expect(await limit('192.0.2.8', check)).toEqual(refused)
    expect(check).toHaveBeenCalledTimes(3)
    clock.advance(60)
    expect(await limit('192.0.2.7', check)).toEqual(refused)
  })

  it('holds for tokens that arrive at the same moment', async () => {
    const limit = createTokenLimit(testClock(), 2)
    const check = vi.fn(async () => refused)
    await Promise.all(Array.from({ length: 50 }, () => limit('192.0.2.7', check)))
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('counts no token that is recognised, nor one that could not be checked', async () => {
    const limit = createTokenLimit(testClock(), 1)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await limit('192.0.2.7', async () => known)).toEqual(known)
      await expect(limit('192.0.2.7', () => Promise.reject(new Error('no database')))).rejects.toThrow()
    }
    expect(await limit('192.0.2.7', async () => refused)).toEqual(refused)
  })

  it('counts the /64 networks of one /48 together, with a wider limit', async () => {
    const limit = createTokenLimit(testClock(), 1)
    const check = vi.fn(async () => refused)
    for (let at = 0; at < 200; at += 1) await limit(`2001:db8:1:${(at * 256).toString(16)}::1`, check)
    expect(check).toHaveBeenCalledTimes(16)
  })
})
