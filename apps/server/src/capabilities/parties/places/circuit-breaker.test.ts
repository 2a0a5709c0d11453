import { beforeEach, expect, it } from 'vitest'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { ServiceError } from './providers/ask-service.ts'

let clock: TestClock
let said: unknown[][]
let breaker: CircuitBreaker
let calls: number

beforeEach(() => {
  clock = testClock()
  said = []
  calls = 0
  breaker = createCircuitBreaker('photon', {
    clock,
    log: { warn: (...words: unknown[]) => void said.push(words) },
  })
})

const works = async () => {
  calls += 1
  return 'theirs'
}
const fails =
  (error: Error = new ServiceError('answered 500')) =>
  async (): Promise<string> => {
    calls += 1
    throw error
  }
const run = (ask: () => Promise<string>) => breaker.run(ask, () => 'ours')

it('answers with theirs while it is well, with ours when it is not', async () => {
  expect(await run(works)).toBe('theirs')
  expect(await run(fails())).toBe('ours')
  expect(await run(fails(new TypeError('a bug of ours')))).toBe('ours')
  expect(await run(works)).toBe('theirs')
})

it('is not called for half a minute after three failures in a row', async () => {
  for (let turn = 0; turn < 5; turn += 1) await run(fails())
  expect(calls).toBe(3)
  expect(breaker.state()).toBe('photon rests, our own map answers')
  clock.advance(29.9)
  expect(await run(works)).toBe('ours')
  clock.advance(0.1)
  expect(await run(works)).toBe('theirs')
  expect(breaker.state()).toBe('photon is asked')
})

it('counts failures in a row only', async () => {
  for (const ask of [fails(), fails(), works, fails(), fails(), works]) await run(ask)
  expect(calls).toBe(6)
})

it('is tried by a single call when the half minute is over', async () => {
  for (let turn = 0; turn < 3; turn += 1) await run(fails())
  clock.advance(30)
  let answer: (text: string) => void = () => undefined
  const trying = run(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  expect(await run(works)).toBe('ours')
  answer('theirs')
  expect(await trying).toBe('theirs')
  expect(await run(works)).toBe('theirs')
  clock.advance(30)
  for (let turn = 0; turn < 3; turn += 1) await run(fails())
  clock.advance(30)
  calls = 0
  await run(fails())
  await run(works)
  expect(calls).toBe(1)
})

it('is not called for the time that it requests', async () => {
  await run(fails(new ServiceError('had too many calls', 90_000)))
  clock.advance(89)
  await run(works)
  expect(calls).toBe(1)
  clock.advance(1)
  expect(await run(works)).toBe('theirs')
})

it('logs the number of failures once a minute, and never the query', async () => {
  await run(fails(new Error('12 Garden Road')))
  await run(fails())
  clock.advance(59)
  await run(fails())
  expect(said).toEqual([[{ failures: 1 }, 'photon failed; our own map answers instead']])
  clock.advance(31)
  await run(fails())
  expect(said.at(-1)).toEqual([{ failures: 3 }, 'photon answered 500; our own map answers instead'])
})

it('gives turns: so many in a second, and ours to who would wait longer', async () => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  breaker = createCircuitBreaker('nominatim', { clock, log: { warn: () => undefined }, perSecond: 4, wait })
  const answers = await Promise.all(Array.from({ length: 8 }, () => run(works)))
  expect(answers.filter((answer) => answer === 'theirs')).toHaveLength(5)
  expect(calls).toBe(5)
  expect(waits).toEqual([250, 500, 750, 1000])
  clock.advance(1.25)
  expect(await run(works)).toBe('theirs')
  expect(waits).toHaveLength(4)
})
