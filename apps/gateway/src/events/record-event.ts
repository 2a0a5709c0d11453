import { later, unixSeconds } from '../clock.ts'
import type { IntentRow, RefundRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { newId } from '../ids.ts'
import { presentForEvent } from '../intents/present-intent.ts'
import { presentRefund } from '../refunds/present-refund.ts'
import type { Quirk } from '../test-cards.ts'

export type EventType =
  | 'payment.requires_action'
  | 'payment.processing'
  | 'payment.authorised'
  | 'payment.captured'
  | 'payment.declined'
  | 'payment.failed'
  | 'payment.cancelled'
  | 'payment.expired'
  | 'refund.succeeded'
  | 'refund.failed'

const LATE_SECONDS = 20
/** Delay that lets the next event overtake this one. */
const REORDER_SECONDS = 3

interface Happened {
  readonly type: EventType
  readonly intent: IntentRow
  readonly refund?: RefundRow
  readonly quirk?: Quirk | null
}

/** Adds an event for the merchant to the outbox, in the transaction of the change. */
export async function recordEvent(
  gateway: Gateway,
  tx: Tx,
  { type, intent, refund, quirk = null }: Happened,
): Promise<void> {
  const now = gateway.clock.now()
  const event_id = newId('evt')
  const body = JSON.stringify({
    event_id,
    type,
    created_at: unixSeconds(now),
    intent: presentForEvent(gateway, intent),
    refund: refund ? presentRefund(refund, intent.currency) : null,
  })
  await tx
    .insertInto('event')
    .values({
      event_id,
      merchant: intent.merchant,
      webhook_url: intent.webhook_url,
      type,
      body,
      copies: quirk === 'twice' ? 1 : 0,
      attempts: 0,
      next_at: later(now, delayOf(type, quirk)),
      created_at: now,
    })
    .execute()
}

function delayOf(type: EventType, quirk: Quirk | null): number {
  if (quirk === 'late') return LATE_SECONDS
  return quirk === 'swapped' && type === 'payment.authorised' ? REORDER_SECONDS : 0
}
