import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls, deliveryCalls, type IntentStatus, vendorCalls } from '@beckon/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDemoWorld } from '../../../demo/seed/index.ts'
import { sealCard, type Wallet } from '../../gateway/test/seal-card.ts'
import { startTestGateway, type TestGateway } from '../../gateway/test/start-test-gateway.ts'
import { isLong } from '../../../tools/test/is-long.ts'
import { refundsByHand, refundUnderKills } from './refunds-under-kills.ts'
import { freePort } from './servers/free-port.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const KILLS = isLong ? 5 : 3
const CLIENTS = 3
const country = 'SE'
const dataDir = mkdtempSync(join(tmpdir(), 'beckon-payment-kill-'))
/** Approved; approved later; approved, but the answer is lost; every event twice; declined. */
const cards = [
  '4111111111111111',
  '4000000000000077',
  '4000000000001018',
  '4000000000001026',
  '4000000000000002',
]

let database: TestDatabase
let gateway: TestGateway
let port = 0
let child: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  gateway = await startTestGateway()
  const config = { environment: 'san', databaseUrl: database.url, dataDir, defaultCountry: country } as const
  await prepareDemoWorld({ config, progress: () => undefined })
  const settings = [
    ['onlinePaymentActivated', 'true'],
    ['quoteSeconds', '86400'],
  ]
  const values = settings.map(([name, value]) => `('${country}', '${name}', '${value}', now())`).join(', ')
  await query(`
    insert into country_parameter (country, name, value, changed_at) values ${values}
    on conflict (country, name) do update set value = excluded.value`)
  port = await freePort()
})

afterAll(async () => {
  child?.kill('SIGKILL')
  await gateway.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<void> {
  child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEFAULT_COUNTRY: country,
      ROLES: 'api,live,worker',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      GATEWAY_URL: gateway.url,
      GATEWAY_KEYS: JSON.stringify(gateway.merchants),
    },
    stdio: 'ignore',
  })
  while (!(await call('GET', '/readyz').catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
}

async function killServer(): Promise<void> {
  if (!child) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'x-country': country, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

interface Shop {
  readonly wallet: Wallet
  readonly vendorId: string
  readonly order: object
  readonly headers: Record<string, string>
}

async function openShop(): Promise<Shop> {
  const login = await call('POST', '/api/auth/v1/login', {
    email_address: 'demo@beckon.test',
    password: 'Demo1234!',
  })
  const { AccessToken, IdToken } = accountCalls.login.answer.parse(await login.json()).result
    .AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` }
  const vendors = vendorCalls.listVendors.answer.parse(
    await (await call('GET', '/api/orders/v1/vendors', undefined, headers)).json(),
  )
  const [vendor] = vendors.result.vendors
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (!vendor || !latitude || !longitude) throw new Error('the demo world has no vendor')
  const door = { latitude: latitude + 0.01, longitude: longitude + 0.01 }
  const way = { vendor_id: vendor.vendor_id, source: { latitude, longitude }, destination: door }
  const requested = { ...way, delivery_type: 'INSTANT', payment_method: 'PAID' }
  const quote = deliveryCalls.quoteFee.answer.parse(
    await (await call('POST', '/api/hurrier/v1/delivery/fee', requested, headers)).json(),
  )
  const opened = await call(
    'POST',
    `/api/orders/v1/order/payment/auth/${vendor.vendor_id}`,
    undefined,
    headers,
  )
  const { result: wallet } = (await opened.json()) as { result: Wallet }
  return { wallet, vendorId: vendor.vendor_id, headers, order: orderOf(vendor.vendor_id, door, quote) }
}

const orderOf = (vendorId: string, door: object, quote: { fee: number; signature: string }) => ({
  vendor_id: vendorId,
  customer: {
    name: 'Elsa Berg',
    phone_number: '+46701234567',
    location: { ...door, address: 'Storgatan 1', notes: '' },
  },
  order: { payment_method: 'PAID', amount: 99, description: 'Bread', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: quote.fee,
  signature: quote.signature,
})

/** Like a browser: the same call with the same key until it has an answer. */
async function insist(shop: Shop, path: string, body: object): Promise<IntentStatus | undefined> {
  const key = randomUUID()
  const { wallet_id, access_token: bearer_token } = shop.wallet
  const whole = { wallet_id, bearer_token, vendor_id: shop.vendorId, ...body }
  const url = `/api/orders/v1/order/payment${path}`
  // A start on a loaded machine takes long; the test itself is bounded.
  for (;;) {
    const answer = await call('POST', url, whole, { ...shop.headers, 'idempotency-key': key }).catch(
      () => null,
    )
    const response = await answer?.json().catch(() => null)
    if (answer?.ok && response) return (response as { result: IntentStatus }).result
    // The first attempt is still in progress, or was when the server was killed: its outcome is polled
    // instead of sending it again.
    if (answer?.status === 409) return undefined
    if (answer && answer.status < 500)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(response)}`)
    await pause(50)
  }
}

