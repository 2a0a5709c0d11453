import type { ExceptionKind } from '@beckon/domain/exception'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RiderRequestOptions } from '../../../../test/ask-for-rider.ts'
import { orderKeyOf, signInAgain, type TestRider } from '../../../../test/dispatch.ts'
import { send } from '../../../../test/post.ts'
import { seedOperator, type SeededOperator } from '../../../../test/seed/seed-operator.ts'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'
import { beginDispatch, seekRider } from '../../fulfilment/dispatch/search/seek-rider.ts'

let world: ExceptionWorld
let program: SeededOperator
beforeAll(async () => {
  world = await startExceptionWorld()
  program = await seedOperator(world.server, 'program', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

const kinds = async (): Promise<readonly ExceptionKind[]> => (await world.open()).map(({ kind }) => kind)
const again = (rider: TestRider) => signInAgain(world.server, rider)

/** Advances the clock to so many seconds after a time of an order. */
async function advanceTo(orderId: string, column: 'ready_at' | 'promised_upper', seconds: number) {
  const row = await world.deps.db
    .selectFrom('orders')
    .select(['ready_at', 'promised_upper'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  world.clock.advance(Math.max(0, row[column].getTime() - world.clock.now().getTime()) / 1000 + seconds)
}

async function atDoor(rider: TestRider, change?: RiderRequestOptions['change']): Promise<string> {
  const id = await world.accepted(rider, change)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    expect((await rider.act(step, id)).code).toBe('ok')
  }
  return id
}

describe('an order', () => {
  it('without a rider is an exception after five minutes, until a rider accepts', async () => {
    const orderId = await world.search()
    world.clock.advance(300)
    expect(await kinds()).toEqual([])
    world.clock.advance(1)
    const found = await world.find('no-rider')
    expect(found).toMatchObject({
      subject: `order:${orderId}`,
      order: { order_id: orderId, status: 'WAITING_FOR_TRANSPORT' },
      facts: { tries: 0 },
      owner: null,
    })
    const [rider] = await world.riders('siti')
    await seekRider(world.deps, orderKeyOf(orderId))
    expect(await kinds()).toEqual(['no-rider'])
    await rider.post(`/offer/${orderId}.0/accept`)
    expect(await kinds()).toEqual([])
  })

  it('whose search was given up is an exception at once', async () => {
    const orderId = await world.search()
    world.clock.advance(901)
    await seekRider(world.deps, orderKeyOf(orderId))
    expect(await world.find('no-rider')).toMatchObject({ order: { status: 'STALLED' } })
  })

  it('that is not collected is an exception after 15 minutes, until it is', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await world.accepted(rider)
    await advanceTo(orderId, 'ready_at', 901)
    expect(await kinds()).toContain('late-to-collect')
    await (await again(rider)).act('collect', orderId)
    expect(await kinds()).not.toContain('late-to-collect')
  })

  it('that is not delivered ten minutes after its promise is an exception, until it is', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    await advanceTo(orderId, 'promised_upper', 601)
    expect(await kinds()).toContain('late-to-deliver')
    await (await again(rider)).act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })
    expect(await kinds()).toEqual([])
  })

  it('that the service does not receive is stuck, until it does', async () => {
    const orderId = await world.ask()
    world.clock.advance(121)
    expect(await world.find('stuck')).toMatchObject({ facts: { status: 'NEW' } })
    await beginDispatch(world.deps, orderKeyOf(orderId))
    expect(await kinds()).toEqual([])
  })

  it('whose status lasts for 45 minutes is stuck, until it moves', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    world.clock.advance(2701)
    expect(await world.find('stuck')).toMatchObject({ facts: { status: 'NEAR_CUSTOMER' } })
    await (await again(rider)).act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })
    expect(await kinds()).toEqual([])
  })
})

it('a rider with a parcel who sends no position for five minutes is an exception, until one comes', async () => {
  const [rider] = await world.riders('siti')
  await world.accepted(rider)
  world.clock.advance(301)
  expect(await world.find('rider-silent')).toMatchObject({
    subject: 'rider:siti',
    rider: { rider_id: 'siti', name: 'Rider siti', is_simulated: false },
    order: null,
    facts: { count: 1 },
  })
  await world.deps.db
    .updateTable('rider')
    .set({ located_at: world.clock.now() })
    .where('rider_id', '=', 'siti')
    .execute()
  expect(await kinds()).toEqual([])
})

describe('a problem at the door', () => {
  it('that the shop does not answer within two minutes is an exception, until it does', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })
    world.clock.advance(120)
    expect(await kinds()).toEqual([])
    world.clock.advance(1)
    expect(await world.find('no-answer')).toMatchObject({ facts: { cause: 'UNREACHABLE' } })
    await decide(orderId, { option: 'TRY_AGAIN' })
    expect(await kinds()).toEqual([])
  })

  it('with the address is an exception at once, until the shop has answered', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    await rider.act('report_trouble', orderId, { cause: 'WRONG_ADDRESS' })
    expect(await kinds()).toEqual(['address-doubtful'])
    await decide(orderId, { option: 'BRING_BACK' })
    expect(await kinds()).toEqual([])
  })

  it('with the PIN is an exception after the last try, until the parcel is handed over', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider, (request) => ({
      ...request,
      handover_pin_required: true,
      order: { ...request.order, payment_method: 'PAID' },
    }))
    const pin = (await world.record(orderId)).handover_pin ?? ''
    const wrong = pin === '0000' ? '0001' : '0000'
    const deliver = (said: string) =>
      rider.act('deliver', orderId, { received_by: 'Mei', collected: null, pin: said })
    for (let tries = 0; tries < 5; tries += 1) await deliver(wrong)
    expect(await kinds()).toEqual(['wrong-pin'])
    await decide(orderId, { option: 'TRY_AGAIN' })
    expect((await deliver(pin)).code).toBe('ok')
    expect(await kinds()).toEqual([])
  })
})

