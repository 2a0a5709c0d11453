import { type RefObject, useEffect, useRef } from 'react'

/** On a phone the keyboard would cover the suggestions. */
const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** Focuses the address box when a new request begins, and on `/` from anywhere on the page. */
export function useAddressFocus(isEmpty: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'content'
    if (wasEmpty.current && isFree && hasKeyboard() && !document.querySelector('[role=dialog]')) {
      input.current?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isTypedInto(target)) return
      if (!input.current) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return input
}
