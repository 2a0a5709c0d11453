/** Functions that run in a page; each returns what is wrong with its layout. */

/** Returns the parts that reach beyond the width of the page, which would then scroll sideways. */
export function wideParts(): string[] {
  const { documentElement: root, body } = document
  const width = root.clientWidth
  if (Math.max(root.scrollWidth, body.scrollWidth) <= width) return []
  const isWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > width + 1 || left < -1
  }
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide),
  )
  return [`${root.scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))]
}

/** Returns the targets of a touch that are smaller than 48 px, with their size. Links within a text are as high as its lines. */
export function smallTargets(): string[] {
  const LEAST = 48
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  // The label of a hidden file field is touched in its place, and a link that only a keyboard reaches has 1 px.
  const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const isInText = (element: Element) =>
    element.matches('p a, li a') && element.parentElement?.textContent !== element.textContent
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => isShown(element) && !isInText(element))
    .map((element) => ({ element, box: touchedBox(element) }))
    .filter(({ box }) => !isHidden(box) && Math.min(box.width, box.height) < LEAST - 0.5)
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
    )

  function touchedBox(element: HTMLElement): DOMRect {
    const label =
      element instanceof HTMLInputElement && element.type === 'file' ? element.closest('label') : null
    return (label ?? element).getBoundingClientRect()
  }
}
