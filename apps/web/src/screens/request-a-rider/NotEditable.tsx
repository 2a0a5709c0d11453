import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** It can no longer be changed: what is happening with it stands elsewhere. */
export function NotEditable({ vendorId, orderId }: { readonly vendorId: string; readonly orderId: string }) {
  const { t } = useTexts()
  return (
    <div role="alert">
      <EmptyState
        icon={IconLock}
        title={t('request.edit.closed')}
        text={t('order.edit.too-late')}
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
