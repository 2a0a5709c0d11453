import { after } from '../platform/clock/index.ts'

/** How a page begins for who goes by keyboard. */
const CONTENT = '#content'
/** Whoever closes a dialog is back where they opened it by then. */
const RETURN_MS = 50

/**
 * A button that waits for an answer is disabled, and a browser takes the focus off it: it has it again once it can be
 * pressed, where nothing else was focused meanwhile.
 *
 * When what is focused goes away, with a page that is left or a button that has done its work, the focus is where the
 * content begins and not lost; who knows a better place sets it there at once. Until there is content, it waits.
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