/** Repeats the actions of a shop: an order, a card payment, and now and then a cancellation. */
async function shopUntil(shop: Shop, isOver: () => boolean, done: () => void): Promise<void> {
  while (!isOver()) {
    const intent = await insist(shop, '/intent', { order: shop.order })
    if (!intent) continue
    const number = cards[randomInt(cards.length)] ?? ''
    const card = await sealCard(gateway.url, shop.wallet, { number })
    const payment = { choice: 'NEW', card, save_card: false }
    await insist(shop, '/intent/confirm', { intent_id: intent.intent_id, payment })
    done()
    if (randomInt(3) > 0) continue
    const cancel = { vendor_id: shop.vendorId, order_id: intent.order_id, reason: 'MISTAKE_ERROR' }
    await call('PUT', '/api/orders/v1/order/cancel', cancel, shop.headers).catch(() => undefined)
  }
}

test(
  `after ${KILLS} kills in the middle of paying and two of refunding by hand, no money is lost or doubled`,
  {
    timeout: 1_800_000,
  },
  async () => {
    await startServer()
    const shop = await openShop()
    const state = { paid: 0, isOver: false }
    const clients = Array.from({ length: CLIENTS }, () =>
      shopUntil(
        shop,
        () => state.isOver,
        () => void (state.paid += 1),
      ),
    )
    for (let kill = 0; kill < KILLS; kill += 1) {
      const wanted = state.paid + randomInt(1, 6)
      while (state.paid < wanted) await pause(5)
      await killServer()
      await startServer()
    }
    state.isOver = true
    await Promise.all(clients)
    const refunded = await refundUnderKills({ kills: 2, query, call, killServer, startServer })
    await expectSettled()
    expect(await refundsByHand(query)).toEqual(refunded)
    await expectBooks()
    await expectBooksOfGateway()
  },
)

async function query<T extends pg.QueryResultRow>(text: string, url = database.url): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

/**
 * Background jobs finish open payments and refunds without a request, and poll the gateway for overdue
 * outcomes.
 */
async function expectSettled(): Promise<void> {
  const open = () =>
    query(`
      select order_id, state from payment_intent where state in ('PROCESSING', 'ACTION_REQUIRED')
      union all select order_id, state from refund where state in ('DECIDED', 'SENT')
      union all select order_id, status from orders where status = 'PAYMENT_COMMITTED'`)
  for (let turn = 0; turn < 1200; turn += 1) {
    if ((await open()).length === 0) return
    await pause(200)
  }
  expect(await open()).toEqual([])
}

/**
 * The postings of every entry sum to zero; the money of each order is in the account that its status
 * implies.
 */
async function expectBooks(): Promise<void> {
  const unbalanced = await query(`
    select order_id, position from ledger_posting group by 1, 2 having sum(amount_minor) <> 0`)
  expect(unbalanced).toEqual([])
  const wrong = await query(`
    select orders.order_id, orders.status, intent.state, intent.taken_minor, prepaid.sum as prepaid
    from orders join payment_intent as intent using (vendor_id, order_id)
    left join lateral (
      select coalesce(-sum(amount_minor), 0)::bigint as sum from ledger_posting as posting
      where posting.order_id = orders.order_id and account = 'prepaid'
    ) as prepaid on true
    where (intent.state = 'SUCCEEDED') <> (intent.taken_minor = intent.amount_minor)
      or orders.status in ('CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED') and prepaid.sum <> 0
      or orders.status in ('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'STALLED')
        and prepaid.sum <> intent.amount_minor
      or orders.status in ('INITIATED', 'PAYMENT_INITIATED') and intent.taken_minor <> 0`)
  expect(wrong).toEqual([])
}

/** The payments and refunds of the gateway match the ledger, order by order. */
async function expectBooksOfGateway(): Promise<void> {
  const ours = await query<{ order_id: string; minor: string }>(`
    select order_id, sum(amount_minor)::text as minor from ledger_posting where account = 'gateway'
    group by order_id having sum(amount_minor) <> 0 order by order_id`)
  const theirs = await query<{ order_id: string; minor: string }>(
    `select reference as order_id, sum(amount_captured - amount_refunded)::text as minor from gateway.intent
     group by reference having sum(amount_captured - amount_refunded) <> 0 order by reference`,
    gateway.databaseUrl,
  )
  expect(ours).toEqual(theirs)
  expect(ours.length).toBeGreaterThan(0)
}
