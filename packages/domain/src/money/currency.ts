/**
 * Decimals of each currency by ISO 4217. Never taken from `Intl`, which shows some currencies (HUF, PKR, MMK, LAK)
 * without the decimals that their accounts have.
 */
export const currencies = {
  AED: 2,
  BDT: 2,
  BHD: 3,
  CZK: 2,
  DKK: 2,
  EGP: 2,
  EUR: 2,
  HKD: 2,
  HUF: 2,
  JOD: 3,
  JPY: 0,
  KHR: 2,
  KWD: 3,
  LAK: 2,
  MMK: 2,
  MYR: 2,
  NOK: 2,
  OMR: 3,
  PHP: 2,
  PKR: 2,
  PLN: 2,
  QAR: 2,
  RSD: 2,
  SAR: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 2,
  USD: 2,
} as const satisfies Record<string, number>

export type Currency = keyof typeof currencies

export const isCurrency = (text: string): text is Currency => text in currencies

/** How many decimals the currency has. */
export const exponentOf = (currency: Currency): number => currencies[currency]

/** The currency of a stored order or quote; throws for an unknown one, which is a bug. */
export function parseCurrency(text: string): Currency {
  if (!isCurrency(text)) throw new RangeError(`unknown currency: ${text}`)
  return text
}
