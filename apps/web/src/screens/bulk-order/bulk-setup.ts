import type { BulkJob } from '@beckon/contract'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { BulkEvent, ChosenColumn, BulkResult } from './bulk-event.ts'

export interface Context {
  /** Undefined while no collection point is chosen: nothing can be uploaded or placed. */
  readonly vendorId: string | undefined
  readonly file: File | null
  readonly jobId: string | null
  /** The latest state of the job. */
  readonly job: BulkJob | null
  readonly columns: readonly ChosenColumn[]
  /** The chosen sheet of the workbook. */
  readonly sheet: string
  /** Another sheet was chosen, so its columns are shown before its rows. */
  readonly needsMapping: boolean
  /** An upload that was placed partly or not at all: shown where the next file is requested. */
  readonly unplacedJob: BulkJob | null
  /** The text key of the reason why the file was refused. */
  readonly refused: string | null
}

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the screen'))

export interface OfJob {
  readonly jobId: string
}

/** Context, actors and actions of a bulk order; the screen provides those with effects. */
export const bulkSetup = setup({
  types: {
    context: {} as Context,
    events: {} as BulkEvent,
    input: {} as { vendorId: string | undefined; jobId: string | null },
  },
  actors: {
    upload: fromPromise<BulkResult, { file: File | null }>(unprovided),
    /** Fetches the rows as well. */
    open: fromPromise<BulkJob, OfJob>(unprovided),
    map: fromPromise<BulkResult, OfJob & { columns: readonly ChosenColumn[] }>(unprovided),
    chooseSheet: fromPromise<BulkJob, OfJob & { sheet: string }>(unprovided),
    place: fromPromise<BulkResult, OfJob & { job: BulkJob | null }>(unprovided),
    cancel: fromPromise<BulkJob, OfJob>(unprovided),
    /** Reports the progress of the job repeatedly. */
    watch: fromCallback<BulkEvent, OfJob>(() => undefined),
  },
  actions: {
    notifyError: (_, _what: { key: string }) => undefined,
    notifyPlaced: () => undefined,
    toTracking: () => undefined,
    /** The address of the page contains the id of the open upload. */
    showAddress: () => undefined,
    /** The rows have changed. */
    clearRows: () => undefined,
    takeJob: assign(({ event }) => (event.type === 'JOB' ? { job: event.job } : {})),
    takeFile: assign(({ event }) => (event.type === 'FILE' ? { file: event.file, refused: null } : {})),
    takeJobId: assign(({ event }) =>
      event.type === 'OPEN' ? { jobId: event.jobId, job: null, needsMapping: false } : {},
    ),
    takeSheet: assign(({ event }) => (event.type === 'SHEET' ? { sheet: event.sheet, refused: null } : {})),
    clearJob: assign({ jobId: null, job: null, file: null, needsMapping: false }),
    clearUnplaced: assign({ unplacedJob: null, refused: null }),
  },
  guards: {
    hasVendor: ({ context }) => context.vendorId !== undefined,
    canMap: ({ context }) => context.job?.can.map === true,
    canPlace: ({ context }) => context.job?.can.place === true,
    hasJob: ({ context }) => context.jobId !== null,
    isRead: ({ event }) => event.type === 'JOB' && event.job.progress === null,
    isStopped: ({ event }) => event.type === 'JOB' && event.job.progress === null && event.job.is_cancelled,
    isPlacedInPart: ({ event }) =>
      event.type === 'JOB' && event.job.progress === null && event.job.placed_row_count > 0,
    isPlacedWhole: ({ event }) =>
      event.type === 'JOB' && event.job.progress === null && event.job.status === 'ORDER_PLACEMENT_SUCCESS',
  },
})
