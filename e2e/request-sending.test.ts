import type { Page } from '@playwright/test'
import {
  signInToNewShop,
  button,
  fill,
  continueToLastStep,
  submit,
  review,
  expectPushed,
  ordersOf,
  watchKeys,
} from './request-steps.ts'
import { expect, test } from './test.ts'

test('a request that is sent offline is kept, shown as offline and sent after reconnecting', async ({
  page,
  context,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  await continueToLastStep(page)
  await expect(review(page)).toBeVisible()
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByText(/You are offline\. Your details are saved/)).toBeVisible()
  await context.setOffline(false)
  await submit(page)
  await expectPushed(page)
  expect(await ordersOf(request, shop)).toHaveLength(1)
})

test('a lost answer, a reload and a double press make one order', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request)
  const keys = watchKeys(page)
  await fill(page, shop)
  await continueToLastStep(page)
  // The service takes it, and its answer is lost on the way, as often as it is asked again.
  await page.route('**/api/orders/v1/order', async (route) => {
    await route.fetch()
    return route.abort()
  })
  await button(page, 'request.submit').dblclick()
  // A request that is being sent cannot be discarded by accident.
  await expect(button(page, 'request.restart')).toHaveCount(0)
  await expect(page.getByText(/You are offline\. Your details are saved/)).toBeVisible()
  await expect(button(page, 'request.restart')).toBeVisible()
  expect(await ordersOf(request, shop)).toHaveLength(1)
  await page.unroute('**/api/orders/v1/order')
  await page.reload()
  await expect(page.locator('[data-fee]')).toBeVisible()
  await continueToLastStep(page)
  await button(page, 'request.submit').dblclick()
  const orderId = await expectPushed(page)
  expect((await ordersOf(request, shop)).map(({ order_id }) => order_id)).toEqual([orderId])
  expect(new Set(keys).size).toBe(1)
})

test('two tabs with the same request make one order', async ({ page, context, request }) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('[data-fee]')).toBeVisible()
  await continueToLastStep(page)
  await continueToLastStep(other)
  // The second tab gets the same order or the message that it was sent, even before the button is pressed.
  const sendAndHear = async (tab: Page) => {
    void submit(tab).catch(() => undefined)
    const ended = tab.getByText('Order pushed!').or(tab.getByText('This request was sent in another window.'))
    await expect(ended.first()).toBeVisible()
  }
  await Promise.all([sendAndHear(page), sendAndHear(other)])
  expect(await ordersOf(request, shop)).toHaveLength(1)
})

test('a tab whose request was sent in another tab shows that and is cleared', async ({
  page,
  context,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('[data-fee]')).toBeVisible()
  await continueToLastStep(page)
  await submit(page)
  await expect(other.getByText('This request was sent in another window.')).toBeVisible()
  await expect(other.locator('[data-fee]')).toBeHidden()
  expect(await ordersOf(request, shop)).toHaveLength(1)
})
