import type { RiderInfo } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { purgeEvidence } from '../purge-evidence.ts'

let world: DispatchWorld
let ben: SignedIn
let rider: TestRider
let orderId: string
/** When the rider set out; seconds since 1970. */
let start: number
beforeAll(async () => {
  world = await startDispatchWorld()
  ben = await seedVendors(world.server, {
    country: 'SG',
    email: 'ben@shop.test',
    vendors: [{ vendor_id: 'ben' }],
  })
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
  orderId = await world.accepted(rider)
  start = world.clock.now().getTime() / 1000
  world.clock.advance(60)
})

/** Metres to the north of the shop, so many seconds after the start. */
const report = (second: number, metres: number, more: object = {}) =>
  sendAll(rider, [{ ...positionAt(second, metres), ...more }])

const now = () => world.clock.now().getTime() / 1000
const sendAll = (who: TestRider, positions: readonly object[], sentAt = now()) =>
  who.post('/positions', { positions, sent_at: sentAt })

const positionAt = (second: number, metres: number) => ({
  latitude: 1.3 + metres / 111_195,
  longitude: 103.85,
  bearing: metres % 360,
  speed: 5,
  accuracy: 10,
  battery: null,
  taken_at: start + second,
})

async function shown(): Promise<RiderInfo & { metres: number }> {
  const info = await world.server.app.inject({
    url: `/api/hurrier/v1/riders/${orderId}`,
    headers: world.shop.headers,
  })
  const result: RiderInfo = info.json().result
  return { ...result, metres: Math.round(((result.location?.latitude ?? 0) - 1.3) * 111_195) }
}

const trail = async () =>
  (
    await world.deps.db
      .selectFrom('order_trail')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('taken_at')
      .execute()
  ).map(({ latitude, taken_at }) => [
    taken_at.getTime() / 1000 - start,
    Math.round((latitude - 1.3) * 111_195),
  ])

describe('a position', () => {
  it('of long before the acceptance is hidden until a new one arrives', async () => {
    await report(10, 500)
    await world.deps.db.deleteFrom('order_trail').execute()
    await world.deps.db
      .updateTable('rider')
      .set({ located_at: new Date((start - 600) * 1000) })
      .execute()
    expect(await shown()).toMatchObject({ location: null, located_at: null, path: [] })
    await report(20, 600)
    expect(await shown()).toMatchObject({ metres: 600, located_at: start + 20 })
  })
  it('a position is visible to the shop only', async () => {
    expect((await report(10, 500)).status).toBe(200)
    expect(await shown()).toMatchObject({ metres: 500, bearing: 140, located_at: start + 10 })
    const url = `/api/hurrier/v1/riders/${orderId}`
    expect((await world.server.app.inject({ url, headers: ben.headers })).statusCode).toBe(404)
  })

  it('that comes late, or again, does not move the rider: on the map and on the wire', async () => {
    const moved: string[] = []
    const stopWatching = watch(moved)
    await report(10, 500)
    await report(20, 600)
    for (const [second, metres] of [
      [15, 550],
      [10, 500],
      [20, 600],
      [20, 900],
      [0, 0],
    ] as const)
      expect((await report(second, metres)).status).toBe(200)
    expect(await shown()).toMatchObject({ metres: 600, located_at: start + 20 })
    expect(await trail()).toEqual([
      [0, 0],
      [10, 500],
      [15, 550],
      [20, 600],
    ])
    expect(moved).toEqual([orderId, orderId])
    stopWatching()
  })

  it('of many that come at once and out of order, the newest stays', async () => {
    const seconds = [9, 2, 7, 1, 8, 3, 6, 4, 5]
    await Promise.all(seconds.map((second) => report(second, second * 50)))
    expect(await shown()).toMatchObject({ metres: 450, located_at: start + 9 })
    const kept = await trail()
    expect(kept).toEqual(kept.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)))
    expect(kept.at(-1)).toEqual([9, 450])
  })

  it('replaces an earlier one of the same second', async () => {
    await report(10.25, 500)
    await report(10.75, 550)
    expect(await shown()).toMatchObject({ metres: 550, located_at: start + 10 })
    expect(await trail()).toEqual([
      [10.25, 500],
      [10.75, 550],
    ])
  })

  it('leaves a point on the trail only after 25 metres', async () => {
    for (const [second, metres] of [
      [1, 100],
      [2, 110],
      [3, 124],
      [4, 126],
      [5, 140],
      [6, 152],
    ] as const)
      await report(second, metres)
    expect(await trail()).toEqual([
      [1, 100],
      [4, 126],
      [6, 152],
    ])
  })

  it('is off the trail once the country keeps nothing of the hand-over any more', async () => {
    await report(1, 100)
    const { proofPhotoDays } = await world.deps.parameters.of('SG')
    const forgetAt = (second: number) =>
      purgeEvidence({ ...world.deps, clock: { now: () => new Date((start + second) * 1000) } })
    await forgetAt(proofPhotoDays * 86_400)
    expect(await trail()).toEqual([[1, 100]])
    await forgetAt(proofPhotoDays * 86_400 + 2)
    expect(await trail()).toEqual([])
  })

  it('of a phone whose clock runs ahead does not hold up the later ones', async () => {
    await report(86_400, 500)
    expect(await shown()).toMatchObject({ metres: 500, located_at: start + 60 })
    world.clock.advance(5)
    await report(65, 600)
    expect(await shown()).toMatchObject({ metres: 600, located_at: start + 65 })
  })

  it.each([{ latitude: 91 }, { longitude: 181 }, { bearing: 361 }, { speed: -1 }, { taken_at: -0.5 }])(
    'with %j is refused',
    async (more) => {
      expect(await report(10, 500, more)).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(await trail()).toEqual([])
    },
  )

  it('a position is hidden after the delivery', async () => {
    await report(10, 500)
    for (const name of ['collect', 'leave_pickup'] as const) await rider.act(name, orderId)
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })
    await report(20, 900)
    expect(await shown()).toMatchObject({ location: null, path: [] })
    expect(await trail()).toEqual([[10, 500]])
  })

  it('the position of coming on duty is stored like any other', async () => {
    await report(20, 600)
    await rider.put('/duty', { state: 'off' })
    await rider.put('/duty', { state: 'on', position: { ...positionAt(10, 5000) } })
    expect((await shown()).metres).toBe(600)
  })
})

