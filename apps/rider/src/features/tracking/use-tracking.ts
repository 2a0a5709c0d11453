import { useEffect, useRef } from 'react'
import type { WirePoint } from '@beckon/contract'
import { every } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useVisible } from '../../platform/visibility/index.ts'
import { keepAwake } from '../../platform/wake-lock/index.ts'

const SEND_EVERY_MS = 5000
/** A position must not grow older than a minute: then no offers come. */
const RENEW_AFTER_MS = 20_000

export interface Tracked {
  /** On duty, on a break, or with a parcel in hand. */
  readonly isTracked: boolean
  readonly hasParcel: boolean
  readonly headingTo: WirePoint | undefined
}

/** Follows the position of a working rider and sends it in batches; the screen stays on during a job. */
export function useTracking({ isTracked, hasParcel, headingTo }: Tracked): void {
  const { location, positions } = useDeps()
  const isVisible = useVisible()
  const heading = useRef(headingTo)
  useEffect(() => {
    heading.current = headingTo
  }, [headingTo])
  useEffect(() => {
    if (!isTracked || !isVisible) return undefined
    const stop = location.follow((position) => void positions.take(position))
    const cancel = every(RENEW_AFTER_MS, () => location.renew(RENEW_AFTER_MS))
    return () => {
      cancel()
      stop()
    }
  }, [isTracked, isVisible, location, positions])
  useEffect(() => {
    if (!isTracked) return undefined
    return every(SEND_EVERY_MS, () => void positions.send(heading.current))
  }, [isTracked, positions])
  useEffect(() => (hasParcel ? keepAwake() : undefined), [hasParcel])
}
