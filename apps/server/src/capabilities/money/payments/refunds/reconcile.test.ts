import { afterAll, beforeAll, expect, it } from 'vitest'
import { silent, until } from '../../../../../test/core.ts'
import { type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'
import { connectGateways } from '../providers/connect-gateways.ts'
import { reconcileDaily } from './reconcile.ts'
import { daysToCompare, loadDays } from './reconcile-store.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'

let world: PaymentWorld
let operator: SeededOperator
beforeAll(async () => {
  world = await startPaymentWorld()
  operator = await seedOperator(world.server, 'ops', ['SG'])
})
afterAll(() => world.stop())

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await world.server.app.inject({
    method,
    url: `/api/ops/v1${path}`,
    headers: operator.headersIn('SG'),
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, result: answer.json().result }
}
const dayOf = (ahead: number) =>
  new Date(world.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
const today = () => world.clock.now().toISOString().slice(0, 10)

it('finds nothing where both books agree, and each thing in which they do not', async () => {
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
  expect((await send('POST', `/reconciliations/${today()}`)).result).toMatchObject({
    state: 'EQUAL',
    ours: 3,
    theirs: 3,
    ours_amount: 7.58,
    theirs_amount: 7.58,
    differences: [],
  })
  expect((await send('GET', `/reconciliations/${today()}`)).result.moved).toMatchObject([
    { kind: 'capture', order_id: first, amount: 7.58 },
    { kind: 'capture', order_id: second, amount: 7.58 },
    { kind: 'refund', order_id: second, amount: 7.58 },
  ])
  // Simulates a lost page of our books.
  await db.deleteFrom('ledger_posting').where('order_id', '=', first).execute()
  const third = await paid('4000000000001067')
  await until(async () => (await world.record(third)).status === 'WAITING_FOR_TRANSPORT')
  await cancel(third)
  const failed = () => db.selectFrom('refund').select('state').where('order_id', '=', third).execute()
  await until(async () => (await failed()).some(({ state }) => state === 'FAILED'))
  const { result } = await send('POST', `/reconciliations/${today()}`)
  expect(result.state).toBe('DIFFERENT')
  expect(
    result.differences.map((one: { kind: string; order_id: string }) => [one.kind, one.order_id]),
  ).toEqual([
    ['ONLY_THEIRS', first],
    ['REFUND_FAILED', third],
  ])
  expect((await send('GET', '/reconciliations')).result).toEqual([result])
  const { body: metrics } = await world.server.app.inject({ url: '/metrics' })
  const measured = (kind: string) => `beckon_reconciliation_differences{country="SG",kind="${kind}"}`
  expect(metrics).toContain(`${measured('ONLY_THEIRS')} 1`)
  expect(metrics).toContain(`${measured('REFUND_FAILED')} 1`)
  expect(metrics).toContain(`${measured('AMOUNT')} 0`)
  await workOn(first)
  const again = await send('POST', `/orders/${third}/refunds`, { reason: 'asked by phone' })
  expect(again.result).toEqual({ amount: 7.58, refunds: 1 })
  await until(async () => (await failed()).some(({ state }) => state === 'REPLACED'))
  expect((await send('GET', '/changes')).result[0]).toMatchObject({ subject: `refund:${third}` })
})

/** Takes, notes, closes and reopens the difference of an order; a second comparison keeps the work. */
async function workOn(orderId: string): Promise<void> {
  const difference = async () => {
    const { result } = await send('GET', `/reconciliations/${today()}`)
    return result.differences.find((one: { order_id: string }) => one.order_id === orderId)
  }
  const { kind, reference, work } = await difference()
  expect(work).toBeNull()
  const change = (more: object) =>
    send('PUT', `/reconciliations/${today()}/differences`, {
      ...{ kind, reference, owner: 'KEEP', note: '', is_closed: false, reason: 'looked at it' },
      ...more,
    })
  expect((await change({ reference: 'other', owner: 'TAKE' })).status).toBe(404)
  await change({ owner: 'TAKE', note: 'entry was lost' })
  expect((await difference()).work).toMatchObject({ owner_name: 'Operator ops', note: 'entry was lost' })
  await change({ note: 'entry was lost', is_closed: true, reason: 'entered by hand' })
  await send('POST', `/reconciliations/${today()}`)
  expect((await difference()).work).toMatchObject({
    ...{ owner_id: 'ops', closed_by_name: 'Operator ops', closed_reason: 'entered by hand' },
    closed_at: expect.any(Number),
  })
  expect((await send('GET', '/changes')).result[0]).toMatchObject({
    before: 'open, owner ops, entry was lost',
    after: 'closed, owner ops, entry was lost',
  })
  await change({ owner: 'RELEASE' })
  expect((await difference()).work).toMatchObject({ owner_id: null, note: '', closed_at: null })
}

it('makes up for every day that was not compared, and for no day before there was a payment', async () => {
  const { db } = world.server.platform
  await db.deleteFrom('reconciliation_day').execute()
  await world.intent()
  const [before = '', first = '', next = ''] = [-1, 0, 1].map(dayOf)
  const found = async () =>
    (await daysToCompare(db, [before, first, next])).map(({ country, day }) => `${country} ${day}`)
  expect(await found()).toEqual([`SG ${first}`, `SG ${next}`])
  await send('POST', `/reconciliations/${first}`)
  expect(await found()).toEqual([`SG ${next}`])
})

it('compares all of them once it is there again, and none that is not over', async () => {
  const { db } = world.server.platform
  await db.deleteFrom('reconciliation_day').execute()
  const { url, merchants } = world.gateway
  const { api_key: apiKey = '', webhook_secret: webhookSecret = '' } = merchants['SG'] ?? {}
  const gateways = connectGateways({ url, apiUrl: url, merchants: { SG: { apiKey, webhookSecret } } })
  const [first = '', next = '', last = '', after = ''] = [0, 1, 2, 3].map(dayOf)
  const [year, month, day] = after.split('-').map(Number)
  const at = (hour: number) => ({ now: () => new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour)) })
  const compared = async () =>
    (await loadDays(db, 'SG', 10)).map((one) => one.day).filter((one) => one >= first)
  await reconcileDaily({ db, clock: at(0), log: silent, gateways })
  expect(await compared()).toEqual([next, first])
  await reconcileDaily({ db, clock: at(1), log: silent, gateways })
  expect(await compared()).toEqual([last, next, first])
})

it('an event that arrives two days late belongs to the same money', async () => {
  const { db } = world.server.platform
  const { result: intent } = await world.intent()
  await world.pay(intent, '4111111111111111')
  const late = new Date(world.clock.now().getTime() + 2 * 86_400_000)
  await db
    .updateTable('ledger_entry')
    .set({ created_at: late })
    .where('order_id', '=', intent.order_id)
    .execute()
  const { result } = await send('POST', `/reconciliations/${dayOf(0)}`)
  const found = result.differences.map((one: { order_id: string }) => one.order_id)
  expect(found).not.toContain(intent.order_id)
})