describe('positions that are sent together', () => {
  it('move the rider to the newest and leave the others on the trail', async () => {
    const positions = [10, 20, 21, 30, 40].map((second) => positionAt(second, second * 10))
    expect((await sendAll(rider, positions)).code).toBe('ok')
    expect(await shown()).toMatchObject({ metres: 400, located_at: start + 40 })
    expect(await trail()).toEqual([
      [10, 100],
      [20, 200],
      [30, 300],
      [40, 400],
    ])
  })

  it('of before complete the trail and do not move the rider back', async () => {
    await report(50, 500)
    await sendAll(rider, [positionAt(10, 100), positionAt(20, 200)])
    expect(await shown()).toMatchObject({ metres: 500, located_at: start + 50 })
    expect(await trail()).toEqual([
      [10, 100],
      [20, 200],
      [50, 500],
    ])
  })

  it('complete the trail of a parcel that was delivered meanwhile, and no further', async () => {
    for (const kind of ['collect', 'leave_pickup'] as const) await rider.act(kind, orderId)
    const at = { occurred_at: start + 40 }
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5, ...at })
    const delivered = (await world.record(orderId)).status_history.at(-1)?.created_at ?? 0
    await sendAll(rider, [positionAt(-5, 900), positionAt(10, 100), positionAt(delivered - start + 1, 200)])
    expect(await trail()).toEqual([[10, 100]])
  })

  it('are not stored where they are inexact or a jump, and those after them count', async () => {
    const positions = [
      { ...positionAt(10, 100), accuracy: 40 },
      { ...positionAt(20, 150), accuracy: 201 },
      positionAt(30, 9000),
      positionAt(40, 250),
    ]
    await sendAll(rider, positions)
    expect(await shown()).toMatchObject({ metres: 250, located_at: start + 40 })
    await report(50, 8000)
    expect(await shown()).toMatchObject({ metres: 250, located_at: start + 40 })
    expect((await rider.work()).position).toMatchObject({
      ...{ taken_at: start + 40, accuracy: 10, source: 'phone' },
    })
  })

  it('are corrected by the clock of the phone', async () => {
    // This phone is an hour ahead.
    await sendAll(rider, [positionAt(3610, 100), positionAt(3620, 200)], now() + 3600)
    expect(await shown()).toMatchObject({ metres: 200, located_at: start + 20 })
  })
})

describe('a position of a rider without a parcel', () => {
  const stored = async () => {
    const { latitude } = await world.deps.db
      .selectFrom('rider')
      .select('latitude')
      .where('rider_id', '=', 'noor')
      .executeTakeFirstOrThrow()
    return Math.round(((latitude ?? 0) - 1.3) * 111_195)
  }
  const reportOf = (free: TestRider) => (second: number, metres: number) =>
    sendAll(free, [positionAt(second, metres)])

  it('is stored after 100 metres or a minute, and costs no write before', async () => {
    const [noor] = await world.riders('noor')
    const moveTo = reportOf(noor)
    await moveTo(1, 500)
    const version = await rowVersion('noor')
    for (const [second, metres] of [
      [6, 520],
      [11, 560],
      [16, 595],
    ] as const)
      expect((await moveTo(second, metres)).status).toBe(200)
    expect([await stored(), await rowVersion('noor')]).toEqual([500, version])
    await moveTo(21, 605)
    expect(await stored()).toBe(605)
    world.clock.advance(60)
    await moveTo(80, 610)
    expect(await stored()).toBe(605)
    await moveTo(81, 611)
    expect(await stored()).toBe(611)
  })

  it('is stored as soon as the rider has accepted an offer', async () => {
    await world.clear()
    const [noor] = await world.riders('noor')
    const moveTo = reportOf(noor)
    await moveTo(1, 500)
    await world.accepted(noor)
    await moveTo(6, 510)
    expect(await stored()).toBe(510)
  })
})

/** Another one after each update of the row. */
async function rowVersion(riderId: string): Promise<string> {
  const { version } = await world.deps.db
    .selectFrom('rider')
    .select(sql<string>`xmin::text || ctid::text`.as('version'))
    .where('rider_id', '=', riderId)
    .executeTakeFirstOrThrow()
  return version
}

/** Collects the orders whose rider's move was published. */
function watch(moved: string[]): () => void {
  const { live } = world.deps
  const notify = live.riderMoved
  live.riderMoved = (subject) => void moved.push(subject.orderId)
  return () => {
    live.riderMoved = notify
  }
}
