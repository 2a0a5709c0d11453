import type { AnswerOf, Call, InputOf } from '@beckon/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

interface Options<C extends Call, T> {
  readonly select: (answer: AnswerOf<C>) => T
  /** Milliseconds after which it is asked again, by the data that it has; never where absent. */
  readonly again?: (data: AnswerOf<C> | undefined) => number | false
  readonly isOn?: boolean
}

interface Asked<C extends Call> {
  readonly state: { readonly data: AnswerOf<C> | undefined }
}

/** The answer of a call about money of the country that is shown. */
export function useMoney<C extends Call, T>(
  call: C,
  input: InputOf<C>,
  { select, again, isOn = true }: Options<C, T>,
) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['money', country, call.name, input],
    queryFn: ({ signal }) => answerTo(deps.client, call, input, { signal }),
    select,
    enabled: isOn,
    refetchInterval: (query: Asked<C>) => again?.(query.state.data) ?? false,
  })
}

/** A list that is read page by page. */
export function useMoneyPages<T>(
  key: readonly string[],
  read: (
    before: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly result: readonly T[]; readonly next: string | null }>,
) {
  const country = useStore(useDeps().country)
  return useInfiniteQuery({
    queryKey: ['money', country, ...key],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => read(pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ result }) => result),
  })
}

/** Reads everything about money again, after a change. */
export function useRefreshMoney(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['money'] })
}
