import { orderStatuses, orderWays } from '@beckon/domain/order'
import { refundCauses } from '@beckon/domain/payment'
import { sql } from 'kysely'
import { requestedOrder } from '../ask-for-rider.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import { type TestClock, testClock } from '../test-clock.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** A service with orders of two shops in Singapore, of every status, with cash and refunds. */
export interface NumbersWorld {
  readonly server: TestServer
  readonly clock: TestClock
  /** Adds orders of all kinds, one every `seconds` before now. */
  fill(count: number, seconds: number): Promise<void>
}

/** East of the meridian of the city; the shop `tea` is there, `cakes` is not. */
export const eastZone = {
  type: 'Polygon',
  coordinates: [
    [
      [103.9, 1.2],
      [104.1, 1.2],
      [104.1, 1.5],
      [103.9, 1.5],
      [103.9, 1.2],
    ],
  ],
} as const

export async function startNumbersWorld(): Promise<NumbersWorld> {
  const clock = testClock()
  const server = await startTestServer({ clock, env: { ROLES: 'api' } })
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'cakes' }, { vendor_id: 'tea', longitude: 103.95 }],
  })
  const first = await requestedOrder(server, owner, { vendorId: 'cakes' })
  const { db } = server.platform
  await db
    .insertInto('zone')
    .values({ country: 'SG', zone_id: 'east', name: 'East', area: JSON.stringify(eastZone) })
    .execute()
  return { server, clock, fill: (count, seconds) => fill(server, first, { count, seconds }) }
}

const textArray = (values: readonly string[]) => sql`${[...values]}::text[]`

async function fill(
  { platform: { db, clock } }: TestServer,
  first: string,
  { count, seconds }: { readonly count: number; readonly seconds: number },
): Promise<void> {
  const now = clock.now()
  // Each fact repeats with a prime of its own, so that all of them meet.
  await sql`
    insert into orders
    select filled.* from orders as one, generate_series(1, ${count}::int) as n,
      lateral (select ${now}::timestamptz - n * ${seconds}::int * interval '1 second' as made) as times,
      lateral jsonb_populate_record(one, jsonb_build_object(
      'vendor_id', case when n % 3 = 0 then 'tea' else 'cakes' end,
      'pickup_longitude', case when n % 3 = 0 then 103.95 else 103.85 end,
      'order_id', (case when n % 3 = 0 then 'tea-' else 'cakes-' end) || lpad(upper(to_hex(n)), 14, '0'),
      'created_at', made, 'updated_at', made, 'ready_at', made + interval '10 minutes',
      'promised_upper', made + interval '50 minutes', 'distance_metres', (n % 11) * 500,
      'status', (${textArray(orderStatuses)})[n % 23 + 1], 'way', (${textArray(orderWays)})[n % 5 + 1],
      'preordered_for', case when n % 29 = 0 then made + interval '3 hours' end,
      'first_searched_at', case when n % 7 > 0 then made + interval '5 seconds' end,
      'first_accepted_at', case when n % 7 > 1 then made + (5 + n % 101) * interval '1 second' end,
      'picked_up_at', case when n % 7 > 2 then made + (n % 53) * interval '1 minute' end,
      'door_reached_at', case when n % 7 > 3 then made + interval '30 minutes' end,
      'delivered_at', case when n % 7 > 4 then made + (30 + n % 41) * interval '1 minute' end,
      'closed_at', case when n % 7 = 4 then made + interval '40 minutes' end,
      'cancel_reason', case when n % 13 = 0 then null when n % 2 = 0 then 'MISTAKE_ERROR' else 'NO_RIDER_FOUND' end
    )) as filled
    where one.order_id = ${first}`.execute(db)
  await sql`
    insert into cash_collection (vendor_id, order_id, country, due_minor, collected_minor, collected_at, settled_at)
    select vendor_id, order_id, country, 2000, case when distance_metres = 500 then 1500 else 2000 end, delivered_at,
      case when distance_metres > 2000 then delivered_at + interval '1 day' end
    from orders where delivered_at is not null and distance_metres % 1000 = 500`.execute(db)
  await sql`
    insert into payment_intent (vendor_id, order_id, intent_id, country, provider, user_id, wallet_id, state,
      amount_minor, currency, created_at, updated_at, asked_at, expires_at)
    select vendor_id, order_id, order_id, country, 'SANDBOX', 'user', 'wallet', 'SUCCEEDED', 1000, currency,
      created_at, created_at, created_at, created_at + interval '1 hour'
    from orders where closed_at is not null`.execute(db)
  await sql`
    insert into refund (vendor_id, order_id, refund_id, country, cause, state, amount_minor, created_at, updated_at)
    select vendor_id, order_id, order_id || '-' || place, country,
      (${textArray(refundCauses)})[distance_metres / 1000 + 1],
      case when distance_metres = 4000 then 'FAILED' else 'DONE' end, 300 * place, created_at + interval '1 hour',
      created_at + interval '1 hour'
    from orders, generate_series(1, 2) as place where closed_at is not null`.execute(db)
  for (const table of ['orders', 'cash_collection', 'refund'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}
