import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  send,
  type BulkWorld,
  goodRow,
  jobOf,
  placeShown,
  rowsOfJob,
  settled,
  startBulkWorld,
  uploaded,
} from '../../../../../test/worlds/bulk-world.ts'
import { testClock } from '../../../../../test/test-clock.ts'

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
  it('rows that changed meanwhile are refused, and accepted as they are shown then', async () => {
    const seen = await uploaded(world, [goodRow(0), goodRow(1), goodRow(2, { 1: '12' })])
    const { bulk_job_id: jobId } = seen
    const change = { row_id: '4', cells: { phone: '0701234567' } }
    await send(world, 'PUT', `rows/SHOP/${jobId}`, { changes: [change] })
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

  it('takes every row that is ready where nothing is named, and refuses half of it', async () => {
    const { bulk_job_id: jobId, version } = await uploaded(world, [goodRow(90), goodRow(91)])
    expect((await send(world, 'POST', `place-orders/${jobId}?version=${version}`)).statusCode).toBe(400)
    expect((await send(world, 'POST', `place-orders/${jobId}`)).statusCode).toBe(200)
    expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 2 })
  })

  it('does nothing more for a request that is repeated after a fee has changed', async () => {
    const seen = await uploaded(world, [goodRow(5)])
    const { bulk_job_id: jobId } = seen
    clock.advance(700)
    await setTariff('100:9:0:0')
    await placeShown(world, jobId, seen)
    const notified = await settled(world, jobId)
    const repeated = await placeShown(world, jobId, seen)
    expect([repeated.statusCode, repeated.json().data]).toEqual([200, notified])
    expect(notified).toMatchObject({ placed_row_count: 0, success_row_count: 1 })
    expect((await rowsOfJob(world, jobId))[0]?.problems[0]?.code).toBe('fee-changed')
    await placeShown(world, jobId)
    expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 1 })
  })
})

describe('the same file, uploaded twice before either is placed', () => {
  const rows = [goodRow(20), goodRow(21)]

  it('is held back with a warning, and placed when a person places it with that', async () => {
    const [first, second] = [await uploaded(world, rows), await uploaded(world, rows)]
    await placeShown(world, first.bulk_job_id)
    expect(await settled(world, first.bulk_job_id)).toMatchObject({ placed_row_count: 2 })
    await placeShown(world, second.bulk_job_id, second)
    const held = await settled(world, second.bulk_job_id)
    expect(held).toMatchObject({ placed_row_count: 0, success_row_count: 2, warning_row_count: 2 })
    const warned = await rowsOfJob(world, second.bulk_job_id)
    expect(warned.map(({ status, problems }) => [status, problems[0]?.code])).toEqual([
      ['READY', 'ordered-before'],
      ['READY', 'ordered-before'],
    ])
    await placeShown(world, second.bulk_job_id)
    expect(await settled(world, second.bulk_job_id)).toMatchObject({ placed_row_count: 2 })
  })

  it('is placed once where both are placed at the same moment', async () => {
    const many = Array.from({ length: 12 }, (_, at) => goodRow(100 + at))
    const jobs = [await uploaded(world, many), await uploaded(world, many)]
    await Promise.all(jobs.map(({ bulk_job_id: jobId }) => placeShown(world, jobId)))
    const ended = await Promise.all(jobs.map(({ bulk_job_id: jobId }) => settled(world, jobId)))
    expect(ended.reduce((sum, job) => sum + job.placed_row_count, 0)).toBe(12)
  })

  it('places a repeated row of one file, of which its person was warned', async () => {
    const twice = await uploaded(world, [goodRow(30), goodRow(30)])
    await placeShown(world, twice.bulk_job_id)
    expect(await settled(world, twice.bulk_job_id)).toMatchObject({ placed_row_count: 2 })
  })
})
