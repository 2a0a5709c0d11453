import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, orderKeyOf } from '../../../../test/dispatch.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../test/worlds/dispatch-world.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { beginDispatch, seekRider } from './search/seek-rider.ts'
import { releaseRider, reserveRider } from './store.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

const seek = (orderId: string) => seekRider(world.deps, orderKeyOf(orderId))
const BUSY = { reason: 'BUSY' }

describe('an offer', () => {
  it('goes to the nearest rider, and accepted it is an assignment that the shop sees', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    expect((await near.work()).offer).toMatchObject({
      offer_id: `${orderId}.0`,
      expires_at: world.clock.now().getTime() / 1000 + 30,
      task: { order_id: orderId, payment_method: 'CASH_ON_DELIVERY', amount: 25.5 },
    })
    expect((await far.work()).offer).toBeNull()
    world.clock.advance(4)
    const response = await near.post(`/offer/${orderId}.0/accept`)
    expect(response.json.result).toMatchObject({ status: 'COURIER_ACCEPTED_DELIVERY', picked_up: false })
    expect(await near.work()).toMatchObject({ offer: null, assignments: [{ task: { order_id: orderId } }] })
    expect(await world.record(orderId)).toMatchObject({
      status: 'COURIER_ACCEPTED_DELIVERY',
      version: 5,
      updated_at: world.clock.now().getTime() / 1000,
      rider: { name: 'Rider near', vehicle: 'bicycle' },
    })
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'COURIER_ACCEPTED_DELIVERY by fleet: ACCEPTED',
    ])
  })

  it('an offer has the weight and size of the parcel, before and after it is accepted', async () => {
    const [near] = await world.riders('near')
    const parcel = { weight_grams: 5000, longest_side_cm: 35 }
    const orderId = await world.search((request) => ({ ...request, order: { ...request.order, parcel } }))
    expect((await near.work()).offer).toMatchObject({ task: { parcel } })
    await near.post(`/offer/${orderId}.0/accept`)
    expect((await near.work()).assignments).toMatchObject([{ task: { parcel } }])
  })

  it('declined goes to the next rider, and comes back only when all were asked', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    expect((await near.post(`/offer/${orderId}.0/decline`, BUSY)).status).toBe(200)
    expect(await world.record(orderId)).toMatchObject({ status: 'WAITING_FOR_TRANSPORT', rider: null })
    await seek(orderId)
    expect([(await near.work()).offer, (await far.work()).offer?.offer_id]).toEqual([null, `${orderId}.1`])
    await far.post(`/offer/${orderId}.1/decline`, BUSY)
    await seek(orderId)
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.2`)
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'WAITING_FOR_TRANSPORT by fleet: DECLINED',
      offered,
      'WAITING_FOR_TRANSPORT by fleet: DECLINED',
      offered,
    ])
  })

  it('a repeated answer is answered again and applied once', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    const declined = [0, 1].map(() => near.post(`/offer/${orderId}.0/decline`, BUSY))
    expect((await Promise.all(declined)).map(({ status }) => status)).toEqual([200, 200])
    await seek(orderId)
    const accepted = [0, 1, 2].map(() => far.post(`/offer/${orderId}.1/accept`))
    for (const { json } of await Promise.all(accepted))
      expect(json.result).toMatchObject({ task: { order_id: orderId }, status: 'COURIER_ACCEPTED_DELIVERY' })
    await far.act('arrive_pickup', orderId)
    expect((await far.post(`/offer/${orderId}.1/accept`)).json.result).toMatchObject({
      status: 'NEAR_VENDOR',
    })
    expect((await world.record(orderId)).version).toBe(8)
  })

  it('answered one way is not answered the other way', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    await near.post(`/offer/${orderId}.0/decline`, BUSY)
    expect(await near.post(`/offer/${orderId}.0/accept`)).toMatchObject({ status: 409, code: 'offer.gone' })
    await seek(orderId)
    await far.post(`/offer/${orderId}.1/accept`)
    expect((await far.post(`/offer/${orderId}.1/decline`, BUSY)).code).toBe('offer.gone')
    expect(await world.record(orderId)).toMatchObject({ rider: { name: 'Rider far' } })
  })

  it('accepted and declined at once ends one way', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.search()
    const both = await Promise.all([
      near.post(`/offer/${orderId}.0/accept`),
      near.post(`/offer/${orderId}.0/decline`, BUSY),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['offer.gone', 'ok'])
    const { status } = await world.record(orderId)
    expect(status).toBe(both[0]?.code === 'ok' ? 'COURIER_ACCEPTED_DELIVERY' : 'WAITING_FOR_TRANSPORT')
  })

  it('of another rider, of another order or of none is not found', async () => {
    const [near, far] = await world.riders('near', 'far')
    const orderId = await world.search()
    for (const id of [`${orderId}.0`, `${orderId}.1`, orderId, 'shop-NOTHING.0', 'x'])
      for (const way of ['accept', 'decline'] as const)
        expect(await far.post(`/offer/${id}/${way}`, BUSY), id).toMatchObject({
          status: 404,
          code: 'offer.not-found',
        })
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })
})

describe('riders', () => {
  it('of two, one gets the parcel; another parcel goes to the other, and a third to the one with room', async () => {
    const [near, far] = await world.riders('near', 'far')
    const [one, two, three] = [await world.search(), await world.search(), await world.search()]
    expect((await near.work()).offer?.offer_id).toBe(`${one}.0`)
    expect((await far.work()).offer?.offer_id).toBe(`${two}.0`)
    const crossed = await Promise.all([
      near.post(`/offer/${one}.0/accept`),
      far.post(`/offer/${one}.0/accept`),
      near.post(`/offer/${two}.0/accept`),
    ])
    expect(crossed.map(({ code }) => code)).toEqual(['ok', 'offer.not-found', 'offer.not-found'])
    await seek(three)
    expect((await near.work()).offer?.offer_id).toBe(`${three}.0`)
    expect((await near.work()).assignments).toHaveLength(1)
  })

  it('asked for by many searches at once get one offer each', async () => {
    const riders = await world.riders('a', 'b', 'c')
    const orders = await Promise.all(Array.from({ length: 6 }, () => world.ask()))
    await Promise.all(orders.map((orderId) => beginDispatch(world.deps, orderKeyOf(orderId))))
    const offers = await Promise.all(riders.map(async (rider) => (await rider.work()).offer?.offer_id))
    expect(new Set(offers).size).toBe(3)
    const open = await world.server.platform.db
      .selectFrom('offer')
      .select('offer_id')
      .where('state', '=', 'open')
      .execute()
    expect(new Set(open.map(({ offer_id }) => offer_id))).toEqual(new Set(offers))
  })

  it('riders who have just accepted a parcel are not reserved for another one', async () => {
    const [near] = await world.riders('near')
    const orderId = await world.accepted(near)
    const reserve = (offerId: string) =>
      inTransaction(world.deps.db, (tx) => reserveRider(tx, { riderId: near.riderId, parcels: 0 }, offerId))
    expect(await reserve('shop-OTHER.0')).toBeUndefined()
    await world.deps.db.deleteFrom('orders').where('order_id', '=', orderId).execute()
    expect(await reserve('shop-OTHER.0')).toEqual({ hasPhone: false })
    expect(await reserve('shop-THIRD.0')).toBeUndefined()
    await inTransaction(world.deps.db, (tx) => releaseRider(tx, near.riderId, 'shop-THIRD.0'))
    expect(await reserve('shop-THIRD.0')).toBeUndefined()
  })

  it('off duty, too far away or of another country are not asked', async () => {
    const { server } = world
    const [gone] = await world.riders('gone')
    await gone.put('/duty', { state: 'off' })
    await addRider(server, { riderId: 'away', at: { latitude: 1.42, longitude: 103.85 } })
    const foreign = await addRider(server, { riderId: 'foreign', country: 'HU' })
    const orderId = await world.search()
    expect((await world.record(orderId)).status).toBe('WAITING_FOR_TRANSPORT')
    const position = {
      latitude: 1.301,
      longitude: 103.851,
      bearing: null,
      speed: null,
      accuracy: 10,
      battery: null,
      taken_at: world.clock.now().getTime() / 1000,
    }
    await gone.put('/duty', { state: 'on', position })
    await seek(orderId)
    expect((await gone.work()).offer?.offer_id).toBe(`${orderId}.0`)
    expect((await foreign.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.not-found')
  })
})

describe('a phone', () => {
  it('is known by its token, in its own country only', async () => {
    const [rider] = await world.riders('near')
    const orderId = await world.accepted(rider)
    const requesting = async (headers: Record<string, string>) => {
      const answer = await world.server.app.inject({ url: '/api/fleet/v1/work', headers })
      return [answer.statusCode, answer.json().errors?.[0].code]
    }
    expect(await requesting({ 'x-country': 'SG' })).toEqual([401, 'auth.required'])
    expect(await requesting({ ...rider.headers, 'x-country': 'HU' })).toEqual([403, 'auth.forbidden'])
    expect(await requesting({ ...rider.headers, authorization: 'Bearer nonsense' })).toEqual([
      401,
      'auth.required',
    ])
    const shop = await world.server.app.inject({
      url: `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`,
      headers: rider.headers,
    })
    expect(shop.statusCode).toBe(401)
    world.clock.advance(3600)
    expect(await requesting(rider.headers)).toEqual([401, 'auth.token-expired'])
  })
})
