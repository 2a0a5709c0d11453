import { type AnswerOf, moneyOpsCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { z } from 'zod'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type CaseRow, loadCases } from './difference-store.ts'
import { type DayRow, type DifferenceRow, loadDifferences } from './reconcile-store.ts'

type Listed = AnswerOf<typeof moneyOpsCalls.listReconciliations>['result'][number]
type Difference = Listed['differences'][number]
const kinds = z.enum(moneyOpsCalls.difference.shape.kind.options)

/** Compared days with their differences and the work on these. */
export async function presentDays(
  db: Database,
  { country, currency }: Deployment,
  rows: readonly DayRow[],
): Promise<Listed[]> {
  const days = rows.map(({ day }) => day)
  const found = await loadDifferences(db, country, days)
  const cases = await loadCases(db, country, days)
  return rows.map((row) => ({
    day: row.day,
    state: row.state,
    ours: row.ours,
    theirs: row.theirs,
    ours_amount: decimal(row.ours_minor, currency),
    theirs_amount: decimal(row.theirs_minor, currency),
    checked_at: unixSeconds(row.checked_at),
    differences: found
      .filter(({ day }) => day === row.day)
      .map((one) => presentDifference(one, cases.find(isAbout(one)), currency)),
  }))
}

const decimal = (minor: number | null, currency: string) =>
  minor === null ? null : toDecimal({ minor, currency })

const isAbout =
  ({ day, kind, reference }: DifferenceRow) =>
  (work: CaseRow): boolean =>
    work.day === day && work.kind === kind && work.reference === reference

function presentDifference(one: DifferenceRow, work: CaseRow | undefined, currency: string): Difference {
  return {
    kind: kinds.parse(one.kind),
    order_id: one.order_id,
    reference: one.reference,
    ours: decimal(one.ours_minor, currency),
    theirs: decimal(one.theirs_minor, currency),
    work: work
      ? {
          owner_id: work.owner_id,
          owner_name: work.owner_name,
          note: work.note,
          closed_at: work.closed_at && unixSeconds(work.closed_at),
          closed_by_name: work.closed_by_name,
          closed_reason: work.closed_reason,
        }
      : null,
  }
}
