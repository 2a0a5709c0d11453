import { type AnswerOf, calls, type ListView } from '@beckon/contract'
import type { CallError, CallResult } from '@beckon/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { notSaved, storedSettings } from './list-settings.ts'

type Answer = AnswerOf<typeof calls.readListViews>

export interface ListViews {
  /** Of the list; undefined until they are loaded. */
  readonly views: readonly ListView[] | undefined
  /** Why the last change failed. */
  readonly error: CallError | undefined
  readonly save: (view: Omit<ListView, 'list'>) => Promise<void>
  readonly remove: (name: string) => Promise<void>
}

const FRESH_MS = 60_000

/** The saved views of a list, kept with the account of the operator. */
export function useListViews(list: string): ListViews {
  const { client, session } = useDeps()
  const state = useStore(session.state)
  const queries = useQueryClient()
  const [error, setError] = useState<CallError>()
  const queryKey = ['list-views', state.status === 'in' ? state.me.operator_id : '']
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await answerTo(client, calls.readListViews, {}, { signal })).result,
    staleTime: FRESH_MS,
  })
  const settle = (result: CallResult<Answer>) => {
    if (result.ok) queries.setQueryData(queryKey, result.answer.result)
    setError(result.ok ? undefined : result.error)
    return result.ok
  }
  const save = async (view: Omit<ListView, 'list'>) =>
    settle(await client.call(calls.saveListView, { body: { ...view, list } }))
  useTakeOver(list, data, save)
  return {
    views: data?.filter((one) => one.list === list),
    error,
    save: async (view) => void (await save(view)),
    remove: async (name) => void settle(await client.call(calls.removeListView, { body: { list, name } })),
  }
}

/** Moves the views that an earlier version saved in this browser to the account, once. */
function useTakeOver(
  list: string,
  saved: readonly ListView[] | undefined,
  save: (view: ListView) => Promise<boolean>,
): void {
  const isLoaded = saved !== undefined
  useEffect(() => {
    const settings = storedSettings(list)
    const before = settings.read()
    if (!isLoaded || !before || before.views.length === 0) return
    // First, so that no other list and no second run takes them as well.
    settings.write({ ...before, views: [] })
    void (async () => {
      const failed: ListView[] = []
      for (const view of notSaved(list, before.views, saved)) if (!(await save(view))) failed.push(view)
      if (failed.length > 0) settings.write({ ...settings.read(), views: failed })
    })()
    // Only once the views of the account are known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [list, isLoaded])
}
