import { vendorCalls } from '@beckon/contract'
import {
  fromText,
  PARAMETER_FRESH_MS,
  type ParameterName,
  type ParameterValues,
} from '@beckon/domain/parameter'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../client/index.ts'

/**
 * A setting of the country, read at most once in five minutes. Undefined while it is not known: not asked yet, not
 * answered, or an answer that makes no sense.
 */
export function useCountryParameter<N extends ParameterName>(name: N): ParameterValues[N] | undefined {
  const client = useClient()
  const { data } = useQuery({
    queryKey: queryKeys.parameter(name),
    staleTime: PARAMETER_FRESH_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, vendorCalls.getCountryParameter, { params: { name } }, { signal })).result,
    // What is kept is the text of the wire, so that everybody who asks for it shares it.
    select: (text: string) => {
      const read = fromText(name, text)
      return read.ok ? read.value : undefined
    },
  })
  return data
}
