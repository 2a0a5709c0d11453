import type { Tariff } from '../country/index.ts'
import { addMoney, type Currency, exponentOf, type Money, money, upToStep } from '../money/index.ts'

export interface FeeComponent {
  readonly name: 'base' | 'distance' | 'cash_on_delivery'
  readonly amount: Money
}

export interface Fee {
  readonly total: Money
  readonly components: readonly FeeComponent[]
}

interface Ride {
  readonly tariff: Tariff
  readonly currency: Currency
  /** Metres by road. */
  readonly distance: number
  readonly cash: boolean
}

/** The fee for a ride, each part rounded up to a step of the currency, so that the parts add up to the whole. */
export function tariffFee({ tariff, currency, distance, cash }: Ride): Fee {
  const kilometres = Math.max(0, distance / 1000 - tariff.includedKm)
  const parts: readonly FeeComponent[] = [
    { name: 'base', amount: rounded(tariff.base, currency) },
    { name: 'distance', amount: rounded(tariff.perKm * kilometres, currency) },
    ...(cash && tariff.cashExtra > 0
      ? [{ name: 'cash_on_delivery' as const, amount: rounded(tariff.cashExtra, currency) }]
      : []),
  ]
  const components = parts.filter(({ amount }) => amount.minor > 0)
  return {
    components,
    total: components.reduce((sum, { amount }) => addMoney(sum, amount), money(0, currency)),
  }
}

const rounded = (decimal: number, currency: Currency): Money =>
  money(upToStep(decimal * 10 ** exponentOf(currency), currency), currency)
