import type { BulkJob } from '@beckon/contract'
import { assign } from 'xstate'
import type { BulkResult } from './bulk-event.ts'
import { bulkSetup, type Context, type OfJob } from './bulk-setup.ts'

const placeFailed = { type: 'notifyError', params: { key: 'bulk.error.place' } } as const
const isChanged = (sent: BulkResult): boolean => !sent.ok && sent.key === 'bulk.changed'
/** Returns the context changes after the upload of a file. */
const afterUpload = (sent: BulkResult): Partial<Context> =>
  sent.ok ? { job: sent.job, jobId: sent.job.bulk_job_id } : { refused: sent.key, file: null }

/** Returns the context changes after a change of the columns or the placing. */
const afterChange = (sent: BulkResult): Partial<Context> =>
  sent.ok ? { job: sent.job, refused: null } : { refused: sent.key }

const wasPlaced = ({ status }: BulkJob): boolean => status.startsWith('ORDER_PLACEMENT')
const ofJob = ({ context }: { context: Context }): OfJob => ({ jobId: context.jobId ?? '' })

/** The steps of a bulk order: choose a file, upload, review, confirm, place. */
export const bulkMachine = bulkSetup.createMachine({
  id: 'bulk-order',
  initial: 'entering',
  context: ({ input }) => ({
    vendorId: input.vendorId,
    file: null,
    jobId: input.jobId,
    job: null,
    columns: [],
    sheet: '',
    needsMapping: false,
    unplacedJob: null,
    refused: null,
  }),
  on: {
    OPEN: [
      { guard: 'hasVendor', target: '.opening', actions: ['takeJobId', 'clearUnplaced', 'showAddress'] },
      { actions: { type: 'notifyError', params: { key: 'bulk.error.details' } } },
    ],
    NEW_FILE: { target: '.chooseFile', actions: ['clearJob', 'clearUnplaced', 'showAddress'] },
  },
  states: {
    entering: { always: [{ guard: 'hasJob', target: 'opening' }, { target: 'chooseFile' }] },
    chooseFile: {
      on: {
        FILE: [
          { guard: 'hasVendor', target: 'uploading', actions: ['takeFile', 'clearUnplaced'] },
          { actions: { type: 'notifyError', params: { key: 'bulk.error.no-vendor' } } },
        ],
      },
    },
    uploading: {
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'reading',
            actions: [assign(({ event }) => afterUpload(event.output)), 'showAddress'],
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.key !== null,
            target: 'chooseFile',
            actions: assign(({ event }) => afterUpload(event.output)),
          },
          { target: 'chooseFile', actions: { type: 'notifyError', params: { key: 'bulk.error.upload' } } },
        ],
        onError: {
          target: 'chooseFile',
          actions: { type: 'notifyError', params: { key: 'bulk.error.upload' } },
        },
      },
    },
    /** The rows are checked; no order is placed yet. */
    reading: {
      invoke: { src: 'watch', input: ofJob },
      on: {
        JOB: [
          { guard: 'isRead', target: 'opening', actions: ['takeJob', 'clearRows'] },
          { actions: 'takeJob' },
        ],
        LOST: {
          target: 'chooseFile',
          actions: [
            'clearJob',
            'showAddress',
            { type: 'notifyError', params: { key: 'bulk.error.details' } },
          ],
        },
        CANCEL: 'cancelling',
      },
    },
    opening: {
      invoke: {
        src: 'open',
        input: ofJob,
        onDone: [
          {
            guard: ({ event }) => event.output.progress?.phase === 'PREPROCESS',
            target: 'reading',
            actions: assign(({ event }) => ({ job: event.output })),
          },
          {
            guard: ({ event }) => event.output.progress?.phase === 'PLACEMENT',
            target: 'watching',
            actions: assign(({ event }) => ({ job: event.output })),
          },
          {
            guard: ({ context, event }) =>
              event.output.can.map && (event.output.needs_mapping || context.needsMapping),
            target: 'mapping',
            actions: assign(({ event }) => ({ job: event.output, needsMapping: false })),
          },
          {
            target: 'results',
            actions: assign(({ event }) => ({ job: event.output, needsMapping: false })),
          },
        ],
        onError: {
          target: 'chooseFile',
          actions: [
            'clearJob',
            'showAddress',
            { type: 'notifyError', params: { key: 'bulk.error.details' } },
          ],
        },
      },
    },
    mapping: {
      on: {
        MAP: {
          target: 'sendingColumns',
          actions: assign(({ event }) => ({ columns: event.columns })),
        },
        SHEET: { target: 'sendingSheet', actions: ['takeSheet', assign({ needsMapping: true })] },
        BACK: { guard: ({ context }) => context.job?.needs_mapping === false, target: 'results' },
        CANCEL: 'cancelling',
      },
    },
    sendingColumns: {
      invoke: {
        src: 'map',
        input: ({ context }) => ({ jobId: context.jobId ?? '', columns: context.columns }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'reading',
            actions: assign(({ event }) => afterChange(event.output)),
          },
          {
            target: 'mapping',
            actions: assign(({ event }) => afterChange(event.output)),
          },
        ],
        onError: {
          target: 'mapping',
          actions: { type: 'notifyError', params: { key: 'bulk.error.change' } },
        },
      },
    },
    /** Another sheet of the same file. */
    sendingSheet: {
      invoke: {
        src: 'chooseSheet',
        input: ({ context }) => ({ jobId: context.jobId ?? '', sheet: context.sheet }),
        onDone: { target: 'reading', actions: assign(({ event }) => ({ job: event.output })) },
        onError: {
          target: 'opening',
          actions: { type: 'notifyError', params: { key: 'bulk.error.change' } },
        },
      },
    },
    results: {
      on: {
        /** A row was corrected. */
        JOB: { actions: 'takeJob' },
        COLUMNS: { guard: 'canMap', target: 'mapping' },
        SHEET: { guard: 'canMap', target: 'sendingSheet', actions: 'takeSheet' },
        PLACE: { guard: 'canPlace', target: 'confirming', actions: assign({ refused: null }) },
        CANCEL: { guard: ({ context }) => context.job?.can.cancel === true, target: 'cancelling' },
      },
    },
    confirming: {
      on: { BACK: 'results', CONFIRM: 'placing', JOB: { actions: 'takeJob' } },
    },
    placing: {
      invoke: {
        src: 'place',
        input: ({ context }) => ({ jobId: context.jobId ?? '', job: context.job }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'watching',
            actions: assign(({ event }) => afterChange(event.output)),
          },
          { guard: ({ event }) => isChanged(event.output), target: 'reviewing' },
          { target: 'unplacedRows', actions: placeFailed },
        ],
        onError: { target: 'unplacedRows', actions: placeFailed },
      },
    },
    /** The rows have changed since the user saw them, so they are fetched and confirmed again. */
    reviewing: {
      invoke: {
        src: 'open',
        input: ofJob,
        onDone: [
          {
            guard: ({ event }) => event.output.progress?.phase === 'PLACEMENT',
            target: 'watching',
            actions: assign(({ event }) => ({ job: event.output })),
          },
          {
            guard: ({ event }) => event.output.can.place,
            target: 'confirming',
            actions: assign(({ event }) => ({ job: event.output, refused: 'bulk.changed' })),
          },
          { target: 'results', actions: assign(({ event }) => ({ job: event.output })) },
        ],
        onError: { target: 'unplacedRows', actions: placeFailed },
      },
    },
    watching: {
      invoke: { src: 'watch', input: ofJob },
      on: {
        JOB: [
          // Orders that were placed before the cancellation are shown.
          { guard: 'isStopped', target: 'opening', actions: ['takeJob', 'clearRows'] },
          {
            guard: 'isPlacedWhole',
            target: 'placed',
            actions: ['takeJob', 'clearRows', 'notifyPlaced', 'toTracking'],
          },
          { guard: 'isPlacedInPart', target: 'unplacedRows', actions: ['takeJob', 'clearRows'] },
          { guard: 'isRead', target: 'unplacedRows', actions: ['takeJob', 'clearRows', placeFailed] },
          { actions: 'takeJob' },
        ],
        LOST: { target: 'unplacedRows', actions: placeFailed },
        CANCEL: 'cancelling',
      },
    },
    /** Rows that were not placed are kept, and shown where the next file is requested. */
    unplacedRows: {
      always: {
        target: 'chooseFile',
        actions: [assign(({ context }) => ({ unplacedJob: context.job })), 'clearJob', 'showAddress'],
      },
    },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ofJob,
        onDone: [
          {
            guard: ({ event }) => event.output.progress?.phase === 'PLACEMENT',
            target: 'watching',
            actions: assign(({ event }) => ({ job: event.output })),
          },
          {
            guard: ({ event }) => wasPlaced(event.output),
            target: 'opening',
            actions: [assign(({ event }) => ({ job: event.output })), 'clearRows'],
          },
          { target: 'chooseFile', actions: ['clearRows', 'clearJob', 'showAddress'] },
        ],
        onError: {
          target: 'opening',
          actions: { type: 'notifyError', params: { key: 'bulk.error.cancel' } },
        },
      },
    },
    placed: { type: 'final' },
  },
})
