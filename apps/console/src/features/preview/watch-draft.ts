import { MARK } from './preview.ts'

const ATTRIBUTE = 'data-draft'
/** Attributes with a text for people or screen readers. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'value'] as const

const style = `[${ATTRIBUTE}] { outline: 3px solid #e8590c !important; outline-offset: 2px; border-radius: 2px; }`

/** Outlines the places of a page that show the text that is not saved, and reports each change of their number. */
export function watchDraft(
  { document: page, MutationObserver: Observer, CSSStyleSheet: Sheet }: Window & typeof globalThis,
  onFound: (found: number) => void,
): void {
  // The policy of the page refuses style elements of others.
  const sheet = new Sheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets.push(sheet)
  let sent = -1
  const look = () => {
    const found = placesOf(page.body)
    for (const old of page.querySelectorAll(`[${ATTRIBUTE}]`))
      if (!found.has(old)) old.removeAttribute(ATTRIBUTE)
    for (const place of found) place.setAttribute(ATTRIBUTE, '')
    if (sent < 1 && found.size > 0) [...found][0]?.scrollIntoView({ block: 'center' })
    if (found.size === sent) return
    sent = found.size
    onFound(sent)
  }
  const observer = new Observer(look)
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...attributes],
  })
  look()
}

/** Returns the elements that have a text between marks, in their content or in an attribute. */
export function placesOf(root: HTMLElement): Set<Element> {
  const found = new Set<Element>()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(MARK) && node.parentElement) found.add(node.parentElement)
  for (const name of attributes)
    for (const element of root.querySelectorAll(`[${name}]`))
      if (element.getAttribute(name)?.includes(MARK)) found.add(element)
  return found
}
