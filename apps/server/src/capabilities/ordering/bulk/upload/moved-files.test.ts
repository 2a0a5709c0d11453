import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../../test/core.ts'
import { ordersWorkbook } from '../../../../../test/orders-workbook.ts'
import { createS3Server, type S3Server } from '../../../../../test/servers/s3-server.ts'
import {
  type BulkWorld,
  goodRow,
  jobOf,
  rowsOfJob,
  send,
  startBulkWorld,
  titles,
  upload,
} from '../../../../../test/worlds/bulk-world.ts'

let s3: S3Server
let world: BulkWorld
let id: string
beforeAll(async () => {
  s3 = await createS3Server()
  world = await startBulkWorld(undefined, { FILES_URL: s3.url })
  const uploaded = await upload(world, await ordersWorkbook(titles, [goodRow(1), goodRow(2)]))
  id = uploaded.json().body.bulk_job.bulk_job_id
  await until(isChecked)
})
afterAll(async () => {
  await world.server.stop()
  await s3.stop()
})

const db = () => world.server.platform.db
const isChecked = async () => (await jobOf(world, id)).status === 'PREPROCESS_SUCCESS'
const file = () =>
  db().selectFrom('bulk_job').select(['content', 'object_key', 'faults']).executeTakeFirstOrThrow()
const columns = ['name', 'phone', 'address', 'amount', 'payment', 'description'].map((column, index) => ({
  index,
  column,
}))
const mapAgain = () => send(world, 'POST', `mapping/SHOP/${id}`, { columns })

it('a workbook stays in the database for its first hour, and can be mapped again after it was moved', async () => {
  await world.server.platform.files.move()
  expect((await file()).content).not.toBeNull()
  await sql`update bulk_job set created_at = created_at - interval '61 minutes'`.execute(db())
  await until(async () => (await file()).content === null)
  expect(s3.objects().size).toBe(1)
  expect((await mapAgain()).statusCode).toBe(200)
  await until(isChecked)
  expect(await rowsOfJob(world, id)).toHaveLength(2)
})

it('a moved workbook waits while the store is down, and does not fail', async () => {
  await s3.stop()
  expect((await mapAgain()).statusCode).toBe(200)
  const key = { name: 'bulk-preprocess', id }
  await until(async () => {
    const { rows } = await sql<{ retries: number }>`
      select retry_count as retries from pgboss.job
      where name = ${key.name} and data ->> 'jobId' = ${key.id} and state <> 'completed'`.execute(db())
    return rows.some(({ retries }) => retries > 0)
  })
  expect(await isChecked()).toBe(false)
  expect(await file()).toMatchObject({ faults: 0, object_key: expect.any(String) })
  await s3.start()
  await until(isChecked)
  expect(await rowsOfJob(world, id)).toHaveLength(2)
})

it('a moved workbook of a cancelled upload is deleted in the store', async () => {
  expect((await send(world, 'POST', `cancel/SHOP/${id}`, {})).statusCode).toBe(200)
  await until(() => s3.objects().size === 0)
  expect(await file()).toMatchObject({ content: null, object_key: null })
})
