import { expectAccessible } from './accessible.ts'
import type { APIRequestContext, Page, WebSocket, WebSocketRoute } from '@playwright/test'
import { createOrder, cancelOrder } from './orders.ts'
import { usePlainMap } from './plain-map.ts'
import { openShop, requestRider, type Shop, signIn } from './support.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.locator('[data-order-row]')

/** Returns each order with the list that shows it. */
const shown = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const list = row.closest('[data-list]')?.getAttribute('data-list')
      return `${row.getAttribute('data-order-row')} ${list}`
    }),
  )

/** An order that stays in its list, as no rider takes it anywhere. */
async function askAndCallOff(request: APIRequestContext, shop: Shop): Promise<void> {
  await cancelOrder(request, shop, await createOrder(request, shop, { name: 'Mei Norider' }))
}

/** A second place at which the same shop works. */
async function elsewhere(page: Page, shop: Shop): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('there is no browser')
  const context = await browser.newContext({ locale: 'en-SG', timezoneId: 'Asia/Singapore' })
  await usePlainMap(context)
  const other = await context.newPage()
  await signIn(other, shop)
  return other
}

test('changes made while a tab is offline are shown when it reconnects', async ({ page }) => {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live\?/u, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  const shop = await openShop(page.request)
  await signIn(page, shop, { path: '/order-tracking' })
  const live = page.locator('[data-live]')
  await expect(live).toHaveAttribute('data-live', 'live')
  const other = await elsewhere(page, shop)

  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  // Before the socket is known to be dead.
  await expect(live).not.toHaveAttribute('data-live', 'live', { timeout: 5_000 })
  await Promise.all(lines.map((line) => line.close()))
  await requestRider(other, 'garden', '#04-12')
  const id = new URL(other.url()).searchParams.get('order_id')
  await expect(page.locator(`[data-order-row="${id}"]`)).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(live).toHaveAttribute('data-live', 'live')
  await expect(page.locator(`[data-order-row="${id}"]`)).toBeVisible()
  // Riders go on meanwhile: an order may change its list between one look and the next.
  await expect(async () => expect(await shown(page)).toEqual(await shown(other))).toPass({ timeout: 30_000 })
  await other.context().close()
})

test('two tabs see the same, and end together', async ({ page }) => {
  /** The socket of the page that each tab shows. */
  const sockets = new Map<Page, WebSocket>()
  const watch = (one: Page) =>
    one.on('websocket', (socket) => socket.url().includes('/live?') && sockets.set(one, socket))
  watch(page)
  await signIn(page, await openShop(page.request), { path: '/order-tracking' })
  await expect(page.locator('[data-live="live"]')).toBeVisible()
  const tab = await page.context().newPage()
  watch(tab)
  await tab.goto('/request-a-rider')
  await requestRider(tab, 'garden', '#04-12')
  const id = new URL(tab.url()).searchParams.get('order_id')
  await expect(page.locator(`[data-order-row="${id}"]`)).toBeVisible()
  // Screen readers get the change as text.
  await expect(page.locator('[data-speaker]')).not.toBeEmpty()
  const open = () => [...sockets.values()].filter((socket) => !socket.isClosed()).length
  await expect.poll(open).toBe(2)

  await page
    .locator('header')
    .getByRole('button', { name: /^(Account|Menu)$/u })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/u)
  await expect(tab).toHaveURL(/localhost:\d+\/$/u)
  await expect.poll(open).toBe(0)
})

test('the lists are gone through by keys, and a link opens its order', async ({ page, request }) => {
  const shop = await openShop(request)
  for (let count = 0; count < 3; count += 1) await askAndCallOff(request, shop)
  await signIn(page, shop, { path: '/order-tracking' })
  await expect(rows(page)).toHaveCount(3)
  await expect(page.locator('[data-live="live"]')).toBeVisible()
  await rows(page).first().focus()
  await page.keyboard.press('End')
  await expect(rows(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  const id = await rows(page).nth(1).getAttribute('data-order-row')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-order-id="${id}"]`)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/order-tracking?order_id=${id}`)
  await expect(page.locator(`[data-order-id="${id}"]`)).toBeVisible()
  await page.goto(`/order-tracking?order_id=${shop.vendorId}-NOSUCHORDER`)
  await expect(page.getByText('We could not find that order')).toBeVisible()
})

test('a search finds by id, phone and name, and is remembered until it is cleared', async ({ page }) => {
  await signIn(page, await openShop(page.request))
  await requestRider(page, 'garden', '#04-12')
  const id = new URL(page.url()).searchParams.get('order_id') ?? ''
  await page.goto('/order-tracking')
  await expect(page.locator('[data-live="live"]')).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const text of [id.toLowerCase(), '9123 4567', 'firstcust omer']) {
    await search.fill(text)
    await search.press('Enter')
    await expect(page.locator(`[data-found] [data-order-row="${id}"]`)).toBeVisible()
  }
  await search.fill('nobody at all')
  await expect(page.locator('[data-found="0"]')).toBeVisible()
  await page.reload()
  await search.focus()
  const recent = page.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('button')).toHaveText([
    'firstcust omer',
    '9123 4567',
    id.toLowerCase(),
    'Clear',
  ])
  await recent.getByRole('button', { name: '9123 4567' }).click()
  await expect(search).toHaveValue('9123 4567')
  await search.fill('')
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
})
