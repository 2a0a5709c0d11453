import { Checkbox, Text } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { fieldKeys } from './field-keys.ts'
import type { PastedField, Proposal } from './proposals.ts'
import styles from './PasteOrder.module.css'

export interface FoundListProps {
  readonly proposals: readonly Proposal[]
  readonly unwanted: ReadonlySet<PastedField>
  /** The message points at a place by its figures. */
  readonly point: boolean
  readonly onToggle: (field: PastedField) => void
}

/** What was found, each to be left out by a press. */
export function FoundList({ proposals, unwanted, point, onToggle }: FoundListProps) {
  const { t, format } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Text id={id} fw={600} size="sm" mb="xs" component="h3">
        {t('paste.found')}
      </Text>
      <ul className={styles['found']}>
        {proposals.map(({ field, text, replaces }) => (
          <li key={field}>
            <Checkbox
              classNames={{ body: styles['row'] ?? '', labelWrapper: styles['words'] ?? '' }}
              checked={!unwanted.has(field)}
              onChange={() => onToggle(field)}
              label={
                <>
                  <span className={styles['field']}>{t(fieldKeys[field])}</span>
                  <span className={styles['value']}>
                    <bdi>{field === 'amount' ? format.amount(Number(text)) : text}</bdi>
                  </span>
                </>
              }
              description={
                <>
                  {field === 'address' && point && <span>{t('paste.point')}</span>}
                  {replaces !== '' && <span>{t('paste.replaces', { text: replaces })}</span>}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
