import type { ExceptionRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { afterCommit, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { type ExceptionDeps, SWEEP } from '../deps.ts'
import { presentException } from '../read/present-exceptions.ts'
import type { ExceptionEventTable } from '../schema.ts'
import { addEvent, changeException, type ExceptionRow, lockException } from '../store.ts'

/** A change of an open exception by an operator. */
export interface ChangeRequest {
  readonly caller: OperatorCaller
  readonly country: CountryCode
  readonly params: { readonly id: string }
  readonly reason: string
}

export interface ExceptionChange {
  readonly columns: Parameters<typeof changeException>[2]
  readonly event: Pick<ExceptionEventTable, 'kind' | 'text'>
  /** For the record of changes. */
  readonly before: string | null
  readonly after: string | null
}

/** Changes an open exception, and records who did it and why. */
export async function changeOne(
  deps: Pick<ExceptionDeps, 'db' | 'clock' | 'jobs'>,
  { caller, country, params, reason }: ChangeRequest,
  work: (tx: Tx, row: ExceptionRow) => Promise<ExceptionChange | Refusal>,
): Promise<{ result: ExceptionRecord } | Refusal> {
  const { id } = params
  const intent = { caller, country, subject: `exception:${id}`, reason }
  return audited<{ result: ExceptionRecord }>(deps, intent, async (tx) => {
    const row = await lockException(tx, country, id)
    if (!row) return refuse('request.not-found')
    if (row.closed_at !== null) return refuse('exception.gone')
    const change = await work(tx, row)
    if (isRefusal(change)) return change
    const now = deps.clock.now()
    await changeException(tx, row, { ...change.columns, changed_at: now })
    await addEvent(tx, { exception_id: id, at: now, operator_id: caller.operatorId, ...change.event })
    const result = await presentException(tx, { country, id })
    if (!result) return refuse('request.not-found')
    return { before: change.before, after: change.after, answer: { result } }
  })
}

/** Looks for ended causes right after the commit, and not only with the next sweep. */
export const sweepSoon = ({ jobs }: Pick<ExceptionDeps, 'jobs'>, tx: Tx): void =>
  afterCommit(tx, () => void jobs.send(SWEEP, {}, { singletonKey: SWEEP }).catch(() => undefined))
