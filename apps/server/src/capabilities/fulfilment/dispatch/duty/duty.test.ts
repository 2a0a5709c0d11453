import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { expireOffer } from '../search/answer-offer.ts'
import { seekRider } from '../search/seek-rider.ts'

let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
})

const now = () => world.clock.now().getTime() / 1000
const here = () => ({
  ...{ latitude: 1.301, longitude: 103.85, bearing: null, speed: null, accuracy: 10, battery: 0.5 },
  taken_at: now(),
})
const set = (state: string, position?: object) =>
  rider.put('/duty', { state, ...(position ? { position } : {}) })
const duty = async () => (await rider.work()).duty

describe('a rider', () => {
  it('comes on duty with a position, and not without one', async () => {
    await set('off')
    await world.deps.db.updateTable('rider').set({ latitude: null, longitude: null }).execute()
    expect(await set('on')).toMatchObject({ status: 422, code: 'rider.position-missing' })
    expect(await set('on', { ...here(), accuracy: 201 })).toMatchObject({ code: 'rider.position-missing' })
    const since = now()
    expect((await set('on', here())).json.result).toEqual({ state: 'on', since, no_offers: [] })
    expect((await rider.work()).position).toMatchObject({ latitude: 1.301, taken_at: since })
    world.clock.advance(5)
    expect((await set('on', here())).json.result).toMatchObject({ since })
  })

  it.each([
    ['off', 'off_duty'],
    ['break', 'on_break'],
  ])('with duty set to %s gets no offers, and the open one goes on', async (state, reason) => {
    const orderId = await world.search()
    expect((await rider.work()).offer?.offer_id).toBe(`${orderId}.0`)
    expect((await set(state)).json.result).toMatchObject({ state, no_offers: [reason] })
    expect((await world.history(orderId)).at(-1)).toBe('WAITING_FOR_TRANSPORT by fleet: DECLINED')
    await world.search()
    expect(await rider.work()).toMatchObject({ offer: null, duty: { state, no_offers: [reason] } })
  })

  it('on a break keeps the parcel and carries it on', async () => {
    const orderId = await world.accepted(rider)
    await set('break')
    expect((await rider.act('collect', orderId)).code).toBe('ok')
    expect((await rider.work()).assignments).toMatchObject([{ status: 'PICKED_UP' }])
  })

  it('is busy with as many parcels as the country allows at once', async () => {
    await world.accepted(rider)
    expect((await duty()).no_offers).toEqual([])
    await world.set('riderParcels', '1')
    expect((await duty()).no_offers).toEqual(['busy'])
  })

  it('is busy while the shop decides about a parcel', async () => {
    const orderId = await world.accepted(rider)
    await rider.act('collect', orderId)
    await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })
    expect((await duty()).no_offers).toEqual(['busy'])
  })
})

