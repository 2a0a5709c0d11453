import type { WireVendor } from '@beckon/contract'
import { INTENT_SECONDS } from '@beckon/domain/limits'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { paymentWaiting } from '../../../features/payment-waiting/index.ts'
import { nowSeconds } from '../../../platform/clock/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import type { RequestFlow } from './use-request.ts'

/** States without a payment under way, in which a stored note is obsolete. */
const unpaid = ['destination', 'details', 'payment', 'pushed'] as const

/** Stores that a payment waits for its bank, for the notice on other screens, and clears it afterwards. */
export function useBankWait({ state }: RequestFlow, { vendor_id: vendorId }: WireVendor): void {
  const { identity } = useSession()
  const store = useMemo(() => paymentWaiting(identity ?? '', vendorId), [identity, vendorId])
  const isWaiting = useSelector(
    state.children.pay,
    (payment) =>
      payment !== undefined &&
      (['challenged', 'waiting', 'polling'] as const).some((step) => payment.matches(step)),
  )
  const isOver = unpaid.some((step) => state.matches(step))
  useEffect(() => {
    if (isWaiting) store.write(nowSeconds() + INTENT_SECONDS)
    else if (isOver) store.clear()
  }, [store, isWaiting, isOver])
}
