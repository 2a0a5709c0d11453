import { useDeferredValue } from 'react'

/**
 * Opens a part after it was mounted: focus returns to where it was when a part changed from closed to open.
 * `startsOpen` is for a part that opens with the page.
 */
export const useOpenedLater = (isOpen: boolean, startsOpen = false): boolean =>
  useDeferredValue(isOpen, startsOpen)
