import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Tries<E extends HTMLElement> {
  /** For the form that is tried. */
  readonly form: RefObject<E | null>
  /** Whether to say what is wrong: not before somebody tried. */
  readonly wasTried: boolean
  readonly setTried: (wasTried: boolean) => void
}

/** A form that was sent off: where it is wrong, whoever uses it is led to the first field that is. */
export function useTries<E extends HTMLElement = HTMLFormElement>(): Tries<E> {
  const form = useRef<E>(null)
  const [tries, setTries] = useState(0)
  // After the fields have been drawn with their faults; each try anew, also the second in a row.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const setTried = useCallback((wasTried: boolean) => setTries((now) => (wasTried ? now + 1 : 0)), [])
  return { form, wasTried: tries > 0, setTried }
}
