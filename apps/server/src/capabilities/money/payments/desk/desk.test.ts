import type { DeskPayment, IntentStatus, PaymentStep } from '@beckon/contract'
import { type PaymentStanding, paymentStandings } from '@beckon/domain/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../../test/core.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'

let world: PaymentWorld
let operator: SeededOperator
const intents = new Map<PaymentStanding, IntentStatus>()

beforeAll(async () => {
  world = await startPaymentWorld({ isDeaf: true })
  operator = await seedOperator(world.server, 'ops', ['SG', 'MY'])
  for (const standing of paymentStandings) intents.set(standing, await intentThatIs(standing))
})
afterAll(() => world.stop())

/** Far ahead, so that no job looks at the payment. */
const LATER = new Date(Date.now() + 86_400_000)

const stored: Readonly<Record<PaymentStanding, { readonly state: string; readonly taken: number }>> = {
  UNCLEAR: { state: 'PROCESSING', taken: 0 },
  WAITING: { state: 'OPEN', taken: 0 },
  NOT_PAID: { state: 'FAILED', taken: 0 },
  PAID: { state: 'SUCCEEDED', taken: 758 },
  REFUND_WAITS: { state: 'SUCCEEDED', taken: 758 },
  REFUND_FAILED: { state: 'SUCCEEDED', taken: 758 },
  REFUNDED: { state: 'SUCCEEDED', taken: 758 },
  PARTLY_REFUNDED: { state: 'SUCCEEDED', taken: 758 },
}
const refundOf: Partial<Record<PaymentStanding, readonly [state: string, minor: number]>> = {
  REFUND_WAITS: ['SENT', 758],
  REFUND_FAILED: ['FAILED', 758],
  REFUNDED: ['DONE', 758],
  PARTLY_REFUNDED: ['DONE', 300],
}

async function intentThatIs(standing: PaymentStanding): Promise<IntentStatus> {
  const { result: intent } = await world.intent()
  const { db } = world.server.platform
  const { state, taken } = stored[standing]
  const updated = new Date(Date.now() - (standing === 'UNCLEAR' ? 120_000 : 0))
  await sql`
    update payment_intent set state = ${state}, taken_minor = ${taken}, updated_at = ${updated}, asked_at = ${LATER}
    where order_id = ${intent.order_id}`.execute(db)
  const [refundState, minor] = refundOf[standing] ?? []
  if (refundState !== undefined) {
    await sql`
      insert into refund (vendor_id, order_id, refund_id, country, cause, state, amount_minor, created_at, updated_at)
      values ('shop', ${intent.order_id}, ${`${intent.order_id}.r0`}, 'SG', 'CALLED_OFF', ${refundState},
        ${minor ?? 0}, now(), ${LATER})`.execute(db)
  }
  return intent
}

async function list(query = '', country: 'SG' | 'MY' = 'SG') {
  const headers = operator.headersIn(country)
  const answer = await send(world.server, 'GET', `/api/ops/v1/payments?${query}`, { headers })
  const body = answer.body as { result: DeskPayment[]; next: string | null }
  return { ...body, orders: body.result.map(({ order_id: id }) => id) }
}

const orderOf = (standing: PaymentStanding): string => intents.get(standing)?.order_id ?? ''

