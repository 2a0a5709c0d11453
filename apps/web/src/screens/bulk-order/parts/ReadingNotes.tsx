import type { BulkJob } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

/** Parts of the file that were left out, so that the shop does not expect them to be ordered. */
export function ReadingNotes({ job: { reading } }: { readonly job: BulkJob }) {
  const { t, format } = useTexts()
  if (!reading) return null
  const { sheet, hidden_rows: hidden, left_out_rows: leftOut } = reading
  // The guide in our own template contains no orders.
  const others = reading.other_sheets.filter((name) => name !== t('bulk-file.guide'))
  const notes = [
    others.length > 0 && t('bulk-file.other-sheets', { sheet, others: format.list(others) }),
    hidden > 0 && t('bulk-file.hidden-rows', { rows: format.number(hidden) }),
    leftOut.length > 0 && t('bulk-file.left-out', { rows: format.list(leftOut.map(format.number)) }),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className={styles.quiet} data-note>
      {note}
    </p>
  ))
}
