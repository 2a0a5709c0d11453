import type { CountryCode } from '@beckon/domain/country'
import { cardProviderOf, mayPayOnline } from '@beckon/domain/payment'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PaymentParts } from './deps.ts'
import type { CardGateway } from './providers/card-gateway.ts'

/** Who takes the cards of a country now, where that is turned on. */
export async function gatewayFor(parts: PaymentParts, country: CountryCode): Promise<CardGateway | Refusal> {
  const { onlinePaymentActivated: activated } = await parts.parameters.of(country)
  const provider = cardProviderOf(country, {
    CyberSourceCreditCard: await parts.isOn(country, 'CyberSourceCreditCard'),
    TaiwanCardProvider: await parts.isOn(country, 'TaiwanCardProvider'),
  })
  const gateway = parts.gateways.of(country, provider)
  return gateway && mayPayOnline({ activated, connected: true }) ? gateway : refuse('payment.off')
}
