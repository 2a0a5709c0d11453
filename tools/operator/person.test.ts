import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../apps/server/test/dispatch.ts'
import { phonePicture, sendPhoto } from '../../apps/server/test/pictures.ts'
import { type DispatchWorld, startDispatchWorld } from '../../apps/server/test/worlds/dispatch-world.ts'
import { PERSON_USAGE, runPersonCommand } from './person.ts'

const PHONE = '+6591234567'
const files = new Map<string, string>()
let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  files.clear()
  await world.server.platform.db.deleteFrom('saved_address').execute()
  rider = await addRider(world.server, { riderId: 'siti' })
})

const run = (...args: string[]) =>
  runPersonCommand(
    {
      db: world.server.platform.db,
      clock: world.clock,
      writeFile: async (path, content) => void files.set(path, content),
    },
    args,
  )

/** A delivered order of Mei Lin, with a photo, a message and a saved address. */
async function delivered(): Promise<string> {
  const orderId = await world.accepted(rider)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, orderId)
  }
  await sendPhoto(world.server, rider, orderId, await phonePicture())
  const { db } = world.server.platform
  await db.updateTable('orders').set({ status: 'DELIVERED' }).where('order_id', '=', orderId).execute()
  const address = {
    latitude: 1.31,
    longitude: 103.86,
    unit: '',
    building: '',
    notes: '',
    search_text: 'mei lin',
  }
  await db
    .insertInto('saved_address')
    .values({
      ...{ vendor_id: 'shop', address_id: orderId, country: 'SG', name: 'Mei Lin', phone_number: PHONE },
      ...{
        ...address,
        address_text: '5 Garden Road',
        created_at: world.clock.now(),
        changed_at: world.clock.now(),
      },
    })
    .execute()
  return orderId
}

/** Everything that the database holds, as text. */
async function everything(orderId: string): Promise<string> {
  const { db } = world.server.platform
  const order = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).execute()
  const history = await db.selectFrom('order_status').selectAll().where('order_id', '=', orderId).execute()
  const saved = await db.selectFrom('saved_address').selectAll().where('phone_number', '=', PHONE).execute()
  const photos = await db
    .selectFrom('proof_photo')
    .select('photo_id')
    .where('order_id', '=', orderId)
    .execute()
  return JSON.stringify({ order, history, saved, photos })
}

it('exports what is stored about a customer, found by number in any form', async () => {
  const orderId = await delivered()
  const { ok } = await run('export', '9123 4567', 'mei.json', 'sg')
  expect(ok).toBe(true)
  const { found } = JSON.parse(files.get('mei.json') ?? '{}')
  expect(found.orders).toMatchObject([{ order_id: orderId, customer_name: 'Mei Lin' }])
  expect(found.saved_address).toMatchObject([{ address_text: '5 Garden Road' }])
  expect(found.proof_photo).toHaveLength(1)
})

it('erases a customer, keeps the books, and records it without the number', async () => {
  const orderId = await delivered()
  expect(await everything(orderId)).toContain('Mei Lin')
  expect(await run('erase', PHONE, 'SG')).toMatchObject({ ok: true })
  const left = await everything(orderId)
  for (const word of ['Mei Lin', '91234567', 'Garden Road', 'Ring twice', 'photo_id'])
    expect(left).not.toContain(word)
  const { db } = world.server.platform
  const order = await db
    .selectFrom('orders')
    .select(['status', 'delivery_fee_minor'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(order.status).toBe('DELIVERED')
  expect(Number(order.delivery_fee_minor)).toBeGreaterThan(0)
  const changes = await db
    .selectFrom('operator_change')
    .selectAll()
    .where('subject', '=', 'customer')
    .execute()
  expect(changes).toMatchObject([{ after: 'erased', operator_id: 'command line' }])
  expect(JSON.stringify(changes)).not.toContain('91234567')
  // The shop still reads its order.
  expect((await world.record(orderId)).customer.name).toBe('')
  expect(await run('erase', PHONE, 'SG')).toMatchObject({ ok: false })
})

it('does not erase a customer whose parcel is underway, or one of another country', async () => {
  const orderId = await world.accepted(rider)
  expect(await run('erase', PHONE, 'SG')).toMatchObject({ ok: false })
  expect(await run('erase', PHONE, 'MY')).toMatchObject({ ok: false })
  expect(await everything(orderId)).toContain('Mei Lin')
})

it('shows its usage for other arguments', async () => {
  for (const args of [[], ['erase', PHONE], ['erase', PHONE, 'XX'], ['show', PHONE, 'SG']]) {
    expect(await run(...args)).toEqual({ ok: false, lines: [PERSON_USAGE] })
  }
  expect(await run('erase', 'nobody', 'SG')).toMatchObject({ ok: false })
})
