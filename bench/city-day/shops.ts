import { randomUUID } from 'node:crypto'
import { accountCalls, deliveryCalls, orderCalls } from '@beckon/contract'
import { reconnectDelay } from '../../apps/web/src/platform/live/live.machine.ts'
import type pg from 'pg'
import { openScreen, type Screen } from '../screen.ts'
import { country, type Service } from '../service.ts'
import { timed } from '../stats.ts'

/** A shop of its own user. */
export interface Shop {
  readonly vendorId: string
  readonly email: string
  readonly authorization: string
  readonly latitude: number
  readonly longitude: number
}

type Caller = Pick<Service, 'call'>

/** As many as one user may have. */
const SCREENS_OF_A_USER = 20
const AT_ONCE = 20
/** Degrees within which the shops stand around those of the demo world. */
const SPREAD = 0.004

/** Opens shops like those of the demo world, each with a user, and logs the users in. Their ids have the numbers after `after`. */
export async function openShops(
  service: Caller,
  client: pg.Client,
  count: number,
  after = 50_000,
): Promise<Shop[]> {
  await client.query(
    `create temporary table new_shop as
     select $1::text || '-' || $5::int + number as vendor_id, 'shop-' || $5::int + number || '@bench.test' as email, template.*
     from generate_series(1, $2::int) as number
     join lateral (
       select vendor_id as like_vendor, (random() - 0.5) * $3 as north, (random() - 0.5) * $3 as east from vendor
       where country = $4 and not is_parent and latitude is not null and number > 0 order by random() limit 1
     ) as template on true`,
    [country.toLowerCase(), count, SPREAD, country, after],
  )
  await copyRows(client, 'vendor', 'vendor_id = new_shop.like_vendor', {
    vendor_id: 'new_shop.vendor_id',
    client_vendor_id: 'new_shop.vendor_id',
    parent_vendor_id: 'null',
    delivery_area: 'null',
    latitude: 'source.latitude + new_shop.north',
    longitude: 'source.longitude + new_shop.east',
  })
  await copyRows(client, 'user_account', `email = 'demo@beckon.test' and country = '${country}'`, {
    user_id: 'new_shop.email',
    email: 'new_shop.email',
  })
  await client.query('insert into vendor_owner (vendor_id, user_id) select vendor_id, email from new_shop')
  const { rows } = await client.query<{
    vendor_id: string
    email: string
    latitude: number
    longitude: number
  }>('select vendor_id, email, latitude, longitude from new_shop join vendor using (vendor_id)')
  return inTurn(rows, async ({ vendor_id: vendorId, email, latitude, longitude }) => ({
    ...{ vendorId, email, latitude, longitude },
    authorization: await logIn(service, email),
  }))
}

/** Copies the matching row of a table for each new shop, with other values for some columns. */
async function copyRows(
  client: pg.Client,
  table: string,
  match: string,
  other: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => other[name] ?? `source.${name}`)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
     from new_shop join ${table} as source on source.${match}`,
  )
}

/** Returns the header of a session of its own. */
export async function logIn(service: Caller, email: string): Promise<string> {
  const credentials = { email_address: email, password: 'Demo1234!' }
  const answer = await (await service.call('POST', accountCalls.login.path, credentials)).json()
  const { AccessToken, IdToken } = accountCalls.login.answer.parse(answer).result.AuthenticationResult
  return `Bearer ${AccessToken}|${IdToken}`
}

/** Sockets that follow the shops, spread evenly over them. */
export function openScreens(service: Service, shops: readonly Shop[], count: number): Promise<Screen[]> {
  const each = Math.min(SCREENS_OF_A_USER, Math.ceil(count / shops.length))
  const following = shops.flatMap((shop) => Array.from({ length: each }, () => shop)).slice(0, count)
  return inTurn(following, ({ authorization, vendorId }) =>
    openScreen(service.url, {
      authorization,
      vendorId,
      delayAfter: (failures) => reconnectDelay(failures, Math.random()),
    }),
  )
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results.push(await work(item))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** A shop requests a rider as its portal does, and looks at its orders. Milliseconds of each call, and the order's id. */
export async function requestRider(
  service: Service,
  shop: Shop,
): Promise<{ readonly orderId: string; readonly calls: readonly number[] }> {
  const calls: number[] = []
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: shop.authorization, 'idempotency-key': randomUUID() }
    let answer: unknown
    calls.push(
      await timed(async () => {
        const response = await service.call(method, path, body, headers)
        answer = await response.json()
        if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      }),
    )
    return answer
  }
  const door = { latitude: shop.latitude + nearby(), longitude: shop.longitude + nearby() }
  const quote = deliveryCalls.quoteFee.answer.parse(
    await ask('POST', deliveryCalls.quoteFee.path, {
      vendor_id: shop.vendorId,
      source: { latitude: shop.latitude, longitude: shop.longitude },
      destination: door,
      delivery_type: 'INSTANT',
    }),
  )
  const created = orderCalls.createOrder.answer.parse(
    await ask('POST', orderCalls.createOrder.path, {
      ...service.orderBody,
      vendor_id: shop.vendorId,
      customer: { ...service.orderBody.customer, location: { ...door, address: '5 Garden Road', notes: '' } },
      delivery_fee: quote.fee,
      signature: quote.signature,
    }),
  )
  await ask('GET', `/api/orders/v1/vendor/${shop.vendorId}/orders`)
  return { orderId: created.result.order_id, calls }
}

/** About a kilometre at most, in degrees. */
const nearby = () => (Math.random() - 0.5) * 0.014
