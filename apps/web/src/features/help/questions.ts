import { INSTANT_MINUTES, type Tariff, TYPICAL_MINUTES } from '@beckon/domain/country'
import type { Texts } from '../../platform/texts/index.ts'
import type { HelpEntry } from './search-help.ts'

/** Settings of a country that its prices and limits follow. */
export interface CountrySettings {
  readonly tariff: Tariff
  readonly maxDistanceKm: number
  readonly maxWeightKg: number
  readonly takesCards: boolean
}

/** Frequent questions, with the figures of the country. */
export function questionsOf(
  { tariff, maxDistanceKm, maxWeightKg, takesCards }: CountrySettings,
  { t, format }: Pick<Texts, 't' | 'format'>,
): readonly HelpEntry[] {
  const { cashExtra } = tariff
  const minutes = (count: number) => format.duration(count * 60)
  const texts = {
    fee: feeText(tariff, { t, format }),
    ...(cashExtra > 0 ? { cash: t('help.cash-text', { extra: format.amount(cashExtra) }) } : {}),
    time: t('help.time-text', { typical: minutes(TYPICAL_MINUTES), longest: minutes(INSTANT_MINUTES) }),
    distance: t('help.distance-text', { distance: format.distance(maxDistanceKm * 1000) }),
    weight: t('help.weight-text', { weight: format.weight(maxWeightKg) }),
    cancel: t('help.cancel-text'),
    ...(takesCards ? { refund: t('help.refund-text') } : {}),
    outlets: t('help.outlets-text'),
    live: t('help.live-text'),
  }
  const names = ['fee', 'cash', 'time', 'distance', 'weight', 'cancel', 'refund', 'outlets', 'live'] as const
  return names.flatMap((id) => {
    const text = texts[id]
    return text === undefined ? [] : [{ id, title: t(`help.${id}-title`), text }]
  })
}

/** Describes the price of a ride; a base fee that includes the first kilometres mentions them. */
export function feeText(
  { base, perKm, includedKm }: Tariff,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string {
  const text = t('help.fee-text', { base: format.amount(base), perKm: format.amount(perKm) })
  if (includedKm === 0) return text
  return `${text} ${t('help.fee-included', { included: format.distance(includedKm * 1000) })}`
}
