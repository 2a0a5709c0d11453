import { countries, type CountryCode } from '../country/index.ts'

/** Card providers; each has a format of its own for the data of a new card. */
export const cardProviders = ['generic_creditcard', 'cybersource_creditcard', 'taiwan_creditcard'] as const
export type CardProvider = (typeof cardProviders)[number]

/** The flags that decide on the card provider of a country. */
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
