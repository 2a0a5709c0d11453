import { useEffect, useState } from 'react'

/**
 * Opens a part after it was mounted: focus returns to where it was when a part changed from closed to open.
 * `startsOpen` is for a part that opens with the page.
 */
export function useOpenedLater(isOpen: boolean, startsOpen = false): boolean {
  const [isShown, setShown] = useState(startsOpen)
  useEffect(() => setShown(isOpen), [isOpen])
  return isShown
}
