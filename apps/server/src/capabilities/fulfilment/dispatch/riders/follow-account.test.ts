import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderKeyOf } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider } from '../../../../../test/seed/seed-rider.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../../test/worlds/dispatch-world.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { followAccount } from './follow-account.ts'
import { withdrawOpenOffer } from '../search/answer-offer.ts'
import { seekRider } from '../search/seek-rider.ts'

let world: DispatchWorld
let operator: SeededOperator
let riderId: string
let numbers = 0
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  numbers += 1
  const phone = await acceptInvitation(
    world.server,
    await inviteRider(world.server, operator, `+659123450${numbers}`),
  )
  riderId = phone.riderId
  await world.deps.db
    .updateTable('rider')
    .set({ on_duty: true, latitude: 1.301, longitude: 103.85 })
    .where('rider_id', '=', riderId)
    .execute()
})

const setStatus = (status: string) =>
  send(world.server, 'PUT', `/api/ops/v1/riders/${riderId}/status`, {
    headers: operator.headersIn('SG'),
    body: { status, reason: 'complaint 12' },
  })
const row = () =>
  world.deps.db
    .selectFrom('rider')
    .select(['on_duty', 'open_offer_id'])
    .where('rider_id', '=', riderId)
    .executeTakeFirstOrThrow()

it.each(['suspended', 'left'])('a rider who is %s goes off duty and gets no offer', async (status) => {
  await setStatus(status)
  const orderId = await world.search()
  expect(await row()).toEqual({ on_duty: false, open_offer_id: null })
  expect(await world.history(orderId)).toEqual(begun)
})

it.each(['suspended', 'left'])('the time on duty of a rider who is %s ends', async (status) => {
  const { db, clock } = world.deps
  const began_at = clock.now()
  await db.insertInto('rider_duty').values({ rider_id: riderId, country: 'SG', began_at }).execute()
  world.clock.advance(60)
  await setStatus(status)
  await setStatus('active')
  const { ended_at } = await db.selectFrom('rider_duty').select('ended_at').executeTakeFirstOrThrow()
  expect(ended_at).toEqual(clock.now())
})

it('the open offer of a suspended rider goes to the next rider, once', async () => {
  const orderId = await world.search()
  expect((await row()).open_offer_id).toBe(`${orderId}.0`)
  await setStatus('suspended')
  await withdrawOpenOffer(world.deps, { riderId })
  await withdrawOpenOffer(world.deps, { riderId })
  expect(await row()).toEqual({ on_duty: false, open_offer_id: null })
  const offers = await world.deps.db
    .selectFrom('offer')
    .select(['state', 'reason'])
    .where('order_id', '=', orderId)
    .execute()
  expect(offers).toEqual([{ state: 'withdrawn', reason: 'RIDER_ENDED' }])
  await world.riders('next')
  await seekRider(world.deps, orderKeyOf(orderId))
  expect(await world.history(orderId)).toEqual([
    ...begun,
    offered,
    'WAITING_FOR_TRANSPORT by system: OFFER_EXPIRED',
    offered,
  ])
})

it('the open offer of a rider who is active stays', async () => {
  await world.search()
  const before = await row()
  await withdrawOpenOffer(world.deps, { riderId })
  expect(await row()).toEqual(before)
})

it('the end of a suspension does not bring a rider on duty', async () => {
  await setStatus('suspended')
  await setStatus('active')
  expect((await row()).on_duty).toBe(false)
})

it('a rider who has left is neither reached by push nor located by a tracker any more', async () => {
  const [rider] = await world.riders('siti')
  const { db } = world.deps
  await rider.post('/tracker')
  await rider.put('/push', { endpoint: 'https://push.test/1', keys: { p256dh: 'key', auth: 'secret' } })
  const ended = {
    riderId: 'siti',
    country: 'SG',
    name: 'Siti',
    phone: '+6580000000',
    vehicle: 'bicycle',
    keepsDevices: false,
  } as const
  await inTransaction(db, (tx) => followAccount(world.deps, tx, { ...ended, status: 'left' }))
  expect(await db.selectFrom('rider_tracker').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('rider_push').selectAll().execute()).toEqual([])
})
