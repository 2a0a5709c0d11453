import { expect, type Locator, type Page } from '@playwright/test'

/** Upper bound on tab stops between two elements of a screen. */
const MOST_STOPS = 60

/** Drives the page with the keyboard only and checks after every key that the focus is visible. */
export function byKeyboard(page: Page) {
  /** Something is focused, can be seen, and looks so. */
  const expectVisibleFocus = () => expect.poll(() => page.evaluate(focusProblem)).toBe('')
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expectVisibleFocus()
  }
  /** As often as it takes. */
  const until = async (key: string, isThere: () => Promise<boolean>) => {
    for (let times = 0; times < MOST_STOPS; times += 1) {
      if (await isThere()) return
      await press(key)
    }
    throw new Error(`${MOST_STOPS} times ${key} do not lead there`)
  }
  const pressUntilFocused = async (key: string, target: Locator) => {
    // A radio button may only be drawn by its label.
    await expect(target).toBeAttached()
    await until(key, () => isFocused(target))
  }
  return {
    see: expectVisibleFocus,
    press,
    until,
    type: (text: string) => page.keyboard.type(text),
    tabTo: (target: Locator) => pressUntilFocused('Tab', target),
    tabBackTo: (target: Locator) => pressUntilFocused('Shift+Tab', target),
  }
}

/** Checks in one query: a row that is rendered again between two queries would be another element. */
export const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0

/** Runs in the page. Returns why the focus is not visible; empty when it is. */
function focusProblem(): string {
  const at = document.activeElement
  if (!(at instanceof HTMLElement || at instanceof SVGElement) || at === document.body)
    return 'nothing is focused'
  const name = `${at.tagName.toLowerCase()} “${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40) ?? ''}” ${at.id}`
  // A radio button, or what is drawn in its stead.
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : []
  const isDrawn = at.checkVisibility({ opacityProperty: true }) && at.getBoundingClientRect().width > 4
  const shown = isDrawn ? at : (labels[0] ?? at.parentElement ?? at)
  const rect = shown.getBoundingClientRect()
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)]
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)]
  if (bottom - top < 2 || right - left < 2) return `${name} is out of sight`
  // Elements that only a script focuses, such as the main content, have no focus ring; the next key moves
  // the focus on.
  if (at.tabIndex < 0) return ''
  // Markers stand on their map and do not hide it.
  const whole = at.tagName === 'CANVAS' ? at.closest('.maplibregl-map') : shown
  const isFree = [top + 1, (top + bottom) / 2].every((y) => {
    const there = document.elementFromPoint((left + right) / 2, y)
    return (
      there !== null &&
      (whole?.contains(there) || there.contains(shown) || labels.some((one) => one.contains(there)))
    )
  })
  if (!isFree) return `${name} is covered`
  const near = isDrawn ? [at] : [shown, ...labels, at.nextElementSibling]
  const hasRing = near.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return hasRing ? '' : `${name} has no ring`
}
