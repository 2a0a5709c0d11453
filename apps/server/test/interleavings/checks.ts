import { endedStatuses, type OrderStatus } from '@beckon/domain/order'
import { expect } from 'vitest'
import type { Answers } from './run.ts'
import type { InterleavingWorld } from './world.ts'

/** No rider has two open offers, and the offer of a rider and its row agree. */
export async function expectOneOfferEach(
  { server }: InterleavingWorld,
  { riderIds }: Answers,
): Promise<void> {
  const { db } = server.platform
  const open = await db
    .selectFrom('offer')
    .select(['rider_id', 'offer_id'])
    .where('state', '=', 'open')
    .where('rider_id', 'in', riderIds)
    .orderBy('rider_id')
    .execute()
  const reserved = await db
    .selectFrom('rider')
    .select(['rider_id', 'open_offer_id as offer_id'])
    .where('open_offer_id', 'is not', null)
    .where('rider_id', 'in', riderIds)
    .orderBy('rider_id')
    .execute()
  expect(open).toEqual(reserved)
}

/** An order that still looks for a rider means that no rider is free. */
export async function expectNoneLeftWaiting(
  { server }: InterleavingWorld,
  { riderIds, orderIds }: Answers,
): Promise<void> {
  const { db } = server.platform
  const waiting = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('status', 'in', ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])
    .execute()
  const free = await db
    .selectFrom('rider')
    .select('rider_id')
    .where('rider_id', 'in', riderIds)
    .where('on_duty', '=', true)
    .where('open_offer_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.order_id')
            .whereRef('orders.rider_id', '=', 'rider.rider_id')
            .where('orders.status', 'not in', endedStatuses),
        ),
      ),
    )
    .execute()
  expect({ waiting: waiting.length > 0, free: free.length > 0 }).not.toEqual({ waiting: true, free: true })
}

/** Answers agree with the orders: one rider each, a cancelled order has none, and nothing happened twice. */
export async function expectOneRiderEach(world: InterleavingWorld, answers: Answers): Promise<void> {
  const { db } = world.server.platform
  for (const orderId of answers.orderIds) {
    const accepted = answers.jobs.filter((job) => job.orderId === orderId).map(({ riderId }) => riderId)
    const isCancelled = answers.cancelled.has(orderId)
    const order = await db
      .selectFrom('orders')
      .select(['status', 'rider_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const offers = await db
      .selectFrom('offer')
      .select(['rider_id', 'state'])
      .where('order_id', '=', orderId)
      .execute()
    const won = offers.filter(({ state }) => state === 'accepted').map(({ rider_id }) => rider_id)
    expect({ won, rider: order.rider_id }).toEqual({ won: accepted, rider: accepted[0] ?? null })
    expect(accepted.length + Number(isCancelled)).toBeLessThanOrEqual(1)
    expect(order.status === 'CANCELLED').toBe(isCancelled)
    if (isCancelled) expect(offers.filter(({ state }) => state === 'open')).toEqual([])
    if (accepted.length > 0) expect(await historyOf(world, orderId)).toEqual(lasting)
  }
}

/** Statuses that an order has at most once, and a delivered one exactly once, in this order. */
const lasting: readonly OrderStatus[] = ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED']

async function historyOf({ server }: InterleavingWorld, orderId: string): Promise<OrderStatus[]> {
  const entries = await server.platform.db
    .selectFrom('order_status')
    .select(['status', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const times = entries.map(({ created_at: at }) => at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  return entries.map(({ status }) => status).filter((status) => lasting.includes(status))
}

/** Every act is stored once, with its effect; those of other riders changed nothing. */
export async function expectActsOnce({ server }: InterleavingWorld, answers: Answers): Promise<void> {
  const { db } = server.platform
  const { riderIds, jobs } = answers
  const acts = await db
    .selectFrom('rider_act')
    .select(['act_id', 'outcome'])
    .where('rider_id', 'in', riderIds)
    .execute()
  expect(new Set(acts.map(({ act_id }) => act_id))).toEqual(answers.sentActs)
  const applied = new Set(acts.filter(({ outcome }) => outcome === 'applied').map(({ act_id }) => act_id))
  for (const job of jobs) {
    expect(job.acts.filter(({ act_id }) => !applied.has(act_id)).map(({ kind }) => kind)).toEqual([])
  }
  for (const { riderId, orderId, outcome } of answers.strays) {
    const hasIt = jobs.some((job) => job.orderId === orderId && job.riderId === riderId)
    if (!hasIt) expect(outcome).toMatchObject({ outcome: 'kept', code: 'order.not-found' })
  }
  const delivered = jobs.map(({ orderId }) => orderId).toSorted()
  const booked = await db
    .selectFrom('ledger_entry')
    .select(['order_id', 'kind'])
    .where('order_id', 'in', answers.orderIds)
    .orderBy('order_id')
    .execute()
  for (const kind of ['CASH_COLLECTED', 'RIDER_EARNED']) {
    expect(booked.filter((entry) => entry.kind === kind).map(({ order_id }) => order_id)).toEqual(delivered)
  }
}

/** The riders were asked for the only order as often as each other, unless the duty of one changed. */
export async function expectAskedFairly({ server }: InterleavingWorld, answers: Answers): Promise<void> {
  const [orderId, ...others] = answers.orderIds
  if (orderId === undefined || others.length > 0 || answers.isDutyChanged || answers.suspended.size > 0)
    return
  if (answers.assigned.size > 0) return
  const { db } = server.platform
  const riders = await db
    .selectFrom('rider')
    .select(['rider_id', 'on_duty'])
    .where('rider_id', 'in', answers.riderIds)
    .execute()
  if (riders.some(({ on_duty: isOn }) => !isOn)) return
  const offers = await db.selectFrom('offer').select('rider_id').where('order_id', '=', orderId).execute()
  const times = riders.map(({ rider_id: id }) => offers.filter(({ rider_id }) => rider_id === id).length)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
}

/** No search goes on, and none holds a rider. */
export async function expectSearchesEnd(world: InterleavingWorld, answers: Answers): Promise<void> {
  const { db } = world.server.platform
  const going = await db
    .selectFrom('dispatch')
    .select(['order_id', 'state'])
    .where('order_id', 'in', answers.orderIds)
    .where('state', 'not in', ['done', 'given_up'])
    .execute()
  expect(going).toEqual([])
  const statuses = await db
    .selectFrom('orders')
    .select('status')
    .where('order_id', 'in', answers.orderIds)
    .execute()
  expect(statuses.filter(({ status }) => status !== 'STALLED' && !endedStatuses.includes(status))).toEqual([])
  await expectOneOfferEach(world, answers)
}
