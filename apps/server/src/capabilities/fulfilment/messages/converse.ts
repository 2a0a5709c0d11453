import type { Conversation, OrderMessage } from '@beckon/contract'
import { mayCall, mayTalk } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { idempotently } from '../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { type OrderKey, type OrderRow, statusSince } from '../../ordering/orders/index.ts'
import type { MessageDeps } from './deps.ts'
import { keyFor, type Author, theirs } from './author.ts'
import { insertMessage, markSeen, messagesOf } from './store.ts'

/** All that was written about an order. */
export async function readMessages(
  deps: MessageDeps,
  author: Author,
  orderId: string,
): Promise<{ result: Conversation } | Refusal> {
  const key = await keyFor(deps, author, orderId)
  if (isRefusal(key)) return key
  const order = theirs(await deps.orders.load(key), author)
  if (!order) return refuse('order.not-found')
  const [messages, open] = await Promise.all([
    messagesOf(deps.db, key),
    isOpen(deps.db, key, order, deps.clock.now()),
  ])
  const can_call =
    deps.telephony !== undefined && mayCall({ status: order.status, hasRider: order.rider_id !== null })
  return { result: { messages, open, can_call } }
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
      if (!(await isOpen(tx, key, order, now))) return refuse('message.closed')
      const result = await insertMessage(tx, key, { sender: side, text, at: now })
      await deps.orders.touch(tx, order)
      return { result }
    })
  })
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
    const isNew = await markSeen(tx, key, { by: author.side, upTo, at: deps.clock.now() })
    if (isNew) await deps.orders.touch(tx, order)
    return { result: true as const }
  })
}
