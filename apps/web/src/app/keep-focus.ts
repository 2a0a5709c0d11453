/** How a page begins for who goes by keyboard. */
const CONTENT = '#content'

/**
 * When what is focused goes away, with a page that is left or a button that has done its work, the focus is where the
 * content begins and not lost; who knows a better place sets it there. Until there is content, it waits.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | undefined
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || page.activeElement !== page.body) return
    page.querySelector<HTMLElement>(CONTENT)?.focus({ preventScroll: true })
  })
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
