import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import {
  signInToNewShop,
  button,
  fill,
  continueToLastStep,
  submit,
  expectPushed,
  ordersOf,
  review,
  watchKeys,
  setParameter,
  setLanguage,
  chooseParcelSize,
} from './request-steps.ts'
import { expect, test } from './test.ts'

/** Its tariff is changed here; elsewhere in these tests a quote that was given there still holds. */
const COUNTRY = 'HK'
const TARIFF = '30:6:0:0'

const ORDER = '**/api/orders/v1/order'
const over = (page: Page) => page.getByText('This fee has expired. We’ll calculate it again when you submit.')

/**
 * Lets the page see its quote expire, and has the next order refused for it. A quote holds for half a minute at least, so
 * the refusal itself is tested at the service, with a clock of its own (submit-once.test.ts).
 */
async function expireQuote(page: Page): Promise<void> {
  await page.route(
    ORDER,
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          errors: [
            {
              code: 'SignatureExpired',
              message: 'The fee has expired.',
              meta: { translation_key: 'error.signature-expired' },
            },
          ],
          request_id: 'expired',
        },
      }),
    { times: 1 },
  )
  await expect(review(page)).toBeVisible()
  // Any response of the service would correct the clock of the page.
  await page.context().setOffline(true)
  await page.clock.fastForward(11 * 60_000)
  await expect(over(page)).toBeVisible()
  await page.context().setOffline(false)
}

test('an order goes on by itself when its expired fee stays the same', async ({ page, request }) => {
  await page.clock.install()
  const shop = await signInToNewShop(page, request)
  const keys = watchKeys(page)
  await fill(page, shop)
  await continueToLastStep(page)
  await expireQuote(page)
  await submit(page)
  await expectPushed(page)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test.describe('a tariff that changes', () => {
  // The other test of this file may be under way: only the one that changed the tariff sets it back.
  test.afterEach(({ request }) => setParameter(request, 'tariff', TARIFF, COUNTRY))

  test('a shop is asked before an order goes on for a fee that has changed', async ({ page, request }) => {
    await page.clock.install()
    await setLanguage(page, 'en')
    const shop = await signInToNewShop(page, request, COUNTRY)
    const keys = watchKeys(page)
    await fill(page, shop, { unit: '', phone: '91234567' })
    await chooseParcelSize(page)
    await continueToLastStep(page)
    const old = Number(await page.locator('[data-fee]').getAttribute('data-fee'))
    const higher = (extra: number) => String(Number((old + extra).toFixed(2)))
    await setParameter(request, 'tariff', '80:6:0:0', COUNTRY)
    await expireQuote(page)
    await submit(page)
    const dialog = page.getByRole('dialog', { name: 'The delivery fee has changed.' })
    const cell = (fee: number) =>
      dialog.getByRole('cell', { name: new RegExp(fee.toFixed(2).replace('.', '\\.')) })
    await expect(cell(old + 50)).toBeVisible()
    await expect(cell(old)).toBeVisible()
    await expectAccessible(page)
    expect(keys).toHaveLength(1)
    await button(dialog, 'action.back').click()
    await expect(page.locator('[data-fee]')).toHaveAttribute('data-fee', higher(50))
    await setParameter(request, 'tariff', '130:6:0:0', COUNTRY)
    await expireQuote(page)
    await submit(page)
    await dialog.getByRole('button', { name: /^Request for / }).click()
    await expectPushed(page)
    expect((await ordersOf(request, shop)).map(({ delivery_fee }) => delivery_fee)).toEqual([
      Number(higher(100)),
    ])
  })
})
