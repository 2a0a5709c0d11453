import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from './insert-at.ts'

type Field = RefObject<HTMLTextAreaElement | null>

/** Returns the last caret position; a button may have the focus meanwhile. */
export function useKeptCaret(field: Field) {
  const last = useRef<Selection>(undefined)
  const [target, setTarget] = useState<{ readonly at: number }>()
  useLayoutEffect(() => {
    if (!target) return
    field.current?.focus()
    field.current?.setSelectionRange(target.at, target.at)
  }, [field, target])
  return {
    remember() {
      const { current } = field
      if (current) last.current = { start: current.selectionStart, end: current.selectionEnd }
    },
    /** The end of the text if the caret was never moved. */
    selection: ({ length }: string): Selection => ({
      start: Math.min(last.current?.start ?? length, length),
      end: Math.min(last.current?.end ?? length, length),
    }),
    goTo: (at: number) => setTarget({ at }),
  }
}

/** Content that is inserted above a field does not push it out of view while the user writes. */
export function useStayInView(field: Field, change: number): void {
  useLayoutEffect(() => {
    const { current } = field
    if (current && current === document.activeElement) current.scrollIntoView({ block: 'nearest' })
  }, [field, change])
}
