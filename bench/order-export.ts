import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportFormat, ROWS_HEADER } from '@beckon/contract'
import { dayBounds } from '@beckon/domain/time'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { orderColumns, orderLine, statusLine } from './past-order-lines.ts'
import { ms, type Row } from './report.ts'
import { country, type Service, startService } from './service.ts'

const MANY = 100_000
const FEW = 10_000
/** A tenth of the orders takes this much memory less at the most: what is held does not grow with them. */
const MEMORY_LIMIT = 1.5
/** The most that a file may take beside the bare copy. */
const timeLimits = { csv: 2, xlsx: 3 } as const
const LINES_AT_ONCE = 1000
const MEGABYTE = 1_048_576

/** A hundred thousand orders as a CSV and as a workbook, beside what the database alone takes to hand them out. */
export async function orderExport(): Promise<Row[]> {
  const service = await startService('api')
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  const owned = await client.query<{ vendor_id: string }>(
    'select vendor_id from vendor where country = $1 and is_parent = false limit 2',
    [country],
  )
  const [few = '', many = ''] = owned.rows.map((row) => row.vendor_id)
  await seed(client, few, FEW)
  await seed(client, many, MANY)
  await client.query('analyze orders, order_status')
  await exported(service, few, 'xlsx')
  const rows: Row[] = []
  const bare = await copied(client, many)
  for (const format of ['csv', 'xlsx'] as const) {
    const small = await exported(service, few, format)
    const large = await exported(service, many, format)
    const detail = `${ms(large.ms)}, ${(large.bytes / MEGABYTE).toFixed(1)} MB; bare copy of the same orders ${ms(bare.ms)}, ${(bare.bytes / MEGABYTE).toFixed(1)} MB`
    rows.push(
      {
        what: `100,000 orders as ${format}, time`,
        ratio: large.ms / bare.ms,
        baseline: 'a bare COPY',
        limit: timeLimits[format],
        detail,
      },
      {
        what: `100,000 orders as ${format}, peak memory`,
        ratio: large.peak / small.peak,
        baseline: 'ten thousand orders',
        limit: MEMORY_LIMIT,
        detail: `peak of the process ${(large.peak / MEGABYTE).toFixed(0)} MB, ${(small.peak / MEGABYTE).toFixed(0)} MB for ten thousand, ${(large.before / MEGABYTE).toFixed(0)} MB before`,
      },
    )
  }
  await client.end()
  await service.stop()
  return rows
}

interface Exported {
  readonly ms: number
  readonly bytes: number
  /** Bytes of memory that the process of the service held at most, and before. */
  readonly peak: number
  readonly before: number
}

async function exported(service: Service, vendorId: string, format: ExportFormat): Promise<Exported> {
  const to = dayBounds(Date.now() / 1000, 'UTC').to
  const from = to - 90 * 86_400
  const before = memoryOf(service.pid)
  let [peak, bytes] = [before, 0]
  const begin = performance.now()
  const path = `/api/orders/v1/vendor/${vendorId}/orders/export?from=${from}&to=${to}&format=${format}`
  const answer = await service.call('GET', path, undefined, {
    authorization: service.authorization,
    'accept-encoding': 'identity',
  })
  if (answer.status !== 200 || !answer.body) throw new Error(await answer.text())
  const count = Number(answer.headers.get(ROWS_HEADER))
  if (count < FEW) throw new Error(`only ${count} orders`)
  for await (const piece of answer.body) {
    bytes += piece.length
    peak = Math.max(peak, memoryOf(service.pid))
  }
  return { ms: performance.now() - begin, bytes, peak, before }
}

/** Resident memory according to `/proc`, in bytes. */
function memoryOf(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Number(pages) * 4096
}

/** The same columns out of the database as it writes them, with nothing done to them. */
async function copied(client: pg.Client, vendorId: string): Promise<{ ms: number; bytes: number }> {
  const begin = performance.now()
  const literal = client.escapeLiteral(vendorId)
  const out = client.query(
    copyTo(
      `copy (select * from orders where vendor_id = ${literal} order by created_at desc) to stdout csv header`,
    ),
  )
  let bytes = 0
  for await (const piece of out) bytes += (piece as Buffer).length
  return { ms: performance.now() - begin, bytes }
}

async function seed(client: pg.Client, vendorId: string, total: number): Promise<void> {
  const lines = (line: (vendorId: string, index: number) => string) =>
    Readable.from(
      (function* () {
        for (let at = 0; at < total; at += LINES_AT_ONCE) {
          let text = ''
          for (let index = at; index < Math.min(total, at + LINES_AT_ONCE); index += 1)
            text += line(vendorId, index)
          yield text
        }
      })(),
    )
  await pipeline(lines(orderLine), client.query(copyFrom(`copy orders (${orderColumns}) from stdin`)))
  const columns = 'vendor_id, order_id, position, status, actor, created_at'
  await pipeline(lines(statusLine), client.query(copyFrom(`copy order_status (${columns}) from stdin`)))
}
