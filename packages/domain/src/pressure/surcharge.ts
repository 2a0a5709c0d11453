import { addMoney, money, type Money, upToStep } from '../money/index.ts'
import type { Fee, FeeComponent } from '../pricing/index.ts'
import type { Surcharge } from './conditions.ts'

/** A fee that may have the surcharge of a measure. */
export interface SurchargedFee {
  readonly total: Money
  readonly components: readonly {
    readonly name: FeeComponent['name'] | 'surcharge'
    readonly amount: Money
  }[]
}

/** Returns a fee with the highest of the surcharges as its last component; surcharges do not add up. */
export function surchargedFee(fee: Fee, surcharges: readonly Surcharge[]): SurchargedFee {
  const [highest] = surcharges
    .map((surcharge) => surchargeOn(fee.total, surcharge))
    .toSorted((a, b) => b.minor - a.minor)
  if (!highest || highest.minor === 0) return fee
  return {
    total: addMoney(fee.total, highest),
    components: [...fee.components, { name: 'surcharge', amount: highest }],
  }
}

/** Rounded up to a step of the currency, as the other components. */
function surchargeOn({ minor, currency }: Money, { kind, value }: Pick<Surcharge, 'kind' | 'value'>): Money {
  return money(upToStep(kind === 'surcharge' ? value : (minor * value) / 100, currency), currency)
}
