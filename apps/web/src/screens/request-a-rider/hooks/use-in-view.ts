import { type RefObject, useEffect, useRef } from 'react'
import type { Problem } from '../machine/request-state.ts'

export type RequestStep = 'form' | 'payment' | 'card'

/** Scrolls each step to its top and focuses its heading; after a submission, scrolls to the first violation. */
export function useInView(step: RequestStep, problem: Problem | null): RefObject<HTMLDivElement | null> {
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

/** A violation that appears during typing, such as of the fee, does not take the focus. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  // Headings and messages can be focused by script only.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
