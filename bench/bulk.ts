import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { bulkCalls, type BulkJob } from '@beckon/contract'
import { FILE_BYTES } from '@beckon/domain/limits'
import pg from 'pg'
import { readWorkbook } from '../apps/server/src/capabilities/ordering/bulk/upload/workbook/index.ts'
import { ordersWorkbook } from '../apps/server/test/orders-workbook.ts'
import { copier } from './order-create.ts'
import type { Row } from './report.ts'
import { country, type Service, startService } from './service.ts'
import { load } from './stats.ts'

const ORDERS = 1_000
const LARGEST_ROWS = 7_000
/** Transactions at once while rows are placed; as many bare ones stand beside them. */
const AT_ONCE = 4
/** The issue's own limit for whatever reads a file. */
const MOST_MB = 300

const titles = ['Name', 'Phone', 'Address', 'Unit', 'Latitude', 'Longitude', 'Amount', 'Payment', 'Notes']

const rowsOf = ({ door }: Service, count: number, notes: () => string) =>
  Array.from({ length: count }, (_, row) => [
    'Mei Lin',
    `+65 9${String(1_000_000 + row)}`,
    '5 Garden Road',
    '#04-12',
    String(door.latitude + (row % 50) / 10_000),
    String(door.longitude),
    '25.50',
    'Paid',
    notes(),
  ])

/** An upload from its first byte until every row is checked; then placing, beside bare transactions. */
export async function bulk(): Promise<Row[]> {
  const service = await startService('api,worker')
  const pool = new pg.Pool({ connectionString: service.databaseUrl, max: 32 })
  await pool.query(
    `insert into flag_value values ($1, 'BulkOrderUpload', true, now()) on conflict do nothing`,
    [country],
  )
  const file = await ordersWorkbook(
    titles,
    rowsOf(service, ORDERS, () => ''),
  )
  await upload(
    service,
    await ordersWorkbook(
      titles,
      rowsOf(service, 20, () => ''),
    ),
  )
  const rows = [...(await checking(service)), await placing(service, pool, file)]
  await pool.end()
  await service.stop()
  return rows
}

async function placing(service: Service, pool: pg.Pool, file: Buffer): Promise<Row> {
  const bare = await copier(pool, service.vendor.vendor_id, await service.createOrder())
  await load(60, AT_ONCE, bare)
  const bareLoad = await load(ORDERS, AT_ONCE, bare)
  // A process that has served for a while runs compiled code.
  await place(service, file)
  const whole = await place(service, file)
  return {
    what: 'placing 1,000 rows',
    ratio: whole / ((ORDERS / bareLoad.perSecond) * 1000),
    baseline: 'the time of 1,000 bare transactions that write the same rows, four at a time',
    limit: 2,
    detail: `${perSecond(ORDERS, whole)} rows/s, while riders are looked for; ${bareLoad.perSecond.toFixed(0)}/s bare`,
  }
}

/** Uploads a file and returns the time that placing its rows took. */
async function place(service: Service, file: Buffer): Promise<number> {
  const { bulk_job_id: id, version, totals } = await upload(service, file)
  const shown = `version=${version}&orders=${totals.orders}&delivery_fee=${totals.delivery_fee}`
  const [whole, job] = await timed(async () => {
    await send(service, `/api/orders/v1/bulk-job/place-orders/${id}?${shown}`, 'POST')
    return settled(service, id)
  })
  if (job.placed_row_count !== ORDERS) throw new Error(`not all rows are placed: ${JSON.stringify(job)}`)
  return whole
}

async function checking(service: Service): Promise<Row[]> {
  const notes = () => randomBytes(650).toString('base64')
  const file = await ordersWorkbook(titles, rowsOf(service, LARGEST_ROWS, notes))
  if (file.length > FILE_BYTES) throw new Error(`the largest file is too large: ${file.length}`)
  await readWorkbook(file)
  const [bare] = await timed(() => readWorkbook(file))
  const before = memoryOf(service.pid, 'VmRSS')
  const [whole, job] = await timed(() => upload(service, file))
  const peak = memoryOf(service.pid, 'VmHWM')
  const size = `${(file.length / 1e6).toFixed(2)} of ${(FILE_BYTES / 1e6).toFixed(2)} MB, ${job.row_count} rows`
  return [
    {
      what: 'the largest spreadsheet, from upload to checked',
      ratio: whole / bare,
      baseline: 'the time of reading the same workbook bare',
      limit: 1.5,
      detail: `${size}; ${(whole / 1000).toFixed(1)} s: read, looked up, quoted, compared with the day's orders and kept; ${(bare / 1000).toFixed(1)} s bare`,
    },
    {
      what: 'the largest spreadsheet, memory of the process while it is checked',
      ratio: (peak - before) / MOST_MB,
      baseline: `${MOST_MB} MB`,
      limit: 1,
      detail: `${size}; from ${before.toFixed(0)} MB to ${peak.toFixed(0)} MB at most`,
    },
  ]
}

/** In megabytes. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0) / 1024
}

const perSecond = (count: number, milliseconds: number) => ((count / milliseconds) * 1000).toFixed(0)

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const result = await work()
  return [performance.now() - began, result]
}

async function send(service: Service, path: string, method = 'GET', body?: FormData): Promise<unknown> {
  const headers = { authorization: service.authorization }
  const answer = await fetch(service.url + path, { method, headers, ...(body ? { body } : {}) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function upload(service: Service, file: Buffer): Promise<BulkJob> {
  const form = new FormData()
  form.set('vendor_id', service.vendor.vendor_id)
  form.set('content', new File([new Uint8Array(file)], 'orders.xlsx'))
  const made = bulkCalls.createBulkJob.answer.parse(
    await send(service, bulkCalls.createBulkJob.path, 'POST', form),
  )
  return settled(service, made.body.bulk_job.bulk_job_id)
}

async function settled(service: Service, id: string): Promise<BulkJob> {
  const path = `/api/orders/v1/bulk-job/progress/${service.vendor.vendor_id}/${id}`
  for (;;) {
    const job = bulkCalls.bulkJobProgress.answer.parse(await send(service, path)).body
    if (job.progress === null) return job
    await pause(20)
  }
}
