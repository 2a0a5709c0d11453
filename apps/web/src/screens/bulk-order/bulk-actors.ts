import { bulkCalls, type BulkJob, type BulkRow, type BulkSheetColumn } from '@beckon/contract'
import type { CallResult, Client } from '@beckon/contract/client'
import { type BulkColumn, isBulkColumn } from '@beckon/domain/bulk'
import { FILE_BYTES } from '@beckon/domain/limits'
import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { answerTo, problemOf, queryKeys } from '../../platform/client/index.ts'
import { pause } from '../../platform/clock/index.ts'
import type { BulkEvent, ChosenColumn, BulkResult } from './bulk-event.ts'

export interface BulkWorld {
  readonly client: Client
  readonly queries: QueryClient
  readonly vendorId: string
}

export interface JobWithRows {
  readonly bulk_job: BulkJob
  readonly orders: readonly BulkRow[]
  readonly columns: readonly BulkSheetColumn[]
}

interface OfJob {
  readonly jobId: string
}

/** Milliseconds between polls of a job. */
const WATCH_MS = 500
/** Consecutive failed polls after which the job counts as lost. */
const TRIES = 4

/** An XLSX is a ZIP archive; one with a password has another signature, and the service refuses it. */
const beginnings = ['504b0304', 'd0cf11e0']

/** Calls to the service from the state machine. */
export function bulkActors(world: BulkWorld) {
  const { client, vendorId } = world
  return {
    upload: fromPromise<BulkResult, { file: File | null }>(({ input, signal }) =>
      upload(world, input.file, signal),
    ),
    open: fromPromise<BulkJob, OfJob>(async ({ input: { jobId } }) => {
      const queryKey = queryKeys.bulkJob(vendorId, jobId)
      await world.queries.invalidateQueries({ queryKey, refetchType: 'none' })
      const whole = await world.queries.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => readJob(client, { vendorId, jobId }, signal),
      })
      return whole.bulk_job
    }),
    map: fromPromise<BulkResult, OfJob & { columns: readonly ChosenColumn[] }>(async ({ input, signal }) => {
      const body = { columns: input.columns.map(known) }
      const params = { vendorId, jobId: input.jobId }
      return sentOf(
        await client.call(bulkCalls.mapBulkColumns, { params, body }, { signal }),
        (answer) => answer.body,
      )
    }),
    chooseSheet: fromPromise<BulkJob, OfJob & { sheet: string }>(async ({ input: { jobId, sheet } }) => {
      const request = { params: { vendorId, jobId }, body: { sheet } }
      return (await answerTo(client, bulkCalls.chooseBulkSheet, request, {})).body
    }),
    place: fromPromise<BulkResult, OfJob & { job: BulkJob | null }>(({ input: { jobId, job } }) =>
      place(client, jobId, job),
    ),
    cancel: fromPromise<BulkJob, OfJob>(async ({ input: { jobId } }) => {
      const cancelled = await answerTo(client, bulkCalls.cancelBulkJob, { params: { vendorId, jobId } }, {})
      return cancelled.body
    }),
    watch: fromCallback<BulkEvent, OfJob>(({ sendBack, input }) => {
      const controller = new AbortController()
      void watch(world, input.jobId, controller.signal, sendBack)
      return () => controller.abort()
    }),
  }
}

/** An upload with all of its rows. */
export async function readJob(
  client: Client,
  params: { readonly vendorId: string; readonly jobId: string },
  signal: AbortSignal,
): Promise<JobWithRows> {
  return (await answerTo(client, bulkCalls.getBulkJob, { params }, { signal })).body
}

async function upload(
  { client, vendorId }: BulkWorld,
  file: File | null,
  signal: AbortSignal,
): Promise<BulkResult> {
  if (!file) return { ok: false, key: null }
  if (file.size > FILE_BYTES) return { ok: false, key: 'bulk.file-too-large' }
  if (!(await isWorkbook(file))) return { ok: false, key: 'bulk.file-invalid' }
  const body = { vendor_id: vendorId, content: file }
  return sentOf(
    await client.call(bulkCalls.createBulkJob, { body }, { signal }),
    (answer) => answer.body.bulk_job,
  )
}

/** Identifies the version of the job that the user saw, so that no other version is placed. */
async function place(client: Client, jobId: string, job: BulkJob | null): Promise<BulkResult> {
  if (!job) return { ok: false, key: null }
  const { orders, delivery_fee } = job.totals
  const query = { version: job.version, orders, delivery_fee }
  return sentOf(
    await client.call(bulkCalls.placeBulkOrders, { params: { jobId }, query }),
    (answer) => answer.data,
  )
}

/** Detects the file type by its content, not by its name. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return beginnings.includes([...first].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

function sentOf<T>(result: CallResult<T>, jobIn: (answer: T) => BulkJob): BulkResult {
  if (result.ok) return { ok: true, job: jobIn(result.answer) }
  return { ok: false, key: result.error.kind === 'refused' ? problemOf(result.error).key : null }
}

const known = ({ index, column }: ChosenColumn): { index: number; column: BulkColumn | null } => ({
  index,
  column: column !== null && isBulkColumn(column) ? column : null,
})

async function watch(
  { client, vendorId }: BulkWorld,
  jobId: string,
  signal: AbortSignal,
  sendEvent: (event: BulkEvent) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted && failures < TRIES) {
    const result = await client.call(bulkCalls.bulkJobProgress, { params: { vendorId, jobId } }, { signal })
    if (signal.aborted) return
    failures = result.ok ? 0 : failures + 1
    if (result.ok) sendEvent({ type: 'JOB', job: result.answer.body })
    await pause(WATCH_MS)
  }
  if (!signal.aborted) sendEvent({ type: 'LOST' })
}
