import { randomUUID } from 'node:crypto'
import type { MaskedCall } from '@beckon/contract'
import { CALL_SECONDS } from '@beckon/domain/limits'
import { mayCall } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { MaskedCallTable } from './schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import { insertCall, openCall } from './call-store.ts'
import type { MessageDeps } from './deps.ts'
import type { Joining, Joint, Telephony } from './providers/telephony.ts'
import { keyFor, type Author, theirs } from './author.ts'

/** A number that is valid for less than this is not returned again, because dialling takes time. */
const WORTH_DIALLING_MS = 60_000

export type Callee = MaskedCallTable['callee']

interface CallRequest {
  readonly orderId: string
  readonly whom: Callee
}

/** Returns a number at which this side reaches the other; the same one until it expires. */
export async function callOther(
  deps: MessageDeps,
  author: Author,
  { orderId, whom }: CallRequest,
): Promise<{ result: MaskedCall } | Refusal> {
  const key = await keyFor(deps, author, orderId)
  if (isRefusal(key)) return key
  const order = callable(theirs(await deps.orders.load(key), author))
  if (isRefusal(order)) return order
  if (!deps.telephony) return refuse('call.unavailable')
  const until = new Date(deps.clock.now().getTime() + WORTH_DIALLING_MS)
  const open = await openCall(deps.db, key, {
    caller: author.side,
    callee: whom,
    riderId: order.rider_id,
    until,
  })
  if (open) return presented(open)
  const joining = await joiningOf(deps, order, whom)
  const joint = await joined(deps, deps.telephony, joining)
  if (isRefusal(joint)) return joint
  const kept = await keep(deps, { key, author, whom, joining, joint, riderId: order.rider_id })
  // The order ended, or changed hands, while the numbers were joined.
  if (isRefusal(kept)) await deps.telephony.end(joining.callId)
  return kept
}

type Ridden = OrderRow & { readonly rider_id: string }

function callable(order: OrderRow | undefined): Ridden | Refusal {
  if (!order) return refuse('order.not-found')
  const { rider_id, status } = order
  if (rider_id === null || !mayCall({ status, hasRider: true })) return refuse('call.closed')
  return { ...order, rider_id }
}

async function joiningOf({ db, clock }: MessageDeps, order: Ridden, whom: Callee): Promise<Joining> {
  const { phone } = await db
    .selectFrom('rider')
    .select('phone')
    .where('rider_id', '=', order.rider_id)
    .executeTakeFirstOrThrow()
  const numbers = { rider: phone, vendor: order.pickup_phone, customer: order.customer_phone }
  const from = whom === 'rider' ? numbers.vendor : numbers.rider
  const expiresAt = new Date(clock.now().getTime() + CALL_SECONDS * 1000)
  return { callId: randomUUID(), country: order.country, from, to: numbers[whom], expiresAt }
}

async function joined(
  { log }: MessageDeps,
  telephony: Telephony,
  joining: Joining,
): Promise<Joint | Refusal> {
  try {
    return await telephony.join(joining)
  } catch (error) {
    log.warn({ err: error }, 'two numbers could not be joined')
    return refuse('call.unavailable')
  }
}

interface NewCall {
  readonly key: OrderKey
  readonly author: Author
  readonly whom: Callee
  readonly joining: Joining
  readonly joint: Joint
  readonly riderId: string
}

function keep(
  { db, orders, clock }: MessageDeps,
  { key, author, whom, joining, joint, riderId }: NewCall,
): Promise<{ result: MaskedCall } | Refusal> {
  return inTransaction(db, async (tx) => {
    const order = callable(theirs(await orders.lock(tx, key), author))
    if (isRefusal(order)) return order
    if (order.rider_id !== riderId) return refuse('call.closed')
    await insertCall(tx, {
      vendor_id: key.vendorId,
      order_id: key.orderId,
      call_id: joining.callId,
      country: joining.country,
      caller: author.side,
      callee: whom,
      rider_id: riderId,
      ...joint,
      created_at: clock.now(),
      expires_at: joining.expiresAt,
      ended_at: null,
    })
    return presented({ ...joint, expires_at: joining.expiresAt })
  })
}

const presented = (call: Joint & { readonly expires_at: Date }): { result: MaskedCall } => ({
  result: { number: call.number, code: call.code, expires_at: unixSeconds(call.expires_at) },
})
