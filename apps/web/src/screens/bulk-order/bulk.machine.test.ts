import type { BulkJob } from '@beckon/contract'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { BulkEvent, BulkResult } from './bulk-event.ts'
import { bulkMachine } from './bulk.machine.ts'

const job = (change: Partial<BulkJob> = {}): BulkJob => ({
  bulk_job_id: 'shop-1',
  vendor_id: 'shop',
  file_name: 'orders.xlsx',
  created_at: 0,
  created_by: 'mai@shop.test',
  status: 'PREPROCESS_SUCCESS',
  progress: null,
  is_cancelled: false,
  failure: null,
  row_count: 2,
  success_row_count: 2,
  error_row_count: 0,
  warning_row_count: 0,
  removed_row_count: 0,
  placed_row_count: 0,
  version: 1,
  currency: 'SEK',
  totals: { orders: 2, delivery_fee: 10, amount: 20, cash: 0 },
  needs_mapping: false,
  reading: null,
  can: { edit: true, place: true, cancel: true, map: true },
  ...change,
})

interface Answers {
  readonly upload?: BulkResult
  /** States of the job received while it is watched. */
  readonly heard?: readonly BulkJob[]
  readonly opened?: BulkJob | Error
  /** Answers to placing, one after the other. */
  readonly placed?: readonly BulkResult[]
  readonly vendorId?: string | undefined
  readonly jobId?: string | null
  readonly cancelled?: BulkJob
}

function start({ upload = { ok: true, job: job() }, heard = [job()], opened = job(), ...rest }: Answers) {
  const { placed = [], cancelled = job({ is_cancelled: true }), ...input } = rest
  const answers = [...placed]
  const notices: string[] = []
  const shown: unknown[] = []
  const addressed: (string | null)[] = []
  const led = vi.fn()
  const answer =
    <T>(value: T | Error) =>
    async (): Promise<T> => {
      if (value instanceof Error) throw value
      return value
    }
  const machine = bulkMachine.provide({
    actors: {
      upload: fromPromise<BulkResult, { file: File | null }>(answer(upload)),
      open: fromPromise<BulkJob, { jobId: string }>(answer(opened)),
      chooseSheet: fromPromise<BulkJob, { jobId: string; sheet: string }>(async ({ input }) => {
        if (input.sheet === 'gone') throw new Error('no such sheet')
        notices.push(`sheet ${input.sheet}`)
        return job({ progress: { phase: 'PREPROCESS', done: 0, total: 0 } })
      }),
      place: fromPromise<BulkResult, { jobId: string; job: BulkJob | null }>(async ({ input }) => {
        shown.push(input.job?.version)
        return (
          answers.shift() ?? { ok: true, job: job({ progress: { phase: 'PLACEMENT', done: 0, total: 2 } }) }
        )
      }),
      cancel: fromPromise<BulkJob, { jobId: string }>(answer(cancelled)),
      watch: fromCallback<BulkEvent, { jobId: string }>(({ sendBack }) => {
        for (const one of heard) sendBack({ type: 'JOB', job: one })
      }),
    },
    actions: {
      showAddress: ({ context }) => addressed.push(context.jobId),
      notifyError: (_, { key }) => notices.push(key),
      notifyPlaced: () => notices.push('placed'),
      toTracking: led,
    },
  })
  const actor = createActor(machine, { input: { vendorId: 'shop', jobId: null, ...input } }).start()
  return {
    actor,
    notices,
    shown,
    addressed,
    led,
    at: (state: string) => waitFor(actor, (now) => now.value === state),
  }
}

const file = new File(['x'], 'orders.xlsx')

it('uploads the chosen file and shows its rows', async () => {
  const { actor, at } = start({})
  expect(actor.getSnapshot().value).toBe('chooseFile')
  actor.send({ type: 'FILE', file })
  expect(actor.getSnapshot().value).toBe('uploading')
  expect((await at('results')).context.jobId).toBe('shop-1')
})

it('asks for a confirmation before placing, then leads to the orders', async () => {
  const { actor, at, notices, led } = start({ heard: [job({ status: 'ORDER_PLACEMENT_SUCCESS' })] })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'PLACE' })
  expect(actor.getSnapshot().value).toBe('confirming')
  actor.send({ type: 'BACK' })
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  await at('placed')
  expect(notices).toEqual(['placed'])
  expect(led).toHaveBeenCalledOnce()
})

it('asks again with the current rows when they have changed meanwhile', async () => {
  const changed = { ok: false, key: 'bulk.changed' } as const
  const { actor, at, shown } = start({ placed: [changed], opened: job({ version: 2 }) })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'JOB', job: job({ version: 1 }) })
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  expect((await at('confirming')).context).toMatchObject({ refused: 'bulk.changed', job: { version: 2 } })
  actor.send({ type: 'CONFIRM' })
  await at('chooseFile')
  expect(shown).toEqual([1, 2])
})

it('a placing that is refused for another reason shows an error', async () => {
  const { actor, at, notices } = start({ placed: [{ ok: false, key: 'bulk.over' }] })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  await at('chooseFile')
  expect(notices).toEqual(['bulk.error.place'])
})

it('another file is requested after a partial placing, without an error', async () => {
  const inPart = job({
    status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    placed_row_count: 1,
    error_row_count: 1,
  })
  const { actor, at, notices, led } = start({ heard: [inPart] })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  const { context } = await at('chooseFile')
  expect([notices, context.unplacedJob?.status, context.jobId]).toEqual([
    [],
    'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    null,
  ])
  expect(led).not.toHaveBeenCalled()
})

