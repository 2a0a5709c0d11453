import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from '../../src/platform/database/connect.ts'
import { requestedOrder } from '../ask-for-rider.ts'
import { seedOperator } from '../seed/seed-operator.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import { startReplicated } from '../servers/standby.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** A server whose reads are answered by a standby, with a shop and an operator. */
export async function startReplicatedWorld() {
  const replicated = await startReplicated()
  const { url, standby } = replicated
  const env = { DATABASE_URL: url, DATABASE_REPLICA_URL: standby.url, DATABASE_REPLICA_LAG: '1' }
  const server = await startTestServer({ databaseUrl: url, env: { ROLES: 'api', ...env } })
  const anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  const program = await seedOperator(server, 'program', ['SG'])
  return {
    ...{ server, anna, program, standby, env },
    onStandby: <T extends object>(text: string) => queryOn<T>(standby.url, text),
    async stop() {
      await server.stop()
      await replicated.stop()
    },
  }
}

export async function whereIs(db: Database): Promise<'standby' | 'primary'> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is === true ? 'standby' : 'primary'
}

/** How many reads `work` made, by what was read and where: `history replica`. */
export async function readsOf(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  const before = await reads(server)
  await work()
  const counts = [...(await reads(server))].map(
    ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Since the start. */
async function reads(server: TestServer): Promise<ReadonlyMap<string, number>> {
  const exposed = await server.platform.metrics.expose()
  const found = exposed.matchAll(/^beckon_replica_reads_total\{read="(\S+)",outcome="(\S+)"\} (\d+)$/gmu)
  return new Map([...found].map(([, read, outcome, count]) => [`${read} ${outcome}`, Number(count)]))
}

async function queryOn<T extends object>(url: string, text: string): Promise<readonly T[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const seconds = (text: string) => Date.parse(text) / 1000
export const january = { from: seconds('2020-01-01T00:00:00Z'), to: seconds('2020-02-01T00:00:00Z') }

/** Orders of January 2020, more than fits into the buffers between two processes. */
export async function seedMany(server: TestServer, anna: SignedIn, count: number): Promise<void> {
  const { db } = server.platform
  const id = await requestedOrder(server, anna, { vendorId: 'shop' })
  const old = {
    created_at: new Date('2020-01-20'),
    description: 'x'.repeat(2000),
    status: 'DELIVERED',
  } as const
  await db.updateTable('orders').set(old).where('order_id', '=', id).execute()
  await sql`
    insert into orders
    select copy.* from orders, generate_series(1, ${count}::int) as n,
      jsonb_populate_record(orders, jsonb_build_object(
        'order_id', 'shop-' || lpad(n::text, 8, '0'), 'created_at', orders.created_at - n * interval '1 second')) as copy
    where orders.order_id = ${id}`.execute(db)
}

/** A download that reads nothing yet. */
export async function download(
  url: URL,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> {
  const request = httpRequest(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

export async function textOf(response: AsyncIterable<Buffer> | undefined): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response ?? []) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
