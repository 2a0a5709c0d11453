import { useEffect } from 'react'

/** While something would be lost, the browser asks before it closes or reloads the page. */
export function useKeepFromLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isChanged])
}
