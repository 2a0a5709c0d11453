import { type CountryCode, parameters, WRITTEN_MESSAGE_GRAMS } from '@beckon/domain/country'

export interface Limits {
  /** In units of the country's currency; null where no value is too high. */
  readonly value: number | null
  /** Kilograms. */
  readonly weight: number
  /** Kilograms; letters lighter than this are not carried. */
  readonly letters: number
}

/** From the table of the country's settings. */
export function limitsOf(country: CountryCode): Limits {
  const { orderItemValueExceedLimit: value, maxWeightKg: weight } = parameters[country]
  return { value: value < 0 ? null : value, weight, letters: WRITTEN_MESSAGE_GRAMS / 1000 }
}
