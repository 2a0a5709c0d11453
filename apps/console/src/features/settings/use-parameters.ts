import { calls, type CountryParameter } from '@beckon/contract'
import type { ParameterName } from '@beckon/domain/parameter'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The settings of the country that is shown. */
export function useParameters() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['parameters', country],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listCountryParameters, {}, { signal })).result,
  })
}

export interface ParameterChange {
  /** Null for the initial value. */
  readonly value: string | null
  readonly reason: string
}

/**
 * Changes a setting as the page shows it. Where another operator was faster the settings are read again, so that the next
 * try is compared with the present value.
 */
export function useSetParameter(name: ParameterName) {
  const { client } = useDeps()
  const queries = useQueryClient()
  return async ({ version }: Pick<CountryParameter, 'version'>, change: ParameterChange) => {
    const result = await client.call(calls.setCountryParameter, {
      params: { name },
      body: { ...change, version },
    })
    await queries.invalidateQueries({ queryKey: ['parameters'] })
    return result
  }
}
