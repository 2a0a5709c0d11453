import { Badge } from '@mantine/core'
import { cancelledListStatuses, collectedStatuses, type OrderStatus } from '@beckon/domain/order'
import styles from './StatusBadge.module.css'
import { useTexts } from '../../platform/texts/index.ts'

/** A status in one or two words; its colour only repeats them. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTexts()
  return (
    <Badge
      color={colourOf(status)}
      variant="light"
      radius="sm"
      tt="none"
      size="md"
      classNames={{ label: styles.label }}
    >
      {t(`status.${status}`)}
    </Badge>
  )
}

/** Statuses of a delayed or failed delivery. */
const amber: readonly OrderStatus[] = ['STALLED', 'DELAYED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']

export function colourOf(status: OrderStatus): string {
  if (status === 'DELIVERED') return 'teal'
  if (amber.includes(status)) return 'orange'
  if (cancelledListStatuses.includes(status)) return 'gray'
  return collectedStatuses.includes(status) ? 'indigo' : 'blue'
}
