import { countries, type CountryCode } from '../country/index.ts'

/** Who takes cards: each wants the data of a new card in a shape of its own. */
export const cardProviders = ['generic_creditcard', 'cybersource_creditcard', 'taiwan_creditcard'] as const
export type CardProvider = (typeof cardProviders)[number]

/** What decides who takes the cards of a country. */
export interface ProviderFlags {
  readonly CyberSourceCreditCard: boolean
  readonly TaiwanCardProvider: boolean
}

/** A provider of one country takes no cards elsewhere, whatever its flag. */
export function cardProviderOf(country: CountryCode, flags: ProviderFlags): CardProvider {
  const own = countries[country].cardProvider
  if (own && flags.TaiwanCardProvider) return own
  return flags.CyberSourceCreditCard ? 'cybersource_creditcard' : 'generic_creditcard'
}
