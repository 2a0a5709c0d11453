import { randomUUID } from 'node:crypto'
import type { HandPreview, MoneyRequest } from '@beckon/contract'
import type { OperatorRole } from '@beckon/domain/operator'
import { APPROVAL_SECONDS } from '@beckon/domain/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { until } from '../../../../../test/core.ts'
import { addRider, type TestRider } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../../test/seed/console-operator.ts'
import { seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'

interface Person {
  readonly id: string
  readonly headers: Record<string, string>
}

let world: PaymentWorld
let rider: TestRider
let ana: Person
let ben: Person
let program: Person
/** Limit of the country, in dollars. */
const LIMIT = 5
beforeAll(async () => {
  world = await startPaymentWorld()
  rider = await addRider(world.server, { riderId: 'siti' })
  ana = await person('ana@ops.test', 'finance')
  ben = await person('ben@ops.test', 'finance')
  const token = await seedOperator(world.server, 'program', ['SG'])
  program = { id: token.id, headers: { ...token.headersIn('SG') } }
  const put = { headers: program.headers, body: { value: String(LIMIT), reason: 'for the tests' } }
  expect((await send(world.server, 'PUT', '/api/ops/v1/parameters/moneyApprovalLimit', put)).status).toBe(200)
})
afterAll(() => world.stop())

async function person(email: string, role: OperatorRole): Promise<Person> {
  const operator = await seedConsoleOperator(world.server, email, [{ country: 'SG', role }])
  return { id: operator.id, headers: (await openConsole(world.server, operator)).headers }
}

/** Amounts that operators moved alone in one test do not count in the next one. */
beforeEach(async () => {
  const { db } = world.server.platform
  await sql`update money_request set asked_at = asked_at - interval '2 days'`.execute(db)
})

const APPROVED = '4111111111111111'

async function paidFor(number = APPROVED): Promise<string> {
  const { result: intent } = await world.intent()
  expect((await world.pay(intent, number)).result.state).toBe('SUCCEEDED')
  await becomes(world, intent.order_id, 'WAITING_FOR_TRANSPORT')
  return intent.order_id
}

async function delivered(orderId: string, collected: number | null = null): Promise<string> {
  await until(async () => (await rider.work()).offer?.offer_id === `${orderId}.0`)
  await rider.post(`/offer/${orderId}.0/accept`)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    expect((await rider.act(step, orderId)).code).toBe('ok')
  }
  expect((await rider.act('deliver', orderId, { received_by: 'Mei', collected })).code).toBe('ok')
  return orderId
}

const ride = async (number = APPROVED) => delivered(await paidFor(number))

interface Wish {
  readonly id?: string
  readonly who?: Person
  readonly reason?: string
}

async function ask(path: 'refunds' | 'write-offs', orderId: string, amount: number, wish: Wish = {}) {
  const { id = randomUUID(), who = ana, reason = 'rider was rude' } = wish
  const body = { order_id: orderId, amount, reason }
  const answer = await send(world.server, 'PUT', `/api/ops/v1/${path}/${id}`, { headers: who.headers, body })
  return { ...answer, id, result: answer.result as MoneyRequest }
}

async function decide(id: string, approve: boolean, who: Person = ben) {
  const body = { approve, reason: 'looked at it' }
  const url = `/api/ops/v1/money-requests/${id}/decision`
  const answer = await send(world.server, 'POST', url, { headers: who.headers, body })
  return { ...answer, result: answer.result as MoneyRequest }
}

const get = async (path: string, who: Person = ana) =>
  send(world.server, 'GET', `/api/ops/v1${path}`, { headers: who.headers })

