import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface SubmitAttempts<E extends HTMLElement> {
  /** For the submitted form. */
  readonly form: RefObject<E | null>
  /** Whether to show violations: not before the first attempt. */
  readonly wasSubmitted: boolean
  readonly setSubmitted: (wasSubmitted: boolean) => void
}

/** A submitted form: focuses the first invalid field. */
export function useSubmitAttempts<E extends HTMLElement = HTMLFormElement>(): SubmitAttempts<E> {
  const form = useRef<E>(null)
  const [attempts, setAttempts] = useState(0)
  // After the fields were rendered with their errors; on each attempt, also the second in a row.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const setSubmitted = useCallback(
    (wasSubmitted: boolean) => setAttempts((now) => (wasSubmitted ? now + 1 : 0)),
    [],
  )
  return { form, wasSubmitted: attempts > 0, setSubmitted }
}
