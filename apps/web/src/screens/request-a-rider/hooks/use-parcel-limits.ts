import { parameters } from '@beckon/domain/country'
import type { ParcelLimits } from '@beckon/domain/request'
import { useConfig } from '../../../platform/client/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'

/** Returns the limits of parcels: the operator's, and the country's table before they are loaded. */
export function useParcelLimits(): ParcelLimits {
  const { country } = useConfig()
  const table = parameters[country]
  return {
    maxWeightKg: useCountryParameter('maxWeightKg') ?? table.maxWeightKg,
    maxSideCm: useCountryParameter('maxSideCm') ?? table.maxSideCm,
  }
}
