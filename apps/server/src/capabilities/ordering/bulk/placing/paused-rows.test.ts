import { randomUUID } from 'node:crypto'
import type { MeasureKind } from '@beckon/domain/pressure'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type BulkWorld,
  goodRow,
  placeShown,
  rowsOfJob,
  settled,
  shop,
  startBulkWorld,
  uploaded,
} from '../../../../../test/worlds/bulk-world.ts'
import { testClock } from '../../../../../test/test-clock.ts'

const HOUR_MS = 3_600_000
const clock = testClock()
let world: BulkWorld
beforeAll(async () => {
  world = await startBulkWorld(clock)
  const area = JSON.stringify({ type: 'Circle', center: shop, metres: 5000 })
  const zone = { country: 'SE', zone_id: 'city', name: 'City', area } as const
  await world.server.platform.db.insertInto('zone').values(zone).execute()
})
afterEach(() => world.server.platform.db.deleteFrom('zone_measure').execute())
afterAll(() => world.server.stop())

const start = (kind: MeasureKind, value = 0) =>
  world.server.platform.db
    .insertInto('zone_measure')
    .values({
      ...{ country: 'SE', measure_id: randomUUID(), zone_id: 'city', kind, value, reason: 'few riders' },
      ...{ starts_at: clock.now(), ends_at: new Date(clock.now().getTime() + HOUR_MS), ended_at: null },
    })
    .execute()
const problemsOf = async (jobId: string) =>
  (await rowsOfJob(world, jobId)).map(({ problems }) => problems.map(({ code }) => code))

it.each([
  ['a pause', 'pause', 0, 'paused', 0],
  ['a radius', 'radius', 500, 'radius', 1],
] as const)(
  'rows that %s refuses have it as their error, and the others are ready',
  async (_, kind, value, code, ready) => {
    await start(kind, value)
    const { bulk_job_id: jobId, totals } = await uploaded(world, [goodRow(1), goodRow(30)])
    expect(await problemsOf(jobId)).toEqual([ready ? [] : [code], [code]])
    expect(totals.orders).toBe(ready)
  },
)

it('rows whose quotes have expired wait for the end of a pause, and are placed after it', async () => {
  const { bulk_job_id: jobId } = await uploaded(world, [goodRow(2)])
  clock.advance(700)
  await start('pause')
  await placeShown(world, jobId)
  expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 0, totals: { orders: 1 } })
  expect(await problemsOf(jobId)).toEqual([['paused']])
  await world.server.platform.db.deleteFrom('zone_measure').execute()
  await placeShown(world, jobId)
  expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 1 })
})

it('rows with a valid quote are placed during a pause that began after it', async () => {
  const { bulk_job_id: jobId } = await uploaded(world, [goodRow(3)])
  await start('pause')
  await placeShown(world, jobId)
  expect(await settled(world, jobId)).toMatchObject({ placed_row_count: 1 })
})
