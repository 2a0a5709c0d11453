import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { createOrder } from '../orders.ts'
import { openShop, type Shop } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

/** No other test looks at the orders of this country. */
const COUNTRY = 'MY'
const NAME = 'Aisyah Rahman'
const PHONE = '+60123456789'

async function openOrder(page: Page, shop: Shop): Promise<string> {
  const orderId = await createOrder(page.request, shop, { name: NAME, phone: PHONE })
  await logInToConsole(page, { path: `/orders/${orderId}`, country: 'Malaysia' })
  await expect(page.getByText(NAME)).toBeVisible()
  return orderId
}

/** Chooses an act for the shop, gives the reason and confirms. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Act for the shop' }).click()
  await page.getByRole('menuitem', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('the shop phoned')
}

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Opens a view of a page and returns its tab. */
async function view(page: Page, name: string): Promise<Page> {
  await act(page, name)
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await confirm(page, name)
  const tab = await opened
  await expect(tab.locator('[data-view]')).toContainText('Demo Operator')
  expect(tab.url()).not.toContain('view=')
  return tab
}

test('an operator finds an order, changes and cancels it for the shop', async ({ page, request }) => {
  const shop = await openShop(request, COUNTRY)
  const orderId = await createOrder(request, shop, { name: NAME, phone: PHONE })
  const code = orderId.slice(orderId.lastIndexOf('-') + 1)
  await logInToConsole(page, { path: '/orders', country: 'Malaysia' })
  await page.getByRole('searchbox', { name: 'Code, phone or name' }).fill('rahman ais')
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: code })
  await expect(row).toContainText(NAME)
  expect(page.url()).not.toContain('ais')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Code, phone or name' }).fill('Nobody Atall')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('combobox', { name: 'Find pages, orders, shops, riders and actions' })
    .fill(code.slice(0, 8))
  await expect(page.getByRole('option', { name: new RegExp(code, 'u') })).toContainText(NAME)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(timeline).toContainText('Looking for a rider')
  await expectAccessible(page)

  await act(page, 'Change order')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Goods').fill('Two cakes')
  await expect(dialog.getByRole('status')).toContainText('The fee stays')
  await expectAccessible(page)
  await confirm(page, 'Change order')
  await expect(dialog).toHaveCount(0)
  await expect(timeline).toContainText('description: Cake → Two cakes')
  await expect(timeline).toContainText('the shop phoned')

  for (const tab of ['Conversation', 'Proofs', 'Money', 'Map']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
  }
  await act(page, 'Cancel order')
  await expect(dialog.getByText('Cancelling costs the shop nothing.')).toBeVisible()
  await expectAccessible(page)
  await confirm(page, 'Cancel order')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: 'Act for the shop' })).toBeVisible()
})

test('an operator sees the page of a shop, which changes nothing, apart from a session of the browser', async ({
  page,
  request,
}) => {
  const shop = await openShop(request, COUNTRY)
  const orderId = await openOrder(page, shop)
  const tab = await view(page, 'View as the shop')
  await expect(tab.getByText(NAME).first()).toBeVisible()
  await expectAccessible(tab)
  expect(await tab.evaluate(() => localStorage.getItem('beckon.session'))).toBeNull()
  await tab.reload()
  await expect(tab.locator('[data-view]')).toBeVisible()

  await tab.getByText(NAME).first().click()
  await tab.getByRole('button', { name: 'Cancel order' }).first().click()
  const dialog = tab.getByRole('dialog').last()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(tab.getByText('This view is read-only. Nothing was changed.').first()).toBeVisible()
  await tab.keyboard.press('Escape')
  await tab.getByRole('button', { name: 'End view' }).click()
  await expect(tab.getByText('The view has ended. You can close this tab.').first()).toBeVisible()
  await expect(tab.locator('[data-view]')).toHaveCount(0)
  await page.bringToFront()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Cancelled')
  await page.goto(`/console/changes?subject=vendor:${shop.vendorId}`)
  await expect(page.getByRole('row', { name: /viewed as the shop/u })).toContainText('the shop phoned')
  expect(orderId).toContain(shop.vendorId)
})

test('an operator sees the page of a customer until the view is ended', async ({ page, request }) => {
  const shop = await openShop(request, COUNTRY)
  await openOrder(page, shop)
  const tab = await view(page, 'View as the customer')
  await expect(tab.getByText(NAME).first()).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'End view' }).click()
  await expect(tab.locator('[data-view]')).toContainText('The view has ended.')
  await tab.reload()
  await expect(tab.locator('[data-view]')).toHaveCount(0)
  await expect(tab.getByText(NAME)).toHaveCount(0)
})