describe('the list of payments', () => {
  it('shows the state of each, and begins with those that need a person', async () => {
    const { result } = await list()
    for (const standing of paymentStandings) {
      expect([standing, result.find((one) => one.order_id === orderOf(standing))?.standing]).toEqual([
        standing,
        standing,
      ])
    }
    const first = result.slice(0, 3).map((one) => one.standing)
    expect(first.toSorted()).toEqual(['REFUND_FAILED', 'REFUND_WAITS', 'UNCLEAR'])
    expect(result).toHaveLength(paymentStandings.length)
  })

  it.each(paymentStandings)('finds those that are %s', async (standing) => {
    const { result } = await list(`standing=${standing}`)
    expect(result.map((one) => [one.order_id, one.standing])).toEqual([[orderOf(standing), standing]])
  })

  it('is read page by page without repeating or leaving out a payment', async () => {
    const first = await list('count=2')
    const second = await list(`count=2&before=${first.next}`)
    const third = await list(`count=2&before=${second.next}`)
    expect([first.orders.length, second.orders.length, third.orders.length, third.next]).toEqual([
      5,
      2,
      1,
      null,
    ])
    expect(new Set([...first.orders, ...second.orders, ...third.orders]).size).toBe(8)
  })

  it('is searched by order, payment, shop and name, and a wildcard is a character', async () => {
    const paid = orderOf('PAID')
    const found = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).orders
    expect(await found(paid)).toEqual([paid])
    expect(await found(intents.get('PAID')?.intent_id ?? '')).toEqual([paid])
    expect(await found('shop')).toHaveLength(8)
    expect(await found('%')).toEqual([])
    expect(await found(`' or 1=1 --`)).toEqual([])
  })

  it('has nothing of the card and nothing of another country', async () => {
    const { result } = await list()
    expect(
      Object.keys(result[0] ?? {}).filter((name) => name.includes('card') || name.includes('digits')),
    ).toEqual([])
    expect((await list('', 'MY')).orders).toEqual([])
  })
})

const steps = async (orderId: string): Promise<readonly PaymentStep[]> => {
  const headers = operator.headersIn('SG')
  const { result } = await send(world.server, 'GET', `/api/ops/v1/payments/${orderId}`, { headers })
  return (result as { steps: PaymentStep[] }).steps
}

describe('the trail of a payment', () => {
  it('has the answers of the gateway, the declines, the entries with their postings, and no card', async () => {
    const { result: intent } = await world.intent()
    await world.pay(intent, '4000000000009995')
    await world.pay(intent, '4111111111111111')
    await becomes(world, intent.order_id, 'WAITING_FOR_TRANSPORT')
    const found = await steps(intent.order_id)
    expect(found.map(({ source, code, detail }) => [source, code, detail])).toEqual([
      ['GATEWAY', 'OPEN', null],
      ['GATEWAY', 'OPEN', 'INSUFFICIENT_FUNDS'],
      ['GATEWAY', 'SUCCEEDED', null],
      ['LEDGER', 'PAYMENT_TAKEN', 'gateway 7.58, prepaid -7.58'],
    ])
    expect(JSON.stringify(found)).not.toMatch(/1111|visa/u)
  })

  it('is not found in another country and for an order without a card payment', async () => {
    const url = `/api/ops/v1/payments/${orderOf('PAID')}`
    const abroad = await send(world.server, 'GET', url, { headers: operator.headersIn('MY') })
    expect(abroad.code).toBe('payment.not-found')
    const unknown = await send(world.server, 'GET', '/api/ops/v1/payments/shop-nobody', {
      headers: operator.headersIn('SG'),
    })
    expect(unknown.code).toBe('payment.not-found')
  })
})

it('an operator asks the gateway for a payment whose events were lost, and it is applied', async () => {
  const { result: intent } = await world.intent()
  const { db } = world.server.platform
  await world.pay(intent, '4000000000000077')
  await sql`update payment_intent set asked_at = ${LATER} where order_id = ${intent.order_id}`.execute(db)
  const lookUp = async () =>
    send(world.server, 'POST', `/api/ops/v1/payments/${intent.order_id}/lookup`, {
      headers: operator.headersIn('SG'),
    })
  await until(async () => ((await lookUp()).result as { state: string }).state === 'SUCCEEDED')
  await until(async () => (await world.record(intent.order_id)).status === 'WAITING_FOR_TRANSPORT')
  const codes = (await steps(intent.order_id)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'PAYMENT_TAKEN')).toHaveLength(1)
})
