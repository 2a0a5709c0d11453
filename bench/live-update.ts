import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { liveMessage } from '@beckon/contract'
import { ms, type Row } from './report.ts'
import { orderBody, type Service, startService } from './service.ts'
import { median, percentile } from './stats.ts'

const SOCKETS = 1000
const FOLLOWING = 20
const UPDATES = 200

/** From the moment an order is asked for to its update on a screen, with a thousand sockets open. */
export async function liveUpdate(): Promise<Row[]> {
  const service = await startService('api,live,worker')
  const sockets: WebSocket[] = []
  for (let index = 0; index < SOCKETS; index += 1) sockets.push(await open(service))
  const following = sockets.slice(0, FOLLOWING)
  await Promise.all(following.map((socket) => subscribe(socket, service.vendor.vendor_id)))
  const seen = firstSeen(following)
  const toSocket: number[] = []
  const toAnswer: number[] = []
  for (let update = 0; update < UPDATES; update += 1) {
    const begin = performance.now()
    const headers = { authorization: service.authorization, 'idempotency-key': randomUUID() }
    const answer = await service.call('POST', '/api/orders/v1/order', orderBody(service), headers)
    toAnswer.push(performance.now() - begin)
    const orderId = ((await answer.json()) as { result: { order_id: string } }).result.order_id
    toSocket.push((await seen(orderId)) - begin)
  }
  for (const socket of sockets) socket.terminate()
  await service.stop()
  const detail = `to the last of ${FOLLOWING} screens p50 ${ms(percentile(toSocket, 0.5))}, p99 ${ms(percentile(toSocket, 0.99))}; the answer itself p50 ${ms(percentile(toAnswer, 0.5))}`
  return [
    {
      what: `order to the last screen, slowest hundredth, ${SOCKETS} sockets open`,
      ratio: percentile(toSocket, 0.99) / median(toAnswer),
      beside: 'the median of the HTTP answer',
      limit: 1.5,
      detail,
    },
  ]
}

async function open({ url, authorization }: Service): Promise<WebSocket> {
  const token = Buffer.from(authorization).toString('base64')
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?Authorization=${encodeURIComponent(token)}`)
  await once(socket, 'open')
  return socket
}

async function subscribe(socket: WebSocket, vendorId: string): Promise<void> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } }))
  await answered
}

/** Resolves with the time at which the last of the sockets first received an order. */
function firstSeen(sockets: readonly WebSocket[]): (orderId: string) => Promise<number> {
  const updates = new Map<string, { count: number; at: number; tell?: (at: number) => void }>()
  const entry = (orderId: string) => {
    const known = updates.get(orderId) ?? { count: 0, at: 0 }
    updates.set(orderId, known)
    return known
  }
  for (const socket of sockets) {
    const own = new Set<string>()
    socket.on('message', (raw: Buffer) => {
      const message = liveMessage.parse(JSON.parse(raw.toString()))
      if (message.type !== 'order_update' || own.has(message.data.order.order_id)) return
      own.add(message.data.order.order_id)
      const known = entry(message.data.order.order_id)
      known.count += 1
      known.at = performance.now()
      if (known.count === sockets.length) known.tell?.(known.at)
    })
  }
  return (orderId) =>
    new Promise((done) => {
      const known = entry(orderId)
      if (known.count === sockets.length) done(known.at)
      else known.tell = done
    })
}
