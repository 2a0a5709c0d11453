import type { APIRequestContext, Page } from '@playwright/test'
import { service } from './port.ts'
import { signInToNewShop, textbox, button } from './request-steps.ts'
import type { Shop } from './support.ts'
import { expect, test } from './test.ts'

/** Upper bound on the pixels scrolled on a phone to send to a saved customer. */
const MOST_SCROLLING = 400

async function save(request: APIRequestContext, { vendorId, headers, place }: Shop): Promise<void> {
  const saved = await request.post(`${service}/api/orders/v1/addressbook/${vendorId}`, {
    headers,
    data: {
      name: 'Mai Tan',
      phone_number: '+6591234567',
      latitude: place.latitude + 0.006,
      longitude: place.longitude,
      unit: '#04-12',
      building: 'Plaza',
      address_text: '5 Garden Road',
      notes: 'Ring twice',
    },
  })
  expect(saved.status()).toBe(200)
}

async function choose(page: Page): Promise<void> {
  await textbox(page, 'request.address').fill('mai')
  await page.locator('[role=option]').filter({ hasText: 'Mai Tan' }).click()
  await expect(page.locator('[data-fee]')).toBeVisible()
}

test('an order for a saved customer needs no scrolling on a small laptop', async ({ page, request }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const shop = await signInToNewShop(page, request)
  await save(request, shop)
  await choose(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const needed = [
    textbox(page, 'request.address'),
    page.getByLabel('Name', { exact: true }),
    textbox(page, 'request.notes'),
    page.getByRole('textbox', { name: /Order value/ }),
    page.locator('[data-fee]'),
    button(page, 'action.continue'),
  ]
  for (const one of needed) await expect(one).toBeInViewport({ ratio: 1 })
})

test('an order for a saved customer needs little scrolling on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shop = await signInToNewShop(page, request)
  await save(request, shop)
  await choose(page)
  await expect(page.locator('[data-known-customer]')).toContainText('#04-12, Plaza, 5 Garden Road')
  await expect(button(page, 'action.continue')).toBeInViewport({ ratio: 1 })
  const scrolling = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await scrolling()).toBeLessThanOrEqual(MOST_SCROLLING)
  // The details in the summary line can be changed.
  await button(page, 'action.change').last().click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mai Tan')
})
