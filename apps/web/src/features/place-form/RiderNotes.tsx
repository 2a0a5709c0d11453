import { bytesOf, NOTES_BYTES } from '@beckon/domain/address'
import { Textarea } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

export interface RiderNotesProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The hint begins here. Bytes are not counted for the reader: a letter takes 1 to 4 of them. */
const NEAR_BYTES = 200

/** Notes that help riders find the door. Near the greatest length the remaining characters are shown. */
export function RiderNotes({ value, error, onChange }: RiderNotesProps) {
  const { t } = useTexts()
  const left = NOTES_BYTES - bytesOf(value)
  const isOver = left < 0
  return (
    <Textarea
      label={t('place.notes')}
      description={`${t('place.notes-hint')} ${isOver || left > NEAR_BYTES ? '' : t('outlet.notes-nearly-full')}`}
      error={error ?? (isOver && t('address.error.notes-too-long'))}
      dir="auto"
      autosize
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
