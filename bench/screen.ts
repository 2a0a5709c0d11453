import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** A socket that follows a vendor and connects again when it is cut off, as the portal does, without its screens. */
export interface Screen {
  readonly vendorId: string
  /** Resolves with the first update of this order. */
  waitForOrder(orderId: string): Promise<void>
  /** Resolves with the time at which the subscription was confirmed, once it is confirmed. */
  resubscribedAt(): Promise<number>
  sequence(): number | undefined
  close(): void
}

interface Message {
  readonly type: string
  readonly data: { readonly sequence?: number; readonly order?: { readonly order_id: string } }
}

export interface Following {
  readonly authorization: string
  readonly vendorId: string
  /** Milliseconds before the connection is opened again. */
  delayAfter(failures: number): number
}

/** The last sequence and the orders that a screen has received. */
function createReceived() {
  const waiting = new Map<string, () => void>()
  const orders = new Set<string>()
  let sequence: number | undefined
  return {
    sequence: () => sequence,
    take({ type, data }: Message) {
      if (data.sequence !== undefined) sequence = Math.max(sequence ?? 0, data.sequence)
      if (type !== 'order_update' || !data.order) return
      orders.add(data.order.order_id)
      waiting.get(data.order.order_id)?.()
    },
    order: (orderId: string) =>
      new Promise<void>((done) => {
        if (orders.has(orderId)) done()
        else waiting.set(orderId, done)
      }),
  }
}

export async function openScreen(
  url: string,
  { authorization, vendorId, delayAfter }: Following,
): Promise<Screen> {
  const token = encodeURIComponent(Buffer.from(authorization).toString('base64'))
  const address = `${url.replace('http', 'ws')}/live?Authorization=${token}`
  const received = createReceived()
  let socket: WebSocket
  let failures = 0
  let isClosed = false
  let confirmed = Promise.withResolvers<number>()
  const receive = (message: Message) => {
    if (message.type === 'subscribe_ok') {
      failures = 0
      confirmed.resolve(performance.now())
    }
    received.take(message)
  }
  const connect = () => {
    socket = new WebSocket(address)
    socket.on('open', () => socket.send(subscription(vendorId, received.sequence())))
    socket.on('message', (raw: Buffer) => receive(JSON.parse(raw.toString('utf8')) as Message))
    // A close follows.
    socket.on('error', () => undefined)
    socket.on('close', () => void reconnect())
  }
  const reconnect = async () => {
    if (isClosed) return
    if (failures === 0) confirmed = Promise.withResolvers()
    failures += 1
    await pause(delayAfter(failures))
    if (!isClosed) connect()
  }
  connect()
  await confirmed.promise
  return {
    vendorId,
    resubscribedAt: () => confirmed.promise,
    sequence: received.sequence,
    waitForOrder: received.order,
    close() {
      isClosed = true
      socket.terminate()
    },
  }
}

const subscription = (vendorId: string, lastSeen: number | undefined): string =>
  JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId, last_seen: lastSeen } })
