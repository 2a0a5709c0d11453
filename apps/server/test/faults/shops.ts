import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deliveryCalls, type LiveMessage, orderCalls, type OrderRecord } from '@beckon/contract'
import { WebSocket } from 'ws'
import { logIn, type Shop } from '../../../../bench/city-day/shops.ts'
import { openShop, type SocketEvents, socketOf } from '../../../web/src/features/orders/test/shop.ts'
import { requestOf } from '../ask-for-rider.ts'
import { localCertificate } from '../local-certificate.ts'
import { seeded } from '../live/wire.ts'
import { type Client, isFailed, type Sent, type SeenCall } from './client.ts'
import { PROXY_PORT } from './proxy.ts'

/** Degrees between a shop and its customer: some hundred metres. */
const AWAY = 0.004
/** In one of so many turns an order is cancelled, which was placed so many turns before: a newer one cannot be yet. */
const [ONE_CANCELLED_OF, CANCELLED_AFTER] = [3, 3]
/** Longest pause of a shop: a page shows 200 orders, which must be more than a fault has. */
const TURN_MS = 2000

/** The acknowledged changes. */
export interface History {
  readonly placed: { readonly vendorId: string; readonly orderId: string }[]
  readonly cancelled: Set<string>
  /** Answers that no call of these may have. */
  readonly wrong: string[]
}

/** Shops that ask for riders, cancel and look at their orders, until they are stopped. */
export function openLoad(client: Client, shops: readonly Shop[]) {
  const history: History = { placed: [], cancelled: new Set(), wrong: [] }
  const state = { isOpen: true }
  let running: Promise<unknown> = Promise.resolve()
  const run = async (shop: Shop) => {
    while (state.isOpen) {
      await turn(client, shop, history)
      await pause(randomInt(TURN_MS))
    }
  }
  return {
    history,
    start() {
      state.isOpen = true
      running = Promise.all(shops.map(run))
    },
    /** Resolves once every call has its answer. */
    async stop() {
      state.isOpen = false
      await running
    },
  }
}

async function turn(client: Client, shop: Shop, history: History): Promise<void> {
  const door = { latitude: shop.latitude + AWAY, longitude: shop.longitude }
  const ask = (sent: Omit<Sent, 'headers'>, headers = {}) =>
    insist(client, { ...sent, headers: { authorization: shop.authorization, ...headers } })
  const quoted = await ask({
    what: 'quote',
    method: 'POST',
    path: deliveryCalls.quoteFee.path,
    body: {
      vendor_id: shop.vendorId,
      source: { latitude: shop.latitude, longitude: shop.longitude },
      destination: door,
      delivery_type: 'INSTANT',
    },
  })
  if (quoted.status !== 200) return void history.wrong.push(`${quoted.status} ${quoted.answer}`)
  const { fee, signature } = deliveryCalls.quoteFee.answer.parse(JSON.parse(quoted.answer))
  const body = requestOf({ vendorId: shop.vendorId, destination: door }, { fee, signature })
  const path = orderCalls.createOrder.path
  const created = await ask(
    { what: 'order', method: 'POST', path, body },
    { 'idempotency-key': randomUUID() },
  )
  if (created.status !== 200) return void history.wrong.push(`${created.status} ${created.answer}`)
  const { result } = orderCalls.createOrder.answer.parse(JSON.parse(created.answer))
  history.placed.push({ vendorId: shop.vendorId, orderId: result.order_id })
  const older = placedBy(history, shop).at(-CANCELLED_AFTER)
  if (older !== undefined && randomInt(ONE_CANCELLED_OF) === 0) await cancel(shop, older, history, ask)
  const list = `/api/orders/v1/vendor/${shop.vendorId}/orders`
  const reads = [await ask({ what: 'list', method: 'GET', path: list })]
  reads.push(await ask({ what: 'history', method: 'GET', path: `${list}?finished=true` }))
  for (const { status, answer } of reads) if (status !== 200) history.wrong.push(`${status} ${answer}`)
}

/** Ids of the acknowledged orders of a shop, in the order in which they were placed. */
export const placedBy = ({ placed }: History, { vendorId }: Shop): readonly string[] =>
  placed.flatMap((one) => (one.vendorId === vendorId ? [one.orderId] : []))

type Ask = (sent: Omit<Sent, 'headers'>) => Promise<SeenCall>

async function cancel({ vendorId }: Shop, orderId: string, { cancelled }: History, ask: Ask): Promise<void> {
  const body = { vendor_id: vendorId, order_id: orderId, reason: 'MISTAKE_ERROR' }
  const answer = await ask({ what: 'cancel', method: 'PUT', path: '/api/orders/v1/order/cancel', body })
  // A rider may have it already: then it is refused.
  if (answer.status === 200) cancelled.add(orderId)
}

/** As the portal does: the same call again until it has an answer. */
async function insist(client: Client, sent: Sent): Promise<SeenCall> {
  for (;;) {
    const call = await client.send(sent)
    const isRunning = call.status === 409 && call.answer.includes('idempotency.running')
    if (!isFailed(call) && !isRunning) return call
    await pause(200)
  }
}

/** Signs each shop in again; whichever process answers next must take the new token. */
export async function signInAgain(client: Client, shops: readonly Shop[], { wrong }: History): Promise<void> {
  for (const shop of shops) {
    const authorization = await logIn(client, shop.email)
    for (let time = 0; time < 4; time += 1) {
      const path = `/api/orders/v1/vendor/${shop.vendorId}/orders`
      const { status, answer } = await client.send({
        ...{ what: 'list', method: 'GET', path, headers: { authorization } },
      })
      if (status !== 200) wrong.push(`${status} ${answer}`)
    }
  }
}

/** The orders of a shop as the service answers them. */
export async function listOf(client: Client, shop: Shop): Promise<readonly OrderRecord[]> {
  const path = `/api/orders/v1/vendor/${shop.vendorId}/orders?count=200`
  const headers = { authorization: shop.authorization }
  const { answer } = await insist(client, { what: 'list', method: 'GET', path, headers })
  return (JSON.parse(answer) as { result: { data: OrderRecord[] } }).result.data
}

/** The tracking page of a shop, without its screen. */
export function openScreenOf(client: Client, address: string, shop: Shop, index: number) {
  return openShop({
    socket: socketOf((events) => dial(address, shop, events)),
    fetchOrders: () => listOf(client, shop),
    random: seeded(index),
    vendorId: shop.vendorId,
    withOutlets: false,
  })
}

export type Screen = ReturnType<typeof openScreenOf>

const trust = { ca: localCertificate, servername: 'localhost' }

function dial(address: string, { authorization }: Shop, { opened, received, closed }: SocketEvents) {
  const token = encodeURIComponent(Buffer.from(authorization).toString('base64'))
  const socket = new WebSocket(`wss://${address}:${PROXY_PORT}/live?Authorization=${token}`, trust)
  socket.on('open', opened)
  // Texts arrive as one buffer.
  socket.on('message', (raw) => received(JSON.parse((raw as Buffer).toString('utf8')) as LiveMessage))
  socket.on('close', closed)
  // A close follows.
  socket.on('error', () => undefined)
  return {
    send: (request: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(request)),
    close: () => socket.terminate(),
  }
}
