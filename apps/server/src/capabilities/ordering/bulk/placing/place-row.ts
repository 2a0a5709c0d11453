import { deliveryCalls, type Quote } from '@beckon/contract'
import { toMinor } from '@beckon/domain/money'
import type { StoredBulkProblem } from '../schema.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { withOrderPermit } from '../../orders/index.ts'
import type { LocatedVendor } from '../../../parties/vendors/index.ts'
import type { BulkDeps, JobKey } from '../deps.ts'
import { pressureProblem } from '../rows/pressure-problem.ts'
import { type QuotedFee, requestOf } from '../rows/request-of.ts'
import { type JobRow, lockRows, mayPlace, type StoredRow, writeRow } from '../store.ts'
import { isOrderedSince, orderedBefore } from '../rows/repeated-orders.ts'

export interface Placing {
  readonly job: JobRow
  readonly vendor: LocatedVendor
  readonly key: JobKey
  readonly row: number
}

/**
 * Places one row in one transaction: the order and the row's state are written together. The row is locked meanwhile,
 * so a second process finds it placed.
 */
export async function placeRow(deps: BulkDeps, placing: Placing): Promise<void> {
  const first = await tryOnce(deps, placing)
  if (!isRefusal(first)) return
  const fresh = quoteIn(first)
  if (!fresh) return setAside(deps, placing, first)
  if (await costsTheSame(deps, placing, fresh)) {
    const second = await tryOnce(deps, placing, fresh)
    if (isRefusal(second)) await setAside(deps, placing, second)
  } else await reportFee(deps, placing, fresh)
}

const tryOnce = (
  deps: BulkDeps,
  { job, vendor, key, row }: Placing,
  quoted?: QuotedFee,
): Promise<Refusal | undefined> =>
  withOrderPermit(() =>
    inTransaction(deps.db, async (tx) => {
      const queued = await lockQueued(tx, key, row)
      if (!queued) return undefined
      if (await isOrderedSince(tx, key, queued, deps.clock.now())) {
        await writeRow(tx, key, row, withProblem(queued, heldBack))
        return undefined
      }
      const deployment = deps.deploymentOf(job.country)
      const request = requestOf(vendor, deployment, queued, quoted)
      if (!request) return refuse('order.invalid')
      const user = { userId: job.created_by, country: job.country, action: 'bulk.manage' } as const
      const taken = await deps.orders.take(tx, { user, vendor, deployment, request, isBulk: true })
      if (isRefusal(taken)) return taken
      await writeRow(tx, key, row, {
        state: 'placed',
        order_id: taken.order_id,
        placed_at: deps.clock.now(),
        problems: JSON.stringify(queued.problems.filter(({ severity }) => severity === 'warning')),
      })
      return undefined
    }),
  )

/** The row, locked; undefined where it is not to be placed, or the upload was cancelled meanwhile. */
async function lockQueued(tx: Tx, key: JobKey, row: number): Promise<StoredRow | undefined> {
  if (!(await mayPlace(tx, key))) return undefined
  const [locked] = await lockRows(tx, key, [row])
  return locked?.state === 'queued' ? locked : undefined
}

/** An expired signature comes back with what the way costs now. */
function quoteIn({ refused, meta }: Refusal): Quote | undefined {
  if (refused !== 'SignatureExpired') return undefined
  const parsed = deliveryCalls.quoteFee.answer.safeParse(meta?.['quote'])
  return parsed.success ? parsed.data : undefined
}

async function costsTheSame(deps: BulkDeps, { job, key, row }: Placing, fresh: Quote): Promise<boolean> {
  const known = await deps.db
    .selectFrom('bulk_row')
    .select('fee_minor')
    .where('vendor_id', '=', key.vendorId)
    .where('job_id', '=', key.jobId)
    .where('row_number', '=', row)
    .executeTakeFirst()
  return known?.fee_minor === minorOf(deps, job, fresh)
}

const minorOf = ({ deploymentOf }: BulkDeps, { country }: JobRow, { fee }: Quote): number | null => {
  const minor = toMinor(fee, deploymentOf(country).currency)
  return minor.ok ? minor.money.minor : null
}

/** The fee was not accepted yet: the row waits with it. */
const reportFee = (deps: BulkDeps, placing: Placing, fresh: Quote): Promise<void> =>
  leaveRow(deps, placing, {
    problem: { column: null, code: 'fee-changed', severity: 'warning' },
    change: {
      state: 'ready',
      has_warning: true,
      fee_minor: minorOf(deps, placing.job, fresh),
      signature: fresh.signature,
    },
  })

/** The reason for a refused order is stored in its row. */
const setAside = (deps: BulkDeps, placing: Placing, { refused, meta }: Refusal): Promise<void> => {
  const passing = pressureProblem(refused)
  if (passing) return leaveForLater(deps, placing, passing)
  // An invalid field has its own text key, anything else the code of the refusal.
  const key = typeof meta?.['translation_key'] === 'string' ? meta['translation_key'] : refused
  return leaveRow(deps, placing, {
    problem: { column: null, code: key.replace('request.fault.', ''), severity: 'error' },
    change: { state: 'faulty' },
  })
}

/** A measure ends: the row stays ready with its fee, and can be placed later. */
const leaveForLater = (
  deps: BulkDeps,
  placing: Placing,
  problem: Pick<StoredBulkProblem, 'column' | 'code'>,
): Promise<void> =>
  leaveRow(deps, placing, {
    problem: { ...problem, severity: 'warning' },
    change: { state: 'ready', has_warning: true },
  })

/** An order for the same parcel was placed meanwhile: the row waits until a user has seen that. */
const heldBack: Left = { problem: orderedBefore, change: { state: 'ready', has_warning: true } }

interface Left {
  readonly problem: StoredBulkProblem
  readonly change: Parameters<typeof writeRow>[3]
}

const withProblem = ({ problems }: StoredRow, { problem, change }: Left): Left['change'] => ({
  ...change,
  problems: JSON.stringify([problem, ...problems.filter(({ code }) => code !== problem.code)]),
})

const leaveRow = (deps: BulkDeps, { key, row }: Placing, left: Left): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const queued = await lockQueued(tx, key, row)
    if (queued) await writeRow(tx, key, row, withProblem(queued, left))
  })
