import { useEffect, useState } from 'react'
import { every } from './clock.ts'

/** Returns the time of a clock in milliseconds, updated periodically. */
export function useNow(read: () => number, everyMs = 1000): number {
  const [shown, setShown] = useState(read)
  useEffect(() => every(everyMs, () => setShown(read())), [read, everyMs])
  return shown
}
