import { randomUUID } from 'node:crypto'
import type { IntentStatus, OrderRecord, OrderRequest, SavedCard } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { CardProvider } from '@beckon/domain/payment'
import type { Logger } from 'pino'
import { sealCard, type Wallet } from '../../../gateway/test/seal-card.ts'
import { startTestGateway, type TestGateway } from '../../../gateway/test/start-test-gateway.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { quoteFor } from '../ask-for-rider.ts'
import { until } from '../core.ts'
import { orderInput } from '../every-vendor-call.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import type { TestClock } from '../test-clock.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

export interface WorldAnswer<T> {
  readonly status: number
  readonly code: string | undefined
  readonly meta: Record<string, unknown>
  readonly result: T
}

export interface PayWish {
  readonly save?: boolean
  readonly key?: string
  readonly provider?: CardProvider
}

export interface PaymentWorld {
  readonly server: TestServer
  readonly gateway: TestGateway
  readonly clock: TestClock
  readonly shop: SignedIn
  call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    key?: string,
  ): Promise<WorldAnswer<T>>
  wallet(): Promise<Wallet>
  /** An order that waits for its payment. */
  intent(change?: (order: OrderRequest) => OrderRequest, key?: string): Promise<WorldAnswer<IntentStatus>>
  /** Pays with a new card, by its number. */
  pay(intent: IntentStatus, number: string, wish?: PayWish): Promise<WorldAnswer<IntentStatus>>
  payWith(intent: IntentStatus, cardId: string): Promise<WorldAnswer<IntentStatus>>
  follow(intent: IntentStatus): Promise<IntentStatus>
  record(orderId: string): Promise<OrderRecord>
  history(orderId: string): Promise<string[]>
  cards(): Promise<SavedCard[]>
  /** Account balances of an order; zero balances are left out. */
  books(orderId: string): Promise<Record<string, number>>
  stop(): Promise<void>
}

const base = '/api/orders/v1/order/payment'

interface WorldWish {
  /** It accepts no event of the gateway. */
  readonly isDeaf?: boolean
  /** How long it waits for the gateway, and three times that for a bank. */
  readonly gatewaySeconds?: number
  readonly country?: CountryCode
  readonly log?: Logger
}

/** The service with one shop, and a real gateway beside it. Its clock is the real one, and can be set ahead. */
export async function startPaymentWorld({
  isDeaf = false,
  gatewaySeconds = 60,
  country = 'SG',
  log,
}: WorldWish = {}): Promise<PaymentWorld> {
  const gateway = await startTestGateway()
  const clock = movableClock()
  const server = await startTestServer({
    clock,
    ...(log ? { log } : {}),
    env: {
      ROLES: 'api,worker',
      GATEWAY_URL: gateway.url,
      GATEWAY_KEYS: JSON.stringify(isDeaf ? deafTo(gateway) : gateway.merchants),
      // On a busy machine many payments at once take longer than an operator would wait.
      GATEWAY_SECONDS: String(gatewaySeconds),
    },
  })
  await activate(server, country)
  const vendors = [{ vendor_id: 'shop' }]
  const shop = await seedVendors(server, { country, email: 'anna@shop.test', vendors })
  const call = callerOf(server, shop)
  return {
    ...{ server, gateway, clock, shop, call },
    ...payerOf({ server, gateway, shop, call }),
    ...lookerOf(server, call),
    async stop() {
      await server.stop()
      await gateway.stop()
    },
  }
}

type Caller = PaymentWorld['call']

const callerOf =
  (server: TestServer, shop: SignedIn): Caller =>
  async (method, path, body, key) => {
    const answer = await server.app.inject({
      method,
      url: path,
      headers: { ...shop.headers, 'idempotency-key': key ?? randomUUID() },
      ...(body ? { payload: body } : {}),
    })
    const created = answer.json()
    const [error] = created.errors ?? []
    return { status: answer.statusCode, code: error?.code, meta: error?.meta ?? {}, result: created.result }
  }

type Paying = Pick<PaymentWorld, 'server' | 'gateway' | 'shop' | 'call'>

