import type { ProgramOrderMoney, ProgramQuote } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeKey } from '../../../../../test/seed/program-key.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'
import { make } from '../../../../../test/seed/vouchers.ts'
import { type ProgramWorld, startProgramWorld } from '../../../../../test/worlds/program-world.ts'
import { programDropoff } from '../../../../../test/every-program-call.ts'

/** Longer than a quote is valid, and shorter than a session. */
const QUOTE_SECONDS = 1000

let world: ProgramWorld
let operator: SeededOperator
beforeAll(async () => {
  world = await startProgramWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
})
beforeEach(async () => {
  await turnOn(world.server, 'SG', ['Voucher'])
  const { db } = world.server.platform
  for (const table of ['voucher_use', 'voucher', 'attempt_window', 'operator_change'] as const)
    await db.deleteFrom(table).execute()
  await world.clear()
})
afterAll(() => world.server.stop())

const issue = (voucher: object) => make(world.server, operator, voucher)
const unavailable = { status: 422, code: 'voucher.unavailable' }
const sendQuote = (change: object) => {
  const body = { collection_point: 'shop', dropoff: programDropoff, payment: 'cash_on_delivery', ...change }
  return world.send<ProgramQuote>('POST', '/quotes', { body })
}
const usedOf = async (code: string) =>
  (
    await world.server.platform.db
      .selectFrom('voucher')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).used

describe('a quote with a voucher', () => {
  it('shows the discount and the fee that is left, and uses nothing up', async () => {
    await issue({ code: 'welcome', uses_total: 1 })
    const plain = await world.quote()
    const quote = await world.quote({ voucher: ' Welcome ' })
    expect(plain.voucher).toBeNull()
    expect(quote).toMatchObject({
      fee: { amount: 458, currency: 'SGD' },
      voucher: { code: 'WELCOME', discount: { amount: 300, currency: 'SGD' } },
      components: plain.components,
    })
    expect(quote.id.length).toBeLessThanOrEqual(4000)
    expect(await usedOf('WELCOME')).toBe(0)
  })

  it('is refused with the same code for every voucher that does not count', async () => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    await issue({ code: 'PAST', valid_until: now })
    await issue({ code: 'THEIRS', vendor_ids: ['other'] })
    await issue({ code: 'BIG-ONES', minimum_fee: 500 })
    for (const voucher of ['PAST', 'THEIRS', 'BIG-ONES', 'NEVER-MADE', '💥'])
      expect(await world.failure(sendQuote({ voucher }))).toMatchObject(unavailable)
  })

  it('is refused where vouchers are turned off, and in the test mode', async () => {
    await issue({ code: 'WELCOME' })
    const test = await makeKey(world.server, world.shop, { business: 'shop', mode: 'test' })
    const body = { collection_point: 'test.shop', dropoff: programDropoff, voucher: 'WELCOME' }
    const inTest = world.send('POST', '/quotes', { body, headers: { ...test.headers } })
    expect(await world.failure(inTest)).toMatchObject(unavailable)
    await turnOff(world.server, 'SG', ['Voucher'])
    expect(await world.failure(sendQuote({ voucher: 'WELCOME' }))).toMatchObject(unavailable)
  })

  it('is refused for a time after too many wrong codes', async () => {
    let last = await world.failure(sendQuote({ voucher: 'WRONG-0' }))
    for (let guess = 1; guess < 100 && last.code !== 'request.too-many'; guess += 1)
      last = await world.failure(sendQuote({ voucher: `WRONG-${guess}` }))
    expect(last).toMatchObject({ status: 429, code: 'request.too-many', retry_after: expect.any(Number) })
  })
})

describe('an order with a voucher', () => {
  it('costs the lower fee and uses the voucher up', async () => {
    await issue({ code: 'WELCOME', uses_total: 1 })
    const { id } = await world.quote({ voucher: 'WELCOME' })
    const { id: second } = await world.quote({ voucher: 'WELCOME' })
    const body = world.order(id, { voucher: 'welcome' })
    const { status, body: order } = await world.create(body, 'till-order-7')
    expect(status).toBe(201)
    const money = await world.send<ProgramOrderMoney>('GET', `/orders/${order.id}/money`)
    expect(money.body).toMatchObject({
      fee: { amount: 458 },
      voucher: { code: 'WELCOME', discount: { amount: 300, currency: 'SGD' } },
    })
    expect(await usedOf('WELCOME')).toBe(1)
    expect((await world.create(body, 'till-order-7')).body.id).toBe(order.id)
    expect(await usedOf('WELCOME')).toBe(1)
    const late = world.create(world.order(second, { voucher: 'WELCOME' }))
    expect(await world.failure(late)).toMatchObject(unavailable)
  })

  it('is refused without the voucher of its quote, and with one that its quote does not have', async () => {
    await issue({ code: 'WELCOME' })
    await issue({ code: 'OTHER' })
    const [plain, lowered] = [await world.quote(), await world.quote({ voucher: 'WELCOME' })]
    const wrong = [
      world.order(plain.id, { voucher: 'WELCOME' }),
      world.order(lowered.id),
      world.order(lowered.id, { voucher: 'OTHER' }),
      world.order(lowered.id, { voucher: '💥' }),
      world.order(lowered.id.split('~')[1] ?? '', { voucher: 'WELCOME' }),
      world.order(`${lowered.id}~`, { voucher: 'WELCOME' }),
    ]
    for (const body of wrong)
      expect(await world.failure(world.create(body))).toMatchObject({ status: 422, code: 'quote.invalid' })
    expect(await usedOf('WELCOME')).toBe(0)
  })

  it('is refused with an expired quote', async () => {
    await issue({ code: 'WELCOME' })
    const { id } = await world.quote({ voucher: 'WELCOME' })
    world.clock.advance(QUOTE_SECONDS)
    expect(await world.failure(world.create(world.order(id, { voucher: 'WELCOME' })))).toMatchObject({
      ...{ status: 409, code: 'quote.expired' },
    })
  })

  it('keeps its voucher where its drop-off moves', async () => {
    await issue({ code: 'WELCOME', uses_total: 1 })
    const first = await world.quote({ voucher: 'WELCOME' })
    const { id } = (await world.create(world.order(first.id, { voucher: 'WELCOME' }))).body
    const to = { latitude: 1.32, longitude: 103.87 }
    const quote = await world.quote({ dropoff: to, order: id, voucher: 'WELCOME' })
    expect(quote.voucher).toMatchObject({ discount: { amount: 300 } })
    const dropoff = { ...to, address: '9 Hill Street', unit: '#1' }
    await world.send('PATCH', `/orders/${id}`, { body: { dropoff, quote: quote.id } })
    const money = await world.send<ProgramOrderMoney>('GET', `/orders/${id}/money`)
    expect(money.body).toMatchObject({ fee: quote.fee, voucher: { code: 'WELCOME' } })
  })
})
