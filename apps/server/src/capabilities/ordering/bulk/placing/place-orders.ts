import { type Currency, toMinor } from '@beckon/domain/money'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { noFile } from '../../../../platform/files/file-columns.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type BulkDeps, PLACE } from '../deps.ts'
import type { ActingOnJob } from '../job-of.ts'
import { lockJob, moveRows, readyRows, writeJob } from '../store.ts'
import { queueJob } from '../queue-job.ts'

/** The version of an upload that a person has seen, with its number of orders and their fees together. */
export interface Shown {
  readonly version: number
  readonly orders: number
  readonly delivery_fee: number
}

/** Queues every row that is ready, where that is what the person saw. Repeated for a version, it does nothing more. */
export function placeOrders(
  deps: BulkDeps,
  { key }: ActingOnJob,
  shown: Shown | undefined,
): Promise<Refusal | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job) return refuse('bulk.not-found')
    if (shown ? job.placed_version === shown.version : job.state === 'placing') return undefined
    if (job.cancelled_at !== null) return refuse('bulk.over')
    if (job.state !== 'preprocessed' && job.state !== 'placed') return refuse('bulk.busy')
    const { currency } = deps.deploymentOf(job.country)
    if (shown && !isUnchanged(shown, job.version, await readyRows(tx, key), currency))
      return refuse('bulk.changed')
    const total = await moveRows(tx, key, 'ready', 'queued')
    if (total === 0) return refuse('bulk.nothing-to-place')
    const begun = { state: 'placing', done: 0, total, failure: null, ...noFile, faults: 0 } as const
    await writeJob(tx, key, { ...begun, placed_version: job.version, worked_at: deps.clock.now() })
    await queueJob(deps, tx, PLACE, { key, tx })
    return undefined
  })
}

function isUnchanged(
  shown: Shown,
  version: number,
  ready: { readonly orders: number; readonly feeMinor: number },
  currency: Currency,
): boolean {
  const fees = toMinor(shown.delivery_fee, currency)
  const isShown = ready.orders === shown.orders && fees.ok && ready.feeMinor === fees.money.minor
  return version === shown.version && (isShown || ready.orders === 0)
}
