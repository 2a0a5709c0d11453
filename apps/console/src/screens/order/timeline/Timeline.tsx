import type { DeskEvent } from '@beckon/contract'
import { Button, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { EmptyState, LoadState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../order.module.css'
import { useEvents } from '../use-order.ts'
import { eventKinds, type EventKind, type EventGroup, groupsOf, kindOf } from './event-groups.ts'
import { eventWords } from './event-words.ts'

/** Events of a group that are shown at once. */
const SHOWN = 12

/** Everything that happened to an order, the newest first, under the status in which it happened. */
export function Timeline({ id, currency }: { readonly id: string; readonly currency: string }) {
  const { t } = useTexts()
  const query = useEvents(id)
  const { data } = query
  const [kind, setKind] = useState<EventKind | 'all'>('all')
  if (!data) return <LoadState query={query} />
  const groups = groupsOf(kind === 'all' ? data : data.filter((event) => kindOf(event) === kind))
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('console.orders.timeline')}
        value={kind}
        onChange={(value) => setKind(eventKinds.find((one) => one === value) ?? 'all')}
        data={[
          { value: 'all', label: t('console.orders.all-events') },
          ...eventKinds.map((value) => ({ value, label: t(`console.orders.kind.${value}`) })),
        ]}
        mb="sm"
      />
      {groups.length === 0 && <EmptyState title={t('console.orders.no-events')} />}
      <ol className={styles.events} aria-label={t('console.orders.timeline')}>
        {groups.map((group) => (
          <Group key={group.key} group={group} currency={currency} />
        ))}
      </ol>
    </>
  )
}

function Group({ group: { events }, currency }: { readonly group: EventGroup; readonly currency: string }) {
  const { t, format } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? events : events.slice(0, SHOWN)
  const hidden = events.length - shown.length
  return (
    <li className={styles.group}>
      {shown.map((event, place) => (
        <Event key={`${event.kind} ${event.at} ${place}`} event={event} currency={currency} />
      ))}
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('console.orders.more-events', { number: format.number(hidden) })}
        </Button>
      )}
    </li>
  )
}

function Event({ event, currency }: { readonly event: DeskEvent; readonly currency: string }) {
  const texts = useTexts()
  const { title, by, details } = eventWords(event, currency, texts)
  return (
    <div className={styles.event} data-kind={event.kind}>
      <Text size="sm" component="time" c="dimmed" fw={400}>
        {texts.format.dateTime(event.at)}
      </Text>
      <div>
        <Text size="sm" inherit>
          <bdi>{title}</bdi>
          {by !== '' && (
            <Text component="span" size="sm" c="dimmed" fw={400}>
              {' · '}
              <bdi>{by}</bdi>
            </Text>
          )}
        </Text>
        {details.map((detail) => (
          <Text key={detail} size="sm" className={styles.detail} dir="auto">
            {detail}
          </Text>
        ))}
      </div>
    </div>
  )
}
