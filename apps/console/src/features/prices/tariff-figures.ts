import { fromText } from '@beckon/domain/parameter'

/** The figures of a tariff, in units of the currency and in kilometres. */
export interface TariffFigures {
  readonly base: number
  readonly perKm: number
  readonly includedKm: number
  readonly cashExtra: number
}

/** Reads `6.5:1.2:0:0`. */
export function figuresIn(text: string): TariffFigures {
  const [base = 0, perKm = 0, includedKm = 0, cashExtra = 0] = text.split(':').map(Number)
  return { base, perKm, includedKm, cashExtra }
}

/** Whether all figures are there, and within their bounds. */
export const isTariff = (text: string): boolean => fromText('tariff', text).ok
