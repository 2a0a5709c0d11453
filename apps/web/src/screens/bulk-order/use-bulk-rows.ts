import { bulkCalls, type BulkChange, type BulkJob, type BulkRow } from '@beckon/contract'
import { ROW_CHANGES_PER_CALL } from '@beckon/domain/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryKeys, useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type JobWithRows, readJob } from './bulk-actors.ts'
import { asTyped, withRows } from './merge-rows.ts'

export type ChangeRows = (changes: readonly BulkChange[]) => void

/** The rows of an upload with their edits: a typed value is shown immediately and then checked by the service. */
export function useBulkRows(vendorId: string, jobId: string, onJob: (job: BulkJob) => void) {
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const { t } = useTexts()
  const queryKey = queryKeys.bulkJob(vendorId, jobId)
  const [saving, setSaving] = useState(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readJob(client, { vendorId, jobId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const write = (next: (whole: JobWithRows) => JobWithRows) =>
    queries.setQueryData<JobWithRows>(queryKey, (whole) => whole && next(whole))
  const send = async (changes: readonly BulkChange[]) => {
    const params = { vendorId, jobId }
    const result = await client.call(bulkCalls.changeBulkRows, { params, body: { changes: [...changes] } })
    if (result.ok) {
      const { orders, bulk_job: job } = result.answer.body
      write((whole) => ({ ...whole, bulk_job: job, orders: withRows(whole.orders, orders) }))
      onJob(job)
    } else {
      notify(t('bulk.error.change'), { kind: 'error', duration: LONG_DURATION_MS })
      await queries.invalidateQueries({ queryKey })
    }
  }
  const change: ChangeRows = (changes) => {
    write((whole) => ({ ...whole, orders: asTyped(whole.orders, changes) }))
    for (let at = 0; at < changes.length; at += ROW_CHANGES_PER_CALL) {
      const some = changes.slice(at, at + ROW_CHANGES_PER_CALL)
      setSaving((now) => now + 1)
      // In sequence, so that the answer of an earlier change never replaces a later one.
      queue.current = queue.current.then(() => send(some)).finally(() => setSaving((now) => now - 1))
    }
  }
  const rows: readonly BulkRow[] | undefined = query.data?.orders
  return {
    rows,
    columns: query.data?.columns ?? [],
    change,
    isSaving: saving > 0,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
