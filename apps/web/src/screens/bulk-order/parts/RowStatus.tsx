import type { BulkRow } from '@beckon/contract'
import IconAlertTriangle from '~icons/tabler/alert-triangle'
import IconCheck from '~icons/tabler/check'
import IconCircleX from '~icons/tabler/circle-x'
import IconLoader from '~icons/tabler/loader'
import IconMinus from '~icons/tabler/minus'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

const icons = {
  READY: IconCheck,
  ERROR: IconCircleX,
  REMOVED: IconMinus,
  PLACING: IconLoader,
  PLACED: IconCheck,
} as const

/** The status of a row as an icon with text, so that colour is never its only sign. */
export function RowStatus({ row }: { readonly row: BulkRow }) {
  const { t } = useTexts()
  const isWarned = row.status === 'READY' && row.problems.length > 0
  const Icon = isWarned ? IconAlertTriangle : icons[row.status]
  return (
    <span className={styles.status} data-status={isWarned ? 'WARNED' : row.status}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(`bulk.row.${row.status}`)}
    </span>
  )
}
