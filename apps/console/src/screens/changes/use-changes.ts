import { calls } from '@beckon/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The changes of the country, page by page; those of a subject where one is given. */
export function useChanges(subject: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useInfiniteQuery({
    queryKey: ['changes', country, subject],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam }) =>
      answerTo(
        deps.client,
        calls.listChanges,
        {
          query: {
            ...(pageParam === undefined ? {} : { before: pageParam }),
            ...(subject === '' ? {} : { subject }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ result }) => result),
  })
}
