import { Button } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import { Problems } from '../parts/Problems.tsx'
import type { GridColumn } from './grid-columns.ts'
import { isOpen } from './paste-cells.ts'
import styles from './RowGrid.module.css'
import { useColumnTitle } from './use-column-title.ts'

interface ActiveCellProps {
  readonly row: BulkRow | undefined
  readonly column: GridColumn | undefined
  readonly canEdit: boolean
  readonly onRow: (row: BulkRow) => void
}

/** The violation of the active cell in words, announced as it moves. */
export function ActiveCell({ row, column, canEdit, onRow }: ActiveCellProps) {
  const { t } = useTexts()
  const title = useColumnTitle()
  if (!row || !column) return <div className={styles.active} />
  const own = row.problems.filter((one) => one.column === column)
  const others = row.problems.filter((one) => one.column !== column)
  return (
    <div className={styles.active}>
      <div role="status" className={styles.words}>
        <strong>{t('bulk.edit-cell', { column: title(column), row: row.row_number })}</strong>
        <Problems problems={[...own, ...others]} isWhole />
        {row.problems.length === 0 && <span className={styles.hint}>{t('bulk.grid-hint')}</span>}
      </div>
      {canEdit && isOpen(row) && (
        <Button variant="default" size="xs" onClick={() => onRow(row)}>
          {t('bulk.whole-row')}
        </Button>
      )}
    </div>
  )
}
