import { randomUUID } from 'node:crypto'
import { failure, type OrderRecord, orderCalls } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import type { ActKind } from '@beckon/domain/rider'
import fc, { type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { quoteFor } from '../ask-for-rider.ts'
import { orderKeyOf, type TestRider } from '../dispatch.ts'
import { orderInput } from '../every-vendor-call.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import type { DispatchWorld } from '../worlds/dispatch-world.ts'
import { beginDispatch } from '../../src/capabilities/fulfilment/dispatch/search/seek-rider.ts'

/** The orders that a run has placed, oldest first, as the shop last saw them. */
export interface Model {
  readonly orders: OrderRecord[]
}

export interface Real {
  readonly world: DispatchWorld
  /** The owner of the shop, who signed in for this run. */
  readonly shop: SignedIn
  readonly riders: readonly TestRider[]
}

type Command = AsyncCommand<Model, Real>

const hasEnded = ({ status }: OrderRecord): boolean => (endedStatuses as readonly string[]).includes(status)

/** One step of a run, and the checks of every order after it. */
class Step implements Command {
  readonly #text: string
  readonly #run: (model: Model, real: Real) => Promise<void>

  constructor(text: string, run: (model: Model, real: Real) => Promise<void>) {
    this.#text = text
    this.#run = run
  }

  check = () => true

  async run(model: Model, real: Real): Promise<void> {
    await this.#run(model, real)
    await expectOrdersConsistent(model, real)
  }

  toString = () => this.#text
}

/** A step about one of the orders; nothing where there is none yet. */
const about = (text: string, at: number, run: (real: Real, order: OrderRecord) => Promise<void>): Command =>
  new Step(`${text} of order ${at}`, async ({ orders }, real) => {
    const order = orders[at % Math.max(1, orders.length)]
    if (order) await run(real, order)
  })

/** Makes a call of the shop: an answer or a refusal, never a failure. */
async function ask(
  { world: { server }, shop }: Real,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
): Promise<{ readonly status: number; readonly order_id?: string }> {
  const headers = { ...shop.headers, 'idempotency-key': randomUUID() }
  const answer = await server.app.inject({ method, url, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  if (answer.statusCode !== 200) failure.parse(answer.json())
  return { status: answer.statusCode, ...(answer.statusCode === 200 ? answer.json().result : {}) }
}

const create = fc.nat(2000).map(
  (cents) =>
    new Step(`create for ${cents}`, async (model, real) => {
      const quote = (await quoteFor(real.world.server, real.shop, { vendorId: 'shop' })).json()
      const subject = {
        vendorId: 'shop',
        orderId: '',
        ownerId: '',
        signature: quote.signature,
        fee: quote.fee,
      }
      const body = orderInput(subject)
      const { status, order_id } = await ask(real, 'POST', '/api/orders/v1/order', {
        ...body,
        order: { ...body.order, amount: cents / 100 },
      })
      expect(status).toBe(200)
      model.orders.push(await read(real, String(order_id)))
    }),
)

const update = fc.tuple(fc.nat(3), fc.constantFrom('Cake', '王小明', 'x'.repeat(200))).map(([at, details]) =>
  about(`update to ${details.slice(0, 9)}`, at, async (real, order) => {
    const quote = (await quoteFor(real.world.server, real.shop, { vendorId: 'shop' })).json()
    const { status } = await ask(real, 'PUT', `/api/orders/v1/order/${order.order_id}`, {
      vendor_id: 'shop',
      payment_method: 'CASH_ON_DELIVERY',
      amount: 12,
      item_details: details,
      location: { latitude: 1.31, longitude: 103.86, address: '5 Garden Road', notes: '' },
      delivery_fee: quote.fee,
      signature: quote.signature,
    })
    if (!order.can.edit) expect(status).not.toBe(200)
  }),
)

const cancel = fc.nat(3).map((at) =>
  about('cancel', at, async (real, order) => {
    const body = { vendor_id: 'shop', order_id: order.order_id, reason: 'MISTAKE_ERROR' }
    const { status } = await ask(real, 'POST', '/api/orders/v1/order/cancel', body)
    if (!order.can.cancel) expect(status).not.toBe(200)
  }),
)

const search = fc.nat(3).map((at) =>
  about('search a rider', at, async ({ world: { deps } }, order) => {
    await beginDispatch(deps, orderKeyOf(order.order_id))
  }),
)

const answer = fc
  .record({ at: fc.nat(3), rider: fc.nat(1), round: fc.nat(1), says: fc.constantFrom('accept', 'decline') })
  .map(({ at, rider, round, says }) =>
    about(`${says} offer ${round} by rider ${rider}`, at, async ({ riders }, order) => {
      const { status } = await (riders[rider] as TestRider).post(`/offer/${order.order_id}.${round}/${says}`)
      expect(status).toBeLessThan(500)
    }),
  )

const steps: readonly ActKind[] = [
  ...(['arrive_pickup', 'wait', 'collect', 'leave_pickup', 'arrive_dropoff', 'deliver'] as const),
  ...([
    'report_trouble',
    'report_hold_up',
    'report_problem',
    'give_up',
    'start_return',
    'hand_back',
  ] as const),
]

const act = fc
  .record({ at: fc.nat(3), rider: fc.nat(1), kind: fc.constantFrom(...steps) })
  .map(({ at, rider, kind }) =>
    about(`${kind} by rider ${rider}`, at, async ({ riders }, order) => {
      const { status } = await (riders[rider] as TestRider).act(kind, order.order_id)
      expect(status).toBeLessThan(500)
    }),
  )

const wait = fc
  .constantFrom(1, 30, 60)
  .map((seconds) => new Step(`wait ${seconds} s`, async (_model, { world }) => world.clock.advance(seconds)))

/** All steps in the order in which a delivery takes them, so that most runs come to a hand-over or near. */
export const orderCommands = fc.commands([create, search, answer, act, act, act, update, cancel, wait], {
  maxCommands: 40,
  size: 'max',
})

/** The order as the shop sees it. */
async function read({ world, shop }: Real, orderId: string): Promise<OrderRecord> {
  const url = `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`
  const answered = await world.server.app.inject({ url, headers: shop.headers })
  expect(answered.statusCode, answered.body).toBe(200)
  return orderCalls.getOrder.answer.parse(answered.json()).result
}

/** Every order is readable, only grows, and stays as it ended. */
async function expectOrdersConsistent({ orders }: Model, real: Real): Promise<void> {
  for (const [at, before] of orders.entries()) {
    const after = await read(real, before.order_id)
    expect(after.version).toBeGreaterThanOrEqual(before.version)
    expect(after.status_history.length).toBeGreaterThanOrEqual(before.status_history.length)
    expect(after.status_history.at(-1)?.status).toBe(after.status)
    if (hasEnded(before)) expect(after.status).toBe(before.status)
    orders[at] = after
  }
}
