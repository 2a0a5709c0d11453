import { setTimeout as pause } from 'node:timers/promises'
import { dispatchLimits } from '@beckon/domain/limits'
import pg from 'pg'
import { residentMegabytes } from '../memory-at-rest.ts'
import { ms, type Row } from '../report.ts'
import type { Screen } from '../screen.ts'
import { type Service, startService } from '../service.ts'
import { median, percentile } from '../stats.ts'
import { putRidersOnDuty, REPORT_SECONDS, type Riders } from './riders.ts'
import { openScreens, openShops, requestRider, type Shop } from './shops.ts'

const RIDERS = Number(process.env['CITY_RIDERS'] ?? 2_000)
const SCREENS = Number(process.env['CITY_SCREENS'] ?? 2_000)
const ORDERS_A_MINUTE = Number(process.env['CITY_ORDERS'] ?? 60)
const MINUTES = Number(process.env['CITY_MINUTES'] ?? 10)
const SHOPS = 200
const BASELINE_ORDERS = 40
const LOOP_LIMIT = 0.7
const SLOWDOWN_LIMIT = 5
/** Caches fill until they are full; a leak of a kilobyte an order or position would exceed this. */
const GROWTH_LIMIT = 1.1

/** A city's day on one process: riders who send positions, shops that request riders and follow them. */
export async function cityDay(): Promise<Row[]> {
  const service = await startService('api,live,worker')
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  const shops = await openShops(service, client, SHOPS)
  const riders = await putRidersOnDuty(service, client, RIDERS)
  const screens = await openScreens(service, shops, SCREENS)
  const baseline = await baselineCalls(service, shops)
  const day = await run(service, riders, shops)
  const rows = [
    ...(await orderRows(client, day)),
    await screenRow(client, screens),
    ...loadRows(day, baseline),
  ]
  for (const screen of screens) screen.close()
  await client.end()
  await service.stop()
  return rows
}

async function baselineCalls(service: Service, shops: readonly Shop[]): Promise<number[]> {
  const calls: number[] = []
  for (let index = 0; index < BASELINE_ORDERS * 2; index += 1) {
    const shop = shops[index % shops.length]
    if (!shop) break
    const requested = await requestRider(service, shop)
    // The first half is warm-up.
    if (index >= BASELINE_ORDERS) calls.push(...requested.calls)
  }
  return calls
}

interface Day {
  readonly orderIds: readonly string[]
  readonly calls: readonly number[]
  readonly failures: readonly string[]
  readonly positionsASecond: number
  readonly failedCalls: number
  /** Share of the time in which the event loop was active. */
  readonly loop: number
  readonly halfway: Memory
  readonly end: Memory
}

interface Memory {
  readonly heap: number
  readonly megabytes: number
}

const memoryOf = async (service: Service): Promise<Memory> => ({
  heap: await service.heap(),
  megabytes: residentMegabytes(service.pid),
})

async function run(service: Service, riders: Riders, shops: readonly Shop[]): Promise<Day> {
  const [orderIds, calls, failures]: [string[], number[], string[]] = [[], [], []]
  const requests: Promise<void>[] = []
  const request = () => {
    const shop = shops[Math.floor(Math.random() * shops.length)]
    if (!shop) return
    requests.push(
      requestRider(service, shop).then(
        (requested) => {
          orderIds.push(requested.orderId)
          calls.push(...requested.calls)
        },
        (error: unknown) => void failures.push(String(error)),
      ),
    )
  }
  riders.start()
  const timer = setInterval(request, 60_000 / ORDERS_A_MINUTE)
  const before = await service.loopTimes()
  await pause((MINUTES * 60_000) / 2)
  const firstHalf = await service.loopTimes()
  const halfway = await memoryOf(service)
  const afterCollection = await service.loopTimes()
  await pause((MINUTES * 60_000) / 2)
  const last = await service.loopTimes()
  clearInterval(timer)
  await Promise.all(requests)
  await riders.stop()
  const active = firstHalf.active - before.active + last.active - afterCollection.active
  const idle = firstHalf.idle - before.idle + last.idle - afterCollection.idle
  return {
    ...{ orderIds, calls, failures, halfway, end: await memoryOf(service) },
    loop: active / (active + idle),
    positionsASecond: riders.counts.positions / (MINUTES * 60),
    failedCalls: riders.counts.failures,
  }
}

