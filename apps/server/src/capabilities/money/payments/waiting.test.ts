import { createHmac } from 'node:crypto'
import { calls, type IntentStatus, type OrderRequest } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../test/core.ts'
import { hold } from '../../../../test/hold.ts'
import { makeCall, vendorCallInputs } from '../../../../test/every-vendor-call.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../test/worlds/payment-world.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { turnOn } from '../../../../test/seed/turn-on.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})
afterAll(() => world.stop())

const APPROVED = '4111111111111111'
const cancelled = (intent: IntentStatus) =>
  world.call<IntentStatus>('POST', '/api/orders/v1/order/payment/intent/cancel', {
    vendor_id: 'shop',
    intent_id: intent.intent_id,
  })

describe('before it is paid', () => {
  it('an unpaid order can be cancelled, and has ended then', async () => {
    const { result: intent } = await world.intent()
    expect((await cancelled(intent)).result.state).toBe('CANCELLED')
    expect((await world.record(intent.order_id)).status).toBe('PAYMENT_CANCELLED')
    expect((await world.pay(intent, APPROVED)).code).toBe('payment.over')
  })

  it('24 payments at once are all begun', async () => {
    const placed: { order?: OrderRequest } = {}
    await world.intent((order) => (placed.order = order))
    const { wallet_id, access_token: bearer_token } = await world.wallet()
    const body = { wallet_id, bearer_token, vendor_id: 'shop', order: placed.order }
    // Each has begun its transaction, and reads no setting yet.
    const held = await hold(world.server.databaseUrl, 'lock table idempotency in access exclusive mode')
    const begun = Promise.all(
      Array.from({ length: 24 }, () => world.call('POST', '/api/orders/v1/order/payment/intent', body)),
    )
    await held.quiet(6)
    await held.release()
    expect(new Set((await begun).map(({ status, code }) => code ?? status))).toEqual(new Set([200]))
  })

  it('a payment that was just captured is not cancelled', async () => {
    const { result: intent } = await world.intent()
    await world.pay(intent, APPROVED)
    expect((await cancelled(intent)).result.state).toBe('SUCCEEDED')
  })

  it('online payment is refused once it was turned off, before and after the order was created', async () => {
    const { db } = world.server.platform
    const turn = (value: string) =>
      db
        .updateTable('country_parameter')
        .set({ value })
        .where('name', '=', 'onlinePaymentActivated')
        .execute()
    const { result: intent } = await world.intent()
    await turn('false')
    expect((await world.intent()).code).toBe('payment.off')
    expect((await world.pay(intent, APPROVED)).code).toBe('payment.off')
    await turn('true')
    expect((await world.pay(intent, APPROVED)).result.state).toBe('SUCCEEDED')
  })

  it('an order that is paid online has the checks of every order: quote, payment method, fields', async () => {
    const wrong = await world.intent((order) => ({ ...order, delivery_fee: order.delivery_fee + 1 }))
    expect(wrong.code).toBe('SignatureInvalid')
    const cash = await world.intent((order) => ({
      ...order,
      order: { ...order.order, payment_method: 'CASH_ON_DELIVERY' },
    }))
    expect(cash.code).toBe('order.payment-method-unavailable')
    const nameless = await world.intent((order) => ({
      ...order,
      customer: { ...order.customer, name: '' },
    }))
    expect(nameless).toMatchObject({ status: 422, code: 'order.invalid' })
  })

  it('an expired quote is refused with a fresh one', async () => {
    const { body = {} } = vendorCallInputs({ vendorId: 'shop', orderId: 'x', ownerId: 'x' })['quoteFee'] ?? {}
    const quote = await makeCall(world.server, calls.quoteFee, world.shop.headers, { body })
    const { fee, signature } = JSON.parse(quote.body)
    const { db } = world.server.platform
    const rows = { country: 'SG' as const, name: 'quoteSeconds', value: '30', changed_at: world.clock.now() }
    await db.insertInto('country_parameter').values(rows).execute()
    const short = JSON.parse(
      (await makeCall(world.server, calls.quoteFee, world.shop.headers, { body })).body,
    )
    world.clock.advance(31)
    const late = await world.intent((order) => ({
      ...order,
      delivery_fee: short.fee,
      signature: short.signature,
    }))
    expect(late).toMatchObject({ status: 409, code: 'SignatureExpired' })
    expect(late.meta).toHaveProperty('quote.signature')
    expect((await world.intent((order) => ({ ...order, delivery_fee: fee, signature }))).status).toBe(200)
    await db.deleteFrom('country_parameter').where('name', '=', 'quoteSeconds').execute()
  })

  it('a wallet can be opened by its owner only', async () => {
    const other = await seedVendors(world.server, {
      country: 'SG',
      email: 'other@shop.test',
      vendors: [{ vendor_id: 'other' }],
    })
    const { wallet_id, access_token: bearer_token } = await world.wallet()
    const input = vendorCallInputs({ vendorId: 'other', orderId: 'x', ownerId: 'x' })
    const body = { ...input['createPaymentIntent']?.body, wallet_id, bearer_token }
    const response = await makeCall(world.server, calls.createPaymentIntent, other.headers, { body })
    expect(response.code).toBe('payment.wallet')
    const { result: intent } = await world.intent()
    const look = { path: { intentID: intent.intent_id }, query: { vendor_id: 'other' } }
    const seen = await makeCall(world.server, calls.getPaymentIntent, other.headers, look)
    expect([seen.status, seen.code]).toEqual([404, 'payment.not-found'])
  })

  it('the card is sent in the format of the provider', async () => {
    const { result: intent } = await world.intent()
    const wrong = await world.pay(intent, APPROVED, { provider: 'cybersource_creditcard' })
    expect(wrong.result).toMatchObject({ state: 'OPEN', decline: 'CARD_UNREADABLE', attempts_left: 5 })
    await turnOn(world.server, 'SG', ['CyberSourceCreditCard'])
    await until(async () => {
      const { result } = await world.intent()
      return JSON.stringify(result).includes('"name":"cybersource_creditcard"')
    })
    const { result: next } = await world.intent()
    expect((await world.pay(next, APPROVED, { provider: 'cybersource_creditcard' })).result.state).toBe(
      'SUCCEEDED',
    )
  })
})

