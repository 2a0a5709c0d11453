import type { ExceptionKind, ExceptionRemedy } from '@beckon/domain/exception'
import type { OrderStatus } from '@beckon/domain/order'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestRider } from '../../../../test/dispatch.ts'
import { type ConsoleOperator, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'

let world: ExceptionWorld
let fiona: ConsoleOperator
let rider: TestRider
beforeAll(async () => {
  world = await startExceptionWorld()
  fiona = await seedConsoleOperator(world.server, 'fiona@ops.test', [{ country: 'SG', role: 'finance' }])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
})

async function atDoor(): Promise<string> {
  const id = await world.accepted(rider)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, id)
  }
  return id
}

/** Applies a remedy at the costs that are shown; returns these and the code of the answer. */
async function apply(kind: ExceptionKind, name: ExceptionRemedy, operator = world.ana) {
  const found = await world.find(kind)
  const { remedies } = await world.detail(found?.exception_id ?? '')
  const { charge = 0, refund = 0 } = remedies.find((one) => one.name === name) ?? {}
  const call = await world.callAs(operator)
  const path = `/exceptions/${found?.exception_id}/remedies/${name}`
  const { code } = await call('POST', path, { charge, refund, reason: 'the customer waits' })
  return { code, charge, refund }
}

/** The operator who gave an order a status. */
const operatorOf = async (orderId: string, status: OrderStatus): Promise<string | null | undefined> =>
  (
    await world.deps.db
      .selectFrom('order_status')
      .select('operator_id')
      .where('order_id', '=', orderId)
      .where('status', '=', status)
      .executeTakeFirst()
  )?.operator_id

const queued = async (name: string): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job where name = ${name} and state = 'created'`.execute(world.deps.db)
  return rows[0]?.jobs ?? 0
}

it('a shut door is tried again, or the parcel is brought back at the price of the shop', async () => {
  const orderId = await atDoor()
  await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })
  world.clock.advance(121)
  expect(await apply('no-answer', 'try-again')).toMatchObject({ code: 'ok', charge: 0 })
  expect(await world.find('no-answer')).toBeUndefined()
  await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })
  world.clock.advance(121)
  const back = await apply('no-answer', 'bring-back')
  expect(back.code).toBe('ok')
  expect(back.charge).toBeGreaterThan(0)
  expect((await world.history(orderId)).at(-1)).toBe('RETURN_INITIATED by operator: UNREACHABLE')
  const { minor } = await world.deps.db
    .selectFrom('order_charge')
    .select('amount_minor as minor')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(minor / 100).toBe(back.charge)
})

it('an answer to the shop names the operator, and the shop sees that an operator gave it', async () => {
  const orderId = await atDoor()
  await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })
  world.clock.advance(121)
  expect((await apply('no-answer', 'bring-back')).code).toBe('ok')
  const { db } = world.deps
  const { operator_id } = await db
    .selectFrom('order_decision')
    .select('operator_id')
    .executeTakeFirstOrThrow()
  expect(operator_id).toBe(world.ana.id)
  expect(await operatorOf(orderId, 'RETURN_INITIATED')).toBe(world.ana.id)
  expect((await world.record(orderId)).milestones).toContainEqual(
    expect.objectContaining({ kind: 'DECIDED', option: 'BRING_BACK', by: 'operator' }),
  )
})

it('an order without a question is cancelled in the name of the operator', async () => {
  const orderId = await world.search()
  world.clock.advance(301)
  expect((await apply('no-rider', 'cancel')).code).toBe('ok')
  expect((await world.history(orderId)).at(-1)).toBe('CANCELLED by operator: CALLED_OFF')
  expect(await operatorOf(orderId, 'CANCELLED')).toBe(world.ana.id)
})

it('failed messages are sent again', async () => {
  await world.deps.db
    .insertInto('message')
    .values({
      message_id: 'one',
      country: 'SG',
      channel: 'mail',
      recipient: 'mei@example.test',
      subject: 'Hello',
      body_text: 'Hello',
      body_html: '',
      created_at: world.clock.now(),
      sent_at: null,
      tries: 3,
      last_fault: 'connection refused',
    })
    .execute()
  const before = await queued('send-message')
  expect((await apply('mail-failing', 'resend')).code).toBe('ok')
  expect(await queued('send-message')).toBe(before + 1)
})

it('a stuck upload starts again with its failures counted from zero', async () => {
  const now = world.clock.now()
  await world.deps.db
    .insertInto('bulk_job')
    .values({
      vendor_id: 'shop',
      job_id: 'shop-1',
      country: 'SG',
      language: 'en',
      file_name: 'may.xlsx',
      created_by: 'anna',
      created_by_name: 'Anna',
      created_at: now,
      state: 'placing',
      failure: null,
      cancelled_at: null,
      worked_at: now,
      faults: 5,
      placed_version: null,
      sheet: null,
      reading: null,
      content: null,
      file_bytes: 10,
    })
    .execute()
  expect((await apply('upload-stuck', 'restart-upload')).code).toBe('ok')
  expect(await queued('bulk-place')).toBe(1)
  expect(await world.find('upload-stuck')).toBeUndefined()
})

it('a failed refund is repeated by a role for money only, and an unclear payment is looked up', async () => {
  const orderId = await atDoor()
  const now = world.clock.now()
  const key = { vendor_id: 'shop', order_id: orderId, country: 'SG' } as const
  await world.deps.db
    .insertInto('payment_intent')
    .values({
      ...key,
      intent_id: 'intent',
      provider: 'generic_creditcard',
      user_id: 'anna',
      wallet_id: 'wallet',
      gateway_intent_id: null,
      state: 'PROCESSING',
      amount_minor: 600,
      taken_minor: 600,
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
  await world.deps.db
    .insertInto('refund')
    .values({
      ...key,
      refund_id: `${orderId}.r0`,
      cause: 'CALLED_OFF',
      state: 'FAILED',
      amount_minor: 600,
      gateway_refund_id: null,
      fault: 'closed card',
      created_at: now,
      updated_at: now,
      done_at: null,
    })
    .execute()
  expect(await apply('refund-failed', 'retry-refund')).toEqual({
    code: 'auth.forbidden',
    charge: 0,
    refund: 6,
  })
  expect((await apply('refund-failed', 'retry-refund', fiona)).code).toBe('ok')
  expect(await world.find('refund-failed')).toBeUndefined()
  world.clock.advance(901)
  expect((await apply('payment-unclear', 'ask-gateway')).code).toBe('ok')
  expect(await queued('ask-after-payment')).toBe(1)
})
