import type { CountryCode } from '@beckon/domain/country'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { insertChange, lockSubject } from './store.ts'

export interface Changed<T> {
  /** Text for people; null where there was no value, or there is none any more. */
  readonly before: string | null
  readonly after: string | null
  readonly answer: T
}

export interface Intent {
  readonly caller: OperatorCaller
  readonly country: CountryCode
  /** `flag:Helpcenter`: what is changed. */
  readonly subject: string
  readonly reason: string
}

/** Runs a change and writes down who made it, from what to what and why: both or neither. */
export function audited<T>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { caller, country, subject, reason }: Intent,
  work: (tx: Tx) => Promise<Changed<T> | Refusal>,
): Promise<T | Refusal> {
  return inTransaction<T | Refusal>(db, async (tx) => {
    await lockSubject(tx, country, subject)
    const changed = await work(tx)
    if (isRefusal(changed)) return changed
    const { before, after, answer } = changed
    const created_at = clock.now()
    await insertChange(tx, {
      country,
      operator_id: caller.operatorId,
      subject,
      before,
      after,
      reason,
      created_at,
    })
    return answer
  })
}
