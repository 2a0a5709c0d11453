import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ask,
  type BulkWorld,
  goodRow,
  jobOf,
  placeShown,
  rowsOfJob,
  settled,
  startBulkWorld,
  uploaded,
} from '../../../test/bulk-world.ts'
import { testClock } from '../../../test/test-clock.ts'

const clock = testClock()
let world: BulkWorld
beforeAll(async () => {
  world = await startBulkWorld(clock)
})
afterAll(() => world.server.stop())

const errorOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code

/** The delivery fee of every new quote from now on. */
const setTariff = (value: string) =>
  world.server.platform.db
    .insertInto('country_parameter')
    .values({ country: 'SE', name: 'tariff', value, changed_at: clock.now() })
    .onConflict((same) => same.columns(['country', 'name']).doUpdateSet({ value }))
    .execute()

describe('placing what a person saw', () => {
  it('refuses rows that somebody has changed since, and takes them as they are shown then', async () => {
    const seen = await uploaded(world, [goodRow(0), goodRow(1), goodRow(2, { 1: '12' })])
    const { bulk_job_id: jobId } = seen
    const change = { row_id: '4', cells: { phone: '0701234567' } }
    await ask(world, 'PUT', `rows/SHOP/${jobId}`, { changes: [change] })
    const refused = await placeShown(world, jobId, seen)
    expect([refused.statusCode, errorOf(refused)]).toEqual([409, 'bulk.changed'])
    expect(await jobOf(world, jobId)).toMatchObject({ placed_row_count: 0, totals: { orders: 3 } })
    expect((await placeShown(world, jobId)).statusCode).toBe(200)
    expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 3 })
  })

  it.each([
    ['count', (seen: { orders: number; delivery_fee: number }) => ({ ...seen, orders: seen.orders + 1 })],
    ['sum', (seen: { orders: number; delivery_fee: number }) => ({ ...seen, delivery_fee: 1 })],
  ])('refuses another %s under the same version', async (_what, wrong) => {
    const seen = await uploaded(world, [goodRow(3)])
    const other = { ...seen, totals: { ...seen.totals, ...wrong(seen.totals) } }
    expect(errorOf(await placeShown(world, seen.bulk_job_id, other))).toBe('bulk.changed')
    expect(await jobOf(world, seen.bulk_job_id)).toMatchObject({ placed_row_count: 0 })
  })

  it('refuses a request that names nothing', async () => {
    const { bulk_job_id: jobId } = await uploaded(world, [goodRow(4)])
    expect((await ask(world, 'POST', `place-orders/${jobId}`)).statusCode).toBe(400)
  })

  it('does nothing more for a request that is repeated after a fee has changed', async () => {
    const seen = await uploaded(world, [goodRow(5)])
    const { bulk_job_id: jobId } = seen
    clock.advance(700)
    await setTariff('100:9:0:0')
    await placeShown(world, jobId, seen)
    const told = await settled(world, jobId)
    const repeated = await placeShown(world, jobId, seen)
    expect([repeated.statusCode, repeated.json().data]).toEqual([200, told])
    expect(told).toMatchObject({ placed_row_count: 0, success_row_count: 1 })
    expect((await rowsOfJob(world, jobId))[0]?.problems[0]?.code).toBe('fee-changed')
    await placeShown(world, jobId)
    expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 1 })
  })
})