async function orderRows(client: pg.Client, { orderIds, failures }: Day): Promise<Row[]> {
  const { rows } = await client.query<{ status: string; count: string; longest: number | null }>(
    `select orders.status, count(*), max(extract(epoch from offered.first - orders.created_at))::float8 as longest
     from orders left join (
       select vendor_id, order_id, min(made_at) as first from offer group by vendor_id, order_id
     ) as offered using (vendor_id, order_id)
     where order_id = any($1) group by orders.status order by count(*) desc`,
    [orderIds],
  )
  const found = rows.reduce((sum, { count }) => sum + Number(count), 0)
  const unoffered = rows.filter(({ status, longest }) => longest === null && status !== 'CANCELLED')
  const waiting = unoffered.reduce((sum, { count }) => sum + Number(count), 0)
  const longest = Math.max(...rows.map((row) => row.longest ?? 0))
  return [
    {
      what: `a city with ${RIDERS} riders, ${SCREENS} sockets and ${ORDERS_A_MINUTE} orders a minute: orders lost`,
      ratio: orderIds.length === 0 ? Number.NaN : orderIds.length - found + failures.length,
      baseline: 'none',
      limit: 0,
      detail: `${found} of ${orderIds.length} answered orders are stored: ${rows.map(({ status, count }) => `${count} ${status}`).join(', ')}; ${failures.length} requests failed${failures[0] ? `, the first with ${failures[0].slice(0, 120)}` : ''}`,
    },
    {
      what: 'the longest time from an order to its first offer',
      ratio: waiting > 0 ? Number.NaN : longest / dispatchLimits.pauseSeconds,
      baseline: `${dispatchLimits.pauseSeconds} s, the pause between two searches`,
      limit: 1,
      detail: `${longest.toFixed(2)} s; ${waiting} orders without an offer`,
    },
  ]
}

const SETTLED_SECONDS = 20

/** Screens whose last sequence is not that of their shop, once the service has had time to send the last updates. */
async function screenRow(client: pg.Client, screens: readonly Screen[]): Promise<Row> {
  const { rows } = await client.query<{ vendor_id: string; last_sequence: number }>(
    'select vendor_id, last_sequence::int from vendor_stream',
  )
  const last = new Map(rows.map(({ vendor_id, last_sequence }) => [vendor_id, last_sequence]))
  const differing = () =>
    screens.filter((one) => (one.sequence() ?? 0) !== (last.get(one.vendorId) ?? 0)).length
  for (let second = 0; second < SETTLED_SECONDS && differing() > 0; second += 1) await pause(1000)
  return {
    what: 'screens that differ from the service at the end',
    ratio: screens.length === 0 ? Number.NaN : differing(),
    baseline: 'none',
    limit: 0,
    detail: `of ${screens.length}`,
  }
}

function loadRows(day: Day, baseline: readonly number[]): Row[] {
  const { loop, calls, halfway, end, positionsASecond, failedCalls } = day
  const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0)
  return [
    {
      what: 'the active share of the event loop',
      ratio: loop / LOOP_LIMIT,
      baseline: String(LOOP_LIMIT),
      limit: 1,
      detail: `${loop.toFixed(2)}; ${positionsASecond.toFixed(0)} of ${(RIDERS / REPORT_SECONDS).toFixed(0)} positions a second, ${failedCalls} calls of riders failed`,
    },
    {
      what: 'calls of shops, p99',
      ratio: percentile(calls, 0.99) / median(baseline),
      baseline: 'their baseline median',
      limit: SLOWDOWN_LIMIT,
      detail: `p99 ${ms(percentile(calls, 0.99))}, p50 ${ms(median(calls))}; baseline p50 ${ms(median(baseline))}`,
    },
    {
      what: 'the heap at the end',
      ratio: end.heap / halfway.heap,
      baseline: 'the heap halfway',
      limit: GROWTH_LIMIT,
      detail: `${megabytes(end.heap)} and ${megabytes(halfway.heap)} MB after collections; resident ${end.megabytes.toFixed(0)} and ${halfway.megabytes.toFixed(0)} MB`,
    },
  ]
}
