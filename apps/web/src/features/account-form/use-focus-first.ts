import { type RefObject, useEffect, useRef } from 'react'

/** For the first field of a step that has just come up: whoever goes on by keyboard goes on there. */
export function useFocusFirst(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
