import { Button, Skeleton } from '@mantine/core'
import { bulkCalls, type BulkJob } from '@beckon/contract'
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

interface JobHistoryProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly onOpen: (jobId: string) => void
}

/** The uploads of a collection point, newest first. */
export function JobHistory({ vendorId, vendorName, onOpen }: JobHistoryProps) {
  const { t } = useTexts()
  const query = useJobs(vendorId)
  return (
    <Panel title={t('bulk.jobs')} flush>
      {query.isPending && <Skeleton height={220} radius={0} />}
      {query.isError && (
        <FailureState
          error={query.error}
          title={t('bulk.jobs-failed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          icon={IconFileSpreadsheet}
          title={t('bulk.no-jobs')}
          text={t('bulk.no-jobs-text', { name: vendorName })}
        />
      )}
      {query.data && query.data.length > 0 && (
        <ul className={styles.jobs} data-jobs>
          {query.data.map((job) => (
            <li key={job.bulk_job_id}>
              <Job job={job} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function useJobs(vendorId: string) {
  const client = useClient()
  const notify = useNotify()
  const { t } = useTexts()
  const query = useQuery({
    queryKey: queryKeys.bulkJobs(vendorId),
    queryFn: async ({ signal }) =>
      (await answerTo(client, bulkCalls.listBulkJobs, { params: { vendorId } }, { signal })).body,
    refetchOnMount: 'always',
  })
  const { isError } = query
  useEffect(() => {
    if (isError) notify(t('bulk.error.history'), { kind: 'error', duration: LONG_DURATION_MS })
  }, [isError, notify, t])
  return query
}

function Job({ job, onOpen }: { readonly job: BulkJob; readonly onOpen: (jobId: string) => void }) {
  const { t, format } = useTexts()
  const status = useStatusText()
  return (
    <div className={styles.job}>
      <div className={styles.jobWords}>
        <strong>
          <bdi>{job.file_name}</bdi>
        </strong>
        <span className={styles.quiet}>
          {format.dateTime(job.created_at)} · <bdi>{job.created_by}</bdi>
        </span>
        <span className={styles.quiet}>
          {status(job)} · {t('bulk.job-rows', { rows: job.row_count, placed: job.placed_row_count })}
        </span>
      </div>
      <Button
        variant="default"
        onClick={() => onOpen(job.bulk_job_id)}
        aria-label={t('app.pair', { name: t('bulk.show-rows'), value: job.file_name })}
      >
        {t('bulk.show-rows')}
      </Button>
    </div>
  )
}

/** The state of an upload as text. */
export function useStatusText(): (job: BulkJob) => string {
  const { t } = useTexts()
  return (job) => {
    if (job.is_cancelled) return t('bulk.status.cancelled')
    return job.needs_mapping ? t('bulk.status.mapping') : t(`bulk.status.${job.status}`)
  }
}
