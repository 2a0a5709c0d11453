import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { TimedEvent } from './timed-event.ts'
import { operatorName } from './order-events.ts'

/** Messages, calls, emails and texts, links, and the rating. */
export async function contactEvents(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const parts = await Promise.all([
    messages(db, order),
    calls(db, order),
    notices(db, order),
    links(db, order),
    rating(db, order),
  ])
  return parts.flat()
}

async function messages(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('order_message as message')
    .select(['message.sender', 'message.text', 'message.problem', 'message.created_at', 'message.seen_at'])
    .select(operatorName('message.operator_id').as('operator'))
    .where('message.vendor_id', '=', order.vendor_id)
    .where('message.order_id', '=', order.order_id)
    .execute()
  return rows.map(({ created_at: at, seen_at: seenAt, ...message }) => ({
    ...message,
    kind: 'message',
    at,
    seen_at: seenAt && unixSeconds(seenAt),
  }))
}

async function calls(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('masked_call')
    .select(['caller', 'callee', 'created_at', 'ended_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.map(({ created_at: at, ended_at: endedAt, caller, callee }) => ({
    kind: 'call',
    at,
    caller,
    callee,
    ended_at: endedAt && unixSeconds(endedAt),
  }))
}

async function notices(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('message')
    .select(['channel', 'recipient', 'subject', 'created_at', 'sent_at', 'tries'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.map(({ created_at: at, sent_at: sentAt, ...notice }) => ({
    ...notice,
    kind: 'notice',
    at,
    sent_at: sentAt && unixSeconds(sentAt),
  }))
}

async function links(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('tracking_link')
    .select(['created_at', 'revoked_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.flatMap(({ created_at: at, revoked_at: revokedAt }): TimedEvent[] => [
    { kind: 'link', at, is_revoked: false },
    ...(revokedAt === null ? [] : [{ kind: 'link' as const, at: revokedAt, is_revoked: true }]),
  ])
}

async function rating(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('order_rating')
    .select(['stars', 'comment', 'changed_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.map(({ changed_at: at, stars, comment }) => ({ kind: 'rating', at, stars, comment }))
}
