import { type AnswerOf, eventCatalogue, type PublicEvent, webhookCalls } from '@beckon/contract'
import { type EventType, eventTypes } from '@beckon/domain/event'
import { Button, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import IconBroadcast from '~icons/tabler/broadcast'
import { useState } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Code, Word } from '../parts/Code.tsx'
import { secondsOf } from '../parts/instant.ts'
import styles from '../parts/parts.module.css'

type EventPage = AnswerOf<typeof webhookCalls.listEvents>['result']

const TYPING_MS = 400

/** The log of the events of the business, and all types with examples. */
export function EventsPanel({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTexts()
  return (
    <Stack gap="lg">
      <Log vendorId={vendorId} />
      <Panel title={t('developers.event.catalogue')}>
        <ul className={styles.list} dir="ltr" lang="en">
          {eventTypes.map((type) => (
            <li key={type} className={styles.item}>
              <details>
                <summary>
                  <Word text={type} />
                  <Text size="sm" c="dimmed">
                    {eventCatalogue[type].meaning}
                  </Text>
                </summary>
                <Code text={JSON.stringify({ type, data: eventCatalogue[type].example }, null, 2)} />
              </details>
            </li>
          ))}
        </ul>
      </Panel>
    </Stack>
  )
}

interface Filter {
  readonly type: EventType | undefined
  readonly orderId: string
}

function useEvents(vendorId: string, { type, orderId }: Filter) {
  const client = useClient()
  const filter = { ...(type ? { type } : {}), ...(orderId.length < 3 ? {} : { order_id: orderId }) }
  return useInfiniteQuery({
    queryKey: queryKeys.programs(vendorId, 'events', filter),
    initialPageParam: undefined as string | undefined,
    staleTime: 0,
    getNextPageParam: ({ has_more: more, next_cursor: next }: EventPage) => (more ? next : undefined),
    queryFn: async ({ pageParam: after, signal }): Promise<EventPage> => {
      const query = {
        ...filter,
        ...(after === undefined ? {} : { after }),
        order: 'newest' as const,
        limit: 25,
      }
      const input = { params: { id: vendorId }, query }
      return (await answerTo(client, webhookCalls.listEvents, input, { signal })).result
    },
  })
}

function Log({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTexts()
  const [type, setType] = useState<EventType>()
  const [typed, setTyped] = useState('')
  const [orderId] = useDebouncedValue(typed.trim(), TYPING_MS)
  const query = useEvents(vendorId, { type, orderId })
  const events = query.data?.pages.flatMap(({ data }) => data)
  const isFiltered = type !== undefined || orderId !== ''
  return (
    <Panel title={t('developers.event.log')}>
      <Stack gap="md">
        <div className={styles.filters}>
          <NativeSelect
            label={t('developers.event.type')}
            value={type ?? ''}
            data={[{ value: '', label: t('developers.delivery.all') }, ...eventTypes]}
            onChange={(event) => setType(eventTypes.find((one) => one === event.currentTarget.value))}
          />
          <TextInput
            label={t('developers.event.order')}
            value={typed}
            dir="ltr"
            maxLength={100}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {query.isPending && <Skeleton h={120} aria-busy aria-label={t('state.loading')} />}
        {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
        {events?.length === 0 && (
          <EmptyState
            icon={IconBroadcast}
            title={t(isFiltered ? 'developers.event.none' : 'developers.event.empty')}
          />
        )}
        {events && events.length > 0 && (
          <ul className={styles.list} aria-label={t('developers.event.log')}>
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('action.show-more')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

function EventItem({ event }: { readonly event: PublicEvent }) {
  const { format } = useTexts()
  return (
    <li className={styles.item}>
      <details>
        <summary>
          <Word text={event.type} />{' '}
          <Text span size="sm" c="dimmed">
            {format.dateTime(secondsOf(event.timestamp))}
          </Text>
        </summary>
        <Code text={JSON.stringify(event, null, 2)} />
      </details>
    </li>
  )
}
