import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { hold } from '../../../../../test/hold.ts'
import { moving } from '../../../../../test/moving.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { presentOrder } from './present-order.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Moves the order and keeps others from reading it until the lock is released; its history can be read as it was. */
const holdMove = (orderId: string) =>
  hold(
    server.databaseUrl,
    `do $$ begin
      lock table orders in access exclusive mode;
      insert into order_status (vendor_id, order_id, position, status, actor, created_at)
        select vendor_id, order_id, position + 1, 'CANCELLED', 'vendor', now() from order_status
        where order_id = '${orderId}' order by position desc limit 1;
      update orders set status = 'CANCELLED', version = version + 1 where order_id = '${orderId}';
    end $$`,
  )

it('an order that moves while it is presented has the history of the version that it is presented with', async () => {
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'live@shop.test',
    vendors: [{ vendor_id: 'live' }],
  })
  const orderId = await requestedOrder(server, owner, { vendorId: 'live' })
  const moved = await holdMove(orderId)
  const { db } = server.platform
  const presenting = presentOrder({ ...moving(server), db }, { vendorId: 'live', orderId })
  await moved.quiet(1)
  await moved.release()
  const order = await presenting
  expect(order?.status).toBe('CANCELLED')
  expect(order?.status_history.at(-1)?.status).toBe('CANCELLED')
})
