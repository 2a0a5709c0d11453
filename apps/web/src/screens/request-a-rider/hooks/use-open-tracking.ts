import type { WireVendor } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryKeys } from '../../../platform/client/index.ts'
import { rememberGuestOrder } from '../../../platform/mode/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from './use-request.ts'

/** Opens order tracking once the order is placed. */
export function useOpenTracking({ state }: RequestFlow, vendor: WireVendor): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const cache = useQueryClient()
  const { t } = useTexts()
  const { mode } = useSession()
  const { orderId, editing } = state.context
  const isEdited = editing !== null
  useEffect(() => {
    if (orderId === null) return
    if (mode === 'guest') rememberGuestOrder(orderId)
    if (isEdited) void cache.invalidateQueries({ queryKey: queryKeys.orders() })
    notify(t(isEdited ? 'request.updated' : 'request.pushed'), { kind: 'success' })
    void navigate({
      to: '/order-tracking/{-$vendorID}',
      params: { vendorID: vendor.vendor_id },
      search: { order_id: orderId },
    })
  }, [orderId, isEdited, mode, cache, navigate, notify, t, vendor.vendor_id])
}
