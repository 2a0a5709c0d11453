import type { Deployment } from '@beckon/domain/country'
import type { Money } from '@beckon/domain/money'
import { advanceLimitMinor, paysAtPickup } from '@beckon/domain/payment'
import type { FlaggedShop } from '../../../settings/flags/index.ts'
import type { OrderDeps } from '../deps.ts'

/** Whether a new order is one whose rider pays the shop at collection, by the flag and the limit of its country now. */
export async function decidePayAtPickup(
  { parameters, isOn }: Pick<OrderDeps, 'parameters' | 'isOn'>,
  { country, currency }: Deployment,
  { amount, vendor }: { readonly amount: Money; readonly vendor: FlaggedShop },
): Promise<boolean> {
  const { riderAdvanceLimit } = await parameters.of(country)
  return paysAtPickup({
    isOn: await isOn(country, 'PayAtPickup', vendor),
    amountMinor: amount.minor,
    limitMinor: advanceLimitMinor(riderAdvanceLimit, currency),
  })
}
