import { Button } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { useState } from 'react'
import { NameValue } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { isOpen } from '../grid/paste-cells.ts'
import { Problems } from './Problems.tsx'
import { RowStatus } from './RowStatus.tsx'
import styles from './parts.module.css'

/** Cards that are rendered before the user requests more. */
const AT_ONCE = 30

interface RowCardsProps {
  readonly name: string
  readonly rows: readonly BulkRow[]
  readonly canEdit: boolean
  readonly onRow: (row: BulkRow) => void
}

/** The rows of an upload on a narrow screen. */
export function RowCards({ name, rows, canEdit, onRow }: RowCardsProps) {
  const { t, format } = useTexts()
  const [most, setMost] = useState(AT_ONCE)
  return (
    <>
      <ul className={styles.cards} aria-label={t('bulk.grid', { name })}>
        {rows.slice(0, most).map((row) => (
          <li key={row.row_id} className={styles.card} data-status={row.status}>
            <div className={styles.cardHead}>
              <strong>
                {t('bulk.row')} <span className="bk-figures">{row.row_number}</span>
              </strong>
              <RowStatus row={row} />
            </div>
            <span>
              <bdi>{row.customer_name || '–'}</bdi>
            </span>
            <span className={styles.quiet}>
              <bdi>{row.drop_off_address || '–'}</bdi>
            </span>
            <span className="bk-figures">
              <NameValue name={t('bulk.row-fee')}>
                <bdi>{row.delivery_fee === null ? '–' : format.amount(row.delivery_fee)}</bdi>
              </NameValue>
            </span>
            <Problems problems={row.problems} isWhole />
            {canEdit && isOpen(row) && (
              <Button variant="default" onClick={() => onRow(row)}>
                {t('bulk.edit-row', { row: row.row_number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button variant="default" fullWidth mt="md" onClick={() => setMost((now) => now + AT_ONCE)}>
          {t('action.show-more')}
        </Button>
      )}
    </>
  )
}
