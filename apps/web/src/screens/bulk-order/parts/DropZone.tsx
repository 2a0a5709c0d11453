import { FILE_BYTES } from '@beckon/domain/limits'
import { Button, FileButton } from '@mantine/core'
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet'
import { type DragEvent, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx'

interface DropZoneProps {
  /** The reason why the file was refused. */
  readonly refused: string | null
  readonly onFile: (file: File) => void
}

/** A drop zone for the spreadsheet, with a button for users who do not drag. */
export function DropZone({ refused, onFile }: DropZoneProps) {
  const { t, say, format } = useTexts()
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      role="group"
      aria-label={t('bulk.ask')}
      className={styles.drop}
      data-over={isOver}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={32} stroke={1.25} aria-hidden />
      <p className={styles.dropTitle}>{t('bulk.drop')}</p>
      <p className={styles.quiet}>
        {t('bulk.rule-format')} · {t('bulk.rule-size', { size: format.bytes(FILE_BYTES) })}
      </p>
      <FileButton
        accept={XLSX}
        onChange={(file) => file && onFile(file)}
        inputProps={{ 'aria-label': t('bulk.choose') }}
      >
        {(props) => <Button {...props}>{t('bulk.choose')}</Button>}
      </FileButton>
      <p role="alert" className={styles.refused}>
        {refused !== null && say(refused)}
      </p>
    </div>
  )
}
