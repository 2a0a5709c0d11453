import { Button, NativeSelect } from '@mantine/core'
import type { BulkJob } from '@beckon/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

interface ChooseSheetProps {
  readonly job: BulkJob
  readonly onSheet: (sheet: string) => void
  /** Content about the parsed sheet, hidden while another is chosen. */
  readonly children?: ReactNode
}

/** A choice of sheet for a file with several non-empty sheets. */
export function ChooseSheet({ job, onSheet, children }: ChooseSheetProps) {
  const { t } = useTexts()
  const read = job.reading?.sheet ?? ''
  const [chosen, setChosen] = useState(read)
  const others = job.reading?.other_sheets ?? []
  if (others.length === 0 || !job.can.map) return children
  // Parsed rows may contain edits, so parsing another sheet needs a press of a button.
  const hasRows = job.row_count > 0
  const choose = (sheet: string) => {
    setChosen(sheet)
    if (!hasRows && sheet !== read) onSheet(sheet)
  }
  return (
    <>
      <div className={styles.sheet}>
        <NativeSelect
          label={t('bulk.sheet')}
          data={[read, ...others]}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {hasRows && chosen !== read && (
          <>
            <Button variant="default" onClick={() => onSheet(chosen)}>
              {t('bulk.mapping-go')}
            </Button>
            <p className={styles.quiet} role="status">
              {t('bulk.mapping-again')}
            </p>
          </>
        )}
      </div>
      {chosen === read && children}
    </>
  )
}
