import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCore, until } from '../../../test/core.ts'
import { inTransaction } from '../database/transaction.ts'
import { refuse } from '../refusal.ts'

const ran: { name: string; n: number }[] = []
const fails = { left: 1 }
const free = { end: () => {} }
const turns: string[] = []
let gate = Promise.withResolvers<void>()
let core: Awaited<ReturnType<typeof createTestCore>>

beforeAll(async () => {
  core = await createTestCore()
  core.jobs.define<{ n: number }>('note', async ({ n }) => void ran.push({ name: 'note', n }))
  core.jobs.define<{ n: number }>('shaky', async ({ n }) => {
    fails.left -= 1
    if (fails.left >= 0) throw new Error('not yet')
    ran.push({ name: 'shaky', n })
  })
  core.jobs.define<{ n: number }>(
    'long',
    async ({ n }) => {
      ran.push({ name: 'long', n })
      if (n === 7) await new Promise<void>((resolve) => (free.end = resolve))
    },
    { concurrency: 2, groupConcurrency: 1 },
  )
  core.jobs.define<{ vendorId: string; n: number }>('shared', async ({ vendorId, n }) => {
    turns.push(`${vendorId} ${n}`)
    await gate.promise
  })
  await core.start()
})
afterAll(() => core.stop())

const count = (n: number) => ran.filter((one) => one.n === n).length

describe('jobs', () => {
  it('run when their transaction commits, and not when it is refused', async () => {
    await inTransaction(core.db, async (tx) => {
      await core.jobs.send('note', { n: 1 }, { tx })
      return refuse('order.invalid')
    })
    await inTransaction(core.db, (tx) => core.jobs.send('note', { n: 2 }, { tx }))
    await until(() => count(2) === 1)
    expect(count(1)).toBe(0)
  })

  it('all run, however many come at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, () =>
        inTransaction(core.db, (tx) => core.jobs.send('note', { n: 3 }, { tx })),
      ),
    )
    await until(() => count(3) === 60)
  })

  it('wait for their start, one for each key', async () => {
    const startAfter = new Date(Date.now() + 300)
    await core.jobs.send('note', { n: 4 }, { startAfter, singletonKey: 'k' })
    await core.jobs.send('note', { n: 4 }, { startAfter, singletonKey: 'k' })
    await core.jobs.send('note', { n: 5 }, { startAfter, singletonKey: 'other' })
    await until(() => count(4) + count(5) === 2)
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime())
    expect([count(4), count(5)]).toEqual([1, 1])
  })

  it('are tried again after a failure', async () => {
    await core.jobs.send('shaky', { n: 6 })
    await until(() => count(6) === 1)
    expect(fails.left).toBe(-1)
  })

  it.each([
    ['one after the other', false],
    ['together', true],
  ])(
    'that one vendor sends by hundreds, %s, leave a place to a single one of another vendor',
    async (_, together) => {
      const [many, single] = together ? ['chain-2', 'corner-2'] : ['chain', 'corner']
      turns.length = 0
      gate = Promise.withResolvers()
      const all = Array.from({ length: 300 }, (__, n) => ({ vendorId: many, n }))
      await inTransaction(core.db, async (tx) => {
        if (together) await core.jobs.sendAll('shared', all, { tx })
        else for (const one of all) await core.jobs.send('shared', one, { tx })
      })
      await until(() => turns.length === 4)
      await core.jobs.send('shared', { vendorId: single, n: 0 })
      gate.resolve()
      await until(() => turns.length === 301)
      // Four ran already, and the rest of its first eight was sent before.
      expect(turns.indexOf(`${single} 0`)).toBeLessThan(16)
      expect(new Set(turns).size).toBe(301)
    },
  )

  it('that one vendor sends for different days are all of the first round', async () => {
    const tomorrow = Date.now() + 86_400_000
    for (let n = 0; n < 40; n += 1) {
      const startAfter = new Date(tomorrow + n * 86_400_000)
      await core.jobs.send('shared', { vendorId: 'days', n }, { startAfter })
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) from pgboss.job where data->>'vendorId' = 'days' and priority = 0`.execute(core.db)
    expect(rows).toEqual([{ count: 40 }])
  })

  it('of one group take turns, and leave a worker to other groups', async () => {
    const send = (n: number, group: string) => core.jobs.send('long', { n }, { group })
    await send(7, 'chain')
    await until(() => count(7) === 1)
    for (let more = 0; more < 5; more += 1) await send(8, 'chain')
    const together = Array.from({ length: 5 }, () => ({ n: 8 }))
    await inTransaction(core.db, (tx) => core.jobs.sendAll('long', together, { tx, group: 'chain' }))
    await send(9, 'shop')
    await until(() => count(9) === 1)
    expect(count(8)).toBe(0)
    free.end()
    await until(() => count(8) === 10)
  })
})
