import type { Discount, IntentStatus, Quote } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteFor } from '../../../../../test/ask-for-rider.ts'
import { until } from '../../../../../test/core.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { turnOn } from '../../../../../test/seed/turn-on.ts'
import { applyVoucher, make, withDiscount } from '../../../../../test/seed/vouchers.ts'

let world: PaymentWorld
let operator: SeededOperator
beforeAll(async () => {
  world = await startPaymentWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
  await turnOn(world.server, 'SG', ['Voucher'])
})
afterAll(() => world.stop())

const APPROVED = '4111111111111111'

/** A payment of 4.58 that has begun, with a voucher for one order. */
async function begun(code: string): Promise<IntentStatus> {
  const wish = { vendorId: 'shop', payment: 'PAID' } as const
  const quote = (await quoteFor(world.server, world.shop, wish)).json<Quote>()
  const { body, status } = await applyVoucher(world.server, world.shop, { vendorId: 'shop', code, quote })
  if (status !== 200) throw new Error(`no voucher ${code}`)
  const lower = withDiscount(body as Discount)
  const change = (order: Parameters<typeof lower>[0]) =>
    lower({ ...order, delivery_fee: quote.fee, signature: quote.signature })
  return (await world.intent(change)).result
}

const usedOf = async (code: string) =>
  (
    await world.server.platform.db
      .selectFrom('voucher')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).used

/** The five minutes pass, also for the job that waits for them. */
async function holdsEnd(): Promise<void> {
  world.clock.advance(301)
  await sql`update pgboss.job set start_after = now() where name = 'end-voucher-hold' and state = 'created'`.execute(
    world.server.platform.db,
  )
}

it('holds the use of a voucher for five minutes; a card that is tried later takes it again', async () => {
  await make(world.server, operator, { code: 'ONCE', uses_total: 1 })
  const intent = await begun('ONCE')
  expect(await usedOf('ONCE')).toBe(1)
  await expect(begun('ONCE')).rejects.toThrow()
  await holdsEnd()
  await until(async () => (await usedOf('ONCE')) === 0)
  expect((await world.pay(intent, APPROVED)).result).toMatchObject({ state: 'SUCCEEDED', amount: 4.58 })
  expect(await usedOf('ONCE')).toBe(1)
  await becomes(world, intent.order_id, 'NEW')
  await holdsEnd()
  expect(await usedOf('ONCE')).toBe(1)
})

it('gives no use beyond the limit to payments that were begun one after the other', async () => {
  await make(world.server, operator, { code: 'LAST', uses_total: 1 })
  const first = await begun('LAST')
  await holdsEnd()
  await until(async () => (await usedOf('LAST')) === 0)
  const second = await begun('LAST')
  expect((await world.pay(second, APPROVED)).result.state).toBe('SUCCEEDED')
  expect((await world.pay(first, APPROVED)).code).toBe('voucher.unavailable')
  expect((await world.record(first.order_id)).status).toBe('PAYMENT_CANCELLED')
  expect(await usedOf('LAST')).toBe(1)
})

it('holds the use as long as the bank is asked', async () => {
  await make(world.server, operator, { code: 'SLOW', uses_total: 1 })
  const intent = await begun('SLOW')
  expect((await world.pay(intent, '4000000000003220')).result.state).toBe('ACTION_REQUIRED')
  await holdsEnd()
  await expect(begun('SLOW')).rejects.toThrow()
  const { next_action: challenge } = await world.follow(intent)
  await fetch(challenge?.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'pass' }) })
  await until(async () => (await world.follow(intent)).state === 'SUCCEEDED')
  await becomes(world, intent.order_id, 'NEW')
  expect(await usedOf('SLOW')).toBe(1)
})

it('keeps the agreed fee where a use was given back and the money comes all the same', async () => {
  await make(world.server, operator, { code: 'LATE', uses_total: 1 })
  const intent = await begun('LATE')
  await world.server.platform.db
    .updateTable('voucher_use')
    .set({ given_back_at: world.clock.now() })
    .where('order_id', '=', intent.order_id)
    .execute()
  await world.server.platform.db.updateTable('voucher').set({ used: 0 }).where('code', '=', 'LATE').execute()
  expect((await world.pay(intent, APPROVED)).result.state).toBe('SUCCEEDED')
  expect((await world.record(intent.order_id)).delivery_fee).toBe(4.58)
  expect(await usedOf('LATE')).toBe(1)
})
