import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../test/dispatch.ts'
import { emptyTables } from '../../../../test/empty-tables.ts'
import { phonePicture, sendPhoto } from '../../../../test/pictures.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await emptyTables(world.server.platform.db, 'rider_earning')
  await world.clear()
  rider = (await world.riders('siti'))[0]
})

interface Kept {
  readonly kind: string
  readonly count: number
  readonly first_at: number | null
  readonly kept_days: number | null
}

const kept = async (of = rider) =>
  (await send(world.server, 'GET', '/api/fleet/v1/kept-data', { headers: of.headers })).result as Kept[]
const exported = (of = rider) =>
  world.server.app.inject({ url: '/api/fleet/v1/kept-data/export', headers: of.headers })

/** A delivered parcel with a photo, positions and a message of each side. */
async function delivered(): Promise<string> {
  const orderId = await world.accepted(rider)
  world.clock.advance(60)
  await rider.act('collect', orderId)
  expect((await sendPhoto(world.server, rider, orderId, await phonePicture())).code).toBe('ok')
  const key = { vendor_id: 'shop', order_id: orderId }
  const { db } = world.deps
  const now = world.clock.now()
  await db
    .insertInto('order_trail')
    .values(
      [0, 1, 2].map((seconds) => ({
        ...key,
        latitude: 1.3,
        longitude: 103.8,
        taken_at: new Date(now.getTime() - seconds * 1000),
      })),
    )
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .insertInto('order_message')
    .values([
      { ...key, position: 1, sender: 'rider', text: 'I am here', created_at: now, seen_at: null },
      { ...key, position: 2, sender: 'vendor', text: 'Ring at Tan', created_at: now, seen_at: null },
    ])
    .execute()
  await rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: 25.5 })
  return orderId
}

it('a rider sees how much of each kind is stored, since when and for how long by the country', async () => {
  await send(world.server, 'PUT', '/api/ops/v1/parameters/messageDays', {
    headers: operator.headersIn('SG'),
    body: { value: '12', reason: 'a test' },
  })
  await delivered()
  const now = world.clock.now().getTime() / 1000
  const days = (await world.deps.parameters.of('SG')).proofPhotoDays
  expect(await kept()).toMatchObject([
    { kind: 'positions', count: 3, first_at: now - 2, last_at: now, kept_days: days, kept_from: 'record' },
    { kind: 'acts', count: 2, kept_days: days },
    { kind: 'proofs', count: 1, kept_days: days },
    { kind: 'offers', count: 1, kept_days: null },
    { kind: 'messages', count: 1, kept_days: 12 },
    { kind: 'calls', count: 0, first_at: null, last_at: null },
    { kind: 'documents', count: 0, kept_from: 'end' },
    { kind: 'earnings', count: 1, kept_days: null },
    { kind: 'devices', count: 1, kept_days: 30, kept_from: 'end' },
    { kind: 'shifts', count: 0 },
    { kind: 'duty', count: 0, kept_days: 400, kept_from: 'end' },
    { kind: 'strikes', count: 0 },
  ])
})

it('the export has the own data of the rider, and nothing of customers and shops', async () => {
  const orderId = await delivered()
  const answer = await exported()
  expect(answer.headers['content-disposition']).toBe('attachment; filename="beckon-rider.json"')
  const data = answer.json()
  expect(data.rider).toMatchObject({ name: 'Rider siti', phone: '+6580000000', vehicle: 'bicycle' })
  expect(data.messages).toMatchObject([{ order_id: orderId, text: 'I am here' }])
  expect(data.positions).toHaveLength(3)
  expect(data.earnings).toMatchObject([{ order_id: orderId, currency: 'SGD' }])
  const order = await world.deps.db
    .selectFrom('orders')
    .select(['customer_name', 'customer_phone', 'dropoff_address', 'pickup_name'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  for (const text of [...Object.values(order), 'Mei Lin', 'Ring at Tan']) {
    expect(answer.payload).not.toContain(text)
  }
})

it('the export has the reasons of work by hand, transfers without the other rider, the status and the note', async () => {
  const orderId = await delivered()
  const { db } = world.deps
  const at = world.clock.now()
  await db.updateTable('offer').set({ given_reason: 'is nearer', taken_back_reason: 'is late' }).execute()
  await db
    .updateTable('rider_account')
    .set({ status_reason: 'passed the trial', note: 'prefers mornings' })
    .execute()
  const way = { vendor_id: 'shop', order_id: orderId, from_rider_id: 'siti', to_rider_id: 'mei' }
  await db
    .insertInto('rider_transfer')
    .values({ ...way, position: 0, operator_id: 'asia', reason: 'a flat tyre', state: 'open', asked_at: at })
    .execute()
  const answer = await exported()
  expect(answer.json()).toMatchObject({
    rider: { status_reason: 'passed the trial', note: 'prefers mornings' },
    offers: [
      { order_id: orderId, given_reason: 'is nearer', taken_back_reason: 'is late' },
      { order_id: orderId, transfer: 'pass_on', state: 'open', reason: 'a flat tyre' },
    ],
  })
  expect(answer.payload).not.toContain('mei')
})

it('the export has the times on duty of the rider', async () => {
  const at = world.clock.now()
  await rider.put('/duty', { state: 'off' })
  const position = {
    latitude: 1.301,
    longitude: 103.85,
    bearing: null,
    speed: null,
    accuracy: 10,
    battery: 0.5,
  }
  await rider.put('/duty', { state: 'on', position: { ...position, taken_at: at.getTime() / 1000 } })
  world.clock.advance(90)
  await rider.put('/duty', { state: 'break' })
  expect((await exported()).json().duty).toEqual([
    { at: at.toISOString(), ended_at: expect.stringContaining(world.clock.now().toISOString().slice(0, 19)) },
  ])
})

it('the export leaves out acts of another rider with the same order', async () => {
  const orderId = await delivered()
  await world.deps.db
    .updateTable('offer')
    .set({ ended_at: new Date(world.clock.now().getTime() + 1000) })
    .where('order_id', '=', orderId)
    .execute()
  expect((await exported()).json()).toMatchObject({ positions: [], messages: [] })
})

it('the export of many records has each of them once, in order', async () => {
  const orderId = await delivered()
  const begin = world.clock.now().getTime()
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    ...{ vendor_id: 'shop', order_id: orderId, latitude: 1.3, longitude: 103.8 },
    taken_at: new Date(begin + (index + 1) * 1000),
  }))
  await world.deps.db.insertInto('order_trail').values(rows).execute()
  const { positions } = (await exported()).json() as { positions: { at: string }[] }
  expect(positions).toHaveLength(2503)
  expect(positions.map(({ at }) => at)).toEqual([...new Set(positions.map(({ at }) => at))].toSorted())
})

it('another rider sees and exports nothing of it', async () => {
  await delivered()
  const other = await addRider(world.server, { riderId: 'ben' })
  expect((await kept(other)).filter(({ count }) => count > 0).map(({ kind }) => kind)).toEqual(['devices'])
  expect((await exported(other)).json()).toMatchObject({
    positions: [],
    acts: [],
    messages: [],
    earnings: [],
  })
})
