import { withSearch } from '@beckon/domain/order'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../platform/session/index.ts'
import { stored } from '../../platform/storage/index.ts'

/** The user's recent searches, shared with order tracking. */
export function useRecentSearches() {
  const { identity } = useSession()
  const store = useMemo(
    () => stored(`recent-searches.${identity ?? ''}`, z.array(z.string().max(200)).max(10)),
    [identity],
  )
  const [recent, setRecent] = useState<readonly string[]>(() => store.read() ?? [])
  const remember = (search: string) => {
    if (search.trim() === '') return
    const next = withSearch(store.read() ?? [], search)
    store.write(next)
    setRecent(next)
  }
  return { recent, remember }
}
