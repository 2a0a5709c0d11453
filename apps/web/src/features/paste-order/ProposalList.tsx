import { Checkbox, Text } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { fieldKeys } from './field-keys.ts'
import type { PastedField, Proposal } from './proposals.ts'
import styles from './PasteOrder.module.css'

export interface ProposalListProps {
  readonly proposals: readonly Proposal[]
  readonly unwanted: ReadonlySet<PastedField>
  /** The message points at a place by its figures. */
  readonly point: boolean
  readonly onToggle: (field: PastedField) => void
}

/** The found values, each of which can be excluded. */
export function ProposalList({ proposals, unwanted, point, onToggle }: ProposalListProps) {
  const { t, say, format } = useTexts()
  const id = useId()
  const displayed = (field: PastedField, text: string): string => {
    if (field === 'amount' && Number.isFinite(Number(text))) return format.amount(Number(text))
    if (field === 'time') return format.dateTime(Number(text))
    return field === 'payment' ? say(`payment.${text}`) : text
  }
  return (
    <section aria-labelledby={id}>
      <Text id={id} fw={600} size="sm" mb="xs" component="h3">
        {t('paste.found')}
      </Text>
      <ul className={styles.found}>
        {proposals.map(({ field, text, replaces }) => (
          <li key={field}>
            <Checkbox
              classNames={{ body: styles.row, labelWrapper: styles.words }}
              checked={!unwanted.has(field)}
              onChange={() => onToggle(field)}
              label={
                <>
                  <span className={styles.field}>{t(fieldKeys[field])}</span>
                  <span className={styles.value}>
                    <bdi>{displayed(field, text)}</bdi>
                  </span>
                </>
              }
              description={
                <>
                  {field === 'address' && point && <span>{t('paste.point')}</span>}
                  {replaces !== '' && (
                    <span>{t('paste.replaces', { text: displayed(field, replaces) })}</span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
