import { isPaidAtDoor } from '@beckon/domain/payment'
import { parseCurrency } from '@beckon/domain/money'
import type { DecisionCause, DecisionFacts } from '@beckon/domain/order'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { Decision } from './store.ts'

/** Returns the facts that decide on the options and their prices. */
export function factsOf(order: OrderRow, cause: DecisionCause, earlier: readonly Decision[]): DecisionFacts {
  return {
    cause,
    fee: order.delivery_fee_minor + order.voucher_minor,
    currency: parseCurrency(order.currency),
    isPaidAtDoor: isPaidAtDoor(order.payment_method) && order.amount_minor > 0,
    checksAge: order.age_validation_required,
    tries: earlier.filter(({ choice }) => choice === 'TRY_AGAIN' || choice === 'NEW_PIN').length,
  }
}
