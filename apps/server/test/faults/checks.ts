import { expect } from 'vitest'
import type { Shop } from '../../../../bench/city-day/shops.ts'
import { versionsOf } from '../../../web/src/features/orders/test/shop.ts'
import { eventually } from '../eventually.ts'
import type { Client } from './client.ts'
import type { FaultDatabase } from './database.ts'
import { type History, listOf, type Screen } from './shops.ts'

export interface Followed {
  readonly shop: Shop
  readonly screen: Screen
}

interface Checked {
  readonly database: FaultDatabase
  readonly client: Client
  readonly history: History
  readonly shops: readonly Shop[]
  readonly followed: readonly Followed[]
}

/** Checks the state after a fault, once the shops are silent. Returns how many orders were found. */
export async function expectWhole(checked: Checked): Promise<number> {
  const { database, shops, history } = checked
  const ids = shops.map(({ vendorId }) => vendorId)
  await eventually(async () =>
    expect(await database.query('select 1 from outbox where published_at is null')).toEqual([]),
  )
  const found = await expectOrders(database, ids, history)
  await expectOneRiderEach(database, ids)
  await expectBooks(database, ids)
  await expectSequences(database, ids)
  await untilEqual(checked)
  expect(history.wrong).toEqual([])
  return found
}

/** Every acknowledged order exists once, and no other one; one whose cancellation was acknowledged is cancelled. */
async function expectOrders(
  { query }: FaultDatabase,
  vendorIds: readonly string[],
  { placed, cancelled }: History,
): Promise<number> {
  const rows = await query<{ order_id: string; status: string }>(
    'select order_id, status from orders where vendor_id = any($1) order by order_id',
    [vendorIds],
  )
  const acknowledged = placed.map(({ orderId }) => orderId)
  expect(rows.map(({ order_id: id }) => id)).toEqual(acknowledged.toSorted())
  const alive = rows.filter(({ order_id: id, status }) => cancelled.has(id) && status !== 'CANCELLED')
  expect(alive).toEqual([])
  return rows.length
}

async function expectOneRiderEach({ query }: FaultDatabase, vendorIds: readonly string[]): Promise<void> {
  // Without an accepted offer nothing would be checked.
  await eventually(async () =>
    expect(
      await query("select 1 from offer where state = 'accepted' and vendor_id = any($1) limit 1", [
        vendorIds,
      ]),
    ).toHaveLength(1),
  )
  const several = await query(
    `select vendor_id, order_id, array_agg(rider_id) as riders from offer
     where state = 'accepted' and taken_back_at is null group by 1, 2 having count(*) > 1`,
  )
  expect(several).toEqual([])
  const strangers = await query(
    `select orders.order_id, orders.rider_id from orders
     join offer using (vendor_id, order_id)
     where offer.state = 'accepted' and taken_back_at is null and orders.rider_id <> offer.rider_id
       and not exists (select from rider_transfer where rider_transfer.order_id = orders.order_id)`,
  )
  expect(strangers).toEqual([])
}

/** Entries of the ledger sum to zero, and each delivered order has its fee and its cash booked once. */
async function expectBooks({ query }: FaultDatabase, vendorIds: readonly string[]): Promise<void> {
  const unbalanced = await query(
    'select order_id, position from ledger_posting group by 1, 2 having sum(amount_minor) <> 0',
  )
  expect(unbalanced).toEqual([])
  await eventually(async () => {
    const wrong = await query(
      `select orders.order_id from orders
       left join ledger_entry using (vendor_id, order_id)
       left join ledger_posting as fee on fee.vendor_id = orders.vendor_id and fee.order_id = orders.order_id
         and fee.position = ledger_entry.position and fee.account = 'receivable'
       where orders.vendor_id = any($1) and status = 'DELIVERED'
       group by orders.order_id, delivery_fee_minor
       having count(*) filter (where kind = 'FEE_EARNED') <> 1
         or count(*) filter (where kind = 'CASH_COLLECTED') <> 1
         or sum(fee.amount_minor) filter (where kind = 'FEE_EARNED') <> delivery_fee_minor`,
      [vendorIds],
    )
    expect(wrong).toEqual([])
  })
}

/** The published changes of a vendor are numbered from one on without a gap. */
async function expectSequences({ query }: FaultDatabase, vendorIds: readonly string[]): Promise<void> {
  const gaps = await query(
    `select vendor_id, count(*), min(sequence), max(sequence), last_sequence from outbox
     join vendor_stream using (vendor_id) where vendor_id = any($1)
     group by vendor_id, last_sequence
     having count(distinct sequence) <> last_sequence or min(sequence) <> 1 or max(sequence) <> last_sequence`,
    [vendorIds],
  )
  expect(gaps).toEqual([])
}

/** Until every page shows its orders as the service has them. */
async function untilEqual({ client, followed }: Checked): Promise<void> {
  for (const { shop, screen } of followed) {
    await eventually(async () => expect(screen.seen()).toEqual(versionsOf(await listOf(client, shop))))
  }
}
