import type { WirePoint } from '@beckon/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useReverse } from '../../../features/address-picker/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { movedPin, savedAt } from '../draft/known-drafts.ts'
import type { RequestFlow } from './use-request.ts'

/** While the request may still be written: later on it is sent as it is. */
const open = ['hours', 'destination', 'reach', 'details', 'payment'] as const

/**
 * A moved pin is valid at once, also for a user who continues immediately; its address follows. Of several moves only
 * the last point is looked up.
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
          // The pin counts all the same; the address is the one from before.
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
