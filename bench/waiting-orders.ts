import { ms, type Row } from './report.ts'
import { startService } from './service.ts'
import { load, median } from './stats.ts'

const FEW = 100
const MANY = 800
const ORDERS = 100
const LIMIT = 1.5

/** An order is placed while hundreds of others search for a rider and none is on duty. */
export async function waitingOrders(): Promise<Row[]> {
  const service = await startService('api,worker')
  await load(FEW, 1, service.createOrder)
  const few = median((await load(ORDERS, 1, service.createOrder)).each)
  await load(MANY - FEW - ORDERS, 1, service.createOrder)
  const many = median((await load(ORDERS, 1, service.createOrder)).each)
  await service.stop()
  return [
    {
      what: `POST /order while ${MANY} other orders search for a rider`,
      ratio: many / few,
      baseline: `the same while ${FEW} search`,
      limit: LIMIT,
      detail: `${ms(many)} and ${ms(few)}`,
    },
  ]
}
