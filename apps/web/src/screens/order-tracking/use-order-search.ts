import { useCallback, useState } from 'react'
import { z } from 'zod'
import { stored } from '../../platform/storage/index.ts'

const KEPT = 10

const recentStore = () => stored('recent-searches', z.array(z.string().max(200)).max(KEPT))

/** The newest first, none twice, the oldest dropped. */
export const withSearch = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((one) => one !== text)].slice(0, KEPT)

/** What is searched for, and what was searched for before. */
export function useOrderSearch() {
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<readonly string[]>(() => recentStore().read() ?? [])
  const remember = useCallback(() => {
    const searched = text.trim()
    if (searched === '') return
    const next = withSearch(recent, searched)
    recentStore().write(next)
    setRecent(next)
  }, [text, recent])
  return { text, setText, recent, remember }
}
