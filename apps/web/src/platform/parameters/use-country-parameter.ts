import { vendorCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import {
  fromText,
  PARAMETER_FRESH_MS,
  type ParameterName,
  type ParameterValues,
} from '@beckon/domain/parameter'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient } from '../client/index.ts'

/**
 * A setting of the country, read at most once in five minutes. Undefined while it is not known: not asked yet, not
 * answered, or an answer that makes no sense.
 */
export function useCountryParameter<N extends ParameterName>(name: N): ParameterValues[N] | undefined {
  const { data } = useQuery(parameterQuery(useClient(), name))
  return useMemo(() => {
    const read = data === undefined ? undefined : fromText(name, data)
    return read?.ok ? read.value : undefined
  }, [name, data])
}

/** What is kept is the text of the wire. */
export const parameterQuery = (client: Client, name: ParameterName) =>
  queryOptions({
    queryKey: queryKeys.parameter(name),
    staleTime: PARAMETER_FRESH_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, vendorCalls.getCountryParameter, { params: { name } }, { signal })).result,
  })
