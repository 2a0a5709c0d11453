import { orderCalls, orderRecord, type OrderRecord } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import type { CancelReason } from '@beckon/domain/order'
import { useRef, useState } from 'react'
import { problemOf, useClient } from '../../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useUpdateOrder } from '../use-update-order.ts'

/**
 * Cancels an order and reports the result, also after the dialog has closed: it closes when a rider accepts, and then
 * the cancellation fails.
 */
export function useCancel(order: OrderRecord, onEnd: () => void) {
  const { t } = useTexts()
  const client = useClient()
  const notify = useNotify()
  const updateOrder = useUpdateOrder()
  const running = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const cancel = async (reason: CancelReason) => {
    if (running.current) return
    running.current = true
    setAsking(true)
    const about = { key: `cancel ${order.order_id}` }
    notify(t('action.attempt-cancel'), about)
    const body = { vendor_id: order.vendor_id, order_id: order.order_id, reason }
    const result = await client.call(orderCalls.cancelOrder, { body })
    running.current = false
    setAsking(false)
    const current = result.ok ? result.answer.result : orderIn(result.error)
    if (current) updateOrder(current)
    if (!result.ok) {
      notify(t('error.cant-cancel-order'), { kind: 'error', duration: LONG_DURATION_MS, ...about })
      return
    }
    notify(t('cancel.done'), { kind: 'success', ...about })
    onEnd()
  }
  return { cancel, isAsking }
}

/** A refusal contains the current order, so that a rider's acceptance in the meantime is shown immediately. */
function orderIn(error: CallError): OrderRecord | undefined {
  const { meta } = problemOf(error)
  return orderRecord.safeParse(meta['order']).data
}
