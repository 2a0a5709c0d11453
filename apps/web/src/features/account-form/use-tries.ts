import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Tries<E extends HTMLElement> {
  /** For the form that is tried. */
  readonly form: RefObject<E | null>
  /** Whether to show violations: not before the first attempt. */
  readonly wasTried: boolean
  readonly setTried: (wasTried: boolean) => void
}

/** A submitted form: focuses the first invalid field. */
export function useTries<E extends HTMLElement = HTMLFormElement>(): Tries<E> {
  const form = useRef<E>(null)
  const [tries, setTries] = useState(0)
  // After the fields were rendered with their errors; on each attempt, also the second in a row.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const setTried = useCallback((wasTried: boolean) => setTries((now) => (wasTried ? now + 1 : 0)), [])
  return { form, wasTried: tries > 0, setTried }
}
