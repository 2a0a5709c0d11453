import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { move } from '../../../../../test/moving.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { purgeEvidence } from '../purge-evidence.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
/** When the rider accepted; seconds since 1970. */
let start: number
beforeAll(async () => {
  world = await startDispatchWorld()
  start = world.clock.now().getTime() / 1000
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  // The session of the shop is short.
  world.clock.advance(start - world.clock.now().getTime() / 1000)
  ;[rider] = await world.riders('siti')
  orderId = await world.accepted(rider)
})

const bodies = {
  arrive_pickup: {},
  collect: { paid: null, scanned: null },
  leave_pickup: {},
  arrive_dropoff: {},
  deliver: { received_by: 'Mei Lin', collected: 25.5 },
  start_return: { reason: 'REFUSED' },
  hand_back: { received_by: '', paid_back: null },
} as const
type Kind = keyof typeof bodies

/** An act so many seconds after the acceptance. */
const act = (kind: Kind, second: number, more: object = {}) => ({
  ...{ act_id: randomUUID(), kind, order_id: orderId, occurred_at: start + second },
  ...bodies[kind],
  ...more,
})

/** The latest entries of the history with their seconds after the acceptance. */
async function times(count: number) {
  const { status_history: entries } = await world.record(orderId)
  return entries.slice(-count).map(({ status, created_at }) => [status, created_at - start])
}

const wayToTheDoor = [
  act.bind(null, 'arrive_pickup', 60),
  act.bind(null, 'collect', 90),
  act.bind(null, 'leave_pickup', 100),
  act.bind(null, 'arrive_dropoff', 400),
]

describe('acts that are sent late', () => {
  it('have their own times in the history, on the proof and in the expected times', async () => {
    world.clock.advance(1800)
    const outcomes = await rider.acts(wayToTheDoor.map((one) => one()))
    expect(outcomes.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['applied', 'NEAR_VENDOR'],
      ['applied', 'PICKED_UP'],
      ['applied', 'COURIER_LEFT_VENDOR'],
      ['applied', 'NEAR_CUSTOMER'],
    ])
    expect(await times(4)).toEqual([
      ['NEAR_VENDOR', 60],
      ['PICKED_UP', 90],
      ['COURIER_LEFT_VENDOR', 100],
      ['NEAR_CUSTOMER', 400],
    ])
    const { eta, updated_at } = await world.record(orderId)
    expect(updated_at).toBe(start + 1800)
    expect(eta.dropoff).toBeLessThan(start + 1800)
    await rider.acts([act('deliver', 460)])
    const proof = await world.deps.db
      .selectFrom('order_proof')
      .select('created_at')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'delivery')
      .executeTakeFirstOrThrow()
    expect(proof.created_at).toEqual(new Date((start + 460) * 1000))
  })

  it('are corrected by the clock of the phone, and never in the future', async () => {
    world.clock.advance(300)
    // This phone is ten minutes ahead.
    await rider.acts([act('arrive_pickup', 660)], start + 900)
    expect(await times(1)).toEqual([['NEAR_VENDOR', 60]])
    await rider.acts([act('collect', 5000)])
    expect(await times(1)).toEqual([['PICKED_UP', 300]])
  })

  it('are never before the entry before them', async () => {
    world.clock.advance(300)
    await rider.acts([act('arrive_pickup', 200), act('collect', 100)])
    expect(await times(2)).toEqual([
      ['NEAR_VENDOR', 200],
      ['PICKED_UP', 200],
    ])
  })
})

