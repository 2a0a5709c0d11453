import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../test/worlds/dispatch-world.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { expireOffer } from './search/answer-offer.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { seekRider } from './search/seek-rider.ts'
import { lockSearch } from './store.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

const seek = (orderId: string) => seekRider(world.deps, orderKeyOf(orderId))
const expire = (offerId: string) => expireOffer(world.deps, { offerId })
const searchOf = (orderId: string) =>
  world.deps.db.selectFrom('dispatch').select('state').where('order_id', '=', orderId).executeTakeFirst()

describe('the time limit of an offer', () => {
  it('gives the parcel to the next rider, and an answer after it is too late', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    world.clock.advance(30)
    await expire(`${orderId}.0`)
    await seek(orderId)
    expect(await near.post(`/offer/${orderId}.0/accept`)).toMatchObject({ status: 409, code: 'offer.gone' })
    expect((await near.post(`/offer/${orderId}.0/decline`, { reason: 'BUSY' })).code).toBe('offer.gone')
    expect((await far.post(`/offer/${orderId}.1/accept`)).status).toBe(200)
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'WAITING_FOR_TRANSPORT by system: OFFER_EXPIRED',
      offered,
      'COURIER_ACCEPTED_DELIVERY by fleet: ACCEPTED',
    ])
  })

  it('holds to the second, also before anybody has ended the offer', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.search()
    world.clock.advance(30)
    expect((await near.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.gone')
    expect((await near.work()).offer).toBeNull()
    world.clock.advance(-1)
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
    expect((await near.post(`/offer/${orderId}.0/accept`)).code).toBe('ok')
  })

  it('comes twice, or after the answer, without harm', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    world.clock.advance(29)
    await near.post(`/offer/${orderId}.0/accept`)
    const { version } = await world.record(orderId)
    world.clock.advance(5)
    await Promise.all([expire(`${orderId}.0`), expire(`${orderId}.0`), resumeDispatch(world.deps)])
    expect(await world.record(orderId)).toMatchObject({ version, status: 'COURIER_ACCEPTED_DELIVERY' })
    const other = await world.search()
    world.clock.advance(30)
    await Promise.all([expire(`${other}.0`), expire(`${other}.0`), expire(`${other}.0`)])
    expect((await world.record(other)).version).toBe(5)
    expect((await far.work()).offer).toBeNull()
  })

  it('of an offer that was declined does not end the next one', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    world.clock.advance(20)
    await near.post(`/offer/${orderId}.0/decline`, { reason: 'BUSY' })
    await seek(orderId)
    world.clock.advance(10)
    await expire(`${orderId}.0`)
    expect((await far.work()).offer?.offer_id).toBe(`${orderId}.1`)
    expect((await world.history(orderId)).at(-1)).toBe(offered)
    const ends = world.deps.db.selectFrom('offer').select(['state', 'reason']).orderBy('position')
    expect(await ends.execute()).toEqual([
      { state: 'declined', reason: 'BUSY' },
      { state: 'open', reason: null },
    ])
  })

  it.each(['answer', 'limit'] as const)(
    'and an answer at once: the %s that came first wins alone',
    async (first) => {
      const [near] = await world.riders('near')
      const orderId = await world.search()
      // The answer is in time, the limit's job came early: both find the offer open.
      const answer = () => near.post(`/offer/${orderId}.0/accept`)
      const limit = () => expire(`${orderId}.0`)
      const accepted = await inOrder(orderId, first === 'answer' ? [answer, limit] : [limit, answer])
      const [expected, code] =
        first === 'answer' ? ['COURIER_ACCEPTED_DELIVERY', 'ok'] : ['WAITING_FOR_TRANSPORT', 'offer.gone']
      expect(accepted).toContainEqual(expect.objectContaining({ code }))
      expect(await world.record(orderId)).toMatchObject({ status: expected, version: 5 })
      expect((await near.work()).assignments).toHaveLength(first === 'answer' ? 1 : 0)
    },
  )

  it('and many answers at once have one winner, whichever it is', async () => {
    for (let round = 0; round < 6; round += 1) {
      // Three missed offers in a row would take the rider off duty.
      await world.clear()
      const [near] = await world.riders('near')
      const orderId = await world.search()
      const [said] = await Promise.all([near.post(`/offer/${orderId}.0/accept`), expire(`${orderId}.0`)])
      const won = said.code === 'ok'
      const { status, version, rider } = await world.record(orderId)
      expect([status, version]).toEqual([won ? 'COURIER_ACCEPTED_DELIVERY' : 'WAITING_FOR_TRANSPORT', 5])
      expect(rider !== null).toBe(won)
    }
  })
})

