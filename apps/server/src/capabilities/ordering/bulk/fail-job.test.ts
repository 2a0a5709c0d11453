import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BulkWorld,
  goodRow,
  jobOf,
  placeShown,
  rowsOfJob,
  settled,
  startBulkWorld,
  titles,
  upload,
  uploaded,
} from '../../../../test/worlds/bulk-world.ts'
import { until } from '../../../../test/core.ts'
import { ordersWorkbook } from '../../../../test/orders-workbook.ts'
import { FAULTS } from './fail-job.ts'

let world: BulkWorld
beforeAll(async () => {
  world = await startBulkWorld()
})
afterAll(() => world.server.stop())

/** Makes the database refuse a value, as a bug in our code would. */
async function refuseWith(db: Kysely<never>, table: string, poison: string): Promise<void> {
  await sql`
    create function ${sql.id(`refuse_${table}`)}() returns trigger language plpgsql as $$
    begin
      if new::text like '%' || ${sql.lit(poison)} || '%' then raise exception 'poison'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger ${sql.id(`refuse_${table}`)} before insert on ${sql.table(table)}
    for each row execute function ${sql.id(`refuse_${table}`)}()`.execute(db)
}

const violationsOf = async (jobId: string) => {
  const { db } = world.server.platform
  const query = db.selectFrom('bulk_job').select('faults').where('job_id', '=', jobId)
  return (await query.executeTakeFirstOrThrow()).faults
}
const almost = (jobId: string) =>
  world.server.platform.db
    .updateTable('bulk_job')
    .set({ faults: FAULTS - 1 })
    .where('job_id', '=', jobId)
    .execute()

describe('an upload that fails for an unexpected reason', () => {
  it('is tried again, and once that was often enough its file cannot be read', async () => {
    await refuseWith(world.server.platform.db as never, 'bulk_row', 'Unheard')
    const rows = [goodRow(1), goodRow(2, { 5: 'Unheard of' })]
    const answer = await upload(world, await ordersWorkbook(titles, rows))
    const jobId = answer.json().body.bulk_job.bulk_job_id
    await until(async () => (await violationsOf(jobId)) > 0)
    expect((await jobOf(world, jobId)).progress).not.toBeNull()
    await almost(jobId)
    expect(await settled(world, jobId)).toMatchObject({ failure: 'bulk.fault.corrupt' })
  })

  it('places every other row, and leaves what it could not place to be asked for again', async () => {
    await refuseWith(world.server.platform.db as never, 'orders', 'Unlucky')
    const rows = Array.from({ length: 45 }, (_, at) => goodRow(at, at === 3 ? { 5: 'Unlucky' } : {}))
    const { bulk_job_id: jobId } = await uploaded(world, rows)
    await placeShown(world, jobId)
    await until(async () => (await violationsOf(jobId)) > 0)
    await almost(jobId)
    await settled(world, jobId)
    const states = (await rowsOfJob(world, jobId)).map(({ status }) => status)
    expect(states.filter((state) => state === 'PLACED')).toHaveLength(44)
    expect(states[3]).toBe('READY')
    await sql`drop trigger refuse_orders on orders`.execute(world.server.platform.db)
    await placeShown(world, jobId)
    await settled(world, jobId)
    expect((await rowsOfJob(world, jobId))[3]?.status).toBe('PLACED')
  })
})
