import type { CountryCode } from '@beckon/domain/country'
import { cardProviderOf, mayPayOnline } from '@beckon/domain/payment'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'
import type { CardGateway } from './providers/card-gateway.ts'

/** Returns the card gateway of a country, where card payments are turned on. */
export async function gatewayFor(deps: PaymentDeps, country: CountryCode): Promise<CardGateway | Refusal> {
  const { onlinePaymentActivated: activated } = await deps.parameters.of(country)
  const provider = cardProviderOf(country, {
    CyberSourceCreditCard: await deps.isOn(country, 'CyberSourceCreditCard'),
    TaiwanCardProvider: await deps.isOn(country, 'TaiwanCardProvider'),
  })
  const gateway = deps.gateways.of(country, provider)
  return gateway && mayPayOnline({ activated, connected: true }) ? gateway : refuse('payment.off')
}
