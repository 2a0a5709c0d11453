import { Alert, Button, Group, NativeSelect } from '@mantine/core'
import type { BulkSheetColumn } from '@beckon/contract'
import { bulkColumns } from '@beckon/domain/bulk'
import { useState } from 'react'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { SaidColumn } from '../bulk.machine.ts'
import styles from './parts.module.css'

interface MapColumnsProps {
  readonly columns: readonly BulkSheetColumn[]
  readonly refused: string | null
  readonly isSending: boolean
  /** The rows have been read already. */
  readonly onBack: (() => void) | undefined
  readonly onMap: (columns: readonly SaidColumn[]) => void
}

/** A person says which column is which. */
export function MapColumns({ columns, refused, isSending, onBack, onMap }: MapColumnsProps) {
  const { t, say } = useTexts()
  const [said, setSaid] = useState<Readonly<Record<number, string>>>({})
  const valueOf = ({ index, column }: BulkSheetColumn) => said[index] ?? column ?? ''
  const options = [
    { value: '', label: t('bulk.mapping-none') },
    ...bulkColumns.map((column) => ({ value: column, label: t(`bulk.column.${column}`) })),
  ]
  const send = () => onMap(columns.map((one) => ({ index: one.index, column: valueOf(one) || null })))
  return (
    <Panel title={t('bulk.mapping')}>
      <p className={styles['quiet']}>{onBack ? t('bulk.mapping-again') : t('bulk.mapping-text')}</p>
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
                setSaid((now) => ({ ...now, [one.index]: value }))
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
        <Button onClick={send} loading={isSending}>
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
