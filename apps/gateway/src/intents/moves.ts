import { later } from '../clock.ts'
import type { IntentRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Gateway } from '../gateway.ts'
import type { DeclineCode, Quirk } from '../test-cards.ts'
import { dropInstrument, keepInstrument } from './kept-card.ts'
import { changeIntent, settle } from './store.ts'

/** The largest number of cards that one payment may try. */
const MOST_ATTEMPTS = 5
/** Money is held no longer. */
const HELD_SECONDS = 7 * 24 * 3600

const settled = { challenge_id: null, challenge_until: null } as const

/** The bank authorises the money; it is captured at once unless the merchant chose a later time. */
export async function approve(gateway: Gateway, tx: Tx, intent: IntentRow): Promise<IntentRow> {
  const quirk = intent.pending?.quirk ?? null
  const saved = intent.pending?.saves ?? null
  if (saved !== null) await keepInstrument(tx, saved)
  const card = saved !== null && intent.card ? { card: { ...intent.card, instrument_id: saved } } : {}
  const authorised = await changeIntent(gateway, tx, intent, {
    ...settled,
    ...card,
    status: 'authorised',
    failure: null,
    due_at: later(gateway.clock.now(), HELD_SECONDS),
  })
  await recordEvent(gateway, tx, { type: 'payment.authorised', intent: authorised, quirk })
  return intent.capture === 'automatic' ? take(gateway, tx, authorised, intent.amount) : authorised
}

/** The money is taken; what is not wanted of it is let go. */
export async function take(gateway: Gateway, tx: Tx, intent: IntentRow, amount: number): Promise<IntentRow> {
  const captured = await changeIntent(gateway, tx, intent, {
    status: 'captured',
    amount_captured: amount,
    due_at: null,
  })
  await settle(gateway, tx, captured, { kind: 'capture', reference: intent.reference, amount })
  await recordEvent(gateway, tx, { type: 'payment.captured', intent: captured, quirk: quirkOf(intent) })
  return captured
}

export const quirkOf = (intent: IntentRow): Quirk | null => intent.pending?.quirk ?? null

/** This card was not taken. Another one may be tried, but not for ever. */
export async function decline(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  code: DeclineCode,
): Promise<IntentRow> {
  const final = intent.attempts >= MOST_ATTEMPTS
  if (intent.pending?.saves) await dropInstrument(tx, intent.pending.saves)
  const declined = await changeIntent(gateway, tx, intent, {
    ...settled,
    status: final ? 'failed' : 'requires_confirmation',
    failure: { code, final },
    pending: null,
    due_at: final ? null : intent.expires_at,
  })
  await recordEvent(gateway, tx, {
    type: final ? 'payment.failed' : 'payment.declined',
    intent: declined,
    quirk: quirkOf(intent),
  })
  return declined
}

/** Over, without money. */
export async function end(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  status: 'cancelled' | 'expired',
): Promise<IntentRow> {
  if (intent.pending?.saves) await dropInstrument(tx, intent.pending.saves)
  const ended = await changeIntent(gateway, tx, intent, { ...settled, status, due_at: null })
  await recordEvent(gateway, tx, { type: `payment.${status}`, intent: ended, quirk: quirkOf(intent) })
  return ended
}
