import { Button, Group, SegmentedControl, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { EmptyState, FailureState, Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type HistoryFilter, periods, statusOptions } from './history-filter.ts'
import { HistoryTable } from './parts/HistoryTable.tsx'
import { useHistoryFilter } from './use-history-filter.ts'
import { usePastOrders } from './use-past-orders.ts'

/** Orders that are over: delivered, returned, cancelled; newest first, a page at a time. */
export function Screen() {
  const { vendor, outlets } = useVendorChoice()
  const { filter, change } = useHistoryFilter()
  const { t, format } = useTexts()
  const past = usePastOrders(vendor.vendor_id, filter, outlets.areIncluded)
  return (
    <Page title={t('history.title')} width="wide">
      <Stack gap="lg">
        <Filters filter={filter} onChange={change} />
        {past.isPending ? (
          <Stack gap="xs" aria-busy="true">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={48} radius="sm" />
            ))}
          </Stack>
        ) : past.isError ? (
          <FailureState
            error={past.error}
            title={t('error.cant-retrieve-past-orders')}
            onRetry={past.retry}
          />
        ) : past.orders.length === 0 ? (
          <EmptyState icon={IconHistory} title={t('history.empty-title')} text={t('history.empty-text')} />
        ) : (
          <>
            <HistoryTable orders={past.orders} />
            <Group justify="space-between">
              <Text size="sm" c="dimmed" role="status">
                {t('orders.count', { count: past.orders.length })} · {t('history.total')}:{' '}
                <bdi>{format.amount(past.totalFees)}</bdi>
              </Text>
              {past.hasMore ? (
                <Button variant="default" loading={past.isLoadingMore} onClick={past.showMore}>
                  {t('action.show-more')}
                </Button>
              ) : (
                <Text size="sm" c="dimmed">
                  {t('history.end-of-list')}
                </Text>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Page>
  )
}

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly onChange: (change: Partial<HistoryFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTexts()
  const periodNames = periods.map((value) => ({ value, label: t(`history.${value}`) }))
  const statuses = statusOptions.map((value) => ({ value, label: t(`history.${value}`) }))
  return (
    <Group gap="sm" align="end">
      <SegmentedControl
        data={periodNames}
        value={filter.period}
        aria-label={t('history.period')}
        onChange={(value) => onChange({ period: periods.find((one) => one === value) ?? 'past-week' })}
      />
      <Select
        w={160}
        data={statuses}
        value={filter.status}
        aria-label={t('history.status')}
        allowDeselect={false}
        onChange={(value) => onChange({ status: statusOptions.find((one) => one === value) ?? 'any' })}
      />
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} />}
        placeholder={t('history.search')}
        aria-label={t('history.search')}
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        style={{ flex: '1 1 14rem' }}
      />
    </Group>
  )
}
