import type { Page } from '@playwright/test'

/**
 * Counts the actions of a user from browser events: presses of a pointer or of Enter and Space on a button,
 * and fields typed into. A field counts again when the focus returns to it from another field.
 */
export async function countActions(page: Page): Promise<() => number> {
  let actions = 0
  await page.exposeFunction('countAction', () => {
    actions += 1
  })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => actions
}

/** Runs in the page. */
function listen(): void {
  const count = () => {
    const report: unknown = Reflect.get(globalThis, 'countAction')
    if (typeof report === 'function') report()
  }
  let typedInto: EventTarget | null = null
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  addEventListener(
    'pointerdown',
    (event) => {
      typedInto = null
      // Going into a field is a part of typing into it.
      if (event.isTrusted && !isField(event.target)) count()
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && ['Enter', ' '].includes(event.key) && !isField(event.target)) count()
    },
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || target === typedInto) return
      typedInto = target
      count()
    },
    true,
  )
}
