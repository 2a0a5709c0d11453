import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { liveMessage, webhookCalls } from '@beckon/contract'
import pg from 'pg'
import { WebSocket } from 'ws'
import { ms, type Row } from '../report.ts'
import { type Service, startService } from '../service.ts'
import { load, median, percentile } from '../stats.ts'

const EVENTS = 2000
const ROUNDS = 5
const ORDERS = 100
const WARM_UP = 20

interface Received {
  readonly type: string
  readonly data: { readonly order_id?: string }
}

/** Deliveries per second beside bare POSTs to the same receiver, and the way of a change to a receiver beside that to a screen. */
export async function webhooks(): Promise<Row[]> {
  const receiver = await startReceiver()
  process.env['WEBHOOK_HOSTS'] = '127.0.0.1:*'
  const service = await startService('api,live,worker')
  await addEndpoint(service, receiver.url)
  const times = await measureOrders(service, receiver)
  const many = await measureMany(service, receiver)
  await service.stop()
  receiver.stop()
  return [times, many]
}

async function startReceiver() {
  let listener: (event: Received, at: number) => void = () => undefined
  const attend = async (received: IncomingMessage, answer: ServerResponse) => {
    const body = await text(received)
    answer.writeHead(204).end()
    listener(JSON.parse(body), performance.now())
  }
  const server = createServer((received, answer) => void attend(received, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    onEvent(next: typeof listener) {
      listener = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>

async function addEndpoint(service: Service, url: string): Promise<void> {
  const path = webhookCalls.createWebhookEndpoint.path.replace(':id', service.vendor.vendor_id)
  const answer = await service.call('POST', path, { url }, { authorization: service.authorization })
  if (!answer.ok) throw new Error(`no endpoint: ${await answer.text()}`)
}

/** Time from the request for an order to its event at the receiver and to its update on a screen. */
async function measureOrders(service: Service, receiver: Receiver): Promise<Row> {
  const token = Buffer.from(service.authorization).toString('base64')
  const socket = new WebSocket(
    `${service.url.replace('http', 'ws')}/live?Authorization=${encodeURIComponent(token)}`,
  )
  await once(socket, 'open')
  socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: service.vendor.vendor_id } }))
  await once(socket, 'message')
  const atReceiver = firstTimes()
  const onScreen = firstTimes()
  receiver.onEvent(({ type, data }, at) => {
    if (type === 'order.created') atReceiver.arrived(data.order_id ?? '', at)
  })
  socket.on('message', (raw: Buffer) => {
    const at = performance.now()
    const message = liveMessage.parse(JSON.parse(raw.toString()))
    if (message.type === 'order_update') onScreen.arrived(message.data.order.order_id, at)
  })
  const [hook, screen]: [number[], number[]] = [[], []]
  for (let count = -WARM_UP; count < ORDERS; count += 1) {
    const begin = performance.now()
    const orderId = await service.createOrder()
    const [a, b] = await Promise.all([atReceiver.of(orderId), onScreen.of(orderId)])
    if (count < 0) continue
    hook.push(a - begin)
    screen.push(b - begin)
  }
  socket.terminate()
  return {
    what: 'order to the receiver of a webhook, median',
    ratio: percentile(hook, 0.5) / percentile(screen, 0.5),
    baseline: 'the same to a screen',
    limit: 3,
    detail: `to the receiver p50 ${ms(percentile(hook, 0.5))}, p99 ${ms(percentile(hook, 0.99))}; to a screen p50 ${ms(percentile(screen, 0.5))}, p99 ${ms(percentile(screen, 0.99))}`,
  }
}

/** The time at which something first arrived, by its id. */
function firstTimes() {
  const times = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  return {
    arrived(id: string, at: number) {
      if (times.has(id)) return
      times.set(id, at)
      waiting.get(id)?.(at)
    },
    of: (id: string): Promise<number> =>
      new Promise((done) => {
        const at = times.get(id)
        if (at === undefined) waiting.set(id, done)
        else done(at)
      }),
  }
}

/**
 * Events of all shops of the business, written at once, beside as many bare requests with the same body, as many at once: in
 * rounds, because other work on the machine slows one of the two down for a moment.
 */
async function measureMany(service: Service, receiver: Receiver): Promise<Row> {
  const client = new pg.Client(service.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ vendor_id: string }>(
    `select vendor_id from vendor where $1 in (vendor_id, parent_vendor_id)
      or parent_vendor_id = (select parent_vendor_id from vendor where vendor_id = $1)`,
    [service.vendor.vendor_id],
  )
  const shops = rows.map((row) => row.vendor_id)
  const atOnce = Math.min(shops.length, 8)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const delivered = await deliveriesPerSecond(client, receiver, { shops, round })
    const bare = await load(EVENTS, atOnce, () => post(receiver.url))
    rounds.push({ delivered, bare: bare.perSecond })
  }
  await client.end()
  const ratios = rounds.map(({ delivered, bare }) => bare / delivered)
  const middle = (name: keyof Round) => median(rounds.map((round) => round[name])).toFixed(0)
  return {
    what: `bare POSTs per second, ${atOnce} at once`,
    ratio: median(ratios),
    baseline: `deliveries per second, from the commit of their events; median of ${ROUNDS} rounds`,
    limit: 8,
    detail: `${middle('delivered')} deliveries a second, ${middle('bare')} bare requests; ${shops.length} shops; ratios ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`,
  }
}

interface Round {
  readonly delivered: number
  readonly bare: number
}

async function deliveriesPerSecond(
  client: pg.Client,
  receiver: Receiver,
  { shops, round }: { readonly shops: readonly string[]; readonly round: number },
): Promise<number> {
  const all = new Promise<number>((done) => {
    let left = EVENTS
    receiver.onEvent(({ type }, at) => {
      if (type === 'cash.settled' && (left -= 1) === 0) done(at)
    })
  })
  const begin = performance.now()
  await client.query(
    `insert into public_event (vendor_id, event_id, country, type, subject, data, occurred_at, expires_at)
      select ($1::text[])[1 + n % $2], 'evt_bench_' || $4 || '_' || n, 'SG', 'cash.settled', n::text,
        '{"settlement_id":"x","amount":{"amount":100,"currency":"SGD"},"orders":1}', now(), now() + interval '1 day'
      from generate_series(1, $3) as n`,
    [shops, shops.length, EVENTS, String(round)],
  )
  return EVENTS / (((await all) - begin) / 1000)
}

const agent = new Agent({ keepAlive: true })
const body = JSON.stringify({
  type: 'bare',
  timestamp: new Date(0).toISOString(),
  data: { padding: 'x'.repeat(150) },
})

const post = (url: string): Promise<void> =>
  new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', done)
    })
    sent.on('error', fail)
    sent.end(body)
  })
