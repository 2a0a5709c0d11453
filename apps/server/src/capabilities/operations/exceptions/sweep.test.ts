import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../../test/core.ts'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { seekRider } from '../../fulfilment/dispatch/search/seek-rider.ts'
import { sweep } from './sweep/sweep.ts'

let world: ExceptionWorld
beforeAll(async () => {
  world = await startExceptionWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

const rows = () =>
  world.deps.db.selectFrom('exception').select(['exception_id', 'reopenings', 'closed_at']).execute()

describe('a sweep', () => {
  it('that is killed before its end leaves nothing, and the next one opens each exception once', async () => {
    await world.search()
    world.clock.advance(301)
    const { db } = world.deps
    await db.transaction().execute(async (tx) => {
      // The sweep has written the exception, and waits here with its event.
      await sql`lock table exception_event in exclusive mode`.execute(tx)
      const ended = world.look().then(
        () => 'done',
        () => 'killed',
      )
      await until(async () => (await killWaiting(db)) > 0)
      expect(await ended).toBe('killed')
    })
    expect(await rows()).toEqual([])
    await world.look()
    await world.look()
    expect(await rows()).toHaveLength(1)
    expect(await db.selectFrom('exception_event').select('kind').execute()).toEqual([{ kind: 'opened' }])
  })

  it('beside another one opens each exception once', async () => {
    await world.search()
    await world.search()
    world.clock.advance(301)
    await Promise.all([world.look(), world.look(), world.look()])
    await world.look()
    expect(await rows()).toHaveLength(2)
  })

  it('opens many exceptions in several transactions', async () => {
    for (const _ of [1, 2, 3]) await world.search()
    world.clock.advance(301)
    await sweep(world.sweepDeps, 1)
    const { rows: found } = await sql<{ all: number; transactions: number }>`
      select count(*)::int as all, count(distinct xmin::text)::int as transactions from exception`.execute(
      world.deps.db,
    )
    expect(found).toEqual([{ all: 3, transactions: 3 }])
  })

  it('does not close an exception that a person changed while it looked; the next one does', async () => {
    await world.search()
    world.clock.advance(301)
    await world.look()
    const { db } = world.deps
    await db.updateTable('orders').set({ status: 'CANCELLED' }).execute()
    const looked = await db.transaction().execute(async (tx) => {
      await sql`update exception set version = version + 1, owner_id = 'ana'`.execute(tx)
      const waiting = world.look()
      await until(async () => (await waitingConnections(db)).length > 0)
      return { waiting }
    })
    await looked.waiting
    expect((await rows()).map(({ closed_at }) => closed_at)).toEqual([null])
    await world.look()
    expect((await rows()).map(({ closed_at }) => closed_at)).toEqual([world.clock.now()])
  })

  it('opens an exception that comes back again, and then waits a minute before it closes it', async () => {
    const orderId = await world.search()
    const [rider] = await world.riders('siti')
    await seekRider(world.deps, orderKeyOf(orderId))
    await rider.post(`/offer/${orderId}.0/accept`)
    world.clock.advance(301)
    const heard = (at: Date) => world.deps.db.updateTable('rider').set({ located_at: at }).execute()
    expect(await world.find('rider-silent')).toBeDefined()
    await heard(world.clock.now())
    expect(await world.find('rider-silent')).toBeUndefined()
    world.clock.advance(301)
    expect(await world.find('rider-silent')).toMatchObject({ reopenings: 1 })
    await heard(world.clock.now())
    expect(await world.find('rider-silent')).toBeDefined()
    world.clock.advance(60)
    expect(await world.find('rider-silent')).toBeUndefined()
    expect((await rows()).filter(({ reopenings }) => reopenings === 1)).toHaveLength(1)
  })

  it('uses the seconds of the country', async () => {
    await world.search()
    await world.set('exceptionSeconds', 'no-rider=60')
    world.clock.advance(61)
    expect(await world.find('no-rider')).toBeDefined()
  })
})

/** The processes of the database that wait for a lock. */
async function waitingConnections(db: Database): Promise<readonly number[]> {
  const { rows: waiting } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return waiting.map(({ pid }) => pid)
}

/** Ends the connections that wait for a lock; returns their number. */
async function killWaiting(db: Database): Promise<number> {
  const pids = await waitingConnections(db)
  for (const pid of pids) await sql`select pg_terminate_backend(${pid}::int)`.execute(db)
  return pids.length
}