/** Starts each step while the search is locked, the next one only when the one before waits for the lock. */
async function inOrder(orderId: string, steps: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const begunSteps: Promise<unknown>[] = []
  await inTransaction(world.deps.db, async (tx) => {
    await lockSearch(tx, orderKeyOf(orderId))
    for (const step of steps) {
      begunSteps.push(step())
      while ((await waiting()) < begunSteps.length) await new Promise((done) => setTimeout(done, 5))
    }
  })
  return Promise.all(begunSteps)
}

async function waiting(): Promise<number> {
  const text = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const { rows } = await world.server.platform.pool.query<{ count: number }>(text)
  return rows[0]?.count ?? 0
}

describe('a search', () => {
  it('without a rider stalls when its time is over, and not a second before', async () => {
    const orderId = await world.search()
    world.clock.advance(15 * 60 - 1)
    await resumeDispatch(world.deps)
    expect((await world.record(orderId)).status).toBe('WAITING_FOR_TRANSPORT')
    world.clock.advance(1)
    await Promise.all([resumeDispatch(world.deps), seek(orderId)])
    expect(await world.history(orderId)).toEqual([...begun, 'STALLED by system: NO_RIDER_FOUND'])
    await world.riders('late')
    await resumeDispatch(world.deps)
    expect((await world.record(orderId)).status).toBe('STALLED')
    expect(await searchOf(orderId)).toEqual({ state: 'given_up' })
  })

  it('stalls after the last of many refusals too', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.search()
    world.clock.advance(20)
    await near.post(`/offer/${orderId}.0/decline`, { reason: 'TOO_FAR' })
    world.clock.advance(15 * 60 - 20)
    await seek(orderId)
    expect((await world.history(orderId)).slice(-2)).toEqual([
      'WAITING_FOR_TRANSPORT by fleet: DECLINED',
      'STALLED by system: NO_RIDER_FOUND',
    ])
    expect((await near.work()).offer).toBeNull()
  })

  it('asks a rider who came on duty meanwhile', async () => {
    const orderId = await world.search()
    await world.riders('late')
    world.clock.advance(6)
    await resumeDispatch(world.deps)
    expect((await world.record(orderId)).status).toBe('ASSIGNED_TO_TRANSPORT')
  })

  it('ends with an order that is called off, and the rider who was asked is free again', async () => {
    const [near] = await world.riders('near')
    const requested = await world.search()
    const untouched = await world.search()
    const callOff = (orderId: string) =>
      inTransaction(world.deps.db, (tx) =>
        world.deps.orders.move(tx, {
          ...orderKeyOf(orderId),
          to: 'CANCELLED',
          actor: 'system',
          reason: 'CALLED_OFF',
        }),
      )
    for (const orderId of [requested, untouched]) expect(await callOff(orderId)).not.toHaveProperty('refused')
    expect((await near.work()).offer).toBeNull()
    expect((await near.post(`/offer/${requested}.0/accept`)).code).toBe('offer.gone')
    world.clock.advance(31)
    await resumeDispatch(world.deps)
    expect([await searchOf(requested), await searchOf(untouched)]).toEqual([
      { state: 'done' },
      { state: 'done' },
    ])
    expect((await world.record(requested)).status).toBe('CANCELLED')
    const next = await world.search()
    expect((await near.work()).offer?.offer_id).toBe(`${next}.0`)
  })
})
