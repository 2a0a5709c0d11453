import type { WirePoint } from '@beckon/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useReverse } from '../../../features/address-picker/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { movedPin, savedAt } from '../draft/customer-drafts.ts'
import type { RequestFlow } from './use-request.ts'

/** Whether the draft can still be edited; from the submission on it is unchanged. */
const open = ['checkingHours', 'destination', 'checkingDelivery', 'details', 'payment'] as const

/**
 * A moved pin is valid immediately, also for a user who continues at once; its address follows. After several moves
 * only the last point is looked up.
 */
export function useMovePin({ state, send }: RequestFlow): (point: WirePoint) => void {
  const reverse = useReverse()
  const notify = useNotify()
  const { t } = useTexts()
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  return useCallback(
    (point) => {
      const { draft } = latest.current.context
      send({ type: 'DESTINATION', destination: movedPin(draft, point, undefined) })
      let missed: 'geolocator.error.reverse' | 'geolocator.error.unavailable' = 'geolocator.error.reverse'
      void reverse(point, () => (missed = 'geolocator.error.unavailable')).then((place) => {
        const now = latest.current
        const { draft: known } = now.context
        const isHere = isSamePoint(known.destination?.point, point) && open.some((step) => now.matches(step))
        if (!isHere) return
        if (!place) {
          // The pin is valid without an address; the previous address stays.
          notify(t(missed), { kind: 'warning' })
          return
        }
        const destination = movedPin(known, point, place)
        send({ type: 'EDIT', change: { destination, saved: savedAt(known, destination) } })
      })
    },
    [reverse, send, notify, t],
  )
}

const isSamePoint = (one: WirePoint | undefined, other: WirePoint): boolean =>
  one?.latitude === other.latitude && one.longitude === other.longitude