it('an error is shown when no row was placed', async () => {
  const { actor, at, notices } = start({ heard: [job({ status: 'ORDER_PLACEMENT_FAIL' })] })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  await at('chooseFile')
  expect(notices).toEqual(['bulk.error.place'])
})

it('the reason of a refused file is shown, and another one is requested', async () => {
  const { actor, at, notices } = start({ upload: { ok: false, key: 'bulk.file-invalid' } })
  actor.send({ type: 'FILE', file })
  expect((await at('chooseFile')).context.refused).toBe('bulk.file-invalid')
  expect(notices).toEqual([])
})

it('an upload that fails for an unknown reason shows an error', async () => {
  const { actor, at, notices } = start({ upload: { ok: false, key: null } })
  actor.send({ type: 'FILE', file })
  await at('chooseFile')
  expect(notices).toEqual(['bulk.error.upload'])
})

it('nothing is uploaded without a collection point', () => {
  const { actor, notices } = start({ vendorId: undefined })
  actor.send({ type: 'FILE', file })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  expect([actor.getSnapshot().value, notices]).toEqual([
    'chooseFile',
    ['bulk.error.no-vendor', 'bulk.error.details'],
  ])
})

it('the upload of the address is opened, and a missing one is reported', async () => {
  expect((await start({ jobId: 'shop-1' }).at('results')).context.job?.row_count).toBe(2)
  const { at, notices } = start({ jobId: 'shop-2', opened: new Error('not found') })
  await at('chooseFile')
  expect(notices).toEqual(['bulk.error.details'])
})

it('asks for the columns before it shows rows', async () => {
  const { at } = start({ jobId: 'shop-1', opened: job({ status: 'UNKNOWN', needs_mapping: true }) })
  await at('mapping')
})

it('continues polling an upload that is being placed', async () => {
  const placing = job({ status: 'UNKNOWN', progress: { phase: 'PLACEMENT', done: 1, total: 2 } })
  const { at } = start({ jobId: 'shop-1', opened: placing, heard: [placing] })
  expect((await at('watching')).context.job?.progress?.done).toBe(1)
})

it('resets the flow for a new file', async () => {
  const { actor, at } = start({ jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'NEW_FILE' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'chooseFile', context: { jobId: null, job: null } })
})

it('cancels an upload', async () => {
  const { actor, at } = start({ jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'CANCEL' })
  await at('chooseFile')
})

it('shows the columns of another sheet that was chosen among columns, though its titles are known', async () => {
  const { actor, at } = start({ jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'COLUMNS' })
  actor.send({ type: 'SHEET', sheet: 'Tuesday' })
  await at('reading')
  await at('mapping')
  actor.send({ type: 'BACK' })
  actor.send({ type: 'SHEET', sheet: 'Tuesday' })
  await at('reading')
  await at('results')
})

it('puts an upload that is opened from the list into the address', async () => {
  const { actor, at, addressed } = start({})
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  expect(addressed).toEqual(['shop-1'])
  actor.send({ type: 'NEW_FILE' })
  expect(addressed).toEqual(['shop-1', null])
})

it('shows what was placed of an upload that was cancelled while it was placed', async () => {
  const placing = job({ status: 'UNKNOWN', progress: { phase: 'PLACEMENT', done: 1, total: 2 } })
  const stopped = job({
    status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    is_cancelled: true,
    placed_row_count: 1,
  })
  const { actor, at, notices } = start({
    heard: [placing],
    cancelled: { ...placing, is_cancelled: true },
    opened: stopped,
  })
  actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await at('results')
  actor.send({ type: 'JOB', job: job() })
  actor.send({ type: 'PLACE' })
  actor.send({ type: 'CONFIRM' })
  await at('watching')
  actor.send({ type: 'CANCEL' })
  await waitFor(actor, (now) => now.matches('watching') && now.context.job?.is_cancelled === true)
  actor.send({ type: 'JOB', job: stopped })
  expect((await at('results')).context).toMatchObject({ jobId: 'shop-1', job: { placed_row_count: 1 } })
  expect(notices).toEqual([])
})

it('shows the orders of an upload whose rest was discarded', async () => {
  const inPart = job({
    status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    placed_row_count: 1,
    error_row_count: 1,
  })
  const { actor, at } = start({
    jobId: 'shop-1',
    opened: inPart,
    cancelled: { ...inPart, is_cancelled: true },
  })
  await at('results')
  actor.send({ type: 'CANCEL' })
  await at('opening')
  expect((await at('results')).context.jobId).toBe('shop-1')
})

it.each([
  ['what was found', job(), 'results'],
  ['its columns', job({ needs_mapping: true }), 'mapping'],
])('reads another sheet from %s', async (_where, opened, at) => {
  const flow = start({ opened })
  flow.actor.send({ type: 'OPEN', jobId: 'shop-1' })
  await flow.at(at)
  flow.actor.send({ type: 'SHEET', sheet: 'Tuesday' })
  await flow.at(at)
  flow.actor.send({ type: 'SHEET', sheet: 'gone' })
  await flow.at(at)
  expect(flow.notices).toEqual(['sheet Tuesday', 'bulk.error.change'])
})
