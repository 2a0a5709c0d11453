import { calls, type DeskOrder } from '@beckon/contract'
import { Text } from '@mantine/core'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshOrder } from '../use-order.ts'

export interface ActProps {
  readonly desk: DeskOrder
  readonly close: () => void
}

/** Cancels for the shop, after the consequences: the fee, the refund, and the rider on the way. */
export function CancelDialog({ desk: { order, rider, cancel_terms: terms }, close }: ActProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOrder(order.order_id)
  return (
    <ReasonDialog
      title={t('console.orders.cancel')}
      action={t('console.orders.cancel')}
      isDangerous
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.cancelForShop, {
          params: { id: order.order_id },
          body: { reason },
        })
        refresh()
        return result
      }}
    >
      <Text size="sm">{t('console.orders.cancel-free')}</Text>
      {terms !== null && terms.returns > 0 && (
        <Text size="sm">
          {t('console.orders.cancel-refund', { amount: format.amount(terms.returns, order.currency) })}
        </Text>
      )}
      {rider && <Text size="sm">{t('console.orders.cancel-rider')}</Text>}
    </ReasonDialog>
  )
}
