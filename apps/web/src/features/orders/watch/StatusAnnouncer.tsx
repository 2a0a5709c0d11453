import { VisuallyHidden } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useLiveState } from '../../../platform/live/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useAnnouncement } from './use-announcement.ts'

interface StatusAnnouncerProps {
  /** Undefined until the orders are loaded; the initial ones are not announced. */
  readonly orders: readonly OrderRecord[] | undefined
  readonly chosenId?: string | undefined
  /** Announced when it changes, unless it is empty. */
  readonly note?: string
}

/**
 * The live region of screen readers: sentences of orders, connection state, number of results. It is rendered before
 * its first text, because some screen readers ignore a region that appears with its text.
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
      {/* A repeated text is announced only when it is set again. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}