const refundsAtGateway = async (orderId: string): Promise<readonly number[]> => {
  const { gateway_intent_id: intentId } = await world.server.platform.db
    .selectFrom('payment_intent')
    .select('gateway_intent_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${world.gateway.merchants['SG']?.api_key ?? ''}` }
  const answer = await fetch(`${world.gateway.url}/v1/refunds?intent_id=${intentId}`, { headers })
  const { refunds } = (await answer.json()) as { refunds: { amount: number }[] }
  return refunds.map(({ amount }) => amount)
}

const refunded = async (orderId: string) => (await world.record(orderId)).payment?.refunded

describe('a refund by hand', () => {
  it('is made at once up to the limit, as goodwill where the fee was earned', async () => {
    const orderId = await ride()
    const { result } = await ask('refunds', orderId, 3)
    expect(result).toMatchObject({ state: 'DONE', needs_approval: false, amount: 3, asked_by: ana.id })
    await until(async () => (await refunded(orderId)) === 3)
    expect(await world.books(orderId)).toEqual({ gateway: 458, fees: -758, goodwill: 300 })
    expect(await refundsAtGateway(orderId)).toEqual([300])
  })

  it('is made once, however often and in parallel it is asked for under one id', async () => {
    const orderId = await ride()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('refunds', orderId, 2, { id })))
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('ok'))
    await until(async () => (await refunded(orderId)) === 2)
    expect((await ask('refunds', orderId, 2, { id })).result.state).toBe('DONE')
    expect((await ask('refunds', orderId, 1, { id })).code).toBe('idempotency.conflict')
    expect((await ask('refunds', orderId, 2, { id, who: ben })).code).toBe('idempotency.conflict')
    expect(await refundsAtGateway(orderId)).toEqual([200])
    const { result: changes } = await get(`/changes?subject=refund:${orderId}`, program)
    expect(changes).toHaveLength(1)
  })

  it('above the limit is made when a second person approves', async () => {
    const orderId = await ride()
    const asked = await ask('refunds', orderId, 5.01)
    expect(asked.result).toMatchObject({ state: 'PENDING', needs_approval: true })
    expect(await refundsAtGateway(orderId)).toEqual([])
    const seenBy = async (who: Person) => {
      const list = (await get('/money-requests?kind=REFUND&state=PENDING', who)).result as MoneyRequest[]
      return list.find(({ id }) => id === asked.id)?.can
    }
    expect(await seenBy(ana)).toEqual({ approve: false, refuse: true })
    expect(await seenBy(ben)).toEqual({ approve: true, refuse: true })
    expect(await seenBy(program)).toEqual({ approve: false, refuse: true })
    const { result } = await decide(asked.id, true)
    expect(result).toMatchObject({ state: 'DONE', decided_by_name: 'Operator ben@ops.test' })
    // A repeated decision gets its answer; another one is refused.
    expect((await decide(asked.id, true)).code).toBe('ok')
    expect((await decide(asked.id, false)).code).toBe('money.request-decided')
    await until(async () => (await refunded(orderId)) === 5.01)
    expect(await refundsAtGateway(orderId)).toEqual([501])
    const { result: changes } = await get(`/changes?subject=refund:${orderId}`, program)
    expect(changes).toMatchObject([
      { operator_id: ben.id, before: 'PENDING', after: 'DONE: 5.01 SGD', reason: 'looked at it' },
      { operator_id: ana.id, before: null, after: '5.01 SGD, to be approved' },
    ])
  })

  it('is approved by one of two people who approve at once, and refunded once', async () => {
    const orderId = await ride()
    const cara = await person('cara@ops.test', 'administrator')
    const { id } = await ask('refunds', orderId, 6)
    const answers = await Promise.all([decide(id, true, ben), decide(id, true, cara)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['money.request-decided', 'ok'])
    await until(async () => (await refunded(orderId)) === 6)
    expect(await refundsAtGateway(orderId)).toEqual([600])
  })

  it('is not approved by the asker, by a program, for a suspended asker, or after seven days', async () => {
    const orderId = await ride()
    const dan = await person('dan@ops.test', 'finance')
    const { id } = await ask('refunds', orderId, 6, { who: dan })
    expect((await decide(id, true, dan)).code).toBe('money.same-person')
    expect((await decide(id, true, program)).code).toBe('money.same-person')
    const { db } = world.server.platform
    const setStatus = (status: 'active' | 'suspended') =>
      db.updateTable('operator_account').set({ status }).where('operator_id', '=', dan.id).execute()
    await setStatus('suspended')
    expect((await decide(id, true)).code).toBe('money.asker-gone')
    await setStatus('active')
    await db
      .updateTable('money_request')
      .set({ expires_at: new Date(world.clock.now().getTime() - 1000) })
      .where('request_id', '=', id)
      .execute()
    expect((await decide(id, true)).code).toBe('money.request-expired')
    const { result } = await get('/money-requests?state=EXPIRED')
    expect(result).toMatchObject([{ id, state: 'EXPIRED', can: { approve: false, refuse: false } }])
    expect(await refundsAtGateway(orderId)).toEqual([])
  })

  it('can be decided for seven days', async () => {
    const { result } = await ask('refunds', await ride(), 6)
    expect(result.expires_at - result.asked_at).toBe(APPROVAL_SECONDS)
  })

  it('that was refused or taken back moves nothing, and its amount is free again', async () => {
    const orderId = await ride()
    const first = await ask('refunds', orderId, 7)
    expect((await ask('refunds', orderId, 1)).code).toBe('money.too-much')
    expect((await decide(first.id, false, ana)).result.state).toBe('REFUSED')
    const second = await ask('refunds', orderId, 7)
    expect((await decide(second.id, false, ben)).result.state).toBe('REFUSED')
    expect(await refundsAtGateway(orderId)).toEqual([])
    expect(await world.books(orderId)).toEqual({ gateway: 758, fees: -758 })
  })

  it('needs approval where an order got the limit in parts', async () => {
    const orderId = await ride()
    expect((await ask('refunds', orderId, 3)).result.state).toBe('DONE')
    expect((await ask('refunds', orderId, 2.01)).result.state).toBe('PENDING')
  })

  it('is refused for an order under way, one without a card payment, and one of another country', async () => {
    const open = await paidFor()
    expect((await ask('refunds', open, 1)).code).toBe('money.under-way')
    await world.call('PUT', '/api/orders/v1/order/cancel', {
      vendor_id: 'shop',
      order_id: open,
      reason: 'MISTAKE_ERROR',
    })
    // Its rule has refunded everything.
    expect((await ask('refunds', open, 1)).code).toBe('money.too-much')
    const cashOrder = await requestedOrder(world.server, world.shop, { vendorId: 'shop' })
    expect((await ask('refunds', cashOrder, 1)).code).toBe('money.not-paid')
    expect((await ask('refunds', cashOrder, 1.005)).code).toBe('money.decimals')
    expect((await ask('refunds', 'shop-nobody', 1)).code).toBe('order.not-found')
    const { db } = world.server.platform
    await db.updateTable('orders').set({ country: 'MY' }).where('order_id', '=', cashOrder).execute()
    expect((await ask('refunds', cashOrder, 1)).code).toBe('order.not-found')
  })

  it('that failed at the gateway is sent again under another id, and the books stay right', async () => {
    const orderId = await ride('4000000000001067')
    await ask('refunds', orderId, 3)
    // The job that looks after silent refunds asks for it.
    world.clock.advance(40)
    const states = async () =>
      (await get(`/refunds?search=${orderId}`)).result as { state: string; cause: string; reason: string }[]
    await until(async () => (await states()).some(({ state }) => state === 'FAILED'))
    expect(await states()).toMatchObject([
      { cause: 'BY_HAND', asked_by_name: 'Operator ana@ops.test', reason: 'rider was rude' },
    ])
    const retried = await send(world.server, 'POST', `/api/ops/v1/orders/${orderId}/refunds`, {
      headers: ana.headers,
      body: { reason: 'again' },
    })
    expect(retried.code).toBe('ok')
    expect(await world.books(orderId)).toEqual({ gateway: 758, fees: -758, goodwill: 300, refund_due: -300 })
  })

  it('is previewed with the amounts and the approval that it would need', async () => {
    const orderId = await ride()
    const preview = async (amount: number) =>
      (await get(`/payments/${orderId}/refund-preview?amount=${amount}`)).result as HandPreview
    expect(await preview(5)).toMatchObject({
      ...{ total: 7.58, moved: 0, pending: 0, available: 7.58, limit: LIMIT },
      ...{ needs_approval: false, violation: null, order_status: 'DELIVERED' },
    })
    expect(await preview(8)).toMatchObject({ needs_approval: true, violation: 'too-much' })
  })
})

