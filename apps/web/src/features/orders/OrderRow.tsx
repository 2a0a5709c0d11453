import { Text, UnstyledButton } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { memo } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { DecisionNeeded } from './decision/index.ts'
import rows from './OrderRow.module.css'
import { OutletOf } from './OutletOf.tsx'
import { RequestAgain } from './detail/RequestAgain.tsx'
import { ScheduledFor } from './ScheduledFor.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface OrderRowProps {
  readonly order: OrderRecord
  readonly isChosen: boolean
  /** For a list with one tab stop: whether it is this row. Without it each row is a tab stop. */
  readonly isTabStop?: boolean
  /** The order is not of today. */
  readonly isPast?: boolean
  readonly onChoose: (orderId: string) => void
}

/** An order in a list: recipient, destination, time and status. A change renders only its own row again. */
export const OrderRow = memo(function OrderRow({
  order,
  isChosen,
  isTabStop = true,
  isPast = false,
  onChoose,
}: OrderRowProps) {
  const { t, format } = useTexts()
  const tabIndex = isTabStop ? 0 : -1
  return (
    <div className={rows.entry}>
      <UnstyledButton
        className={rows.row}
        data-chosen={isChosen || undefined}
        data-order-row={order.order_id}
        tabIndex={tabIndex}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(order.order_id)}
      >
        <span className={rows.line}>
          <span className={rows.who}>
            <span className={rows.cut} dir="auto">
              {order.customer.name}
            </span>
            <OutletOf order={order} />
          </span>
          <Text component="span" size="xs" c="dimmed">
            <bdi>{isPast ? format.dateTime(order.created_at) : format.time(order.created_at)}</bdi>
          </Text>
        </span>
        <span className={rows.line}>
          <Text component="span" size="xs" c="dimmed" className={rows.cut} dir="auto">
            {order.customer.location.address}
          </Text>
          <StatusBadge status={order.status} />
        </span>
        <ScheduledFor order={order} size="xs" />
        {isPast && (
          <span className={rows.line}>
            <Text component="span" size="xs" c="dimmed">
              {t('order.fee')}
            </Text>
            <Text component="span" size="xs">
              <bdi>{format.amount(order.delivery_fee, order.currency)}</bdi>
            </Text>
          </span>
        )}
        {order.messages && order.messages.unseen > 0 && (
          <span className={rows.decision} data-unseen>
            {t('talk.unseen', { count: order.messages.unseen })}
          </span>
        )}
        {order.decision && <DecisionNeeded decision={order.decision} />}
      </UnstyledButton>
      <RequestAgain order={order} isSmall tabIndex={tabIndex} />
    </div>
  )
})
