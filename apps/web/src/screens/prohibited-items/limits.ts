import { type CountryParameters, POSTAL_MONOPOLY_GRAMS } from '@beckon/domain/country'

export interface Limits {
  /** In units of the country's currency; null where no value is too high. */
  readonly value: number | null
  /** Kilograms. */
  readonly weight: number
  /** Kilograms; letters lighter than this are not carried. */
  readonly letters: number
}

type Settings = Pick<CountryParameters, 'orderItemValueExceedLimit' | 'maxWeightKg'>

export const limitsOf = ({ orderItemValueExceedLimit: value, maxWeightKg: weight }: Settings): Limits => ({
  value: value < 0 ? null : value,
  weight,
  letters: POSTAL_MONOPOLY_GRAMS / 1000,
})
