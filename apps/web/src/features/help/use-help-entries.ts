import { INSTANT_MINUTES, parameters, type Tariff, TYPICAL_MINUTES } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import type { HelpEntry } from './search-help.ts'

const statuses = [
  'WAITING_FOR_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'DELAYED',
  'STALLED',
  'CANCELLED',
  'RETURNED_TO_VENDOR',
] as const

/** Explains each status of an order to a shop. */
export function useStatusEntries(): readonly HelpEntry[] {
  const { t } = useTexts()
  return statuses.map((status) => ({
    id: status,
    title: t(`status.${status}`),
    text: t(`help.status.${status}`),
  }))
}

/** Frequent questions, with the figures of the country. */
export function useQuestions(): readonly HelpEntry[] {
  const { t, format } = useTexts()
  const { country } = useConfig()
  const table = parameters[country]
  // Without a setting of the operator, or before it is loaded, the country's default applies.
  const tariff = useCountryParameter('tariff') ?? table.tariff
  const maxDistanceKm = useCountryParameter('maxDistanceKm') ?? table.maxDistanceKm
  const maxWeightKg = useCountryParameter('maxWeightKg') ?? table.maxWeightKg
  const takesCards = useCountryParameter('onlinePaymentActivated') === true
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
