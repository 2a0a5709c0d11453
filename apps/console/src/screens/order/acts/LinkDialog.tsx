import { calls } from '@beckon/contract'
import { Text } from '@mantine/core'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshOrder } from '../use-order.ts'
import type { ActProps } from './CancelDialog.tsx'

/** Sends the tracking link to the phone of the customer. */
export function LinkDialog({ desk: { order }, close }: ActProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOrder(order.order_id)
  return (
    <ReasonDialog
      title={t('console.orders.link')}
      action={t('console.orders.link')}
      close={close}
      run={async (reason) => {
        const params = { id: order.order_id }
        const result = await client.call(calls.sendLinkForShop, { params, body: { reason } })
        if (result.ok) refresh()
        return result
      }}
    >
      <Text size="sm">{t('console.orders.link-hint', { phone: order.customer.phone_number })}</Text>
    </ReasonDialog>
  )
}
