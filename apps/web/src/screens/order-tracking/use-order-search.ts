import type { OrderRecord } from '@beckon/contract'
import { searchMatches, sortNewestFirst, withSearch } from '@beckon/domain/order'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../platform/session/index.ts'
import { useLocale } from '../../platform/texts/index.ts'
import { stored } from '../../platform/storage/index.ts'

/** The search text and the user's recent searches. */
export function useOrderSearch() {
  const { identity } = useSession()
  const store = useMemo(
    () => stored(`recent-searches.${identity ?? ''}`, z.array(z.string().max(200)).max(10)),
    [identity],
  )
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<readonly string[]>(() => store.read() ?? [])
  const save = useCallback(
    (next: readonly string[]) => {
      store.write([...next])
      setRecent(next)
    },
    [store],
  )
  return {
    text,
    setText,
    recent,
    remember: () => (text.trim() === '' ? undefined : save(withSearch(recent, text))),
    forget: () => save([]),
  }
}

export type OrderSearch = ReturnType<typeof useOrderSearch>

/** Returns the results, newest first; undefined without a search. */
export function useFound(
  orders: readonly OrderRecord[] | undefined,
  search: string,
): readonly OrderRecord[] | undefined {
  const { locale } = useLocale()
  return useMemo(
    () =>
      search.trim() === ''
        ? undefined
        : sortNewestFirst(orders ?? []).filter((order) => searchMatches(order, search, locale)),
    [orders, search, locale],
  )
}
