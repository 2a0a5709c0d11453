import { parameters } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type CountrySettings, questionsOf } from './questions.ts'
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

/** Settings of the country: without one of the operator, or before it is loaded, the default applies. */
export function useCountryFigures(): CountrySettings {
  const table = parameters[useConfig().country]
  return {
    tariff: useCountryParameter('tariff') ?? table.tariff,
    maxDistanceKm: useCountryParameter('maxDistanceKm') ?? table.maxDistanceKm,
    maxWeightKg: useCountryParameter('maxWeightKg') ?? table.maxWeightKg,
    takesCards: useCountryParameter('onlinePaymentActivated') === true,
  }
}

/** Frequent questions, with the figures of the country. */
export const useQuestions = (): readonly HelpEntry[] => questionsOf(useCountryFigures(), useTexts())
