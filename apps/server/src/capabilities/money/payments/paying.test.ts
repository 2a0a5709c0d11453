import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../test/core.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../test/worlds/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})
afterAll(() => world.stop())

const APPROVED = '4111111111111111'
const begun = ['INITIATED by vendor: ASKED_FOR', 'PAYMENT_INITIATED by payment: PAYMENT_STARTED']
const paid = [...begun, 'PAYMENT_COMMITTED by payment: PAYMENT_TAKEN', 'NEW by system: PAID']

describe('paying online', () => {
  it('an order waits for its payment, the card is captured, and the search for a rider begins', async () => {
    const { result: intent, status } = await world.intent()
    expect(status).toBe(200)
    expect(intent).toMatchObject({
      state: 'OPEN',
      amount: 7.58,
      currency: 'SGD',
      attempts_left: 5,
      decline: null,
    })
    expect(intent).toMatchObject({
      payment_methods: [{ name: 'generic_creditcard', paymentInstruments: [] }],
    })
    expect(await world.record(intent.order_id)).toMatchObject({
      status: 'INITIATED',
      payment: { state: 'OPEN', due: 7.58, paid: 0, refunded: 0, pending: 0 },
    })
    const { result } = await world.pay(intent, APPROVED)
    expect(result).toMatchObject({ state: 'SUCCEEDED', card: { scheme: 'visa', last_digits: '1111' } })
    await becomes(world, intent.order_id, 'WAITING_FOR_TRANSPORT')
    expect((await world.history(intent.order_id)).slice(0, 4)).toEqual(paid)
    expect(await world.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
    expect(await world.record(intent.order_id)).toMatchObject({
      payment: { state: 'SUCCEEDED', paid: 7.58, card: { last_digits: '1111' } },
      cancel_terms: { returns: 7.58 },
    })
  })

  it('a declined card changes nothing, and another one can be tried', async () => {
    const { result: intent } = await world.intent()
    expect((await world.pay(intent, '4000000000009995')).result).toMatchObject({
      state: 'OPEN',
      decline: 'INSUFFICIENT_FUNDS',
      attempts_left: 4,
    })
    expect((await world.record(intent.order_id)).status).toBe('PAYMENT_INITIATED')
    expect((await world.pay(intent, APPROVED)).result).toMatchObject({ state: 'SUCCEEDED', decline: null })
    await becomes(world, intent.order_id, 'NEW')
    expect((await world.history(intent.order_id)).slice(0, 4)).toEqual(paid)
  })

  it('a payment ends with the fifth declined card', async () => {
    const { result: intent } = await world.intent()
    for (let left = 4; left > 0; left -= 1) {
      const { result } = await world.pay(intent, '4000000000009979')
      expect(result).toMatchObject({ state: 'OPEN', decline: 'CARD_BLOCKED', attempts_left: left })
    }
    const { result } = await world.pay(intent, '4000000000000002')
    expect(result).toMatchObject({ state: 'FAILED', decline: 'DECLINED', attempts_left: 0 })
    expect(await world.history(intent.order_id)).toEqual([
      ...begun,
      'PAYMENT_FAILED by payment: PAYMENT_REFUSED',
    ])
    expect((await world.pay(intent, APPROVED)).code).toBe('payment.over')
    expect(await world.books(intent.order_id)).toEqual({})
  })

  it('a payment is one attempt however often it is sent', async () => {
    const intentKey = randomUUID()
    const first = await world.intent(undefined, intentKey)
    const key = randomUUID()
    const response = await Promise.all([1, 2, 3].map(() => world.pay(first.result, APPROVED, { key })))
    expect(response.some(({ result }) => result?.state === 'SUCCEEDED')).toBe(true)
    for (const { code } of response) expect([undefined, 'payment.under-way']).toContain(code)
    expect((await world.pay(first.result, APPROVED, { key })).result.state).toBe('SUCCEEDED')
    expect(await world.books(first.result.order_id)).toEqual({ gateway: 758, prepaid: -758 })
  })
})

/** As the buttons of the bank's page do. */
const answer = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

describe('the bank’s question', () => {
  it('a challenge is shown, and the payment continues when it was passed', async () => {
    const { result: intent } = await world.intent()
    const { result } = await world.pay(intent, '4000000000003220')
    expect(result).toMatchObject({ state: 'ACTION_REQUIRED', next_action: { type: 'CHALLENGE' } })
    const url = result.next_action?.url ?? ''
    expect(url).toContain(`${world.gateway.url}/3ds/`)
    await answer(url, 'pass')
    await becomes(world, intent.order_id, 'NEW')
    expect(await world.follow(intent)).toMatchObject({ state: 'SUCCEEDED', next_action: null })
  })

  it('a failed challenge leaves the payment open for another card', async () => {
    const { result: intent } = await world.intent()
    const { result } = await world.pay(intent, '4000000000003220')
    await answer(result.next_action?.url ?? '', 'fail')
    await until(async () => (await world.follow(intent)).state === 'OPEN')
    expect(await world.follow(intent)).toMatchObject({ decline: 'CHALLENGE_FAILED', attempts_left: 4 })
  })

  it('a challenge can be abandoned for another card', async () => {
    const { result: intent } = await world.intent()
    await world.pay(intent, '4000000000003220')
    expect((await world.pay(intent, APPROVED)).result.state).toBe('SUCCEEDED')
  })
})

describe('the gateway', () => {
  it('after an outage of the gateway the same payment can be tried again', async () => {
    const { result: intent } = await world.intent()
    expect((await world.pay(intent, '4000000000001000')).result).toMatchObject({
      state: 'OPEN',
      decline: 'PROVIDER_DOWN',
    })
    expect((await world.pay(intent, APPROVED)).result.state).toBe('SUCCEEDED')
  })

  it('a capture whose answer was lost counts', async () => {
    const { result: intent } = await world.intent()
    expect((await world.pay(intent, '4000000000001018')).result.state).toBe('SUCCEEDED')
    expect(await world.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
  })

  it.each([
    ['twice', '4000000000001026'],
    ['in another order', '4000000000001042'],
  ])('the gateway may send %s', async (_how, card) => {
    const { result: intent } = await world.intent()
    await world.pay(intent, card)
    const events = () =>
      world.server.platform.db
        .selectFrom('webhook_event')
        .selectAll()
        .where('order_id', '=', intent.order_id)
        .execute()
    await until(async () => (await events()).some(({ type }) => type === 'payment.captured'))
    await becomes(world, intent.order_id, 'NEW')
    expect((await world.history(intent.order_id)).slice(0, 4)).toEqual(paid)
    expect(await world.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
  })

  it('a payment may take long, and the order is placed although the page was closed', async () => {
    const { result: intent } = await world.intent()
    expect((await world.pay(intent, '4000000000000077')).result.state).toBe('PROCESSING')
    await becomes(world, intent.order_id, 'NEW')
    expect(await world.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
  })
})

describe('saved cards', () => {
  it('saved cards are listed, pay, are shown as expired, and are removed', async () => {
    const first = (await world.intent()).result
    await world.pay(first, APPROVED, { save: true })
    const second = (await world.intent()).result
    await world.pay(second, '4000000000000341', { save: true })
    const cards = await world.cards()
    expect(cards.map(({ last_digits, expired }) => [last_digits, expired])).toEqual([
      ['0341', true],
      ['1111', false],
    ])
    const [over, good] = cards
    const third = (await world.intent()).result
    expect(third).toMatchObject({ payment_methods: [{ paymentInstruments: [{}, {}] }] })
    expect((await world.payWith(third, over?.card_id ?? '')).code).toBe('card.expired')
    expect((await world.payWith(third, good?.card_id ?? '')).result.state).toBe('SUCCEEDED')
    const path = `/api/orders/v1/order/payment/cards/shop/${over?.card_id ?? ''}`
    expect((await world.call('DELETE', path)).result).toBe(true)
    expect((await world.call('DELETE', path)).code).toBe('card.not-found')
    expect(await world.cards()).toHaveLength(1)
  })
})
