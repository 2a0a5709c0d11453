import { VisuallyHidden } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useLiveState } from '../../../platform/live/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useAnnouncement } from './use-announcement.ts'

interface StatusAnnouncerProps {
  /** Undefined until they are known: what is there from the beginning is not news. */
  readonly orders: readonly OrderRecord[] | undefined
  readonly chosenId?: string | undefined
  /** What is said at once when it changes, and not of its own while it is empty. */
  readonly note?: string
}

/**
 * The one place from which a screen reader is told what changes: the sentences of orders, whether they are live, how
 * many were found. It stands there before anything is said, or some would not hear it.
 */
export function StatusAnnouncer({ orders, chosenId, note = '' }: StatusAnnouncerProps) {
  const { t, format } = useTexts()
  const { state, since } = useLiveState()
  const connection =
    state === 'stale'
      ? t('live.explain-stale', { time: format.time(since) })
      : state === 'live'
        ? t('live.live')
        : ''
  const { text, turn } = useAnnouncement({ orders, chosenId, notes: { connection, note } })
  return (
    <VisuallyHidden role="status" data-speaker>
      {/* The same words a second time are news only when they come anew. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}