/** Requests that a browser sends to pay. */
function payerOf({
  server,
  gateway,
  shop,
  call,
}: Paying): Pick<PaymentWorld, 'wallet' | 'intent' | 'pay' | 'payWith'> {
  const opened: { wallet?: Wallet } = {}
  const wallet = async () => {
    opened.wallet ??= (await call<Wallet>('POST', `${base}/auth/shop`)).result
    return opened.wallet
  }
  const wallets = async () => {
    const { wallet_id, access_token: bearer_token } = await wallet()
    return { wallet_id, bearer_token, vendor_id: 'shop' }
  }
  const confirm = async (
    intent: IntentStatus,
    payment: object,
    key?: string,
  ): Promise<WorldAnswer<IntentStatus>> => {
    const body = { ...(await wallets()), intent_id: intent.intent_id, payment }
    return call('POST', `${base}/intent/confirm`, body, key)
  }
  return {
    wallet,
    async intent(change, key) {
      const { fee, signature } = (await quoteFor(server, shop, { vendorId: 'shop', payment: 'PAID' })).json()
      const input = orderInput({ vendorId: 'shop', orderId: '', ownerId: '', fee, signature })
      const request = { ...input, order: { ...input.order, payment_method: 'PAID' } } as OrderRequest
      return call(
        'POST',
        `${base}/intent`,
        { ...(await wallets()), order: change?.(request) ?? request },
        key,
      )
    },
    async pay(intent, number, { save = false, key, provider = 'generic_creditcard' } = {}) {
      const card = await sealCard(gateway.url, await wallet(), { number }, provider)
      return confirm(intent, { choice: 'NEW', card, save_card: save }, key)
    },
    payWith: (intent, cardId) => confirm(intent, { choice: 'EXISTING', card_id: cardId }),
  }
}

type WorldReader = Pick<PaymentWorld, 'follow' | 'record' | 'history' | 'cards' | 'books'>

function lookerOf(server: TestServer, call: Caller): WorldReader {
  const record: PaymentWorld['record'] = async (orderId) =>
    (await call<OrderRecord>('GET', `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`)).result
  return {
    record,
    follow: async (intent) =>
      (await call<IntentStatus>('GET', `${base}/intent/${intent.intent_id}?vendor_id=shop`)).result,
    async history(orderId) {
      const { status_history: past } = await record(orderId)
      return past.map(({ status, actor, reason }) => `${status} by ${actor}: ${reason}`)
    },
    cards: async () => (await call<SavedCard[]>('GET', `${base}/cards/shop`)).result,
    books: (orderId) => booksOf(server, orderId),
  }
}

/** With other secrets no event is accepted. */
const deafTo = ({ merchants }: TestGateway) =>
  Object.fromEntries(
    Object.entries(merchants).map(([country, { api_key }]) => [
      country,
      { api_key, webhook_secret: 'of somebody else altogether' },
    ]),
  )

async function activate(server: TestServer, country: CountryCode): Promise<void> {
  const setting = { country, name: 'onlinePaymentActivated', value: 'true' }
  await server.platform.db
    .insertInto('country_parameter')
    .values({ ...setting, changed_at: systemClock.now() })
    .execute()
}

async function booksOf(server: TestServer, orderId: string): Promise<Record<string, number>> {
  const rows = await server.platform.db
    .selectFrom('ledger_posting')
    .select(['account', 'amount_minor'])
    .where('order_id', '=', orderId)
    // The pay of riders is no money of the shop.
    .where('account', 'not in', ['rider_pay', 'rider_due'])
    .execute()
  const books: Record<string, number> = {}
  for (const { account, amount_minor } of rows) books[account] = (books[account] ?? 0) + amount_minor
  return Object.fromEntries(Object.entries(books).filter(([, minor]) => minor !== 0))
}

function movableClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    advance(seconds) {
      ahead += seconds * 1000
    },
  }
}

/** Waits until an order has a status, as work that runs by itself brings it there. */
export async function becomes(world: PaymentWorld, orderId: string, status: string): Promise<OrderRecord> {
  await until(async () => {
    const { status_history: past } = await world.record(orderId)
    return past.some((entry) => entry.status === status)
  })
  return world.record(orderId)
}
