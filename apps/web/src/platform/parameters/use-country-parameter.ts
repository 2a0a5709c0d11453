import { vendorCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import {
  fromText,
  PARAMETER_FRESH_MS,
  type ParameterValues,
  type PublicParameterName,
} from '@beckon/domain/parameter'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient } from '../client/index.ts'

/**
 * A setting of the country, read at most once in five minutes. Undefined while it is not known: not asked yet, not
 * answered, or an answer that makes no sense.
 */
export function useCountryParameter<N extends PublicParameterName>(name: N): ParameterValues[N] | undefined {
  const { data } = useQuery(parameterQuery(useClient(), name))
  return useMemo(() => meaning(name, data), [name, data])
}

/** Fetches the parameter again at a moment that depends on it; every user of the query gets the new value. */
export async function fetchCountryParameter<N extends PublicParameterName>(
  queries: QueryClient,
  client: Client,
  name: N,
): Promise<ParameterValues[N] | undefined> {
  const query = { ...parameterQuery(client, name), staleTime: 0, retry: false }
  return meaning(name, await queries.fetchQuery(query).catch(() => undefined))
}

function meaning<N extends PublicParameterName>(
  name: N,
  text: string | undefined,
): ParameterValues[N] | undefined {
  const read = text === undefined ? undefined : fromText(name, text)
  return read?.ok ? read.value : undefined
}

/** The stored value is the text of the wire. */
export const parameterQuery = (client: Client, name: PublicParameterName) =>
  queryOptions({
    queryKey: queryKeys.parameter(name),
    staleTime: PARAMETER_FRESH_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, vendorCalls.getCountryParameter, { params: { name } }, { signal })).result,
  })
