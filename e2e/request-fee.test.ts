import { expect, test } from '@playwright/test'
import {
  begin,
  originOf,
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

/** What these journeys change, in countries where no other journey goes. */
const settings = {
  expired: ['PH', 'quoteSeconds', '600'],
  dearer: ['PH', 'tariff', '49:7:0:0'],
} as const

// However a journey ended, the next one begins with what a country begins with.
test.afterEach(async ({ request }) => {
  for (const [country, name, value] of Object.values(settings)) await set(request, name, value, country)
})

test('an expired fee that stays the same goes on by itself, another one is asked about', {
  tag: '@once',
}, async ({ page, request }) => {
  // The shortest that an operator may set.
  await set(request, 'quoteSeconds', '30', 'PH')
  const shop = await begin(page, request, 'PH')
  const keys = watchKeys(page)
  const over = page.getByText('This fee is computed again when you send.')
  await fill(page, shop, { unit: '', phone: '09171234567' })
  await choosePiece(page)
  await onward(page)
  await expect(over).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await expectPushed(page)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)

  await page.goto(`${originOf('PH')}/request-a-rider`)
  await fill(page, shop, { unit: '', phone: '09171234567' })
  await choosePiece(page)
  await onward(page)
  const old = Number(await page.locator('[data-fee]').getAttribute('data-fee'))
  await set(request, 'tariff', '99:7:0:0', 'PH')
  await expect(over).toBeVisible({ timeout: 60_000 })
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'The delivery fee has changed.' })
  const dearer = new RegExp((old + 50).toFixed(2).replace('.', '\\.'))
  await expect(dialog.getByRole('cell', { name: dearer })).toBeVisible()
  await expect(
    dialog.getByRole('cell', { name: new RegExp(old.toFixed(2).replace('.', '\\.')) }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(keys).toHaveLength(3)
  await button(dialog, 'action.back').click()
  await expect(page.locator('[data-fee]')).toHaveAttribute('data-fee', String(old + 50))
  await set(request, 'tariff', '149:7:0:0', 'PH')
  await expect(over).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await dialog.getByRole('button', { name: /^Request for / }).click()
  await expectPushed(page)
  const fees = (await ordersOf(request, shop)).map(({ delivery_fee }) => delivery_fee)
  expect(fees.toSorted((a, b) => a - b)).toEqual([old, old + 100])
})
