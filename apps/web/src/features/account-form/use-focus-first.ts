import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first field of a step that has just appeared, for keyboard users. */
export function useFocusFirst(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
