import type { OrderStatus } from '@beckon/domain/order'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up as fillOrderTimes } from '../../../../migrations/0033-order-times.ts'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import { move } from '../../../../test/moving.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { MoveRequest } from './change/move-order.ts'
import { cancelReason, collectedAt, deliveredAt, endedAt } from './step-times.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

type Step = readonly [OrderStatus, MoveRequest['actor'], MoveRequest['reason']?]
const toDoor: readonly Step[] = [
  ['RECEIVED', 'system'],
  ['WAITING_FOR_TRANSPORT', 'system'],
  ['ASSIGNED_TO_TRANSPORT', 'system'],
  ['COURIER_ACCEPTED_DELIVERY', 'fleet'],
  ['PICKED_UP', 'fleet'],
  ['COURIER_LEFT_VENDOR', 'fleet'],
]
const ways: readonly (readonly [string, readonly Step[]])[] = [
  ['delivered', [...toDoor, ['DELIVERED', 'fleet']]],
  ['returned', [...toDoor, ['RETURN_INITIATED', 'fleet', 'REFUSED'], ['RETURNED_TO_VENDOR', 'fleet']]],
  ['cancelled', [...toDoor.slice(0, 2), ['CANCELLED', 'vendor', 'MISTAKE_ERROR']]],
  ['collected', toDoor],
  ['new', []],
]

async function ordered(steps: readonly Step[]): Promise<string> {
  const orderId = await world.ask()
  for (const [to, actor, reason] of steps) {
    world.clock.advance(7)
    const moved = await move(world.server, { ...orderKeyOf(orderId), to, actor, ...(reason && { reason }) })
    expect(moved).toMatchObject({ status: to })
  }
  return orderId
}

interface Times {
  readonly collected: Date | null
  readonly delivered: Date | null
  readonly ended: Date | null
  readonly reason: string | null
}

async function inHistory(orderId: string): Promise<Times> {
  const entries = await world.server.platform.db
    .selectFrom('order_status')
    .select(['status', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .execute()
  const of = (...statuses: readonly OrderStatus[]) => entries.find(({ status }) => statuses.includes(status))
  return {
    collected: of('PICKED_UP')?.created_at ?? null,
    delivered: of('DELIVERED')?.created_at ?? null,
    ended: of('CANCELLED', 'RETURNED_TO_VENDOR')?.created_at ?? null,
    reason: of('CANCELLED')?.reason ?? null,
  }
}

const columns = sql`picked_up_at as collected, delivered_at as delivered, closed_at as ended, cancel_reason as reason`
const readable = sql`${collectedAt} as collected, ${deliveredAt} as delivered, ${endedAt} as ended, ${cancelReason} as reason`

async function read(what: typeof columns, orderId: string): Promise<Times | undefined> {
  const { rows } = await sql<Times>`select ${what} from orders where order_id = ${orderId}`.execute(
    world.server.platform.db,
  )
  return rows[0]
}

describe('the times of an order', () => {
  it.each(ways)('an order that is %s has the times of its history in its own row', async (_, steps) => {
    const orderId = await ordered(steps)
    expect(await read(columns, orderId)).toEqual(await inHistory(orderId))
  })

  it.each(ways)('are read from the history of a %s order that an older process moved', async (_, steps) => {
    const orderId = await ordered(steps)
    await sql`update orders set picked_up_at = null, delivered_at = null, closed_at = null, cancel_reason = null`.execute(
      world.server.platform.db,
    )
    expect(await read(readable, orderId)).toEqual(await inHistory(orderId))
  })

  it('the migration fills the times of the orders that were there before', async () => {
    const { db, pool } = world.server.platform
    const orderIds: string[] = []
    for (const [, steps] of ways) orderIds.push(await ordered(steps))
    await sql`alter table orders
      drop column picked_up_at, drop column delivered_at, drop column closed_at, drop column cancel_reason`.execute(
      db,
    )
    await fillOrderTimes(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }))
    for (const orderId of orderIds) expect(await read(columns, orderId)).toEqual(await inHistory(orderId))
  })
})
