import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { sendDocument } from '../../../../../test/seed/send-document.ts'
import { send } from '../../../../../test/post.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { seekRider } from './seek-rider.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await world.set('riderDocuments', 'identity')
  ;[rider] = await world.riders('siti')
  await world.deps.db.updateTable('rider_account').set({ is_simulated: false }).execute()
})

const ops = (method: 'PUT' | 'POST', path: string, body: object) =>
  send(world.server, method, `/api/ops/v1/${path}`, { headers: operator.headersIn('SG'), body })
const expiresAfter = (days: number) =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
async function approved(days = 100): Promise<void> {
  const { id } = await sendDocument(world.server, rider.headers, { expires_on: expiresAfter(days) })
  const path = `riders/siti/documents/${id}/decision`
  expect((await ops('PUT', path, { decision: 'approved', reason: 'looked at it' })).code).toBe('ok')
}
const seek = (orderId: string) => seekRider(world.deps, orderKeyOf(orderId))

it('a rider without a required document gets no offers until it is approved', async () => {
  const orderId = await world.search()
  expect(await rider.work()).toMatchObject({ offer: null, duty: { state: 'on', no_offers: ['documents'] } })
  await sendDocument(world.server, rider.headers, { expires_on: expiresAfter(100) })
  await seek(orderId)
  expect((await rider.work()).offer).toBeNull()
  await approved()
  await seek(orderId)
  expect(await rider.work()).toMatchObject({
    offer: { offer_id: `${orderId}.0` },
    duty: { no_offers: [] },
  })
})

it('a rider whose document expires keeps the parcel in hand and delivers it, and gets no other', async () => {
  await approved(1)
  const orderId = await world.accepted(rider)
  await world.deps.db
    .updateTable('rider_document')
    .set({ expires_on: expiresAfter(-1) })
    .execute()
  expect((await rider.work()).duty.no_offers).toEqual(['documents'])
  expect((await rider.act('collect', orderId)).code).toBe('ok')
  expect((await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })).code).toBe('ok')
  await world.search()
  expect((await rider.work()).offer).toBeNull()
})

it('an offer cannot be accepted after a required document has expired', async () => {
  await approved()
  const orderId = await world.search()
  await world.deps.db
    .updateTable('rider_document')
    .set({ expires_on: expiresAfter(-1) })
    .execute()
  expect((await rider.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.gone')
})

it('simulated riders, and riders of a vehicle that needs none, get offers without documents', async () => {
  await world.deps.db.updateTable('rider_account').set({ is_simulated: true }).execute()
  const orderId = await world.search()
  expect((await rider.work()).offer?.offer_id).toBe(`${orderId}.0`)
  await rider.post(`/offer/${orderId}.0/decline`, { reason: 'BUSY' })
  await world.deps.db.updateTable('rider_account').set({ is_simulated: false }).execute()
  await world.set('riderDocuments', 'driving_licence|insurance')
  const other = await world.search()
  expect((await rider.work()).offer?.offer_id).toBe(`${other}.0`)
})
