import { parameters } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { type Limits, limitsOf } from './limits.ts'

/** As the operator of the country has them; until that is known, as the country begins. */
export function useLimits(): Limits {
  const table = parameters[useConfig().country]
  return limitsOf({
    orderItemValueExceedLimit:
      useCountryParameter('orderItemValueExceedLimit') ?? table.orderItemValueExceedLimit,
    maxWeightKg: useCountryParameter('maxWeightKg') ?? table.maxWeightKg,
  })
}
