import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHmac } from 'node:crypto'
import { sealCard, type TypedCard, type Wallet } from './seal-card.ts'
import type { TestGateway } from './start-test-gateway.ts'

/** All that calls answer, each its own part of it. */
export interface GatewayAnswer {
  readonly error: { readonly code: string; readonly fields: object }
  readonly intent: GatewayAnswer
  readonly intent_id: string
  readonly refund_id: string
  readonly status: string
  readonly attempts: number
  readonly amount_refunded: number
  readonly failure: { readonly code: string }
  readonly card: { readonly instrument_id: string | null }
  readonly next_action: { readonly url: string }
  readonly payment_methods: readonly object[]
  readonly instruments: readonly { readonly instrument_id: string; readonly expired: boolean }[]
  readonly entries: readonly object[]
  readonly next_cursor: string | null
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: GatewayAnswer
}

export interface ReceivedEvent {
  readonly event_id: string
  readonly type: string
  readonly intent: { readonly intent_id: string; readonly version: number }
}

/** A merchant's server, which calls the gateway and receives its events. */
export interface Merchant {
  readonly hookUrl: string
  readonly events: ReceivedEvent[]
  /** Status of the answer to an event. */
  answerWith: number
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  wallet(more?: object): Promise<Wallet>
  intent(wallet: Wallet, more?: object): Promise<Answer>
  confirm(wallet: Wallet, intentId: string, typed: TypedCard | string, more?: object): Promise<Answer>
  stop(): Promise<void>
}

let keys = 0
export const newKey = (): string => `test-${(keys += 1)}`

export async function createMerchant(gateway: TestGateway, country = 'SG'): Promise<Merchant> {
  const secrets = gateway.merchants[country]
  if (!secrets) throw new Error('no such merchant')
  const events: ReceivedEvent[] = []
  const { server, url } = await listen(secrets.webhook_secret, events, () => merchant.answerWith)
  const merchant: Merchant = {
    hookUrl: url,
    events,
    answerWith: 200,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(gateway.url + path, {
        method,
        headers: {
          authorization: `Bearer ${secrets.api_key}`,
          'idempotency-key': newKey(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
    },
    async wallet(more = {}) {
      const tokenBody = { owner: 'vendor:1', can_save: true, origins: ['http://shop.test'], ...more }
      return (await merchant.call('POST', '/v1/wallets', tokenBody)).body as GatewayAnswer & Wallet
    },
    intent: ({ wallet_id, access_token }, more = {}) =>
      merchant.call('POST', '/v1/intents', {
        ...{ wallet_id, access_token, amount: 650, currency: 'SGD', reference: 'order-1' },
        ...{ methods: ['generic_creditcard'], webhook_url: url },
        ...more,
      }),
    async confirm(wallet, intentId, typed, more = {}) {
      const card = await sealCard(gateway.url, wallet, typeof typed === 'string' ? { number: typed } : typed)
      return merchant.call('POST', `/v1/intents/${intentId}/confirm`, { card, ...more })
    },
    stop: () => new Promise((done) => void server.close(() => done())),
  }
  return merchant
}

/** Takes only what is signed. */
async function listen(
  secret: string,
  events: ReceivedEvent[],
  statusOf: () => number,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const [, at = '', mac = ''] =
        /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['gateway-signature'])) ?? []
      const wanted = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      const status = mac === wanted ? statusOf() : 401
      if (status === 200) events.push(JSON.parse(body) as ReceivedEvent)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}
