import { calls } from '@beckon/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

const PAUSE_MS = 200
const SHORTEST = 2

/** Returns a few orders, shops and riders of the country that match a text; undefined without an answer. */
export function useFind(typed: string, isOn = true) {
  const deps = useDeps()
  const country = useStore(deps.country)
  const [text] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const isEnabled = isOn && text.length >= SHORTEST
  const { data } = useQuery({
    queryKey: ['find', country, text],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.findAnything, { body: { text } }, { signal })).result,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return isEnabled ? data : undefined
}
