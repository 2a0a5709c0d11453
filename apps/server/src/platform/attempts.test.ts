import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCore } from '../../test/core.ts'
import { testClock } from '../../test/test-clock.ts'
import { countAttempts, type NetworkLimit, subjectsOfNetwork, takeBackAttempts } from './attempts.ts'

const clock = testClock()
let core: Awaited<ReturnType<typeof createTestCore>>
beforeAll(async () => {
  core = await createTestCore(clock)
})
afterAll(() => core.stop())

const limit: NetworkLimit = {
  maxAttempts: 2,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  isOfNetwork: true,
}
const attempt = (kind: string, address: string) =>
  countAttempts(core.db, subjectsOfNetwork(kind, address, limit), clock.now())

it('makes the whole /48 wait after sixteen times the attempts of one address', async () => {
  const waits = []
  for (let at = 1; at <= 34; at += 1)
    waits.push(await attempt('sign-in', `2001:db8:1:${at.toString(16)}00::1`))
  expect(waits.slice(0, 32).every((wait) => wait === 0)).toBe(true)
  expect(waits.slice(32).every((wait) => wait > 0)).toBe(true)
  expect(await attempt('sign-in', '2001:db8:2:100::1')).toBe(0)
})

it('counts nothing for the wider networks of an address that must wait already', async () => {
  for (let tries = 0; tries < 40; tries += 1) await attempt('guess', '2001:db8:1:100::1')
  expect(await attempt('guess', '2001:db8:1:200::1')).toBe(0)
})

it('takes an attempt back from every network of its address', async () => {
  const address = '2001:db8:1:100::1'
  for (let tries = 0; tries < 40; tries += 1) {
    expect(await attempt('right', address)).toBe(0)
    await takeBackAttempts(core.db, subjectsOfNetwork('right', address, limit))
  }
})
