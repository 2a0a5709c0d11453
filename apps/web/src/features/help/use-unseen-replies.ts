import { helpCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Support answers in minutes. Milliseconds. */
const LOOK_MS = 30_000

export interface RepliesOptions {
  /** Whether there is a help centre for them. */
  readonly isOn: boolean
  /** The help centre is open, where replies are visible. */
  readonly isReading: boolean
}

/**
 * Returns the number of unread replies of support; a new one is announced, also one that arrived while the portal was
 * closed.
 */
export function useUnseenReplies(vendorId: string, { isOn, isReading }: RepliesOptions): number {
  const { t } = useTexts()
  const client = useClient()
  const notify = useNotify()
  const notified = useRef(new Map<string, number>())
  const { data } = useQuery({
    queryKey: queryKeys.helpReplies(vendorId),
    enabled: isOn,
    queryFn: async ({ signal }) =>
      (await answerTo(client, helpCalls.countHelpReplies, { params: { id: vendorId } }, { signal })).result,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
  })
  const unseen = isOn ? (data ?? 0) : 0
  useEffect(() => {
    if (data === undefined) return
    const isMore = unseen > (notified.current.get(vendorId) ?? 0)
    notified.current.set(vendorId, unseen)
    if (isMore && !isReading) notify(t('help.replied'), { duration: LONG_DURATION_MS })
  }, [data, unseen, vendorId, isReading, notify, t])
  return unseen
}
