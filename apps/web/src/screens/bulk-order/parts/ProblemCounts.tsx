import type { BulkRow } from '@beckon/contract'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { problemCounts } from '../problem-counts.ts'
import { useProblemText } from './Problems.tsx'
import styles from './parts.module.css'

/** Further reasons are shown only in the rows. */
const SHOWN = 6

/** The reasons why rows cannot be placed, each with its number of rows. */
export function ProblemCounts({ rows }: { readonly rows: readonly BulkRow[] }) {
  const { t, format } = useTexts()
  const text = useProblemText()
  const sums = useMemo(() => problemCounts(rows).slice(0, SHOWN), [rows])
  if (sums.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={t('bulk.row.ERROR')} data-sums>
      {sums.map(({ column, code, rows: count }) => (
        <li key={`${column} ${code}`}>
          {t('bulk.reason', {
            rows: format.number(count),
            reason:
              column === null
                ? text(code)
                : t('app.pair', { name: t(`bulk.column.${column}`), value: text(code) }),
          })}
        </li>
      ))}
    </ul>
  )
}
