import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { useMemo, useState } from 'react'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { type SameViolation, sameViolations } from '../same-violations.ts'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { useProblemText } from './Problems.tsx'
import styles from './parts.module.css'

/** Further violations are shown once these are fixed. */
const SHOWN = 4

interface ManyAtOnceProps {
  readonly rows: readonly BulkRow[]
  readonly onChange: ChangeRows
}

/** Corrects the same violation in several rows at once. */
export function ManyAtOnce({ rows, onChange }: ManyAtOnceProps) {
  const { t } = useTexts()
  const found = useMemo(() => sameViolations(rows).slice(0, SHOWN), [rows])
  if (found.length === 0) return null
  return (
    <Panel title={t('bulk.many')}>
      <ul className={styles.many}>
        {found.map((one) => (
          <li key={`${one.column} ${one.code} ${one.value}`}>
            <OneViolation violation={one} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OneViolation({
  violation,
  onChange,
}: {
  readonly violation: SameViolation
  readonly onChange: ChangeRows
}) {
  const { t, format } = useTexts()
  const problem = useProblemText()
  const [text, setText] = useState('')
  const rows = format.number(violation.rows.length)
  const words =
    violation.value === ''
      ? t('bulk.many-empty', { rows })
      : t('bulk.many-value', { value: violation.value, rows })
  const apply = () =>
    onChange(
      violation.rows.map(({ row_id: id }) => ({ row_id: id, cells: { [violation.column]: text.trim() } })),
    )
  const field = { label: t('bulk.many-new'), className: styles.manyField }
  return (
    <form
      className={styles.manyRow}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') apply()
      }}
    >
      <div className={styles.manyWords}>
        <strong>{t('app.pair', { name: t(`bulk.column.${violation.column}`), value: words })}</strong>
        <span className={styles.quiet}>{problem(violation.code)}</span>
      </div>
      {violation.column === 'payment' ? (
        <NativeSelect
          {...field}
          value={text}
          data={['', ...(['PAID', 'CASH_ON_DELIVERY'] as const)].map((value) => ({
            value,
            label: value === '' ? '–' : t(`bulk.payment.${value}` as 'bulk.payment.PAID'),
          }))}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...field}
          value={text}
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={text.trim() === ''}>
        {t('bulk.many-apply', { rows })}
      </Button>
    </form>
  )
}
