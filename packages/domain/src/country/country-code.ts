/** ISO 3166 codes of the countries that are served. */
export const countryCodes = [
  'BH',
  'EG',
  'HK',
  'JO',
  'KW',
  'MY',
  'OM',
  'PH',
  'PK',
  'QA',
  'SG',
  'TH',
  'TW',
  'AE',
  'MM',
  'BD',
  'KH',
  'SE',
  'LA',
  'HU',
  'JP',
  'NO',
  'FI',
  'DE',
  'CZ',
  'SA',
  'GR',
  'CY',
  'DK',
  'PL',
  'RS',
] as const

export type CountryCode = (typeof countryCodes)[number]

export const isCountryCode = (text: string): text is CountryCode => countryCodes.some((code) => code === text)