const decide = (orderId: string, answer: object) =>
  send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', position: 0, answer },
  })

describe('money', () => {
  it('that a customer did not pay in full is an exception, until the cash is settled', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: 20 })
    expect(await world.find('cash-short')).toMatchObject({
      facts: { due: 25.5, amount: 20, currency: 'SGD' },
    })
    world.clock.advance(1)
    await send(world.server, 'POST', '/api/ops/v1/vendors/shop/cash-settlements', {
      headers: program.headersIn('SG'),
      body: { reason: 'as agreed with the shop' },
    })
    expect(await kinds()).toEqual([])
  })

  it('of a payment without an outcome for 15 minutes is an exception, until there is one', async () => {
    const [rider] = await world.riders('siti')
    await insertIntent(await atDoor(rider), 'PROCESSING')
    world.clock.advance(901)
    expect(await world.find('payment-unclear')).toMatchObject({ facts: { amount: 6, currency: 'SGD' } })
    await world.deps.db.updateTable('payment_intent').set({ state: 'SUCCEEDED' }).execute()
    expect(await kinds()).not.toContain('payment-unclear')
  })

  it('that was not refunded is an exception, until it is refunded again', async () => {
    const [rider] = await world.riders('siti')
    const orderId = await atDoor(rider)
    await insertIntent(orderId, 'SUCCEEDED')
    await insertRefund(orderId)
    expect(await world.find('refund-failed')).toMatchObject({ facts: { amount: 6, fault: 'closed card' } })
    const retried = await send(world.server, 'POST', `/api/ops/v1/orders/${orderId}/refunds`, {
      headers: program.headersIn('SG'),
      body: { reason: 'new card' },
    })
    expect(retried.code).toBe('ok')
    expect(await kinds()).toEqual([])
  })
})

const insertIntent = (orderId: string, state: 'PROCESSING' | 'SUCCEEDED') => {
  const now = world.clock.now()
  return world.deps.db
    .insertInto('payment_intent')
    .values({
      vendor_id: 'shop',
      order_id: orderId,
      intent_id: `intent-${orderId}`,
      country: 'SG',
      provider: 'generic_creditcard',
      user_id: 'anna',
      wallet_id: 'wallet',
      gateway_intent_id: null,
      state,
      amount_minor: 600,
      taken_minor: state === 'SUCCEEDED' ? 600 : 0,
      currency: 'SGD',
      decline: null,
      promised_language: null,
      challenge_url: null,
      card_scheme: null,
      card_last_digits: null,
      created_at: now,
      updated_at: now,
      asked_at: now,
      expires_at: now,
    })
    .execute()
}

const insertRefund = (orderId: string) => {
  const now = world.clock.now()
  return world.deps.db
    .insertInto('refund')
    .values({
      vendor_id: 'shop',
      order_id: orderId,
      refund_id: `${orderId}.r0`,
      country: 'SG',
      cause: 'CALLED_OFF',
      state: 'FAILED',
      amount_minor: 600,
      gateway_refund_id: null,
      tries: 1,
      fault: 'closed card',
      created_at: now,
      updated_at: now,
      done_at: null,
    })
    .execute()
}

it('messages that were not sent after three tries are an exception of their channel, until they are', async () => {
  const now = world.clock.now()
  const message = {
    country: 'SG',
    channel: 'mail',
    recipient: 'mei@example.test',
    subject: 'Hello',
    body_html: '',
    created_at: now,
    sent_at: null,
    tries: 3,
    last_fault: 'connection refused',
  } as const
  await world.deps.db
    .insertInto('message')
    .values([
      { ...message, message_id: 'one', body_text: 'Hello' },
      // Refused for its recipient.
      { ...message, message_id: 'two', body_text: '' },
    ])
    .execute()
  expect(await world.find('mail-failing')).toMatchObject({
    subject: 'mail:mail',
    facts: { channel: 'mail', count: 1, fault: 'connection refused' },
  })
  await world.deps.db.updateTable('message').set({ sent_at: now }).execute()
  expect(await kinds()).toEqual([])
})

it('an upload whose work has stopped for two minutes is an exception, until it ends', async () => {
  const now = world.clock.now()
  const job = {
    vendor_id: 'shop',
    country: 'SG',
    language: 'en',
    created_by: 'anna',
    created_by_name: 'Anna',
    created_at: now,
    state: 'placing',
    failure: null,
    cancelled_at: null,
    worked_at: now,
    placed_version: null,
    sheet: null,
    reading: null,
    content: null,
    file_bytes: 10,
  } as const
  await world.deps.db
    .insertInto('bulk_job')
    .values([
      { ...job, job_id: 'shop-1', file_name: 'may.xlsx' },
      // Waits for the turn of the first one, whose work goes on below.
      { ...job, job_id: 'shop-2', file_name: 'june.xlsx' },
    ])
    .execute()
  world.clock.advance(121)
  await world.deps.db
    .updateTable('bulk_job')
    .set({ worked_at: world.clock.now() })
    .where('job_id', '=', 'shop-1')
    .execute()
  expect(await kinds()).toEqual([])
  world.clock.advance(121)
  expect((await world.open()).map(({ subject }) => subject).toSorted()).toEqual([
    'upload:shop-1',
    'upload:shop-2',
  ])
  await world.deps.db.updateTable('bulk_job').set({ state: 'placed' }).execute()
  expect(await kinds()).toEqual([])
})
