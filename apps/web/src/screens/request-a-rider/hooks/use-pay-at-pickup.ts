import { advanceLimitMinor, advanceOf, paysAtPickup } from '@beckon/domain/payment'
import { toMinor } from '@beckon/domain/money'
import { useConfig } from '../../../platform/client/index.ts'
import { useFlag } from '../../../platform/flags/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'
import { parseAmount } from '../draft/check-draft.ts'
import type { RequestFlow } from './use-request.ts'

/** Amount that the rider would pay the shop at collection of this request, in units of the currency; 0 for nothing. */
export function usePayAtPickup({ state }: RequestFlow): number {
  const { currency } = useConfig()
  const isOn = useFlag('PayAtPickup')
  // The amount is not shown before the limit is loaded.
  const limit = useCountryParameter('riderAdvanceLimit') ?? 0
  const { draft, editing } = state.context
  const amount = parseAmount(draft.amount, currency) ?? 0
  const read = toMinor(amount, currency)
  if (!read.ok) return 0
  const facts = {
    // The decision is made when an order is created and does not change afterwards.
    isOn: editing ? editing.pay_at_pickup !== undefined : isOn,
    amountMinor: read.money.minor,
    limitMinor: advanceLimitMinor(limit, read.money.currency),
  }
  const advance = advanceOf({
    pays_at_pickup: paysAtPickup(facts),
    payment_method: draft.paymentMethod,
    amount_minor: read.money.minor,
  })
  return advance > 0 ? amount : 0
}
