import { ActionIcon, Button } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { listOf } from '@beckon/domain/order'
import IconRepeat from '~icons/tabler/repeat'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMay } from '../../member/index.ts'

interface RequestAgainProps {
  readonly order: OrderRecord
  /** Lists show only the icon. */
  readonly isSmall?: boolean
  readonly tabIndex?: number
}

/** Requests a closed order again, from the same collection point. */
export function RequestAgain({ order, isSmall = false, tabIndex = 0 }: RequestAgainProps) {
  const { t } = useTexts()
  const list = listOf(order, 0)
  const may = useMay('orders.create', order.vendor_id)
  if ((list !== 'delivered' && list !== 'cancelled') || !may) return null
  const label = t('again.of', { name: order.customer.name })
  const link = {
    to: '/request-a-rider/{-$vendorID}',
    params: { vendorID: order.vendor_id },
    search: { again: order.order_id },
  } as const
  if (isSmall) {
    return (
      <ActionIcon
        variant="subtle"
        size={44}
        tabIndex={tabIndex}
        title={t('again.action')}
        data-again={order.order_id}
        renderRoot={(props) => <Link {...props} {...link} aria-label={label} />}
      >
        <IconRepeat size={20} stroke={1.6} />
      </ActionIcon>
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<IconRepeat size={18} stroke={1.6} aria-hidden />}
      style={{ alignSelf: 'start' }}
      data-again={order.order_id}
      // The accessible name is the visible text, for voice control.
      aria-description={label}
      renderRoot={(props) => <Link {...props} {...link} />}
    >
      {t('again.action')}
    </Button>
  )
}
