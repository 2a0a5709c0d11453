import { useEffect, useState } from 'react'
import { every, nowSeconds } from './clock.ts'

/** The time in seconds since 1970, updated periodically, so that "5 minutes ago" stays true. */
export function useNow(everySeconds = 10): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => every(everySeconds * 1000, () => setNow(nowSeconds())), [everySeconds])
  return now
}
