import type { OrderStatus } from '@beckon/domain/order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { move as moveOrder } from '../../../../test/moving.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let orderId: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  const anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
})
afterAll(() => server.stop())

const send = (id: string, country = 'SG') =>
  server.app.inject({ url: `/api/orders/v1/public-order/${id}`, headers: { 'x-country': country } })
const move = (to: OrderStatus) => moveOrder(server, { vendorId: 'shop', orderId, to, actor: 'system' })

it('the public order contains its status, and nothing about sender, rider or recipient', async () => {
  const answer = await send(orderId)
  expect(Object.keys(answer.json().result).toSorted()).toEqual([
    'arrives_at',
    'brand',
    'created_at',
    'delay',
    'details',
    'eta',
    'link',
    'order_id',
    'preordered_for',
    'sentence',
    'status',
    'updated_at',
  ])
  expect(answer.json().result).toMatchObject({
    order_id: orderId,
    status: 'IN_PROGRESS',
    sentence: 'placed',
    eta: { lower: expect.any(Number), upper: expect.any(Number) },
    link: 'none',
    details: null,
  })
  for (const secret of ['Mei Lin', '91234567', 'Garden Road', 'Cake', 'Ring twice', '25.5']) {
    expect(answer.body).not.toContain(secret)
  }
})

it.each([
  ['an id that there is not', 'shop-0000000000000', 'SG'],
  ['no id at all', 'nonsense', 'SG'],
  ['another country', undefined, 'HU'],
])('the public order of %s is not found', async (_, id, country) => {
  const answer = await send(id ?? orderId, country)
  expect(answer.statusCode).toBe(404)
  expect(answer.json().errors[0].code).toBe('order.not-found')
})

it('gives the reason of a delay for as long as it holds', async () => {
  await move('RECEIVED')
  const reason = async (delay_reason: string) => {
    await server.platform.db.updateTable('orders').set({ delay_reason }).execute()
    return (await send(orderId)).json().result.delay
  }
  expect(await reason('NO_RIDER_YET')).toBe('NO_RIDER_YET')
  expect(await reason('ON_THE_ROAD')).toBeNull()
})

it('promises no time any more once the order is over', async () => {
  await move('CANCELLED')
  expect((await send(orderId)).json().result).toMatchObject({
    status: 'CANCELLED',
    sentence: 'cancelled',
    eta: null,
  })
})
