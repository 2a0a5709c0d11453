import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { eventually } from '../../../../../test/eventually.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { openTestMode } from '../../../../../test/worlds/test-mode-world.ts'

let server: TestServer
afterEach(() => server.stop())

/** An order of the test mode of a shop, on a service with all its jobs. */
async function orderOn(env: Record<string, string>): Promise<string> {
  server = await startTestServer({ env: { ROLES: 'api,worker', ...env } })
  const shop = await seedVendors(server, {
    country: 'SG',
    email: 'a@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  return requestedOrder(server, await openTestMode({ server, shop }), { vendorId: 'test.shop' })
}

const reaches = (orderId: string, status: 'ASSIGNED_TO_TRANSPORT' | 'DELIVERED') =>
  eventually(async () => {
    const rows = await server.platform.db
      .selectFrom('order_status')
      .select('status')
      .where('order_id', '=', orderId)
      .execute()
    expect(rows.map((row) => row.status)).toContain(status)
  })

const rowsOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(server.platform.db)
  return rows[0]?.count ?? -1
}

it('delivers an order of the test mode by the jobs of the service, without an entry about money or riders', async () => {
  await reaches(await orderOn({ FLEET_PACE: '100' }), 'DELIVERED')
  const tables = [
    'ledger_entry',
    'rider_earning',
    'cash_collection',
    'refund',
    'dispatch',
    'offer',
    'message',
  ]
  for (const table of tables) expect([table, await rowsOf(table)]).toEqual([table, 0])
})

it('carries orders of the test mode in production, which has no other simulated riders', async () => {
  await reaches(await orderOn({ ENVIRONMENT: 'prd', RATE_LIMITS: 'on' }), 'ASSIGNED_TO_TRANSPORT')
})
