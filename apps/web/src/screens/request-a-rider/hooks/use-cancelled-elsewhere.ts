import type { OrderRecord } from '@beckon/contract'
import { useState } from 'react'
import { useLiveMessages } from '../../../platform/live/index.ts'

/** Returns whether the order being edited was cancelled meanwhile, in another tab or by another party. */
export function useCancelledElsewhere(editing: OrderRecord | undefined): boolean {
  const [cancelledId, setCancelledId] = useState<string>()
  useLiveMessages((message) => {
    if (message.type !== 'order_update' || message.data.order.order_id !== editing?.order_id) return
    if (message.data.order.status === 'CANCELLED') setCancelledId(editing.order_id)
  })
  return editing !== undefined && cancelledId === editing.order_id
}
