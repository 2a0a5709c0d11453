import type { AddressInfo } from 'node:net'
import { type Beckon, BeckonError, createBeckon, type NewOrder } from '@beckon/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { programDropoff } from './every-program-call.ts'
import { type ProgramWorld, startProgramWorld } from './worlds/program-world.ts'

let world: ProgramWorld
let beckon: Beckon
let baseUrl: string
beforeAll(async () => {
  world = await startProgramWorld()
  const address = world.server.app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${address.port}`
  beckon = createBeckon({ key: world.key, baseUrl })
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

async function newOrder(): Promise<NewOrder> {
  const quote = await beckon.quotes.create({ collection_point: 'shop', dropoff: programDropoff })
  return world.order(quote.id) as NewOrder
}

describe('a program with the client', () => {
  it('follows an order and cancels it', async () => {
    const id = await world.search()
    const { events } = await beckon.orders.get(id, { expand: ['events'] })
    expect(events).toEqual(await beckon.orders.events(id))
    expect(events).not.toEqual([])
    expect(await beckon.orders.previewCancellation(id)).toMatchObject({ allowed: true })
    expect(await beckon.orders.cancel(id, 'mistake')).toMatchObject({ status: 'cancelled' })
  })

  it('creates one order where it repeats a request with its key', async () => {
    const body = await newOrder()
    const [first, second] = [
      await beckon.orders.create(body, { idempotencyKey: 'till-1-order-42' }),
      await beckon.orders.create(body, { idempotencyKey: 'till-1-order-42' }),
    ]
    expect(second.id).toBe(first.id)
  })

  it('creates one order where the answer to the first request is lost', async () => {
    let lost = 0
    const losing = createBeckon({
      key: world.key,
      baseUrl,
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (lost++ > 0) return answer
        throw new TypeError('the connection broke')
      },
    })
    await losing.orders.create(await newOrder())
    const read: string[] = []
    for await (const { id } of beckon.orders.all()) read.push(id)
    expect(read).toHaveLength(1)
  })

  it('reads all orders page by page', async () => {
    const placed: string[] = []
    for (let made = 0; made < 3; made += 1) {
      placed.unshift((await beckon.orders.create(await newOrder())).id)
      world.clock.advance(1)
    }
    const read: string[] = []
    for await (const { id } of beckon.orders.all({ limit: 2 })) read.push(id)
    expect(read).toEqual(placed)
  })

  it('learns what is wrong with a refused request', async () => {
    const wrong = { ...(await newOrder()), collection_point: 'nowhere' }
    const refused = beckon.orders.create(wrong)
    await expect(refused).rejects.toThrow(BeckonError)
    await expect(refused).rejects.toMatchObject({ code: 'collection-point.not-found' })
  })

  it('gets an error for a wrong key', async () => {
    const stranger = createBeckon({ key: `bkn_live_${'a'.repeat(36)}`, baseUrl, retries: 0 })
    await expect(stranger.collectionPoints.list()).rejects.toMatchObject({ status: 401 })
  })

  it('keeps the address book of its collection point', async () => {
    const given = { name: 'Mei', phone: '+6591234567', address: 'Fullerton Square 1', ...programDropoff }
    const { id } = await beckon.addresses.create('shop', { ...given, latitude: 1.2868, longitude: 103.8545 })
    expect((await beckon.addresses.list('shop')).data.map((entry) => entry.id)).toEqual([id])
    expect(await beckon.addresses.delete('shop', id)).toEqual({ deleted: true })
  })
})
