import type { ErrorCode } from '@beckon/contract'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'
import type { Trouble, TroubleKind } from './providers/card-gateway.ts'

const codes: Readonly<Record<TroubleKind, ErrorCode>> = {
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
export function refusalOf({ log }: Pick<PaymentDeps, 'log'>, { trouble, code }: Trouble): Refusal {
  if (trouble === 'refused' || trouble === 'unavailable' || trouble === 'unclear')
    log.error({ code }, 'the card gateway did not serve us')
  return refuse(codes[trouble])
}
