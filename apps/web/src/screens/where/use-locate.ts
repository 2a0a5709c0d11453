import type { WirePoint } from '@beckon/contract'
import { useState } from 'react'

/** What the phone says of where it is. */
export type Locating = 'idle' | 'locating' | 'found' | 'rough' | 'denied' | 'not-located'

/** Metres; what is less exact is no door. */
const DOOR = 60
const GIVE_UP_MS = 15_000
const FRESH_MS = 30_000

export function useLocate(onLocated: (point: WirePoint) => void) {
  const [state, setState] = useState<Locating>('idle')
  const locate = () => {
    // Without a secure connection a browser has none.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (!geolocation) {
      setState('not-located')
      return
    }
    setState('locating')
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState(accuracy > DOOR ? 'rough' : 'found')
        onLocated({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'not-located'),
      { enableHighAccuracy: true, timeout: GIVE_UP_MS, maximumAge: FRESH_MS },
    )
  }
  /** What was said is about another spot. */
  const forget = () => setState((now) => (now === 'locating' ? now : 'idle'))
  return { state, locate, forget }
}
