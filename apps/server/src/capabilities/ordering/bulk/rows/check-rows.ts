import { setImmediate as turn } from 'node:timers/promises'
import type { BulkDeps, JobKey } from '../deps.ts'
import { type CheckedRow, checkRow, type GivenRow } from './check-row.ts'
import type { RowContext } from './row-rules.ts'
import type { NewRow } from '../store.ts'
import { type FindRepeatedRows, findRepeatedOrders } from './repeated-orders.ts'

/** Rows whose addresses are looked up at once: an operator's own service answers several, and takes its time. */
const BATCH_SIZE = 5

/** The stored result of a row's check. */
export type RowFields = Omit<NewRow, 'vendor_id' | 'job_id' | 'row_number'>

/** Checks each row on its own, then against the orders of the day and against the other rows. */
export async function checkRows(
  deps: BulkDeps,
  key: JobKey,
  context: RowContext,
  rows: readonly GivenRow[],
  findRepeatedRows: FindRepeatedRows,
): Promise<{ readonly row: number; readonly fields: RowFields }[]> {
  const checked: CheckedRow[] = []
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const some = rows.slice(at, at + BATCH_SIZE)
    checked.push(...(await Promise.all(some.map((row) => checkRow(deps, context, row)))))
    // Our own map answers at once: others have their turn in between.
    await turn()
  }
  const twice = await findRepeatedOrders(deps.db, key, checked, { now: deps.clock.now(), findRepeatedRows })
  return checked.map((row) => {
    const more = twice.filter((one) => one.row === row.row).map(({ problem }) => problem)
    return { row: row.row, fields: fieldsOf({ ...row, problems: [...row.problems, ...more] }) }
  })
}

function fieldsOf({ cells, draft, problems, place, fee, amountMinor }: CheckedRow): RowFields {
  const isInvalid = problems.some(({ severity }) => severity === 'error') || fee === null
  return {
    state: isInvalid ? 'faulty' : 'ready',
    cells: JSON.stringify(cells),
    draft: JSON.stringify(draft),
    problems: JSON.stringify(problems),
    has_warning: problems.some(({ severity }) => severity === 'warning'),
    place: place && JSON.stringify(place),
    fee_minor: fee?.minor ?? null,
    signature: fee?.signature ?? null,
    amount_minor: amountMinor,
    is_cash: draft.payment === 'CASH_ON_DELIVERY',
  }
}
