import type { BulkProblem, BulkRow } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import { useProblemText } from '../parts/Problems.tsx'
import type { GridColumn } from './grid-columns.ts'

/** Returns the violations of a row, errors first; none where the row can no longer be changed. */
export const problemsIn = ({ status, problems }: BulkRow): readonly BulkProblem[] =>
  status === 'PLACED' || status === 'REMOVED'
    ? []
    : problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))

/** Returns the reasons of a marked cell as text; the status column has those of all columns. */
export function useReasons(): (row: BulkRow, column: GridColumn) => readonly string[] {
  const { t } = useTexts()
  const text = useProblemText()
  return (row, at) =>
    problemsIn(row)
      .filter(({ column }) => at === 'status' || column === at)
      .map(({ column, code }) =>
        at === 'status' && column !== null
          ? t('app.pair', { name: t(`bulk.column.${column}`), value: text(code) })
          : text(code),
      )
}
