import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { bulkCalls, type BulkJob, type BulkRow, type WireVendor } from '@beckon/contract'
import IconMoodCheck from '~icons/tabler/mood-check'
import { useState } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { RowGrid } from '../grid/RowGrid.tsx'
import type { useBulkRows } from '../use-bulk-rows.ts'
import { useDownload } from '../use-download.ts'
import { type RowFilter, useShownRows } from '../use-shown-rows.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { ConfirmPlaces } from '../places/ConfirmPlaces.tsx'
import { EditRow } from './EditRow.tsx'
import { useStatusText } from './JobHistory.tsx'
import { ManyAtOnce } from './ManyAtOnce.tsx'
import { Outcome } from './Outcome.tsx'
import { ProblemCounts } from './ProblemCounts.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import { RowCards } from './RowCards.tsx'
import { Summary } from './Summary.tsx'
import styles from './parts.module.css'

interface ResultsProps {
  readonly vendor: WireVendor
  readonly job: BulkJob
  readonly found: ReturnType<typeof useBulkRows>
  readonly onPlace: () => void
  readonly onColumns: () => void
  readonly onSheet: (sheet: string) => void
  readonly onCancel: () => void
}

/** The rows of the file with fees and problems. */
export function Results({ vendor, job, found, onPlace, onColumns, onSheet, onCancel }: ResultsProps) {
  const { t, say, format } = useTexts()
  const status = useStatusText()
  const orderCount = format.number(job.totals.orders)
  const { rows, change, isSaving } = found
  return (
    <div className={styles.results}>
      <Panel title={job.file_name} aside={<span data-status={job.status}>{status(job)}</span>}>
        <Outcome job={job} />
        {job.failure !== null && <p role="alert">{say(job.failure)}</p>}
        {(job.failure === null || job.row_count > 0) && (
          <>
            <Summary job={job} />
            {rows && !job.is_cancelled && <ProblemCounts rows={rows} />}
            <ReadingNotes job={job} />
            <ChooseSheet job={job} onSheet={onSheet} />
          </>
        )}
        <Group mt="md" gap="sm">
          {job.can.place && (
            <Button onClick={onPlace} disabled={isSaving} data-place>
              {t('bulk.place', { orderCount })}
            </Button>
          )}
          {job.can.map && (
            <Button variant="default" onClick={onColumns}>
              {t('bulk.columns')}
            </Button>
          )}
          <FailedRows job={job} />
          {job.can.cancel && (
            <Button variant="subtle" color="red" onClick={onCancel}>
              {t(job.placed_row_count > 0 ? 'bulk.cancel-rest' : 'bulk.cancel')}
            </Button>
          )}
          <span role="status" className={styles.quiet}>
            {isSaving && t('bulk.saving')}
          </span>
        </Group>
      </Panel>
      {rows && job.can.edit && (
        <>
          <ManyAtOnce rows={rows} onChange={change} />
          <ConfirmPlaces rows={rows} collect={doorOf(vendor)} onChange={change} />
        </>
      )}
      {rows && rows.length > 0 && <Rows job={job} rows={rows} onChange={change} />}
      {!rows && !found.error && <Skeleton height={320} />}
      {found.error && <FailureState error={found.error} onRetry={found.retry} />}
    </div>
  )
}

function doorOf({ vendor_information: { location } }: WireVendor) {
  const { latitude, longitude } = location
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

function FailedRows({ job }: { readonly job: BulkJob }) {
  const { t, locale } = useTexts()
  const { isBusy, download } = useDownload('bulk.error.failed-rows')
  const open =
    job.error_row_count + (job.placed_row_count > 0 ? job.success_row_count - job.placed_row_count : 0)
  if (open === 0) return null
  const params = { vendorId: job.vendor_id, jobId: job.bulk_job_id }
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() =>
        download(
          (client, options) =>
            client.open(bulkCalls.bulkFailedRows, { params, query: { language: locale } }, options),
          job.file_name,
        )
      }
    >
      {t('bulk.failed-rows')}
    </Button>
  )
}

interface RowsProps {
  readonly job: BulkJob
  readonly rows: readonly BulkRow[]
  readonly onChange: ReturnType<typeof useBulkRows>['change']
}

function Rows({ job, rows, onChange }: RowsProps) {
  const { t, format } = useTexts()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const isStopped = job.is_cancelled && job.placed_row_count > 0
  const { filter, filters, choose, shown, count } = useShownRows(rows, isStopped ? 'placed' : 'all')
  const [edited, setEdited] = useState<string>()
  const canEdit = job.can.edit
  const onRow = (row: BulkRow) => setEdited(row.row_id)
  return (
    <Panel flush>
      <div className={styles.filters}>
        <SegmentedControl
          aria-label={t('bulk.filter')}
          value={filter}
          onChange={(value) => choose(value as RowFilter)}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          data={filters.map((one) => ({
            value: one,
            label: t(`bulk.filter.${one}`, { rows: format.number(count(one)) }),
          }))}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={IconMoodCheck}
          title={t('bulk.no-rows')}
          {...(filter === 'errors' ? { text: t('bulk.no-errors-text') } : {})}
        />
      )}
      {shown.length > 0 &&
        (isNarrow ? (
          <RowCards key={filter} name={job.file_name} rows={shown} canEdit={canEdit} onRow={onRow} />
        ) : (
          <RowGrid
            key={filter}
            name={job.file_name}
            rows={shown}
            all={rows}
            canEdit={canEdit}
            onChange={onChange}
            onRow={onRow}
          />
        ))}
      <EditRow
        row={rows.find((row) => row.row_id === edited)}
        onChange={onChange}
        onClose={() => setEdited(undefined)}
      />
    </Panel>
  )
}
