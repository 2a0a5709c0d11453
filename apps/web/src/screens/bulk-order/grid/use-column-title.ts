import { useTexts } from '../../../platform/texts/index.ts'
import type { GridColumn } from './grid-columns.ts'

/** Returns the title of a column, which also names its cells. */
export function useColumnTitle(): (column: GridColumn) => string {
  const { t } = useTexts()
  return (column) => {
    if (column === 'row') return t('bulk.row')
    if (column === 'status') return t('bulk.row-status')
    return column === 'fee' ? t('bulk.row-fee') : t(`bulk.column.${column}`)
  }
}
