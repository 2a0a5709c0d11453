import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import {
  begin,
  button,
  fill,
  onward,
  submit,
  expectPushed,
  ordersOf,
  watchKeys,
  set,
  choosePiece,
} from './request-steps.ts'
import { expectAccessible } from './support.ts'

/** What is changed here. */
const settings = {
  same: ['SG', 'quoteSeconds', '600'],
  other: ['PH', 'quoteSeconds', '600'],
  dearer: ['PH', 'tariff', '49:7:0:0'],
} as const

/** The shortest that an operator may set. */
const SHORTEST = '30'

// However a journey ended, the next one begins with what a country begins with.
test.afterEach(async ({ request }) => {
  for (const [country, name, value] of Object.values(settings)) await set(request, name, value, country)
})

test('an expired fee that stays the same goes on by itself, another one is asked about', {
  tag: '@once',
}, async ({ page, context, request }) => {
  // Each waits for half a minute, in a country of its own.
  await Promise.all([goesOn(await context.newPage(), request), isAskedAbout(page, request)])
})

const over = (page: Page) => page.getByText('This fee is computed again when you send.')

async function goesOn(page: Page, request: APIRequestContext): Promise<void> {
  await set(request, 'quoteSeconds', SHORTEST, 'SG')
  const shop = await begin(page, request)
  const keys = watchKeys(page)
  await fill(page, shop)
  await onward(page)
  await expect(over(page)).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await expectPushed(page)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
}

async function isAskedAbout(page: Page, request: APIRequestContext): Promise<void> {
  await set(request, 'quoteSeconds', SHORTEST, 'PH')
  const shop = await begin(page, request, 'PH')
  const keys = watchKeys(page)
  await fill(page, shop, { unit: '', phone: '09171234567' })
  await choosePiece(page)
  await onward(page)
  const old = Number(await page.locator('[data-fee]').getAttribute('data-fee'))
  await set(request, 'tariff', '99:7:0:0', 'PH')
  await expect(over(page)).toBeVisible({ timeout: 60_000 })
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'The delivery fee has changed.' })
  const cell = (fee: number) =>
    dialog.getByRole('cell', { name: new RegExp(fee.toFixed(2).replace('.', '\\.')) })
  await expect(cell(old + 50)).toBeVisible()
  await expect(cell(old)).toBeVisible()
  await expectAccessible(page)
  expect(keys).toHaveLength(1)
  await button(dialog, 'action.back').click()
  await expect(page.locator('[data-fee]')).toHaveAttribute('data-fee', String(old + 50))
  await set(request, 'tariff', '149:7:0:0', 'PH')
  await expect(over(page)).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await dialog.getByRole('button', { name: /^Request for / }).click()
  await expectPushed(page)
  expect((await ordersOf(request, shop)).map(({ delivery_fee }) => delivery_fee)).toEqual([old + 100])
}
