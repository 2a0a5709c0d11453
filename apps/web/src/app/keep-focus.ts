import { after } from '../platform/clock/index.ts'

/** Focus target at the start of the content. */
const CONTENT = '#content'
/** A closed dialog has returned the focus to its opener by then. */
const RETURN_MS = 50

/**
 * A browser removes the focus from a button that is disabled during a call: the button gets it back once it is
 * enabled, unless something else was focused meanwhile. When the focused element is removed, with a page or a
 * finished button, the focus goes to the start of the content; code with a better place focuses that itself. Without
 * content yet, it waits.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | undefined
  let forget: (() => void) | undefined
  const isLost = () => last?.isConnected === false && page.activeElement === page.body
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
  }
  const observer = new MutationObserver((changes) => {
    const isBack = changes.some(({ type, target }) => type === 'attributes' && target === last)
    if (
      isBack &&
      page.activeElement === page.body &&
      last instanceof HTMLElement &&
      !last.matches(':disabled')
    )
      last.focus({ preventScroll: true })
    if (forget || !isLost()) return
    forget = after(RETURN_MS, () => {
      forget = undefined
      if (isLost()) page.querySelector<HTMLElement>(CONTENT)?.focus({ preventScroll: true })
    })
  })
  page.addEventListener('focusin', remember)
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    forget?.()
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
