import { parameters } from '@beckon/domain/country'
import type { ParcelLimits } from '@beckon/domain/request'
import { useConfig } from '../../../platform/client/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'

/** What riders carry here: as an operator has set it, and by the country's table until that is known. */
export function useParcelLimits(): ParcelLimits {
  const { country } = useConfig()
  const table = parameters[country]
  return {
    maxWeightKg: useCountryParameter('maxWeightKg') ?? table.maxWeightKg,
    maxSideCm: useCountryParameter('maxSideCm') ?? table.maxSideCm,
  }
}
