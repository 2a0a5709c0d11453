import { Alert, Anchor, Text } from '@mantine/core'
import type { BulkJob } from '@beckon/contract'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../platform/texts/index.ts'

/** Counts of an upload's placed and remaining rows; empty before an order was placed. */
export function Outcome({ job }: { readonly job: BulkJob }) {
  const { t, format } = useTexts()
  const { placed_row_count: placed, vendor_id: vendorID } = job
  const left = job.error_row_count + job.success_row_count - placed
  if (placed === 0) return null
  const rows = format.number(left)
  return (
    <Alert color="green" variant="light" mb="md" role="status">
      <Text fw={600}>{t('bulk.orders-placed', { count: placed, orderCount: format.number(placed) })}</Text>
      {left > 0 && (
        <Text size="sm">
          {job.is_cancelled
            ? t('bulk.rows-not-placed', { rows })
            : t('bulk.rows-left', { count: left, rows })}
        </Text>
      )}
      <Anchor
        size="sm"
        renderRoot={(props) => <Link to="/order-tracking/{-$vendorID}" params={{ vendorID }} {...props} />}
      >
        {t('nav.tracking')}
      </Anchor>
    </Alert>
  )
}
