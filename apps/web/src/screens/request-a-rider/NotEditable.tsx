import { Button } from '@mantine/core'
import type { OrderStatus } from '@beckon/domain/order'
import IconLock from '~icons/tabler/lock'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

interface NotEditableProps {
  readonly vendorId: string
  readonly orderId: string
  /** The current order; undefined where only its closed state is available. */
  readonly status: OrderStatus | undefined
}

/** Explains why the order can no longer be changed, with a link to it. */
export function NotEditable({ vendorId, orderId, status }: NotEditableProps) {
  const { t } = useTexts()
  return (
    <div role="alert">
      <EmptyState
        icon={IconLock}
        title={t('request.edit.closed')}
        text={t(status === 'CANCELLED' ? 'order.edit.cancelled' : 'order.edit.too-late')}
        action={
          <Button
            renderRoot={(props) => (
              <Link
                to="/order-tracking/{-$vendorID}"
                params={{ vendorID: vendorId }}
                search={{ order_id: orderId }}
                {...props}
              />
            )}
          >
            {t('request.edit.follow')}
          </Button>
        }
      />
    </div>
  )
}
