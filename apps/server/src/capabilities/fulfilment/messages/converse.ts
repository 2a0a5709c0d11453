import type { Conversation, OrderMessage } from '@beckon/contract'
import { mayCall, mayTalk } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { idempotently } from '../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { type OrderKey, type OrderRow, statusSince } from '../../ordering/orders/index.ts'
import type { MessageDeps } from './deps.ts'
import { keyFor, type Author, theirs } from './author.ts'
import { insertMessage, markSeen, messagesOf, type NewMessage, type Side } from './store.ts'

/** All that was written about an order. */
export async function readMessages(
  deps: MessageDeps,
  author: Author,
  orderId: string,
): Promise<{ result: Conversation } | Refusal> {
  const key = await keyFor(deps, author, orderId)
  if (isRefusal(key)) return key
  const order = theirs(await deps.orders.load(key), author)
  return order ? { result: await conversationOf(deps, order) } : refuse('order.not-found')
}

/** The messages about an order, and whether more can be written. */
export async function conversationOf(deps: MessageDeps, order: OrderRow): Promise<Conversation> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const [messages, open] = await Promise.all([
    messagesOf(deps.db, key),
    isOpen(deps.db, key, order, deps.clock.now()),
  ])
  const can_call =
    deps.telephony !== undefined && mayCall({ status: order.status, hasRider: order.rider_id !== null })
  return { messages, open, can_call }
}

async function isOpen(db: Database, key: OrderKey, order: OrderRow, now: Date): Promise<boolean> {
  const since = unixSeconds(await statusSince(db, key))
  return mayTalk({ status: order.status, since, hasRider: order.rider_id !== null }, unixSeconds(now))
}

export interface Written {
  readonly orderId: string
  readonly text: string
  /** Idempotency key. */
  readonly key: string
}

/** Stores a message and publishes it to everyone who views the order. */
export async function sendMessage(
  deps: MessageDeps,
  author: Author,
  { orderId, text, key: said }: Written,
): Promise<{ result: OrderMessage } | Refusal> {
  const key = await keyFor(deps, author, orderId)
  if (isRefusal(key)) return key
  const { side } = author
  const now = deps.clock.now()
  return inTransaction(deps.db, (tx) => {
    const idempotency = {
      vendorId: key.vendorId,
      key: `message ${side} ${said}`,
      body: { orderId, text },
      now,
    }
    return idempotently(tx, idempotency, async () => {
      const order = theirs(await deps.orders.lock(tx, key), author)
      if (!order) return refuse('order.not-found')
      return writeTo(deps, tx, order, { sender: side, text, at: now })
    })
  })
}

/** Adds a message about a locked order. */
export async function writeTo(
  deps: MessageDeps,
  tx: Tx,
  order: OrderRow,
  message: NewMessage,
): Promise<{ result: OrderMessage } | Refusal> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  if (!(await isOpen(tx, key, order, message.at))) return refuse('message.closed')
  const result = await insertMessage(tx, key, message)
  await deps.orders.touch(tx, order)
  return { result }
}

/** Marks the messages of the other side as seen, up to a message. Idempotent. */
export async function seeMessages(
  deps: MessageDeps,
  author: Author,
  { orderId, upTo }: { readonly orderId: string; readonly upTo: number },
): Promise<{ result: true } | Refusal> {
  const key = await keyFor(deps, author, orderId)
  if (isRefusal(key)) return key
  return inTransaction(deps.db, async (tx) => {
    const order = theirs(await deps.orders.lock(tx, key), author)
    if (!order) return refuse('order.not-found')
    await markSeenBy(deps, tx, order, { side: author.side, upTo })
    return { result: true as const }
  })
}

/** Marks messages about a locked order as seen by a side. */
export async function markSeenBy(
  deps: MessageDeps,
  tx: Tx,
  order: OrderRow,
  { side, upTo }: { readonly side: Side; readonly upTo: number },
): Promise<void> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const isNew = await markSeen(tx, key, { by: side, upTo, at: deps.clock.now() })
  if (isNew) await deps.orders.touch(tx, order)
}
