import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { orderCalls } from '@beckon/contract'
import IconHistory from '~icons/tabler/history'
import { EmptyState, FailureState } from '../../../features/page/index.ts'
import { CallFailed } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { usePastOrders } from '../use-past-orders.ts'
import { HistoryTable } from './HistoryTable.tsx'
import { FadedWhileLoading } from './FadedWhileLoading.tsx'

interface SearchResultsProps {
  readonly past: ReturnType<typeof usePastOrders>
  readonly search: string
  /** The number of all results; undefined until they are counted. */
  readonly total: number | undefined
  readonly isOffline: boolean
}

const offline = new CallFailed(orderCalls.listOrders.name, { kind: 'offline' })

/** The orders that match the filter, page by page. */
export function SearchResults({ past, search, total, isOffline }: SearchResultsProps) {
  const { t } = useTexts()
  const isWaiting = past.isPending || (past.isOld && past.orders.length === 0)
  // The retries of a call take seconds, and offline all of them fail.
  if (isWaiting && isOffline) {
    return <FailureState error={offline} title={t('error.cant-retrieve-past-orders')} onRetry={past.retry} />
  }
  // An empty result of the previous filter does not apply to this one.
  if (isWaiting) return <Waiting />
  if (past.isError && past.orders.length === 0) {
    return (
      <FailureState error={past.error} title={t('error.cant-retrieve-past-orders')} onRetry={past.retry} />
    )
  }
  if (past.orders.length === 0) return <Nothing search={search.trim()} />
  return (
    <FadedWhileLoading isOld={past.isOld}>
      <HistoryTable orders={past.orders} />
      {past.isError && (
        <FailureState
          error={past.error}
          title={t('error.cant-retrieve-past-orders')}
          onRetry={past.showMore}
        />
      )}
      <More past={past} total={total} />
    </FadedWhileLoading>
  )
}

function More({ past, total }: Pick<SearchResultsProps, 'past' | 'total'>) {
  const { t, format } = useTexts()
  const shown = past.orders.length
  // Rows of the previous filter are not counted.
  const all = past.isOld ? undefined : past.hasMore ? total : shown
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" role="status">
        {all !== undefined &&
          t('history.shown', {
            shown: format.number(shown),
            // Orders may have been added since the count.
            total: format.number(Math.max(all, shown)),
          })}
      </Text>
      {past.hasMore ? (
        <Button variant="default" loading={past.isLoadingMore} onClick={past.showMore}>
          {t('action.show-more')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {!past.isOld && t('history.end-of-list')}
        </Text>
      )}
    </Group>
  )
}

function Nothing({ search }: { readonly search: string }) {
  const { t } = useTexts()
  return search === '' ? (
    <EmptyState icon={IconHistory} title={t('history.empty-title')} text={t('history.empty-text')} />
  ) : (
    <EmptyState
      icon={IconHistory}
      title={t('history.search-none', { search })}
      text={t('history.search-hint')}
    />
  )
}

function Waiting() {
  return (
    <Stack gap="xs" aria-busy="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={48} radius="sm" />
      ))}
    </Stack>
  )
}
