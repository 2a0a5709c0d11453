import { useEffect, useState } from 'react'
import type { LazyPart } from './lazy-part.tsx'
import { whenIdle } from './when-idle.ts'

/** Returns whether a part is to be rendered: once it is needed, or once its code was loaded while the page was idle. */
export function useLazily({ preload }: Pick<LazyPart<never>, 'preload'>, isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  useEffect(() => {
    let isCurrent = true
    const cancel = whenIdle(() => void preload().then((isThere) => isCurrent && isThere && setLoaded(true)))
    return () => {
      isCurrent = false
      cancel()
    }
  }, [preload])
  return wasNeeded || isLoaded
}
