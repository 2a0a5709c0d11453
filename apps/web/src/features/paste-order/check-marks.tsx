import { Alert, Button, Text } from '@mantine/core'
import IconChecklist from '~icons/tabler/checklist'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { fieldKeys } from './field-keys.ts'
import { type PastedField, pastedFields } from './proposals.ts'
import styles from './PasteOrder.module.css'

/** Marks the label of a field while its value is to be checked. */
export function useMark(toCheck: readonly PastedField[]): (field: PastedField) => ReactNode {
  const { t } = useTexts()
  return (field) => toCheck.includes(field) && <span className={styles.mark}>{t('paste.to-check')}</span>
}

/** A label with the mark that it has. */
export function useMarkedLabel(
  toCheck: readonly PastedField[],
): (field: PastedField, label: string) => ReactNode {
  const mark = useMark(toCheck)
  return (field, label) => (
    <>
      {label} {mark(field)}
    </>
  )
}

export interface CheckNoticeProps {
  readonly toCheck: readonly PastedField[]
  readonly onRight: () => void
}

/** Lists values that were filled in from a message and not checked yet. */
export function CheckNotice({ toCheck, onRight }: CheckNoticeProps) {
  const { t, format } = useTexts()
  if (toCheck.length === 0) return null
  const names = pastedFields.filter((field) => toCheck.includes(field)).map((field) => t(fieldKeys[field]))
  const fields = format.list(names)
  return (
    <Alert
      color="yellow"
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      icon={<IconChecklist size={18} aria-hidden />}
      title={t('paste.check-title')}
    >
      <Text size="sm" mb="sm">
        {t('paste.check-text', { fields })}
      </Text>
      <Button size="xs" variant="default" onClick={onRight}>
        {t('paste.all-right')}
      </Button>
    </Alert>
  )
}

/** A changed value counts as checked. */
export const withoutMarks = (
  toCheck: readonly PastedField[],
  change: Readonly<Record<string, unknown>>,
): readonly PastedField[] => toCheck.filter((field) => !(field in change))
