import { later } from '../clock.ts'
import type { IntentRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Gateway } from '../gateway.ts'
import type { DeclineCode, Quirk } from '../test-cards.ts'
import { dropInstrument, keepInstrument } from './saved-card.ts'
import { changeIntent, recordSettlement } from './store.ts'

/** The largest number of cards that one payment may try. */
const MOST_ATTEMPTS = 5
/** Longest time that an authorisation is held. */
const HELD_SECONDS = 7 * 24 * 3600

const withoutChallenge = { challenge_id: null, challenge_until: null } as const

/** The bank authorises the money; it is captured at once unless the merchant chose a later time. */
export async function approve(gateway: Gateway, tx: Tx, intent: IntentRow): Promise<IntentRow> {
  const quirk = intent.pending?.quirk ?? null
  const saved = intent.pending?.saves ?? null
  if (saved !== null) await keepInstrument(tx, saved)
  const card = saved !== null && intent.card ? { card: { ...intent.card, instrument_id: saved } } : {}
  const authorised = await changeIntent(gateway, tx, intent, {
    ...withoutChallenge,
    ...card,
    status: 'authorised',
    failure: null,
    due_at: later(gateway.clock.now(), HELD_SECONDS),
  })
  await recordEvent(gateway, tx, { type: 'payment.authorised', intent: authorised, quirk })
  return intent.capture === 'automatic' ? capture(gateway, tx, authorised, intent.amount) : authorised
}

/** Captures the amount and releases the rest of the authorisation. */
export async function capture(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  amount: number,
): Promise<IntentRow> {
  const captured = await changeIntent(gateway, tx, intent, {
    status: 'captured',
    amount_captured: amount,
    due_at: null,
  })
  await recordSettlement(gateway, tx, captured, { kind: 'capture', reference: intent.reference, amount })
  await recordEvent(gateway, tx, { type: 'payment.captured', intent: captured, quirk: quirkOf(intent) })
  return captured
}

export const quirkOf = (intent: IntentRow): Quirk | null => intent.pending?.quirk ?? null

/** Declines the card. Another one may be tried, `MOST_ATTEMPTS` in all. */
export async function decline(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  code: DeclineCode,
): Promise<IntentRow> {
  const final = intent.attempts >= MOST_ATTEMPTS
  if (intent.pending?.saves) await dropInstrument(tx, intent.pending.saves)
  const declined = await changeIntent(gateway, tx, intent, {
    ...withoutChallenge,
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

/** Ends a payment without a capture. */
export async function end(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  status: 'cancelled' | 'expired',
): Promise<IntentRow> {
  if (intent.pending?.saves) await dropInstrument(tx, intent.pending.saves)
  const ended = await changeIntent(gateway, tx, intent, { ...withoutChallenge, status, due_at: null })
  await recordEvent(gateway, tx, { type: `payment.${status}`, intent: ended, quirk: quirkOf(intent) })
  return ended
}
