import type { ErrorCode } from '@beckon/contract'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'
import type { GatewayError, GatewayErrorKind } from './providers/card-gateway.ts'

const codes: Readonly<Record<GatewayErrorKind, ErrorCode>> = {
  unclear: 'payment.unavailable',
  unavailable: 'payment.unavailable',
  wallet: 'payment.wallet',
  'card-unreadable': 'payment.wallet',
  'card-expired': 'card.expired',
  'card-unknown': 'card.not-found',
  state: 'payment.over',
  unknown: 'payment.not-found',
  refused: 'payment.unavailable',
}

/** The refusal that a payer receives when the gateway fails. */
export function refusalOf({ log }: Pick<PaymentDeps, 'log'>, { gatewayError, code }: GatewayError): Refusal {
  if (gatewayError === 'refused' || gatewayError === 'unavailable' || gatewayError === 'unclear')
    log.error({ code }, 'card gateway request failed')
  return refuse(codes[gatewayError])
}
