import { once } from 'node:events'
import { WebSocket } from 'ws'
import { liveMessage } from '@beckon/contract'
import { ms, type Row } from './report.ts'
import { startService } from './service.ts'
import { allowGuests, guests, OF_ONE_USER } from './sockets.ts'
import { median, percentile } from './stats.ts'

const SOCKETS = 1000
const UPDATES = 300
/** A process that has served for a while runs compiled code. */
const WARM_UP = 300

/** From the moment an order is asked for to its update on a screen, with a thousand sockets open. */
export async function liveUpdate(): Promise<Row[]> {
  const service = await startService('api,live,worker')
  await allowGuests(service)
  const following = await openAll(service.url, service.authorization)
  const sockets = [...following]
  for (const { authorization } of await guests(service, SOCKETS / OF_ONE_USER - 1))
    sockets.push(...(await openAll(service.url, authorization)))
  await Promise.all(following.map((socket) => subscribe(socket, service.vendor.vendor_id)))
  const seen = firstSeen(following)
  const toSocket: number[] = []
  const toAnswer: number[] = []
  for (let update = -WARM_UP; update < UPDATES; update += 1) {
    const begin = performance.now()
    const orderId = await service.createOrder()
    const answered = performance.now() - begin
    const shown = (await seen(orderId)) - begin
    if (update < 0) continue
    toAnswer.push(answered)
    toSocket.push(shown)
  }
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  if (open < SOCKETS) throw new Error(`only ${open} sockets were open`)
  for (const socket of sockets) socket.terminate()
  await service.stop()
  const detail = `to the last of ${OF_ONE_USER} screens p50 ${ms(percentile(toSocket, 0.5))}, p99 ${ms(percentile(toSocket, 0.99))}; the answer itself p50 ${ms(percentile(toAnswer, 0.5))}, p99 ${ms(percentile(toAnswer, 0.99))}`
  return [
    {
      what: `order to the last screen, p99, ${SOCKETS} sockets open`,
      ratio: percentile(toSocket, 0.99) / median(toAnswer),
      baseline: 'the median of the HTTP answer',
      limit: 1.5,
      detail,
    },
  ]
}

/** As many sockets of a user as may be open. */
async function openAll(url: string, authorization: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < OF_ONE_USER) sockets.push(await open(url, authorization))
  return sockets
}

async function open(url: string, authorization: string): Promise<WebSocket> {
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

/**
 * Resolves with the time at which the last of the sockets first received an order. A frame is parsed once all sockets have
 * it: 20 parses between the frames would be time of the benchmark, not of the service.
 */
function firstSeen(sockets: readonly WebSocket[]): (orderId: string) => Promise<number> {
  const received = new Map<string, number>()
  const complete = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  for (const socket of sockets) {
    socket.on('message', (raw: Buffer) => {
      const [at, text] = [performance.now(), raw.toString()]
      const count = (received.get(text) ?? 0) + 1
      received.set(text, count)
      if (count < sockets.length) return
      received.delete(text)
      const message = liveMessage.parse(JSON.parse(text))
      if (message.type !== 'order_update' || complete.has(message.data.order.order_id)) return
      complete.set(message.data.order.order_id, at)
      waiting.get(message.data.order.order_id)?.(at)
    })
  }
  return (orderId) =>
    new Promise((done) => {
      const at = complete.get(orderId)
      if (at === undefined) waiting.set(orderId, done)
      else done(at)
    })
}
