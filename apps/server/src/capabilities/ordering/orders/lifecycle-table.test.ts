import { PREORDER_LEAD_SECONDS } from '@beckon/domain/limits'
import {
  type Actor,
  actors,
  type GuardName,
  isOnlyForEarlier,
  type Move,
  moves,
  type MoveReason,
  type OrderStatus,
  orderStatuses,
} from '@beckon/domain/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { move } from '../../../../test/moving.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'

const clock = testClock()
let server: TestServer
let orderId: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  const vendors = [{ vendor_id: 'shop' }]
  const anna = await seedVendors(server, { country: 'SG', email: 'anna@shop.test', vendors })
  orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
})
afterAll(() => server.stop())

interface OrderState {
  readonly status: OrderStatus
  readonly collected?: boolean
  /** Seconds that it has this status by now. */
  readonly age?: number
  readonly preorderedIn?: number
}

const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)

/** Brings the order into a state. */
async function stand({ status, collected = false, age = 0, preorderedIn }: OrderState): Promise<void> {
  const { db } = server.platform
  const preordered_for = preorderedIn === undefined ? null : ago(-preorderedIn)
  await db
    .updateTable('orders')
    .set({ status, preordered_for, updated_at: ago(age) })
    .execute()
  await db.deleteFrom('order_status').execute()
  const history: OrderStatus[] = ['NEW', ...(collected ? (['PICKED_UP'] as const) : []), status]
  await db
    .insertInto('order_status')
    .values(
      history.map((one, position) => ({
        vendor_id: 'shop',
        order_id: orderId,
        position,
        status: one,
        actor: 'system',
        reason: null,
        created_at: ago(age),
      })),
    )
    .execute()
}

const statusOf = async () =>
  (
    await server.platform.db
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status

const requested = async (to: OrderStatus, actor: Actor, reason?: MoveReason) => {
  const key = { vendorId: 'shop', orderId }
  // A move for what happened before is asked for as of a minute ago.
  const at = isOnlyForEarlier(await statusOf(), to) ? { at: ago(60) } : {}
  const moved = await move(server, { ...key, to, actor, ...at, ...(reason ? { reason } : {}) })
  return 'refused' in moved ? moved.meta?.['because'] : moved.status
}

/** Where each guard lets an order pass, as the shop's own. */
const open = ({ from, guard }: Move): OrderState => ({
  status: from,
  collected: guard === 'collected',
  age: from === 'PAYMENT_COMMITTED' ? 601 : 0,
})

describe('every way of the table', () => {
  it('a move is open to its actors, for each of its reasons, and to no one else', async () => {
    await turnOn(server, 'SG', ['DelayedCancellation'])
    for (const way of moves) {
      for (const actor of actors) {
        await stand(open(way))
        expect([way.from, way.to, actor, await requested(way.to, actor)]).toEqual([
          way.from,
          way.to,
          actor,
          way.by.includes(actor) ? way.to : 'not-this-actor',
        ])
      }
      for (const reason of way.reasons) {
        await stand(open(way))
        expect([way.from, reason, await requested(way.to, way.by[0] ?? 'system', reason)]).toEqual([
          way.from,
          reason,
          way.to,
        ])
      }
    }
    await turnOff(server, 'SG', ['DelayedCancellation'])
  })

  it('is the only way', async () => {
    for (const from of orderStatuses) {
      await stand({ status: from })
      const ways = moves.filter((way) => way.from === from).map(({ to }) => to)
      for (const to of orderStatuses.filter((one) => !ways.includes(one))) {
        expect([from, to, await requested(to, 'operator')]).toEqual([from, to, 'no-move'])
      }
    }
  })
})

describe('a guard of the table holds for every part of the service', () => {
  it.each<[GuardName, OrderState, OrderStatus, Actor]>([
    ['vendor-may-cancel', { status: 'DELAYED' }, 'CANCELLED', 'vendor'],
    ['vendor-may-cancel', { status: 'PAYMENT_COMMITTED', age: 600 }, 'CANCELLED', 'vendor'],
    ['not-collected', { status: 'DELAYED', collected: true }, 'NEAR_VENDOR', 'fleet'],
    ['not-collected', { status: 'DELAYED', collected: true }, 'PICKED_UP', 'fleet'],
    ['not-collected', { status: 'DELAYED', collected: true }, 'WAITING_FOR_TRANSPORT', 'fleet'],
    ['collected', { status: 'DELAYED' }, 'COURIER_LEFT_VENDOR', 'fleet'],
    ['collected', { status: 'DELAYED' }, 'NEAR_CUSTOMER', 'fleet'],
    ['collected', { status: 'DELAYED' }, 'DELIVERED', 'fleet'],
    ['collected', { status: 'DELAYED' }, 'RETURN_INITIATED', 'vendor'],
    [
      'due',
      { status: 'WAITING_FOR_TRANSPORT', preorderedIn: PREORDER_LEAD_SECONDS + 60 },
      'ASSIGNED_TO_TRANSPORT',
      'system',
    ],
  ])('%s: %o not to %s by %s', async (guard, standing, to, actor) => {
    await stand(standing)
    expect(await requested(to, actor)).toBe(guard)
  })

  it('a reason that does not fit is refused', async () => {
    await stand({ status: 'NEAR_CUSTOMER' })
    expect(await requested('DELIVERED', 'fleet', 'COLLECTED')).toBe('not-for-this-reason')
  })
})
