import { codeLengthOf, schemeOf } from '../card/card-number.ts'
import { type CardData, openCard } from '../card/card-data.ts'
import { isExpired } from '../card/expiry.ts'
import type { PlainCard } from '../card/read-card.ts'
import { later, pause } from '../clock.ts'
import type { IntentRow, MethodName, ShownCard } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Gateway } from '../gateway.ts'
import type { Delivery } from '../http/idempotency.ts'
import { newId } from '../ids.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { type Behaviour, behaviourOf, type Verdict } from '../test-cards.ts'
import { decrypt } from '../vault.ts'
import { findInstrument, isInstrumentExpired } from '../wallets/instruments.ts'
import { storePendingInstrument } from './saved-card.ts'
import { approve, decline, end } from './transitions.ts'
import { type PresentedIntent, showIntent } from './present-intent.ts'
import { changeIntent, lockIntent } from './store.ts'

export type Confirmation =
  | { readonly card: CardData; readonly save: boolean }
  | { readonly instrument_id: string }

/** A card that has been opened, and how it may be shown. */
interface Opened {
  readonly card: PlainCard
  readonly shown: ShownCard
  readonly saves: boolean
}

const CHALLENGE_SECONDS = 600
const PROCESSING_SECONDS = 5

interface ConfirmRequest {
  readonly merchant: string
  readonly intentId: string
  readonly source: Confirmation
  readonly delivery: Delivery
}

/** Attempts to pay. A decline is no refusal: the intent is returned with `failure` set. */
export async function confirmIntent(
  gateway: Gateway,
  tx: Tx,
  request: ConfirmRequest,
): Promise<PresentedIntent | Refusal> {
  const intent = await lockIntent(tx, request.intentId, request.merchant)
  if (!intent) return refuse('request.not-found')
  const show = (row: IntentRow) => showIntent(gateway, tx, row)
  if (intent.status !== 'requires_confirmation') {
    const code = intent.status === 'expired' ? 'intent.expired' : 'intent.state'
    return refuse(code, { beside: { intent: await show(intent) } })
  }
  const opened = await openCardOf(gateway, tx, intent, request.source)
  if (isRefusal(opened)) return opened
  const behaviour = behaviourOf(opened.card.number)
  if (behaviour.error === 'down') return refuse('gateway.unavailable')
  if (behaviour.error === 'expires' || intent.expires_at <= gateway.clock.now()) {
    const ended = await end(gateway, tx, intent, 'expired')
    return refuse('intent.expired', { isStored: true, beside: { intent: await show(ended) } })
  }
  request.delivery.isLost = behaviour.error === 'answer-lost'
  if (behaviour.delaySeconds) await pause(behaviour.delaySeconds * 1000)
  return show(await attempt(gateway, tx, intent, opened, behaviour))
}

async function openCardOf(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  source: Confirmation,
): Promise<Opened | Refusal> {
  if ('instrument_id' in source) return openSaved(gateway, tx, intent, source.instrument_id)
  if (!intent.methods.includes(source.card.name)) return refuse('card.variant')
  const card = await openCard(gateway, tx, intent.wallet_id, source.card)
  if (!card) return refuse('card.unreadable')
  const shown = shownCard(source.card.name, card, source.card.name_on_card)
  return { card, shown, saves: source.save && intent.can_save }
}

async function openSaved(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  instrumentId: string,
): Promise<Opened | Refusal> {
  const row = intent.can_save ? await findInstrument(tx, intent.wallet_id, instrumentId) : undefined
  if (!row) return refuse('instrument.not-found')
  if (!intent.methods.includes(row.name)) return refuse('card.variant')
  if (isInstrumentExpired(row, gateway.clock.now())) return refuse('instrument.expired')
  const number = decrypt(gateway.keys, row.instrument_id, row.sealed_number)
  const card = { number, month: row.expiry_month, year: row.expiry_year, securityCode: null }
  const shown = { ...shownCard(row.name, card, row.holder_name), instrument_id: row.instrument_id }
  return { card, shown, saves: false }
}

const shownCard = (name: MethodName, card: PlainCard, holder: string): ShownCard => ({
  name,
  scheme: schemeOf(card.number) ?? '',
  bin: card.number.slice(0, 6),
  last_digits: card.number.slice(-4),
  holder_name: holder,
  expiry_month: String(card.month).padStart(2, '0'),
  expiry_year: String(card.year),
  instrument_id: null,
})

async function attempt(
  gateway: Gateway,
  tx: Tx,
  intent: IntentRow,
  { card, shown, saves }: Opened,
  behaviour: Behaviour,
): Promise<IntentRow> {
  const expiresNow = behaviour.expiresWhenSaved === true
  const typed = { walletId: intent.wallet_id, name: shown.name, holder: shown.holder_name, card }
  const kept = saves ? await storePendingInstrument(gateway, tx, { ...typed, isExpired: expiresNow }) : null
  const verdict = wrongAtOnce(card, gateway.clock.now()) ?? behaviour.verdict
  const begun: IntentRow = {
    ...intent,
    card: shown,
    attempts: intent.attempts + 1,
    pending: { verdict, quirk: behaviour.quirk ?? null, saves: kept },
  }
  if (behaviour.isChallenged) return challenge(gateway, tx, begun)
  if (behaviour.isProcessed) return startProcessing(gateway, tx, begun)
  return conclude(gateway, tx, await recordAttempt(gateway, tx, begun), verdict)
}

/** Errors that every bank detects at once. */
function wrongAtOnce(card: PlainCard, now: Date): Verdict | null {
  if (isExpired(card, now)) return 'expired_card'
  const { securityCode } = card
  return securityCode !== null && securityCode.length !== codeLengthOf(card.number)
    ? 'incorrect_security_code'
    : null
}

/** Applies the bank's verdict. */
export const conclude = (gateway: Gateway, tx: Tx, intent: IntentRow, verdict: Verdict): Promise<IntentRow> =>
  verdict === 'approved' ? approve(gateway, tx, intent) : decline(gateway, tx, intent, verdict)

/** Stores the attempt before its outcome. Keeps the version, because this state is never returned. */
const recordAttempt = (gateway: Gateway, tx: Tx, begun: IntentRow): Promise<IntentRow> =>
  changeIntent(
    gateway,
    tx,
    { ...begun, version: begun.version - 1 },
    { attempts: begun.attempts, pending: begun.pending, ...(begun.card ? { card: begun.card } : {}) },
  )

async function challenge(gateway: Gateway, tx: Tx, begun: IntentRow): Promise<IntentRow> {
  const expiry = later(gateway.clock.now(), CHALLENGE_SECONDS)
  const until = expiry < begun.expires_at ? expiry : begun.expires_at
  const waiting = await changeIntent(gateway, tx, await recordAttempt(gateway, tx, begun), {
    status: 'requires_action',
    failure: null,
    challenge_id: newId('chl'),
    challenge_until: until,
    due_at: until,
  })
  await recordEvent(gateway, tx, { type: 'payment.requires_action', intent: waiting })
  return waiting
}

async function startProcessing(gateway: Gateway, tx: Tx, begun: IntentRow): Promise<IntentRow> {
  const waiting = await changeIntent(gateway, tx, await recordAttempt(gateway, tx, begun), {
    status: 'processing',
    failure: null,
    due_at: later(gateway.clock.now(), PROCESSING_SECONDS),
  })
  await recordEvent(gateway, tx, { type: 'payment.processing', intent: waiting })
  return waiting
}
