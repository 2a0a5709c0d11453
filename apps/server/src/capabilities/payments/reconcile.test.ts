import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../test/core.ts'
import { type PaymentWorld, startPaymentWorld } from '../../../test/payment-world.ts'
import { type SeededOperator, seedOperator } from '../../../test/seed-operator.ts'

let world: PaymentWorld
let operator: SeededOperator
beforeAll(async () => {
  world = await startPaymentWorld()
  operator = await seedOperator(world.server, 'ops', ['SG'])
})
afterAll(() => world.stop())

const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await world.server.app.inject({
    method,
    url: `/api/ops/v1${path}`,
    headers: operator.headersIn('SG'),
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, result: answer.json().result }
}
const today = () => world.clock.now().toISOString().slice(0, 10)

it('finds nothing where both books agree, and each thing in which they do not', {
  timeout: 30_000,
}, async () => {
  const { db } = world.server.platform
  const paid = async (card: string) => {
    const { result: intent } = await world.intent()
    await world.pay(intent, card)
    return intent.order_id
  }
  const cancel = (orderId: string) =>
    world.call('PUT', '/api/orders/v1/order/cancel', {
      vendor_id: 'shop',
      order_id: orderId,
      reason: 'MISTAKE_ERROR',
    })
  const refunded = async (orderId: string) => (await world.record(orderId)).payment?.refunded
  const first = await paid('4111111111111111')
  const second = await paid('5555555555554444')
  const waits = async () => (await world.record(second)).status === 'WAITING_FOR_TRANSPORT'
  await until(waits)
  await cancel(second)
  await until(async () => (await refunded(second)) === 7.58)
  expect((await ask('POST', `/reconciliations/${today()}`)).result).toMatchObject({
    state: 'EQUAL',
    ours: 3,
    theirs: 3,
    differences: [],
  })
  // Somebody loses a page of our books.
  await db.deleteFrom('ledger_posting').where('order_id', '=', first).execute()
  const third = await paid('4000000000001067')
  await until(async () => (await world.record(third)).status === 'WAITING_FOR_TRANSPORT')
  await cancel(third)
  const failed = () => db.selectFrom('refund').select('state').where('order_id', '=', third).execute()
  await until(async () => (await failed()).some(({ state }) => state === 'FAILED'))
  const { result } = await ask('POST', `/reconciliations/${today()}`)
  expect(result.state).toBe('DIFFERENT')
  expect(
    result.differences.map((one: { kind: string; order_id: string }) => [one.kind, one.order_id]),
  ).toEqual([
    ['ONLY_THEIRS', first],
    ['REFUND_FAILED', third],
  ])
  expect((await ask('GET', '/reconciliations')).result).toEqual([result])
  const { body: metrics } = await world.server.app.inject({ url: '/metrics' })
  const measured = (kind: string) => `reconciliation_differences{country="SG",kind="${kind}"}`
  expect(metrics).toContain(`${measured('ONLY_THEIRS')} 1`)
  expect(metrics).toContain(`${measured('REFUND_FAILED')} 1`)
  expect(metrics).toContain(`${measured('AMOUNT')} 0`)
  const again = await ask('POST', `/orders/${third}/refunds`, { reason: 'asked by phone' })
  expect(again.result).toEqual({ amount: 7.58, refunds: 1 })
  await until(async () => (await failed()).some(({ state }) => state === 'REPLACED'))
  expect((await ask('GET', '/changes')).result[0]).toMatchObject({ subject: `refund:${third}` })
})
