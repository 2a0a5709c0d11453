import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

const ROW = '[data-order-row]'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One tab stop for all rows, with arrow keys between them. A row whose order moves to another list is rendered again
 * there, so the focus moves with it.
 */
export function useRowKeys(ids: readonly string[], chosenId: string | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)
  const [last, setLast] = useState<string>()
  const stop = [last, chosenId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0]
  useLayoutEffect(() => {
    const lost = focused.current !== undefined && document.activeElement === document.body
    if (lost) rowOf(container.current, focused.current, stop)?.focus({ preventScroll: true })
  })
  return {
    stop,
    rows: {
      ref: container,
      onFocus: ({ target }: FocusEvent) => {
        const id = idOf(target)
        focused.current = id
        if (id !== undefined) setLast(id)
      },
      onBlur: () => {
        focused.current = undefined
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        const all = [...(container.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
        const at = all.findIndex((row) => row === event.target)
        if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        all[step(at, all.length - 1)]?.focus()
      },
    },
  }
}

const idOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement && target.matches(ROW) ? target.dataset['orderRow'] : undefined

const rowOf = (
  container: HTMLElement | null,
  ...ids: readonly (string | undefined)[]
): HTMLElement | undefined =>
  ids
    .map((id) => container?.querySelector<HTMLElement>(`[data-order-row="${CSS.escape(id ?? '')}"]`))
    .find((row) => row !== null && row !== undefined) ?? undefined
