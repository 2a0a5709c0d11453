import type { WirePoint } from '@beckon/contract'
import { useRef, useState } from 'react'

/** The state of locating the phone. */
export type Locating = 'idle' | 'locating' | 'found' | 'rough' | 'denied' | 'not-located'

/** Accuracy limit in metres; a less accurate position does not identify a door. */
const DOOR = 60
const GIVE_UP_MS = 15_000
const FRESH_MS = 30_000

export function useLocate(onLocated: (point: WirePoint) => void) {
  const [state, setState] = useState<Locating>('idle')
  const turn = useRef(0)
  const locate = () => {
    turn.current += 1
    const mine = turn.current
    const isWanted = () => mine === turn.current
    // Browsers offer geolocation only over a secure connection.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (!geolocation) {
      setState('not-located')
      return
    }
    setState('locating')
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (!isWanted()) return
        setState(accuracy > DOOR ? 'rough' : 'found')
        onLocated({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        if (isWanted()) setState(code === PERMISSION_DENIED ? 'denied' : 'not-located')
      },
      { enableHighAccuracy: true, timeout: GIVE_UP_MS, maximumAge: FRESH_MS },
    )
  }
  /** A new spot was chosen: pending and later results for the earlier one are dropped. */
  const forget = () => {
    turn.current += 1
    setState('idle')
  }
  return { state, locate, forget }
}
