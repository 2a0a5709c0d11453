import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  send,
  type BulkWorld,
  goodRow,
  jobOf,
  settled,
  startBulkWorld,
  uploaded,
} from '../../../../../test/worlds/bulk-world.ts'
import { until } from '../../../../../test/core.ts'
import { hold } from '../../../../../test/hold.ts'

let world: BulkWorld
beforeAll(async () => {
  world = await startBulkWorld()
})
afterAll(() => world.server.stop())

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => goodRow(first + at))

/** As a killed process leaves it: every row waits to be placed. */
async function leftPlacing(
  jobId: string,
  change: { cancelled_at?: Date; worked_at?: Date } = {},
): Promise<void> {
  const { db } = world.server.platform
  await db.updateTable('bulk_row').set({ state: 'queued' }).where('job_id', '=', jobId).execute()
  const job = { state: 'placing', worked_at: new Date(0), ...change } as const
  await db.updateTable('bulk_job').set(job).where('job_id', '=', jobId).execute()
}

describe('an upload that is cancelled while it is placed', () => {
  it('places no row after the answer, of many that waited', async () => {
    const { bulk_job_id: jobId } = await uploaded(world, rowsFrom(0, 30))
    // Not taken up before the first rows are locked.
    await leftPlacing(jobId, { worked_at: new Date(Date.now() + 3_600_000) })
    const held = await hold(
      world.server.databaseUrl,
      'select from bulk_row where job_id = $1 and row_number <= 5 for update',
      [jobId],
    )
    try {
      await world.server.platform.jobs.send('bulk-place', { vendorId: 'SHOP', jobId })
      await until(async () => (await held.waiting()) >= 4)
      const answer = send(world, 'POST', `cancel/SHOP/${jobId}`)
      await until(async () => (await jobOf(world, jobId)).is_cancelled)
      await held.release()
      expect((await answer).statusCode).toBe(200)
      const { placed_row_count: placed } = await jobOf(world, jobId)
      expect(placed).toBeLessThanOrEqual(4)
      expect(await settled(world, jobId)).toMatchObject({ placed_row_count: placed, is_cancelled: true })
    } finally {
      await held.release()
    }
  })

  it('places none when it is taken up again after its process was killed', async () => {
    const { bulk_job_id: jobId } = await uploaded(world, rowsFrom(40, 6))
    await leftPlacing(jobId, { cancelled_at: new Date() })
    expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 0, success_row_count: 6 })
  })
})

describe('an upload of a shop that has no place any more', () => {
  it('ends with the reason, and keeps its rows', async () => {
    const { bulk_job_id: jobId } = await uploaded(world, rowsFrom(50, 2))
    const { db } = world.server.platform
    const place = await db
      .selectFrom('vendor')
      .select(['latitude', 'longitude'])
      .where('vendor_id', '=', 'SHOP')
      .executeTakeFirstOrThrow()
    const move = (to: { latitude: number | null; longitude: number | null }) =>
      db.updateTable('vendor').set(to).where('vendor_id', '=', 'SHOP').execute()
    await leftPlacing(jobId)
    await move({ latitude: null, longitude: null })
    const state = () =>
      db.selectFrom('bulk_job').select('state').where('job_id', '=', jobId).executeTakeFirstOrThrow()
    await until(async () => (await state()).state === 'placed')
    await move(place)
    expect(await jobOf(world, jobId)).toMatchObject({
      status: 'ORDER_PLACEMENT_FAIL',
      failure: 'error.vendor-no-location',
      success_row_count: 2,
    })
  })
})
