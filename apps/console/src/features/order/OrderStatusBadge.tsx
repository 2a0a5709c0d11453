import { endedStatuses, type OrderStatus } from '@beckon/domain/order'
import { StateBadge } from '../badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The status of an order, in the words of the portal. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTexts()
  return <StateBadge color={colorOf(status)}>{t(`status.${status}`)}</StateBadge>
}

function colorOf(status: OrderStatus): string {
  if (status === 'DELIVERED') return 'green'
  if (status === 'DELAYED' || status === 'STALLED' || status === 'RETURN_INITIATED') return 'orange'
  return endedStatuses.includes(status) ? 'gray' : 'blue'
}
