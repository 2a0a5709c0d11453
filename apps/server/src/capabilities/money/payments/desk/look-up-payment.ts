import type { AnswerOf, moneyDeskCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import type { CountryCode } from '@beckon/domain/country'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { applyGatewayEvent } from '../intents/apply-gateway-event.ts'
import { intentOfOrder } from '../intents/intent-store.ts'
import { isGatewayError } from '../providers/card-gateway.ts'

/** Asks the gateway for the state of a payment and applies it, as the job does that looks after silent ones. */
export async function lookUpPayment(
  deps: PaymentDeps,
  country: CountryCode,
  key: OrderKey,
): Promise<AnswerOf<typeof moneyDeskCalls.lookUpPayment> | Refusal> {
  const intent = await intentOfOrder(deps.db, key)
  if (intent?.country !== country) return refuse('payment.not-found')
  const gateway = deps.gateways.of(intent.country, intent.provider)
  if (!gateway || intent.gateway_intent_id === null) return refuse('payment.unavailable')
  const seen = await gateway.getIntent(intent.gateway_intent_id)
  if (isGatewayError(seen)) return refuse('payment.unavailable')
  await applyGatewayEvent(deps, key, seen)
  const { state, version, attempts, decline } = seen
  const taken = toDecimal({ minor: seen.taken, currency: intent.currency })
  return { result: { state, version, taken, attempts, decline } }
}
