import { type AnswerOf, calls } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import type { TextScreen } from '@beckon/domain/text'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

export interface TextFilter {
  readonly locale: LocaleTag
  readonly words: string
  readonly screen: TextScreen | undefined
  readonly isCorrected: boolean
}

type Pages = InfiniteData<AnswerOf<typeof calls.searchTexts>>

/** The texts of a language of the country, page by page. */
export const useTextsList = (filter: TextFilter) =>
  useSearch(filter, ({ pages }) => pages.flatMap(({ result }) => result))

/** How many texts of each screen are found. */
export function useScreenCounts(filter: TextFilter): ReadonlyMap<TextScreen, number> {
  const { data } = useSearch(filter, ({ pages }) => pages[0]?.screens ?? [])
  return new Map(data?.map(({ screen, count }) => [screen, count]))
}

function useSearch<T>({ locale, words, screen, isCorrected }: TextFilter, select: (pages: Pages) => T) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useInfiniteQuery({
    queryKey: ['texts', country, 'list', locale, words, screen, isCorrected],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) =>
      answerTo(
        deps.client,
        calls.searchTexts,
        {
          query: {
            locale,
            after: pageParam,
            ...(words === '' ? {} : { words }),
            ...(screen === undefined ? {} : { screen }),
            ...(isCorrected ? { corrected: 'true' as const } : {}),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select,
  })
}