describe('events of the gateway', () => {
  const notify = (body: string, signature: string) =>
    world.server.app.inject({
      method: 'POST',
      url: '/api/payments/v1/webhooks/SG',
      headers: { 'content-type': 'application/json', 'gateway-signature': signature },
      payload: body,
    })
  const signed = (body: string, at = Math.floor(world.clock.now().getTime() / 1000)) => {
    const secret = world.gateway.merchants['SG']?.webhook_secret ?? ''
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return `t=${at},v1=${mac}`
  }
  const event = (orderId: string, gatewayId: string, more: object = {}) =>
    JSON.stringify({
      event_id: `evt_${orderId}_${JSON.stringify(more).length}`,
      type: 'payment.captured',
      created_at: 1,
      refund: null,
      intent: {
        intent_id: gatewayId,
        status: 'captured',
        version: 9,
        reference: orderId,
        amount: 758,
        currency: 'SGD',
        amount_captured: 758,
        attempts: 1,
        payment_methods: [],
        card: null,
        failure: null,
        next_action: null,
        ...more,
      },
    })

  it('events that are unsigned, too old or malformed are ignored', async () => {
    const body = event('shop-X', 'int_x')
    const old = Math.floor(world.clock.now().getTime() / 1000) - 301
    for (const signature of ['', 't=1,v1=00', signed('other'), signed(body, old)]) {
      expect((await notify(body, signature)).statusCode).toBe(401)
    }
    expect((await notify('{"a":1}', signed('{"a":1}'))).statusCode).toBe(400)
    expect((await notify('nonsense', signed('nonsense'))).statusCode).toBe(400)
    expect((await notify(body, signed(body))).statusCode).toBe(204)
  })

  it('a capture of a cancelled payment is refunded', async () => {
    const { result: intent } = await world.intent()
    await cancelled(intent)
    const row = await world.server.platform.db
      .selectFrom('payment_intent')
      .select('gateway_intent_id')
      .where('intent_id', '=', intent.intent_id)
      .executeTakeFirstOrThrow()
    const body = event(intent.order_id, row.gateway_intent_id ?? '')
    expect((await notify(body, signed(body))).statusCode).toBe(204)
    expect((await notify(body, signed(body))).statusCode).toBe(204)
    const refunds = await world.server.platform.db
      .selectFrom('refund')
      .select(['cause', 'amount_minor'])
      .where('order_id', '=', intent.order_id)
      .execute()
    expect(refunds).toEqual([{ cause: 'LATE_PAYMENT', amount_minor: 758 }])
    expect((await world.record(intent.order_id)).status).toBe('PAYMENT_CANCELLED')
  })

  it('events about another payment are ignored', async () => {
    const { result: intent } = await world.intent()
    const body = event(intent.order_id, 'int_somebody-elses')
    expect((await notify(body, signed(body))).statusCode).toBe(204)
    expect((await world.record(intent.order_id)).status).toBe('INITIATED')
  })
})

/** Returns whether the gateway has captured the money. */
async function isTaken({ gateway }: PaymentWorld, orderId: string): Promise<boolean> {
  const authorization = `Bearer ${gateway.merchants['SG']?.api_key ?? ''}`
  const answer = await fetch(`${gateway.url}/v1/intents?reference=${orderId}`, { headers: { authorization } })
  return JSON.stringify(await answer.json()).includes('"status":"captured"')
}

describe('without an event of the gateway', () => {
  it('the service asks the gateway, and the order is released', async () => {
    const deaf = await startPaymentWorld({ isDeaf: true })
    const { result: intent } = await deaf.intent()
    expect((await deaf.pay(intent, '4000000000000077')).result.state).toBe('PROCESSING')
    await until(() => isTaken(deaf, intent.order_id))
    expect((await deaf.record(intent.order_id)).status).toBe('PAYMENT_INITIATED')
    deaf.clock.advance(21)
    await becomes(deaf, intent.order_id, 'NEW')
    const received = await deaf.server.platform.db.selectFrom('webhook_event').selectAll().execute()
    expect(received).toEqual([])
    expect(await deaf.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
    await deaf.stop()
  })

  it('a payment that was not made in time ends', async () => {
    const { result: intent } = await world.intent()
    const { result: tried } = await world.intent()
    await world.pay(tried, '4000000000000002', { provider: 'cybersource_creditcard' })
    world.clock.advance(31 * 60)
    await until(async () => (await world.record(intent.order_id)).status === 'PAYMENT_CANCELLED')
    await until(async () => (await world.record(tried.order_id)).status === 'PAYMENT_CANCELLED')
    expect(await world.history(tried.order_id)).toEqual([
      'INITIATED by vendor: ASKED_FOR',
      'PAYMENT_INITIATED by payment: PAYMENT_STARTED',
      'PAYMENT_CANCELLED by payment: PAYMENT_ABANDONED',
    ])
  })
})
