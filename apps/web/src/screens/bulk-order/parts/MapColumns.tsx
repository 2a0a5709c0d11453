import { Alert, Button, Group, NativeSelect } from '@mantine/core'
import type { BulkJob, BulkSheetColumn } from '@beckon/contract'
import { bulkColumns } from '@beckon/domain/bulk'
import { useState } from 'react'
import { Panel } from '../../../features/page/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { ChosenColumn } from '../bulk-event.ts'
import { alsoChosen, requiredColumns } from '../mapping-rules.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import styles from './parts.module.css'

interface MapColumnsProps {
  readonly job: BulkJob
  readonly columns: readonly BulkSheetColumn[]
  readonly refused: string | null
  readonly isSending: boolean
  /** The rows have already been parsed. */
  readonly onBack: (() => void) | undefined
  readonly onMap: (columns: readonly ChosenColumn[]) => void
  readonly onSheet: (sheet: string) => void
}

/** Maps the columns of the file to the fields of an order. */
export function MapColumns({ job, onSheet, ...fields }: MapColumnsProps) {
  const { t } = useTexts()
  return (
    <Panel title={t('bulk.mapping')}>
      <p className={styles.quiet}>{t(fields.onBack ? 'bulk.mapping-again' : 'bulk.mapping-text')}</p>
      <ChooseSheet job={job} onSheet={onSheet}>
        <ColumnFields failure={job.failure} {...fields} />
      </ChooseSheet>
    </Panel>
  )
}

interface ColumnFieldsProps extends Omit<MapColumnsProps, 'job' | 'onSheet'> {
  readonly failure: string | null
}

function ColumnFields({ failure, columns, refused: refusal, isSending, onBack, onMap }: ColumnFieldsProps) {
  const { t, say, format } = useTexts()
  const { country } = useConfig()
  const refused = refusal ?? failure
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const named = columns.map((one) => ({ ...one, column: chosen[one.index] ?? one.column ?? '' }))
  const required = requiredColumns(country)
  const options = [
    { value: '', label: t('bulk.mapping-none') },
    ...bulkColumns.map((column) => ({
      value: column,
      label: required.has(column) ? `${t(`bulk.column.${column}`)} *` : t(`bulk.column.${column}`),
    })),
  ]
  const hintOf = ({ index, samples }: BulkSheetColumn) => {
    const also = alsoChosen(named, index)
    return (
      <>
        {samples.length > 0 && t('bulk.mapping-samples', { samples: samples.join(' · ') })}
        {also.length > 0 && (
          <span className={styles.joined} data-joined>
            {t('bulk.mapping-joined', { letters: format.list(also) })}
          </span>
        )}
      </>
    )
  }
  const send = () => onMap(named.map(({ index, column }) => ({ index, column: column || null })))
  return (
    <>
      <ul className={styles.mapping}>
        {columns.map((one, at) => (
          <li key={one.index}>
            <NativeSelect
              label={one.heading === '' ? t('bulk.mapping-column', { letters: one.letters }) : one.heading}
              description={hintOf(one)}
              data={options}
              value={named[at]?.column ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget
                setChosen((now) => ({ ...now, [one.index]: value }))
              }}
            />
          </li>
        ))}
      </ul>
      {columns.length > 0 && <p className={styles.quiet}>* {t('bulk-file.needed')}</p>}
      {refused !== null && (
        <Alert color="red" variant="light" mb="md" role="alert">
          {say(refused)}
        </Alert>
      )}
      <Group mt="md">
        <Button onClick={send} loading={isSending} disabled={columns.length === 0}>
          {t('bulk.mapping-go')}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
      </Group>
    </>
  )
}
