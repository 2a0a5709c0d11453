import type { ListView } from '@beckon/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openingView, type Search } from './list-settings.ts'

/** Returns how a view is opened; the default one is opened with the list. */
export function useOpenView(
  views: readonly ListView[] | undefined,
  hide: (hidden: readonly string[]) => void,
): (view: ListView) => void {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const isOpened = useRef(false)
  const open = (view: ListView, replace = false) => {
    hide(view.hidden)
    void navigate({ to: '.', search: () => view.search, replace })
  }
  const first = views && openingView(views, search)
  useEffect(() => {
    if (!views || isOpened.current) return
    isOpened.current = true
    if (first) open(first, true)
    // Once, when the views are there: filters that are cleared later stay cleared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [views])
  return (view) => open(view)
}