describe('a write-off by hand', () => {
  it('takes the debt of a shop out of the books, above the limit with a second person', async () => {
    const orderId = await delivered(
      await requestedOrder(world.server, world.shop, { vendorId: 'shop' }),
      25.5,
    )
    const { receivable = 0 } = await world.books(orderId)
    expect(receivable).toBeGreaterThan(LIMIT * 100)
    const whole = receivable / 100
    expect((await ask('write-offs', orderId, whole + 1)).code).toBe('money.too-much')
    const { result } = await get(`/orders/${orderId}/write-off-preview?amount=1`)
    expect(result).toMatchObject({ total: whole, moved: 0, available: whole, needs_approval: false })
    const asked = await ask('write-offs', orderId, whole, { reason: 'shop has closed' })
    expect(asked.result).toMatchObject({ kind: 'WRITE_OFF', state: 'PENDING' })
    expect((await ask('write-offs', orderId, 1)).code).toBe('money.nothing-due')
    expect((await decide(asked.id, true)).result.state).toBe('DONE')
    expect(await world.books(orderId)).toMatchObject({ written_off: receivable })
    expect((await world.books(orderId))['receivable']).toBeUndefined()
    const { result: list } = await get('/written-off')
    expect(list).toMatchObject([{ order_id: orderId, amount: whole, by_hand: true }])
  })

  it('is refused for an order whose shop owes nothing', async () => {
    expect((await ask('write-offs', await ride(), 1)).code).toBe('money.nothing-due')
  })
})

it('an operator who moved ten times the limit alone in a day needs a second person', async () => {
  const orderId = await ride()
  await ask('refunds', orderId, 1)
  const { db } = world.server.platform
  await sql`update money_request set amount_minor = ${LIMIT * 1000 - 100} where order_id = ${orderId}`.execute(
    db,
  )
  expect((await ask('refunds', await ride(), 1.01)).result.state).toBe('PENDING')
  expect((await ask('refunds', await ride(), 1, { who: ben })).result.state).toBe('DONE')
})

it('every entry of the ledger sums to zero', async () => {
  const { rows } = await sql`
    select order_id, position from ledger_posting
    group by vendor_id, order_id, position having sum(amount_minor) <> 0`.execute(world.server.platform.db)
  expect(rows).toEqual([])
})
