import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Row } from './report.ts'
import { ms } from './report.ts'
import { startService } from './service.ts'
import { load, percentile } from './stats.ts'

const ORDERS = 600
const ROUNDS = 2
/** A process that has served for a minute runs compiled code. */
const WARM_UP = 1000
/** The most that an order over HTTP may take beside its bare transaction, by clients at once. */
const limits = { 1: 2, 32: 1.5 } as const

/** POST /order end to end over HTTP, beside the bare transaction that writes the same rows. */
export async function orderCreate(): Promise<Row[]> {
  const service = await startService('api')
  const pool = new pg.Pool({ connectionString: service.databaseUrl, max: 32 })
  const first = await service.createOrder()
  const bare = await copier(pool, service.vendor.vendor_id, first)
  const rows: Row[] = []
  for (const clients of [1, 32] as const) {
    const http: number[] = []
    const sql: number[] = []
    const each: number[] = []
    await load(WARM_UP, clients, service.createOrder)
    await load(WARM_UP, clients, bare)
    for (let round = 0; round < ROUNDS; round += 1) {
      const posted = await load(ORDERS, clients, service.createOrder)
      http.push(posted.perSecond)
      each.push(...posted.each)
      sql.push((await load(ORDERS, clients, bare)).perSecond)
    }
    const rate = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
    rows.push({
      what: `POST /order, ${clients} client${clients > 1 ? 's' : ''}`,
      ratio: rate(sql) / rate(http),
      baseline: 'the time of the bare transaction that writes the same rows',
      limit: limits[clients],
      detail: `${rate(http).toFixed(0)}/s over HTTP (p50 ${ms(percentile(each, 0.5))}, p99 ${ms(percentile(each, 0.99))}), ${rate(sql).toFixed(0)}/s bare`,
    })
  }
  await pool.end()
  await service.stop()
  return rows
}

/** Writes the rows of an order again under another id: the same tables, the same columns, nothing else. */
export async function copier(pool: pg.Pool, vendorId: string, orderId: string): Promise<() => Promise<void>> {
  const one = async (text: string, values: unknown[]) =>
    (await pool.query<Record<string, unknown>>(text, values)).rows[0] ?? {}
  const order = await one('select * from orders where vendor_id = $1 and order_id = $2', [vendorId, orderId])
  const status = await one('select * from order_status where vendor_id = $1 and order_id = $2', [
    vendorId,
    orderId,
  ])
  const outbox = await one(
    'select vendor_id, country, type, subject, created_at from outbox where vendor_id = $1 and subject = $2',
    [vendorId, orderId],
  )
  const stored = await one(
    'select * from idempotency where vendor_id = $1 order by created_at desc limit 1',
    [vendorId],
  )
  const job = await one(
    `select name, data from pgboss.job where name = 'dispatch-order' order by created_on desc limit 1`,
    [],
  )
  return async () => {
    const id = `${vendorId}-${randomUUID().replaceAll('-', '').toUpperCase()}`
    const client = await pool.connect()
    try {
      await client.query('begin')
      await insert(client, 'orders', { ...order, order_id: id })
      await insert(client, 'order_status', { ...status, order_id: id })
      await insert(client, 'outbox', { ...outbox, subject: id })
      await insert(client, 'idempotency', {
        ...stored,
        key: randomUUID(),
        answer: JSON.stringify(stored['answer']),
      })
      await insert(client, 'pgboss.job', { name: job['name'], data: JSON.stringify(job['data']) })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

async function insert(client: pg.PoolClient, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`
  await client.query({ name: `insert-${table}`, text, values: Object.values(row) })
}
