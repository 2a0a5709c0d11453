import { expect, it } from 'vitest'
import { pagesOfText, screenOfText, textPages, textScreens } from './index.ts'

it.each([
  ['landing.title', 'landing'],
  ['auth.required', 'login'],
  ['bulk-file.title', 'bulk'],
  ['orders.count_one', 'orders'],
  ['track.title', 'customer'],
  ['rider.duty.on', 'rider'],
  ['mail.reset.subject', 'mail'],
  ['action.cancel', 'general'],
  ['__proto__', 'general'],
  ['', 'general'],
])('the text %s belongs to the screen %s', (key, screen) => expect(screenOfText(key)).toBe(screen))

it.each([
  ['landing.title', ['landing']],
  ['login.title', ['login', 'forgot']],
  ['rider.duty.on', ['rider']],
  ['mail.reset.subject', []],
  ['track.title', []],
  ['console.title', []],
])('the text %s is looked for on the pages %j', (key, pages) =>
  expect(pagesOfText(key).map(({ id }) => id)).toEqual(pages),
)

it('pages name screens that exist, and each page is listed once', () => {
  for (const { screens } of textPages) for (const screen of screens) expect(textScreens).toContain(screen)
  expect(new Set(textPages.map(({ path }) => path)).size).toBe(textPages.length)
})
