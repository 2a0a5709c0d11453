import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ms, type Row } from './report.ts'
import { country, type Service, startService } from './service.ts'
import { percentile } from './stats.ts'

const FEW = 100
const MANY = 20_000
const ORDERS = 60
const LIMIT = 1.5

/** From the order to the first offer, with 20,000 riders on duty in a city, beside 100. */
export async function nextRider(): Promise<Row[]> {
  const service = await startService('api,worker')
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  const measured: number[] = []
  for (const riders of [FEW, MANY]) {
    await putOnDuty(client, service, riders)
    await measure(client, service, 10)
    const times = await measure(client, service, ORDERS)
    measured.push(percentile(times, 0.5))
  }
  await client.end()
  await service.stop()
  const [few = 0, many = 0] = measured
  return [
    {
      what: 'from an order to its first offer, with 20,000 riders on duty, p50',
      ratio: many / few,
      baseline: 'the same with 100 on duty',
      limit: LIMIT,
      detail: `${ms(many)} and ${ms(few)}`,
    },
  ]
}

/** Spread evenly over 30 km each way around the shop, as over a large city. */
async function putOnDuty(client: pg.Client, service: Service, riders: number): Promise<void> {
  const { latitude, longitude } = service.vendor.vendor_information.location
  await client.query('update rider set on_duty = false')
  await client.query(
    `insert into rider (rider_id, country, name, vehicle, phone, is_simulated, on_duty, latitude, longitude, created_at)
     select $1 || number, $2, 'Rider', 'bicycle', '+6580000000', false, true,
       $3 + (random() - 0.5) * 0.27, $4 + (random() - 0.5) * 0.27, now()
     from generate_series(1, $5::int) as number`,
    [`bench-${riders}-`, country, latitude, longitude, riders],
  )
  await client.query('analyze rider')
}

async function measure(client: pg.Client, service: Service, orders: number): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < orders; count += 1) {
    const begin = performance.now()
    const orderId = await service.createOrder()
    while (!(await isOffered(client, orderId))) await pause(1)
    times.push(performance.now() - begin)
    // The riders stay free, so that every order finds the same number.
    await client.query('update rider set open_offer_id = null where open_offer_id is not null')
  }
  return times
}

async function isOffered(client: pg.Client, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from offer where order_id = $1', [orderId])
  return (rowCount ?? 0) > 0
}
