import type { IntentRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { decline, end, capture } from './transitions.ts'
import { type PresentedIntent, showIntent } from './present-intent.ts'
import { lockIntent } from './store.ts'

type IntentRequest = { readonly merchant: string; readonly intentId: string }
type Answer = Promise<PresentedIntent | Refusal>

/** Captures an authorised amount, all of it or less. */
export async function captureIntent(
  gateway: Gateway,
  tx: Tx,
  request: IntentRequest,
  amount?: number,
): Answer {
  const intent = await lockIntent(tx, request.intentId, request.merchant)
  if (!intent) return refuse('request.not-found')
  if (intent.status !== 'authorised') return wrongState(gateway, tx, intent)
  const captured = amount ?? intent.amount
  if (captured > intent.amount) return refuse('intent.amount')
  return showIntent(gateway, tx, await capture(gateway, tx, intent, captured))
}

/** Cancels a payment. Captured money is returned by a refund instead. */
export async function cancelIntent(gateway: Gateway, tx: Tx, request: IntentRequest): Answer {
  const intent = await lockIntent(tx, request.intentId, request.merchant)
  if (!intent) return refuse('request.not-found')
  switch (intent.status) {
    case 'cancelled':
      return showIntent(gateway, tx, intent)
    case 'requires_confirmation':
    case 'requires_action':
    case 'authorised':
      return showIntent(gateway, tx, await end(gateway, tx, intent, 'cancelled'))
    case 'processing':
    case 'captured':
    case 'failed':
    case 'expired':
      return wrongState(gateway, tx, intent)
  }
}

/** Declines the card of an unanswered challenge, so that another card can be tried. */
export async function abandonChallenge(gateway: Gateway, tx: Tx, request: IntentRequest): Answer {
  const intent = await lockIntent(tx, request.intentId, request.merchant)
  if (!intent) return refuse('request.not-found')
  const isChallenged = intent.status === 'requires_action'
  const row = isChallenged ? await decline(gateway, tx, intent, 'authentication_abandoned') : intent
  return showIntent(gateway, tx, row)
}

async function wrongState(gateway: Gateway, tx: Tx, intent: IntentRow): Promise<Refusal> {
  return refuse('intent.state', { beside: { intent: await showIntent(gateway, tx, intent) } })
}
