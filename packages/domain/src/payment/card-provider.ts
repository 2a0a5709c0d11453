import type { CountryCode } from '../country/index.ts'

/** Who takes cards: each wants the data of a new card in a shape of its own. */
export const cardProviders = ['generic_creditcard', 'cybersource_creditcard', 'taiwan_creditcard'] as const
export type CardProvider = (typeof cardProviders)[number]

/** What decides who takes the cards of a country. */
export interface ProviderFlags {
  readonly CyberSourceCreditCard: boolean
  readonly TaiwanCardProvider: boolean
}

/** The Taiwanese provider takes cards in Taiwan alone, whatever is turned on elsewhere. */
export function cardProviderOf(country: CountryCode, flags: ProviderFlags): CardProvider {
  if (flags.TaiwanCardProvider && country === 'TW') return 'taiwan_creditcard'
  return flags.CyberSourceCreditCard ? 'cybersource_creditcard' : 'generic_creditcard'
}
