import { Alert, Text } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { duplicatesIn } from '../duplicate-rows.ts'
import { useProblemText } from './Problems.tsx'

/** The number of rows listed for each reason; further ones are only counted. */
const NAMED = 20

/** Row numbers of possible duplicate orders. */
export function DuplicateRows({ rows }: { readonly rows: readonly BulkRow[] }) {
  const { t, format } = useTexts()
  const text = useProblemText()
  const found = useMemo(() => duplicatesIn(rows), [rows])
  if (found.length === 0) return null
  const namesOf = (numbers: readonly number[]) => {
    const more = numbers.length - NAMED
    const names = numbers.slice(0, NAMED).map(format.number)
    return format.list(more > 0 ? [...names, t('bulk.more-rows', { rows: format.number(more) })] : names)
  }
  const count = found.reduce((sum, one) => sum + one.rows.length, 0)
  return (
    <Alert color="yellow" variant="light" data-duplicates>
      <Text size="sm" fw={600}>
        {t('bulk.confirm-duplicates', { rows: format.number(count) })}
      </Text>
      {found.map(({ code, rows: numbers }) => (
        <Text key={code} size="sm">
          {t('bulk.reason-rows', { reason: text(code), rows: namesOf(numbers) })}
        </Text>
      ))}
    </Alert>
  )
}
