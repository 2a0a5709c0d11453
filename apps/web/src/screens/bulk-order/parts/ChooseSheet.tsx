import { Button, NativeSelect } from '@mantine/core'
import type { BulkJob } from '@beckon/contract'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

interface ChooseSheetProps {
  readonly job: BulkJob
  readonly onSheet: (sheet: string) => void
}

/** Where a file has several sheets with something in them, a person says which one is meant. */
export function ChooseSheet({ job, onSheet }: ChooseSheetProps) {
  const { t } = useTexts()
  const read = job.reading?.sheet ?? ''
  const [chosen, setChosen] = useState(read)
  const others = job.reading?.other_sheets ?? []
  if (others.length === 0 || !job.can.map) return null
  return (
    <div className={styles['sheet']}>
      <NativeSelect
        label={t('bulk.sheet')}
        data={[read, ...others]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {chosen !== read && (
        <Button variant="default" onClick={() => onSheet(chosen)}>
          {t('bulk.mapping-go')}
        </Button>
      )}
      {chosen !== read && job.row_count > 0 && (
        <p className={styles['quiet']} role="status">
          {t('bulk.mapping-again')}
        </p>
      )}
    </div>
  )
}
