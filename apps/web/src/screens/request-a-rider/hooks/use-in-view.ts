import { type RefObject, useEffect, useRef } from 'react'
import type { Problem } from '../machine/request-state.ts'

export type Step = 'form' | 'payment' | 'card'

/** Each step begins at its top with its heading focused, and what stands in the way is brought to who pressed the button. */
export function useInView(step: Step, problem: Problem | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    focusOn(area.current?.querySelector<HTMLElement>('h2'))
  }, [step])
  useEffect(() => {
    if (!problem || isTyping()) return
    const field = area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = field ?? area.current?.querySelector<HTMLElement>('[role="alert"]')
    target?.scrollIntoView({ block: 'center' })
    focusOn(target)
  }, [problem])
  return area
}

/** A problem that is found while somebody types, of the fee for example, takes nobody away from the field. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  // What takes no focus by itself, a heading or a message, takes it from us alone.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
