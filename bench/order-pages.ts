import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { orderCalls } from '@beckon/contract'
import { ms, type Row } from './report.ts'
import { type Service, startService } from './service.ts'
import { median, timed } from './stats.ts'

const FEW = 10_000
const MANY = 1_000_000
const REQUESTS = 60
const LIMIT = 1.5
const columns =
  'vendor_id, order_id, country, status, version, created_at, updated_at, ready_at, currency, delivery_fee_minor, amount_minor, payment_method, description, customer_name, customer_phone, dropoff_address, dropoff_latitude, dropoff_longitude, dropoff_notes, pickup_name, pickup_address, pickup_latitude, pickup_longitude, pickup_phone, pickup_instructions, distance_metres, promised_lower, promised_upper'

/** The first page and one deep in, of a vendor with ten thousand and one with a million orders. */
export async function orderPages(): Promise<Row[]> {
  const service = await startService('api')
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  const owned = await client.query<{ vendor_id: string }>(
    'select vendor_id from vendor where country = $1 and is_parent = false limit 2',
    ['SG'],
  )
  const [few = '', many = ''] = owned.rows.map((row) => row.vendor_id)
  await seed(client, few, FEW)
  await seed(client, many, MANY)
  await client.query('analyze orders, order_status')
  const timesOf = async (vendorId: string, total: number) => {
    const deep = await keyAt(service, client, vendorId, Math.floor(total * 0.9))
    const first = await measure(service, vendorId, '')
    const later = await measure(service, vendorId, `&pagination_key=${encodeURIComponent(deep)}`)
    return { first, later }
  }
  await timesOf(few, FEW)
  await timesOf(many, MANY)
  const small = await timesOf(few, FEW)
  const large = await timesOf(many, MANY)
  await client.end()
  await service.stop()
  const detail = `medians: ten thousand ${ms(small.first)} and ${ms(small.later)} deep, a million ${ms(large.first)} and ${ms(large.later)} deep`
  return [
    {
      what: 'GET /vendor/{id}/orders, nine tenths into a million',
      ratio: large.later / large.first,
      baseline: 'the first page',
      limit: LIMIT,
      detail,
    },
    {
      what: 'GET /vendor/{id}/orders, first page of a million',
      ratio: large.first / small.first,
      baseline: 'the first page of ten thousand',
      limit: LIMIT,
      detail,
    },
    {
      what: 'GET /vendor/{id}/orders, deep page of a million',
      ratio: large.later / small.later,
      baseline: 'the deep page of ten thousand',
      limit: LIMIT,
      detail,
    },
  ]
}

async function seed(client: pg.Client, vendorId: string, total: number): Promise<void> {
  const orders = client.query(copyFrom(`copy orders (${columns}) from stdin`))
  await pipeline(Readable.from(orderLines(vendorId, total)), orders)
  const history = client.query(
    copyFrom('copy order_status (vendor_id, order_id, position, status, actor, created_at) from stdin'),
  )
  await pipeline(Readable.from(statusLines(vendorId, total)), history)
}

const idOf = (vendorId: string, index: number) => `${vendorId}-B${String(index).padStart(9, '0')}`
/** A minute apart, the newest an hour ago. */
const momentOf = (index: number) => new Date(Date.now() - 3_600_000 - index * 60_000).toISOString()
const LINES_AT_ONCE = 1000

function* orderLines(vendorId: string, total: number): Generator<string> {
  for (let at = 0; at < total; at += LINES_AT_ONCE) {
    let lines = ''
    for (let index = at; index < Math.min(total, at + LINES_AT_ONCE); index += 1) {
      const moment = momentOf(index)
      const fields = [
        vendorId,
        idOf(vendorId, index),
        'SG',
        'DELIVERED',
        3,
        moment,
        moment,
        moment,
        'SGD',
        750,
        2550,
        'CASH_ON_DELIVERY',
        'Cake',
        'Mei Lin',
        '+6591234567',
        '5 Garden Road',
        1.31,
        103.86,
        '',
        'Shop',
        '1 Shop Street',
        1.3,
        103.85,
        '+6561234567',
        '',
        1500,
        moment,
        moment,
      ]
      lines += `${fields.join('\t')}\n`
    }
    yield lines
  }
}

function* statusLines(vendorId: string, total: number): Generator<string> {
  for (let index = 0; index < total; index += 1) {
    const [id, moment] = [idOf(vendorId, index), momentOf(index)]
    yield `${vendorId}\t${id}\t0\tNEW\tsystem\t${moment}\n${vendorId}\t${id}\t1\tDELIVERED\tfleet\t${moment}\n`
  }
}

/** The key that the service itself gives to go on after the order at a place in the list. */
async function keyAt(service: Service, client: pg.Client, vendorId: string, offset: number): Promise<string> {
  const { rows } = await client.query<{ created_at: Date }>(
    'select created_at from orders where vendor_id = $1 order by created_at desc, order_id desc offset $2 limit 1',
    [vendorId, offset],
  )
  const to = Math.floor((rows[0]?.created_at.getTime() ?? 0) / 1000)
  const page = await get(service, vendorId, `&to=${to}&count=1`)
  const key = orderCalls.listOrders.answer.parse(page).result.pagination_key
  if (key === null) throw new Error('there is no page so deep')
  return key
}

async function get(service: Service, vendorId: string, query: string): Promise<unknown> {
  const answer = await service.call(
    'GET',
    `/api/orders/v1/vendor/${vendorId}/orders?${query.slice(1)}`,
    undefined,
    { authorization: service.authorization },
  )
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}

async function measure(service: Service, vendorId: string, query: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1)
    times.push(await timed(() => get(service, vendorId, query)))
  return median(times)
}
