import type { SavedCard } from '@beckon/contract'
import type { DeclineReason, IntentState } from '@beckon/domain/payment'
import type { SeenIntent, SeenRefund } from './card-gateway.ts'
import type { Instrument, WireIntent, WireRefund } from './gateway-shapes.ts'

const states: Readonly<Record<WireIntent['status'], IntentState>> = {
  requires_confirmation: 'OPEN',
  requires_action: 'ACTION_REQUIRED',
  processing: 'PROCESSING',
  // Authorised, and captured automatically a moment later.
  authorised: 'PROCESSING',
  captured: 'SUCCEEDED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
}

const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'INSUFFICIENT_FUNDS'],
  ['expired_card', 'EXPIRED_CARD'],
  ['incorrect_security_code', 'WRONG_SECURITY_CODE'],
  ['lost_card', 'CARD_BLOCKED'],
  ['stolen_card', 'CARD_BLOCKED'],
  ['authentication_failed', 'CHALLENGE_FAILED'],
  ['authentication_abandoned', 'CHALLENGE_ABANDONED'],
  ['authentication_expired', 'CHALLENGE_ABANDONED'],
  ['processing_error', 'PROVIDER_DOWN'],
])

export const seenIntent = (said: WireIntent): SeenIntent => ({
  gatewayId: said.intent_id,
  reference: said.reference,
  version: said.version,
  state: states[said.status],
  taken: said.amount_captured,
  decline: said.failure ? (reasons.get(said.failure.code) ?? 'DECLINED') : null,
  challengeUrl: said.status === 'requires_action' ? (said.next_action?.url ?? null) : null,
  card: said.card && { scheme: said.card.scheme, lastDigits: said.card.last_digits },
  attempts: said.attempts,
  cards: said.payment_methods.flatMap(({ instruments }) => instruments.map(savedCard)),
})

export const savedCard = (said: Instrument): SavedCard => ({
  card_id: said.instrument_id,
  provider: said.name,
  scheme: said.scheme,
  last_digits: said.last_digits,
  expiry_month: said.expiry_month,
  expiry_year: said.expiry_year,
  name_on_card: said.holder_name,
  expired: said.expired,
})

const refundStates = { pending: 'SENT', succeeded: 'DONE', failed: 'FAILED' } as const

export const seenRefund = (said: WireRefund): SeenRefund => ({
  gatewayId: said.refund_id,
  refundId: said.reference,
  state: refundStates[said.status],
  minor: said.amount,
})
