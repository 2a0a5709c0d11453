import type { OrderStatus } from '@beckon/domain/order'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up as fillOrderTimes } from '../../../../migrations/0033-order-times.ts'
import { up as fillOrderFigures } from '../../../../migrations/0083-fill-order-figures.ts'
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

async function read(what: typeof columns, orderId: string): Promise<unknown> {
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

const firstColumns = sql`
  first_searched_at as searched, first_accepted_at as accepted, door_reached_at as reached`

/** The times of the entries at these places of the history. */
async function entryTimes(orderId: string, ...positions: readonly (number | null)[]) {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from order_status where order_id = ${orderId} order by position`.execute(
    world.server.platform.db,
  )
  const [searched, accepted, reached] = positions.map((place) => (place === null ? null : rows[place]?.at))
  return { searched, accepted, reached }
}

const twice: readonly Step[] = [
  ...toDoor.slice(0, 4),
  ['WAITING_FOR_TRANSPORT', 'fleet', 'GIVEN_BACK'],
  ...toDoor.slice(2),
  ['NEAR_CUSTOMER', 'fleet'],
]

describe('the first times of an order', () => {
  it('are those of the first search and the first acceptance, also where the rider gave it back', async () => {
    const orderId = await ordered(twice)
    // The first entry is NEW.
    expect(await read(firstColumns, orderId)).toEqual(await entryTimes(orderId, 2, 4, 10))
  })

  it('are those of the second door after another one was given', async () => {
    const orderId = await ordered([
      ...twice,
      ['COURIER_LEFT_VENDOR', 'vendor', 'NEW_PIN'],
      ['NEAR_CUSTOMER', 'fleet'],
    ])
    expect(await read(firstColumns, orderId)).toEqual(await entryTimes(orderId, 2, 4, 12))
  })

  it('are those of the next search where an order without a rider is set for another time', async () => {
    const orderId = await ordered([
      ...toDoor.slice(0, 2),
      ['STALLED', 'system'],
      ['NEW', 'vendor'],
      ...toDoor.slice(0, 4),
    ])
    expect(await read(firstColumns, orderId)).toEqual(await entryTimes(orderId, 6, 8, null))
  })

  it('and the ways of the orders that were there before are filled by the migration', async () => {
    const { db, pool } = world.server.platform
    const orderId = await ordered(twice)
    await sql`update orders set first_searched_at = null, first_accepted_at = null, door_reached_at = null,
      created_by = 'guest:shop'`.execute(db)
    await fillOrderFigures(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }))
    expect(await read(firstColumns, orderId)).toEqual(await entryTimes(orderId, 2, 4, 10))
    const { rows } = await sql`select way from orders where order_id = ${orderId}`.execute(db)
    expect(rows).toEqual([{ way: 'guest' }])
  })
})
