import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { FailureState, Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { useSummary } from '../use-summary.ts'
import { DayCharts } from './DayCharts.tsx'
import { DayTable } from './DayTable.tsx'
import { Figures } from './Figures.tsx'
import { FadedWhileLoading } from './FadedWhileLoading.tsx'

const views = ['chart', 'table'] as const

/** Totals of the period, with its days as a chart or a table. */
export function Summary({ summary }: { readonly summary: ReturnType<typeof useSummary> }) {
  const { t } = useTexts()
  const [view, setView] = useState<(typeof views)[number]>('chart')
  const { data } = summary
  if (summary.isPending) return <Skeleton height={96} radius="md" aria-busy="true" />
  if (!data) {
    return (
      <FailureState
        error={summary.error}
        title={t('history.summary-failed')}
        onRetry={() => void summary.refetch()}
      />
    )
  }
  if (data.total.orders === 0) return null
  return (
    <FadedWhileLoading isOld={summary.isPlaceholderData}>
      <Figures total={data.total} currency={data.currency} />
      {data.days.length > 1 && (
        <Panel
          title={t('history.by-day')}
          aside={
            <SegmentedControl
              size="xs"
              data={views.map((value) => ({ value, label: t(`history.as-${value}`) }))}
              value={view}
              aria-label={t('history.by-day')}
              onChange={(value) => setView(views.find((one) => one === value) ?? 'chart')}
            />
          }
        >
          {view === 'chart' ? (
            <DayCharts days={data.days} currency={data.currency} />
          ) : (
            <DayTable days={data.days} currency={data.currency} />
          )}
        </Panel>
      )}
    </FadedWhileLoading>
  )
}
