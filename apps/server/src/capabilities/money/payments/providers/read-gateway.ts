import type { SavedCard } from '@beckon/contract'
import type { DeclineReason, IntentState } from '@beckon/domain/payment'
import type { GatewayIntent, GatewayRefund } from './card-gateway.ts'
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

export const intentOf = (wire: WireIntent): GatewayIntent => ({
  gatewayId: wire.intent_id,
  reference: wire.reference,
  version: wire.version,
  state: states[wire.status],
  taken: wire.amount_captured,
  decline: wire.failure ? (reasons.get(wire.failure.code) ?? 'DECLINED') : null,
  challengeUrl: wire.status === 'requires_action' ? (wire.next_action?.url ?? null) : null,
  card: wire.card && { scheme: wire.card.scheme, lastDigits: wire.card.last_digits },
  attempts: wire.attempts,
  cards: wire.payment_methods.flatMap(({ instruments }) => instruments.map(savedCard)),
})

export const savedCard = (wire: Instrument): SavedCard => ({
  card_id: wire.instrument_id,
  provider: wire.name,
  scheme: wire.scheme,
  last_digits: wire.last_digits,
  expiry_month: wire.expiry_month,
  expiry_year: wire.expiry_year,
  name_on_card: wire.holder_name,
  expired: wire.expired,
})

const refundStates = { pending: 'SENT', succeeded: 'DONE', failed: 'FAILED' } as const

export const refundOf = (wire: WireRefund): GatewayRefund => ({
  gatewayId: wire.refund_id,
  refundId: wire.reference,
  state: refundStates[wire.status],
  minor: wire.amount,
})
