import { randomUUID } from 'node:crypto'
import type { IntentStatus } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../test/core.ts'
import { hold } from '../../../../test/hold.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../test/worlds/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld({ gatewaySeconds: 1 })
})
afterAll(() => world.stop())

const APPROVED = '4111111111111111'
const leave = (body: object) =>
  world.call<IntentStatus>('POST', '/api/orders/v1/order/payment/intent/cancel', {
    vendor_id: 'shop',
    ...body,
  })
const rowOf = ({ intent_id }: IntentStatus) =>
  world.server.platform.db
    .selectFrom('payment_intent')
    .selectAll()
    .where('intent_id', '=', intent_id)
    .executeTakeFirstOrThrow()

/** The bank of a payment takes longer than we wait for the gateway, until it is released. */
async function slowBank(intent: IntentStatus) {
  const { gateway_intent_id: id } = await rowOf(intent)
  return hold(
    world.gateway.databaseUrl,
    'select intent_id from gateway.intent where intent_id = $1 for update',
    [id],
  )
}
const mails = () => mailsTo(world.server, 'anna@shop.test')

/** A payment of a killed process whose card never reached the gateway, cancelled in time. */
async function calledOff(): Promise<IntentStatus> {
  const { result: intent } = await world.intent()
  await world.server.platform.db
    .updateTable('payment_intent')
    .set({ state: 'PROCESSING', promised_language: 'en', asked_at: new Date(0) })
    .where('intent_id', '=', intent.intent_id)
    .execute()
  expect((await world.follow(intent)).state).toBe('PROCESSING')
  world.clock.advance(21)
  await until(async () => (await world.record(intent.order_id)).status === 'PAYMENT_CANCELLED')
  return intent
}

describe('a payment whose bank does not answer in time', () => {
  it('an unclear payment stays in progress through lookups and cancellations, and the order continues once paid', async () => {
    const key = randomUUID()
    const { result: intent } = await world.intent(undefined, key)
    const before = (await mails()).length
    const bank = await slowBank(intent)
    try {
      const { result: tried } = await world.pay(intent, APPROVED)
      expect(tried).toMatchObject({ state: 'PROCESSING', decline: null, told_by_email: true })
      // A reloaded page shows the same state, and so does every other one.
      expect(await world.follow(intent)).toMatchObject({ state: 'PROCESSING', told_by_email: true })
      expect((await world.pay(intent, APPROVED)).code).toBe('payment.under-way')
      expect((await leave({ intent_id: intent.intent_id })).result.state).toBe('PROCESSING')
      expect((await leave({ request_key: key })).result.state).toBe('PROCESSING')
      expect((await world.record(intent.order_id)).status).toBe('PAYMENT_INITIATED')
      expect(await mails()).toHaveLength(before)
    } finally {
      await bank.release()
    }
    await becomes(world, intent.order_id, 'NEW')
    expect(await world.follow(intent)).toMatchObject({ state: 'SUCCEEDED', told_by_email: false })
    expect(await world.books(intent.order_id)).toEqual({ gateway: 758, prepaid: -758 })
    const [notified, ...others] = await mails()
    expect(notified?.text).toContain(`Your bank has paid for order ${intent.order_id}.`)
    expect(others).toHaveLength(before)
  })

  it('a payment without a card is cancelled at the gateway, and the email names that outcome', async () => {
    const before = (await mails()).length
    const intent = await calledOff()
    const [notified, ...others] = await mails()
    expect(notified?.text).toContain(`Your bank has not paid for order ${intent.order_id}.`)
    expect(others).toHaveLength(before)
  })

  it('an account that was registered by mobile number receives a text message', async () => {
    const { db } = world.server.platform
    const mobile = '+6591234567'
    const rename = (from: string, to: string) =>
      db.updateTable('user_account').set({ email: to }).where('email', '=', from).execute()
    await rename('anna@shop.test', mobile)
    try {
      await calledOff()
      const notified = await db
        .selectFrom('message')
        .select('channel')
        .where('recipient', '=', mobile)
        .executeTakeFirst()
      expect(notified).toEqual({ channel: 'text' })
    } finally {
      await rename(mobile, 'anna@shop.test')
    }
  })

  it('an unclear payment can be cancelled as soon as the gateway can cancel it', async () => {
    const { result: intent } = await world.intent()
    await world.server.platform.db
      .updateTable('payment_intent')
      .set({ state: 'PROCESSING' })
      .where('intent_id', '=', intent.intent_id)
      .execute()
    expect((await leave({ intent_id: intent.intent_id })).result).toMatchObject({
      state: 'CANCELLED',
      told_by_email: false,
    })
    expect((await world.pay(intent, APPROVED)).code).toBe('payment.over')
  })
})

describe('a request whose answer was lost', () => {
  it('a request with a lost answer is cancelled by its key', async () => {
    const key = randomUUID()
    const { result: intent } = await world.intent(undefined, key)
    expect((await leave({ request_key: key })).result).toMatchObject({
      intent_id: intent.intent_id,
      state: 'CANCELLED',
    })
  })

  it('a request lost before the cancellation cannot start a payment', async () => {
    const key = randomUUID()
    expect((await leave({ request_key: key })).code).toBe('payment.not-found')
    expect((await leave({ request_key: key })).code).toBe('payment.not-found')
    expect((await world.intent(undefined, key)).code).toBe('idempotency.conflict')
  })
})
