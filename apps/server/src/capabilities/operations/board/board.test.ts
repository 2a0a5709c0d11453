import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BoardWorld, startBoardWorld } from '../../../../test/worlds/board-world.ts'

let world: BoardWorld
beforeAll(async () => {
  world = await startBoardWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

describe('the board', () => {
  it('has open orders and riders with their stops, and no phone number or name of a customer', async () => {
    const [siti] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    await siti.post(`/offer/${orderId}.0/accept`)
    const { orders, riders, full } = await world.board()
    expect(full).toBe(true)
    expect(orders).toMatchObject([
      {
        order_id: orderId,
        vendor_id: 'shop',
        lane: 'in_hand',
        rider_id: 'siti',
        asked_rider_id: null,
        zones: [],
      },
    ])
    expect(JSON.stringify(orders)).not.toMatch(/phone|customer/iu)
    expect(riders).toMatchObject([
      { rider_id: 'mei', state: 'free', order_ids: [], room: 2 },
      {
        rider_id: 'siti',
        state: 'busy',
        order_ids: [orderId],
        stops: [
          { order_id: orderId, kind: 'pickup' },
          { order_id: orderId, kind: 'dropoff' },
        ],
        room: 1,
        zones: [],
        has_offer: false,
        is_over_cash_limit: false,
      },
    ])
  })

  it('since a cursor has only what changed, and names orders that left', async () => {
    const [siti] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    const first = await world.board()
    expect(first.orders).toMatchObject([{ lane: 'without_rider', rider_id: null, asked_rider_id: 'siti' }])
    expect(await world.board(first.cursor)).toMatchObject({
      full: false,
      orders: [],
      riders: [],
      removed: [],
    })
    await siti.post(`/offer/${orderId}.0/accept`)
    const second = await world.board(first.cursor)
    expect(second.orders.map(({ rider_id: id }) => id)).toEqual(['siti'])
    expect(second.riders.map(({ rider_id: id }) => id)).toEqual(['siti'])
    await world.server.platform.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', orderId)
      .execute()
    const third = await world.board(second.cursor)
    expect(third).toMatchObject({ full: false, orders: [], removed: [orderId] })
    expect(third.riders).toMatchObject([{ rider_id: 'siti', state: 'free' }])
  })

  it('is read with as many statements for many orders as for one', async () => {
    await world.riders('siti', 'mei', 'lin')
    await world.search()
    await world.board()
    const few = await statementsOf(() => world.board())
    for (let count = 0; count < 3; count += 1) await world.search()
    expect((await world.board()).orders).toHaveLength(4)
    expect(await statementsOf(() => world.board())).toBe(few)
  })

  it('is whole again for a cursor that it does not have', async () => {
    await world.riders('siti')
    await world.search()
    for (const cursor of ['x', 'a.b.c', 'elsewhere.1.', '%20']) {
      expect(await world.board(cursor)).toMatchObject({ full: true, removed: [] })
    }
  })

  it('shows a position that was received and not stored', async () => {
    const [siti] = await world.riders('siti')
    const at = (seconds: number, latitude: number) => ({
      ...{ latitude, longitude: 103.85, bearing: null, speed: null, accuracy: 10, battery: 0.5 },
      taken_at: world.clock.now().getTime() / 1000 + seconds,
    })
    const report = (position: object) =>
      siti.post('/positions', { positions: [position], sent_at: world.clock.now().getTime() / 1000 })
    await report(at(-20, 1.301))
    await report(at(-1, 1.30101))
    expect((await world.riderOf('siti')).position).toMatchObject({
      latitude: 1.30101,
      accuracy: 10,
      source: 'phone',
    })
    expect((await world.riderOf('siti')).battery).toBe(0.5)
  })
})
