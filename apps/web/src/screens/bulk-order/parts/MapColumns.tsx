import { Alert, Button, Group, NativeSelect } from '@mantine/core'
import type { BulkJob, BulkSheetColumn } from '@beckon/contract'
import { bulkColumns } from '@beckon/domain/bulk'
import { useState } from 'react'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { SaidColumn } from '../bulk-event.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import styles from './parts.module.css'

interface MapColumnsProps {
  readonly job: BulkJob
  readonly columns: readonly BulkSheetColumn[]
  readonly refused: string | null
  readonly isSending: boolean
  /** The rows have been read already. */
  readonly onBack: (() => void) | undefined
  readonly onMap: (columns: readonly SaidColumn[]) => void
  readonly onSheet: (sheet: string) => void
}

/** A person says which column is which. */
export function MapColumns({
  job,
  columns,
  refused: said,
  isSending,
  onBack,
  onMap,
  onSheet,
}: MapColumnsProps) {
  const { t, say } = useTexts()
  const refused = said ?? job.failure
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const valueOf = ({ index, column }: BulkSheetColumn) => chosen[index] ?? column ?? ''
  const options = [
    { value: '', label: t('bulk.mapping-none') },
    ...bulkColumns.map((column) => ({ value: column, label: t(`bulk.column.${column}`) })),
  ]
  const send = () => onMap(columns.map((one) => ({ index: one.index, column: valueOf(one) || null })))
  return (
    <Panel title={t('bulk.mapping')}>
      <p className={styles['quiet']}>{onBack ? t('bulk.mapping-again') : t('bulk.mapping-text')}</p>
      <ChooseSheet job={job} onSheet={onSheet} />
      <ul className={styles['mapping']}>
        {columns.map((one) => (
          <li key={one.index}>
            <NativeSelect
              label={one.heading === '' ? t('bulk.mapping-column', { letters: one.letters }) : one.heading}
              description={
                one.samples.length > 0
                  ? t('bulk.mapping-samples', { samples: one.samples.join(' · ') })
                  : undefined
              }
              data={options}
              value={valueOf(one)}
              onChange={(event) => {
                const { value } = event.currentTarget
                setChosen((now) => ({ ...now, [one.index]: value }))
              }}
            />
          </li>
        ))}
      </ul>
      {refused !== null && (
        <Alert color="red" variant="light" mb="md" role="alert">
          {say(refused)}
        </Alert>
      )}
      <Group>
        <Button onClick={send} loading={isSending} disabled={columns.length === 0}>
          {t('bulk.mapping-go')}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
      </Group>
    </Panel>
  )
}