describe('a rider whose position is older than two minutes', () => {
  const report = () => rider.post('/positions', { positions: [here()], sent_at: now() })

  it('gets no offers until the next one arrives', async () => {
    await report()
    world.clock.advance(120)
    expect((await duty()).no_offers).toEqual([])
    world.clock.advance(1)
    expect((await duty()).no_offers).toEqual(['old_position'])
    const orderId = await world.search()
    expect((await rider.work()).offer).toBeNull()
    await report()
    await seekRider(world.deps, orderKeyOf(orderId))
    expect((await rider.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })

  it('gets offers where it is a simulated one, which does not move', async () => {
    await world.clear()
    const simulated = await addRider(world.server, { riderId: 'robot', isSimulated: true })
    await simulated.put('/duty', { state: 'on', position: here() })
    world.clock.advance(500)
    const orderId = await world.search()
    expect((await simulated.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })
})

describe('offers without an answer', () => {
  async function missed(orderId: string, position: number): Promise<void> {
    const offerId = `${orderId}.${position}`
    expect((await rider.work()).offer?.offer_id).toBe(offerId)
    world.clock.advance(31)
    await expireOffer(world.deps, { offerId })
    await seekRider(world.deps, orderKeyOf(orderId))
  }

  it('take a rider off duty after the third in a row, with the reason', async () => {
    const orderId = await world.search()
    for (const position of [0, 1]) await missed(orderId, position)
    expect((await duty()).state).toBe('on')
    await missed(orderId, 2)
    expect(await duty()).toEqual({ state: 'off', since: now(), no_offers: ['missed_offers'] })
    expect((await rider.work()).offer).toBeNull()
    // Coming on duty again begins a new row.
    await set('on', here())
    await seekRider(world.deps, orderKeyOf(orderId))
    await missed(orderId, 3)
    expect(await duty()).toMatchObject({ state: 'on', no_offers: [] })
  })

  it('in a row end with a declined one', async () => {
    const orderId = await world.search()
    for (const position of [0, 1]) await missed(orderId, position)
    await rider.post(`/offer/${orderId}.2/decline`, { reason: 'BUSY' })
    await seekRider(world.deps, orderKeyOf(orderId))
    await missed(orderId, 3)
    expect((await duty()).state).toBe('on')
  })
})

describe('of two riders who are near', () => {
  it('the one longest without work is asked, whichever is nearer', async () => {
    await world.clear()
    const [near, far] = await world.riders('near', 'far')
    const first = await world.accepted(near)
    await near.act('collect', first)
    world.clock.advance(60)
    await near.act('deliver', first, { received_by: 'Mei', collected: 25.5 })
    const second = await world.search()
    expect((await far.work()).offer?.offer_id).toBe(`${second}.0`)
  })
})

describe('a time on duty', () => {
  const times = async () => {
    const rows = await world.deps.db
      .selectFrom('rider_duty')
      .select(['rider_id', 'country', 'began_at', 'ended_at'])
      .orderBy('began_at')
      .execute()
    return rows.map(({ began_at: from, ended_at: to, ...of }) => ({
      ...of,
      from: from.getTime() / 1000,
      to: to && to.getTime() / 1000,
    }))
  }
  const dutyOf = (from: number, to: number | null) => ({ rider_id: 'siti', country: 'SG', from, to })
  /** Puts the rider on duty a minute before now. */
  async function begin(): Promise<number> {
    await set('off')
    const began = now()
    await set('on', here())
    world.clock.advance(60)
    return began
  }

  it('begins when the rider comes on duty, once', async () => {
    const began = await begin()
    await set('on', here())
    expect(await times()).toEqual([dutyOf(began, null)])
  })

  it.each(['off', 'break'])(
    'ends when the rider sets duty to %s, and another one begins after it',
    async (state) => {
      const began = await begin()
      const ended = now()
      await set(state)
      world.clock.advance(60)
      await set('off')
      expect(await times()).toEqual([dutyOf(began, ended)])
      await set('on', here())
      expect(await times()).toEqual([dutyOf(began, ended), dutyOf(now(), null)])
    },
  )

  it('goes on when the rider comes back in the same millisecond', async () => {
    await set('off')
    for (const state of ['on', 'off', 'on']) await set(state, here())
    expect(await times()).toEqual([dutyOf(now(), null)])
  })

  it('ends with the missed offers that take a rider off duty', async () => {
    const began = await begin()
    const orderId = await world.search()
    for (const position of [0, 1, 2]) {
      world.clock.advance(31)
      await rider.post('/positions', { positions: [here()], sent_at: now() })
      await expireOffer(world.deps, { offerId: `${orderId}.${position}` })
      await seekRider(world.deps, orderKeyOf(orderId))
    }
    expect((await duty()).no_offers).toEqual(['missed_offers'])
    expect(await times()).toEqual([dutyOf(began, now())])
  })

  it('ends when a rider who cannot ride on gives an order back', async () => {
    const began = await begin()
    const orderId = await world.accepted(rider)
    await rider.act('give_up', orderId, { problem: 'ACCIDENT' })
    expect((await duty()).state).toBe('break')
    expect(await times()).toEqual([dutyOf(began, now())])
  })

  it('that a process of an earlier release left open ends before the next one begins', async () => {
    const began = await begin()
    const ended = now()
    const { db } = world.deps
    await db.updateTable('rider').set({ on_duty: false, duty_since: world.clock.now() }).execute()
    world.clock.advance(60)
    await set('on', here())
    expect(await times()).toEqual([dutyOf(began, ended), dutyOf(now(), null)])
  })
})
