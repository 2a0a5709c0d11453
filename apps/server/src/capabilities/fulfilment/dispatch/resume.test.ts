import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../test/worlds/dispatch-world.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { DispatchDeps } from './deps.ts'
import { resumeDispatch } from './search/resume-dispatch.ts'
import { beginDispatch, seekRider } from './search/seek-rider.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

/** A process without jobs: whatever it sends is lost with it. */
const killed = (): DispatchDeps => ({
  ...world.deps,
  jobs: { define: () => undefined, send: async () => undefined, sendAll: async () => undefined },
})
const resume = () => resumeDispatch(world.deps)

describe('after a process was killed', () => {
  it('an order whose event was lost is offered', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.ask()
    world.clock.advance(3)
    await resume()
    // Its own job may still come.
    expect((await world.record(orderId)).status).toBe('NEW')
    world.clock.advance(1)
    await resume()
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
    expect(await world.history(orderId)).toEqual([...begun, offered])
    await beginDispatch(world.deps, orderKeyOf(orderId))
    expect(await world.history(orderId)).toEqual([...begun, offered])
  })

  it('a search without a running process is resumed', async () => {
    const orderId = await world.ask()
    await beginDispatch(killed(), orderKeyOf(orderId))
    const [near] = await world.riders('near')
    world.clock.advance(6)
    await resume()
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })

  it('an offer that expired unnoticed ends, and the next rider is asked in the same run', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.ask()
    await beginDispatch(killed(), orderKeyOf(orderId))
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
    world.clock.advance(31)
    await resume()
    expect((await far.work()).offer?.offer_id).toBe(`${orderId}.1`)
    expect((await near.work()).offer).toBeNull()
  })

  it('a declined offer whose next search was lost is taken up', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    await near.post(`/offer/${orderId}.0/decline`, { reason: 'OTHER' })
    world.clock.advance(6)
    await resume()
    expect((await far.work()).offer?.offer_id).toBe(`${orderId}.1`)
  })

  it('many that take up the same at once do it once', async () => {
    const riders = await world.riders('a', 'b', 'c', 'd')
    const orders = await Promise.all(Array.from({ length: 4 }, () => world.ask()))
    world.clock.advance(10)
    await Promise.all([resume(), resume(), resume()])
    for (const orderId of orders) expect(await world.history(orderId)).toEqual([...begun, offered])
    const offers = await Promise.all(riders.map(async (rider) => (await rider.work()).offer?.offer_id))
    expect(new Set(offers)).toEqual(new Set(orders.map((orderId) => `${orderId}.0`)))
  })

  it('an order with a rider and an order that is over are left unchanged', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.accepted(near)
    for (const name of ['collect', 'leave_pickup'] as const) await near.act(name, orderId)
    const riding = await world.record(orderId)
    world.clock.advance(3000)
    await resume()
    await seekRider(world.deps, orderKeyOf(orderId))
    expect(await world.record(orderId)).toEqual({ ...riding, can: expect.anything() })
    expect((await near.work()).assignments).toHaveLength(1)
  })

  it('no offer is made for an order that may not be moved', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.ask()
    const orders: DispatchDeps['orders'] = {
      ...world.deps.orders,
      move: async (tx, request) =>
        request.orderId === orderId ? refuse('order.move-not-allowed') : world.deps.orders.move(tx, request),
    }
    await expect(beginDispatch({ ...world.deps, orders }, orderKeyOf(orderId))).rejects.toThrow(
      'move-not-allowed',
    )
    expect((await near.work()).offer).toBeNull()
    const left = world.deps.db.selectFrom('dispatch').select('order_id').where('order_id', '=', orderId)
    expect(await left.execute()).toEqual([])
  })

  it('a search in which no rider could be asked for an error has begun', async () => {
    await world.riders('near')
    const orderId = await world.ask()
    const roads: DispatchDeps['roads'] = () => {
      throw new Error('no roads')
    }
    await expect(beginDispatch({ ...world.deps, roads }, orderKeyOf(orderId))).rejects.toThrow('no roads')
    expect(await world.history(orderId)).toEqual(begun)
    const search = world.deps.db.selectFrom('dispatch').select('state').where('order_id', '=', orderId)
    expect(await search.execute()).toEqual([{ state: 'searching' }])
  })

  it('an order that fails does not block the others, and is logged', async () => {
    const [near] = await world.riders('near')
    const broken = await world.ask()
    world.clock.advance(1)
    const orderId = await world.ask()
    world.clock.advance(10)
    const { move } = world.deps.orders
    const orders: DispatchDeps['orders'] = {
      ...world.deps.orders,
      move: async (tx, request) => {
        if (request.orderId === broken) throw new Error('broken')
        return move(tx, request)
      },
    }
    await expect(resumeDispatch({ ...world.deps, orders })).rejects.toThrow('1 could not be resumed')
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
    expect((await world.record(broken)).status).toBe('NEW')
  })
})