describe('an act that is sent twice', () => {
  it('is answered with the stored outcome and changes nothing', async () => {
    const collect = act('collect', 0)
    const first = await rider.acts([collect])
    const { version } = await world.record(orderId)
    expect(await rider.acts([collect])).toEqual(first)
    const together = await Promise.all([0, 1, 2].map(() => rider.acts([collect])))
    expect(together).toEqual([first, first, first])
    expect((await world.record(orderId)).version).toBe(version)
  })

  it('at once is applied once', async () => {
    const acts = wayToTheDoor.map((one) => one())
    const together = await Promise.all([0, 1, 2, 3].map(() => rider.acts(acts)))
    for (const outcomes of together) expect(outcomes).toEqual(together[0])
    expect(await world.record(orderId)).toMatchObject({ status: 'NEAR_CUSTOMER', version: 9 })
  })

  it('by another rider under the same id is another act', async () => {
    const [other] = await world.riders('other')
    const collect = act('collect', 0)
    expect(await other.acts([collect])).toMatchObject([{ outcome: 'kept', code: 'order.not-found' }])
    expect(await rider.acts([collect])).toMatchObject([{ outcome: 'applied' }])
  })
})

describe('an act that does not fit', () => {
  it('is kept with its code, changes nothing, and does not stop the following ones', async () => {
    await rider.acts([act('collect', 0)])
    const wrong = act('deliver', 1, { collected: 99 })
    const outcomes = await rider.acts([wrong, act('leave_pickup', 2)])
    expect(outcomes).toMatchObject([
      {
        outcome: 'kept',
        code: 'order.invalid',
        translation_key: 'error.order-invalid',
        meta: { fields: { collected: 'differs' } },
        status: 'PICKED_UP',
      },
      { outcome: 'applied', status: 'COURIER_LEFT_VENDOR' },
    ])
    expect(await world.history(orderId)).toHaveLength(7)
    expect(await rider.acts([wrong])).toEqual([outcomes[0]])
  })

  it('because another rider has the order by then is kept and named so', async () => {
    const given = { to: 'WAITING_FOR_TRANSPORT', actor: 'fleet', reason: 'GIVEN_BACK' } as const
    await move(world.server, { ...orderKeyOf(orderId), ...given, patch: { rider_id: 'other' } })
    expect(await rider.acts([act('collect', 0)])).toMatchObject([
      { outcome: 'kept', code: 'act.other-rider', translation_key: 'error.act-other-rider' },
    ])
    expect((await rider.acts([act('collect', 0, { order_id: 'shop-NOTHING0' })]))[0]?.code).toBe(
      'order.not-found',
    )
  })

  it('because it arrived before the one it follows is applied after that one', async () => {
    world.clock.advance(600)
    const [early] = await rider.acts([act('deliver', 460)])
    expect(early).toMatchObject({ outcome: 'kept', code: 'order.move-not-allowed' })
    await rider.acts([act('collect', 90)])
    expect(await times(3)).toEqual([
      ['PICKED_UP', 90],
      ['COURIER_LEFT_VENDOR', 460],
      ['DELIVERED', 460],
    ])
  })
})

describe('a rider who waits', () => {
  const waits = async () => (await rider.work()).assignments.map((one) => one.waiting_since)
  const wait = (second: number, at: 'pickup' | 'dropoff') => ({
    ...{ act_id: randomUUID(), kind: 'wait', order_id: orderId, occurred_at: start + second, at },
  })

  it('has arrived, and waits since then until the next step', async () => {
    world.clock.advance(1000)
    expect(await waits()).toEqual([null])
    await rider.acts([wait(100, 'pickup'), wait(160, 'pickup')])
    expect(await waits()).toEqual([start + 100])
    expect(await times(1)).toEqual([['NEAR_VENDOR', 100]])
    await rider.acts([act('collect', 200)])
    expect(await waits()).toEqual([null])
    await rider.acts([wait(500, 'dropoff')])
    expect(await waits()).toEqual([start + 500])
  })

  it('is shown to the shop with the times of the wait, once however often it is sent', async () => {
    world.clock.advance(1000)
    const { version } = await world.record(orderId)
    const waited = async () =>
      (await world.record(orderId)).milestones.filter(({ kind }) => kind === 'WAITED')
    await rider.acts([act('arrive_pickup', 90)])
    await rider.acts([wait(100, 'pickup')])
    expect((await world.record(orderId)).version).toBe(version + 2)
    expect(await waited()).toEqual([{ kind: 'WAITED', at: start + 100, place: 'pickup', until: null }])
    await rider.acts([wait(160, 'pickup'), act('collect', 400), wait(700, 'dropoff')])
    expect(await waited()).toEqual([
      { kind: 'WAITED', at: start + 100, place: 'pickup', until: start + 400 },
      { kind: 'WAITED', at: start + 700, place: 'dropoff', until: null },
    ])
  })

  it('at the door does not wait before the parcel was collected', async () => {
    expect(await rider.acts([wait(0, 'dropoff')])).toMatchObject([
      { outcome: 'kept', code: 'order.move-not-allowed' },
    ])
  })
})

