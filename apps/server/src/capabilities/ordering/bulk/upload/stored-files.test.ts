import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type BulkWorld,
  goodRow,
  startBulkWorld,
  titles,
  upload,
} from '../../../../../test/worlds/bulk-world.ts'
import { ordersWorkbook } from '../../../../../test/orders-workbook.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { PREPROCESS } from '../deps.ts'
import { dropOlderContent } from './stored-files.ts'

const outlets = ['A', 'B', 'C', 'D', 'E']
const clock = testClock()
let world: BulkWorld
let chain: SignedIn
let file: Buffer
beforeAll(async () => {
  // This process has no worker, so uploads stay unread.
  world = await startBulkWorld(clock, { ROLES: 'api', RATE_LIMITS: 'off' })
  chain = await seedVendors(world.server, {
    country: 'SE',
    email: 'chain@shop.test',
    vendors: [{ vendor_id: 'CHAIN', outlets: outlets.map((vendor_id) => ({ vendor_id })) }],
  })
  file = await ordersWorkbook(titles, [goodRow(1)])
})
afterAll(() => world.server.stop())

async function uploadTo(vendorId: string, user = chain): Promise<number> {
  clock.advance(1)
  return (await upload(world, file, { vendorId, user })).statusCode
}

it('a business may have so many files waiting at each outlet, and in all, and others are read before them', async () => {
  for (const vendorId of outlets.slice(0, 4))
    for (let count = 0; count < 10; count += 1) expect(await uploadTo(vendorId)).toBe(200)
  expect(await uploadTo('A')).toBe(429)
  expect(await uploadTo('E')).toBe(429)
  expect(await uploadTo('SHOP', world.owner)).toBe(200)
  const { rows } = await sql<{ vendor: string }>`
    select data ->> 'vendorId' as vendor from pgboss.job where name = ${PREPROCESS}
    order by priority desc, created_on`.execute(world.server.platform.db)
  const turns = rows.map(({ vendor }) => vendor)
  expect(turns.slice(0, 2).toSorted()).toEqual(['A', 'SHOP'])
})

it('an upload beyond the bytes of a business in 24 hours is refused, and taken a day later', async () => {
  const { db } = world.server.platform
  await db.updateTable('bulk_job').set({ state: 'preprocessed' }).execute()
  const jobs = () => db.selectFrom('bulk_job').select('job_id').orderBy('job_id').execute()
  const before = await jobs()
  await db
    .updateTable('bulk_job')
    .set({ file_bytes: 200_000_000 })
    .where('job_id', '=', (eb) =>
      eb.selectFrom('bulk_job').select('job_id').where('vendor_id', '=', 'A').orderBy('created_at').limit(1),
    )
    .execute()
  const refused = await upload(world, file, { vendorId: 'E', user: chain })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors[0].code).toBe('upload.day-full')
  expect(await jobs()).toEqual(before)
  expect(await uploadTo('SHOP', world.owner)).toBe(200)
  const aDayAgo = new Date(clock.now().getTime() - 86_400_000)
  await db
    .updateTable('bulk_job')
    .set({ created_at: aDayAgo })
    .where('file_bytes', '=', 200_000_000)
    .execute()
  expect(await uploadTo('E')).toBe(200)
  const known = before.map(({ job_id: id }) => id)
  await db.deleteFrom('bulk_job').where('job_id', 'not in', known).execute()
})

it('the files of all outlets together are kept up to a size, the newest of them', async () => {
  const { db } = world.server.platform
  await db.updateTable('bulk_job').set({ state: 'preprocessed' }).execute()
  const kept = async () => {
    const rows = await db
      .selectFrom('bulk_job')
      .select(['vendor_id', 'created_at'])
      .where('content', 'is not', null)
      .orderBy('created_at')
      .execute()
    return rows.map(({ vendor_id }) => vendor_id)
  }
  await inTransaction(db, (tx) =>
    dropOlderContent(tx, 'A', { newest: 50, bytes: file.length * 15 + 1 }).then(() => undefined),
  )
  expect(await kept()).toEqual([...Array<string>(5).fill('C'), ...Array<string>(10).fill('D'), 'SHOP'])
})
