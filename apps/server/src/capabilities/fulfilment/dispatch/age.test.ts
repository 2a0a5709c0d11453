import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { TestRider } from '../../../../test/dispatch.ts'

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

async function atDoor(isAgeChecked: boolean): Promise<string> {
  const orderId = await world.accepted(rider, (request) => ({
    ...request,
    age_validation_required: isAgeChecked,
    order: { ...request.order, payment_method: 'PAID' },
  }))
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    expect((await rider.act(step, orderId)).code).toBe('ok')
  }
  return orderId
}

const handOver = (orderId: string, check: object) =>
  rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: null, ...check })

it('a parcel with an age check is handed over only where the rider checked the age', async () => {
  const orderId = await atDoor(true)
  for (const check of [{}, { age_checked: false }]) {
    expect(await handOver(orderId, check)).toMatchObject({ status: 422, code: 'handover.age-unchecked' })
  }
  expect((await world.record(orderId)).status).toBe('NEAR_CUSTOMER')
  const acts = world.deps.db.selectFrom('rider_act').select(['outcome', 'code']).where('kind', '=', 'deliver')
  const kept = { outcome: 'kept', code: 'handover.age-unchecked' }
  expect(await acts.execute()).toEqual([kept, kept])
  expect((await handOver(orderId, { age_checked: true })).code).toBe('ok')
  // A phone that lost the answer repeats its report.
  expect((await handOver(orderId, {})).code).toBe('ok')
  expect((await world.record(orderId)).status).toBe('DELIVERED')
})

it('a parcel without an age check needs none', async () => {
  expect((await handOver(await atDoor(false), {})).code).toBe('ok')
})