describe('a parcel that was handed over before its order was called off', () => {
  const cancelAt = async (second: number) => {
    world.clock.advance(second)
    const calledOff = { to: 'CANCELLED', actor: 'operator', reason: 'CALLED_OFF' } as const
    await move(world.server, { ...orderKeyOf(orderId), ...calledOff })
  }

  it('is delivered: the history has both, each with its time', async () => {
    await cancelAt(500)
    world.clock.advance(900)
    const outcomes = await rider.acts([act('collect', 90), act('deliver', 460)])
    expect(outcomes.map(({ status }) => status)).toEqual(['PICKED_UP', 'DELIVERED'])
    expect(await times(4)).toEqual([
      ['CANCELLED', 500],
      ['PICKED_UP', 90],
      ['COURIER_LEFT_VENDOR', 460],
      ['DELIVERED', 460],
    ])
    expect((await world.record(orderId)).status).toBe('DELIVERED')
  })

  it('is carried on where it was collected only', async () => {
    await cancelAt(500)
    world.clock.advance(900)
    await rider.acts([act('arrive_pickup', 60), act('collect', 90)])
    expect((await rider.work()).assignments).toMatchObject([{ status: 'PICKED_UP', picked_up: true }])
  })

  it('after the cancellation is kept', async () => {
    await cancelAt(500)
    world.clock.advance(900)
    const outcomes = await rider.acts([act('collect', 501), act('deliver', 560)])
    expect(outcomes).toMatchObject([
      { outcome: 'kept', code: 'order.move-not-allowed', status: 'CANCELLED' },
      { outcome: 'kept', code: 'order.move-not-allowed', status: 'CANCELLED' },
    ])
    expect((await world.record(orderId)).status).toBe('CANCELLED')
  })

  it('is delivered also where the shop sent it back meanwhile', async () => {
    await rider.acts([act('collect', 0)])
    world.clock.advance(500)
    const back = { to: 'RETURN_INITIATED', actor: 'vendor', reason: 'UNREACHABLE' } as const
    await move(world.server, { ...orderKeyOf(orderId), ...back })
    world.clock.advance(900)
    expect(await rider.acts([act('deliver', 501)])).toMatchObject([{ outcome: 'kept' }])
    expect(await rider.acts([act('deliver', 460)])).toMatchObject([
      { outcome: 'applied', status: 'DELIVERED' },
    ])
  })
})

it('acts are deleted with the photos of the hand-over', async () => {
  await rider.acts([act('collect', 0)])
  const { proofPhotoDays } = await world.deps.parameters.of('SG')
  const purgeAt = (second: number) =>
    purgeEvidence({ ...world.deps, clock: { now: () => new Date((start + second) * 1000) } })
  const count = async () => (await world.deps.db.selectFrom('rider_act').select('act_id').execute()).length
  await purgeAt(proofPhotoDays * 86_400)
  expect(await count()).toBe(1)
  await purgeAt(proofPhotoDays * 86_400 + 1)
  expect(await count()).toBe(0)
})
