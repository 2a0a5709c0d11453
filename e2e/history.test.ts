import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import { createOrder, setReference } from './orders.ts'
import {
  chooseHistoryPeriod,
  demo,
  openShop,
  pressHistoryPeriod,
  showOrdersSinceYesterday,
  signIn,
} from './support.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.locator('[data-order-row], tbody [data-open-order]')
const shown = (page: Page) => page.getByText(/^\d[\d,]* of \d[\d,]* shown$/)

/** Of one outlet; its pages are short here, so that a few orders make several. */
const AT_ONCE = 4

async function openHistory(page: Page): Promise<void> {
  await page.route('**/orders?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/count=(30|50)/u, `count=${AT_ONCE}`),
    }),
  )
  await signIn(page, demo, { path: '/history/sg-102' })
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
}

async function totalShown(page: Page): Promise<number> {
  const [, total = ''] = /of ([\d,]+) shown/u.exec((await shown(page).textContent()) ?? '') ?? []
  return Number(total.replaceAll(',', ''))
}

test(
  'a month of orders: totals, days, more by the page, and one in detail',
  { tag: '@phone' },
  async ({ page }) => {
    await openHistory(page)
    await chooseHistoryPeriod(page, 'past-month')
    await expect(page.locator('[data-figures]')).toContainText('Spent on delivery')
    await expect(page.getByRole('img', { name: /^Orders by day/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(AT_ONCE)
    await expectAccessible(page)

    await page.getByText('Table', { exact: true }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(30)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(shown(page)).toHaveText(/^8 of/)
    const names = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-order-row') ?? row.getAttribute('data-open-order')),
    )
    expect(new Set(names).size).toBe(names.length)

    await rows(page).first().click()
    await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
    await expect(page.locator('[data-order-id]')).toBeVisible()
  },
)

test(
  'a new order is listed under today, and the week notes that it excludes today',
  {
    tag: '@phone',
  },
  async ({ page, request }) => {
    const shop = await openShop(request)
    await signIn(page, shop, { path: '/history' })
    // Should midnight pass in between, another order is of the new day.
    await expect(async () => {
      await createOrder(request, shop, { name: 'Mei Today' })
      await page.reload()
      await chooseHistoryPeriod(page, 'today')
      await expect(rows(page).filter({ hasText: 'Mei Today' }).first()).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect(page.getByText(en['history.without-today'])).toBeHidden()
    await expectAccessible(page)
    await chooseHistoryPeriod(page, 'past-week')
    await expect(page.getByText(en['history.without-today'])).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  },
)

test('the total of the history is hidden until it is loaded', async ({ page }) => {
  await openHistory(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const [found, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/vendor/*/orders?*', async (route) => {
    await found.promise
    await route.fallback()
  })
  await page.route('**/orders/summary?*', async (route) => {
    await counted.promise
    await route.continue()
  })
  await pressHistoryPeriod(page, 'past-month')
  await expect(page.locator('main [aria-busy=true]')).not.toHaveCount(0)
  // Skeletons do not move for users who prefer reduced motion.
  await expect(page.locator('main .mantine-Skeleton-root[data-animate]')).not.toHaveCount(0)
  const moves = () => document.getAnimations().filter((one) => one instanceof CSSAnimation).length
  expect(await page.evaluate(moves)).toBe(0)
  // "Nothing found" and "end of the list" would be about the previous period.
  const ends = [en['history.empty-title'], en['history.end-of-list']].map((text) => page.getByText(text))
  for (const locator of [shown(page), ...ends]) expect(await locator.count()).toBe(0)
  found.resolve()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  await expect(rows(page)).toHaveCount(AT_ONCE)
  expect(await shown(page).count()).toBe(0)
  counted.resolve()
  await expect(shown(page)).toHaveText(/^4 of/)
})

test('the chosen filters stay, and orders are found by status, order ID and phone', async ({ page }) => {
  await openHistory(page)
  await chooseHistoryPeriod(page, 'past-month')
  await expect(rows(page)).toHaveCount(AT_ONCE)
  const all = await totalShown(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('cancelled')
  await expect.poll(() => totalShown(page)).toBeLessThan(all)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('cancelled')
  await expect.poll(() => totalShown(page)).toBeLessThan(all)

  await page.getByRole('combobox', { name: 'Status' }).selectOption('any')
  await rows(page).first().click()
  const detail = page.locator('[data-order-id]')
  const orderId = (await detail.getAttribute('data-order-id')) ?? ''
  await page.keyboard.press('Escape')
  const search = page.getByRole('combobox', { name: en['history.search'] })
  await search.fill(orderId)
  await expect(rows(page)).toHaveCount(1)
  await search.fill('nothing of ours')
  await expect(page.getByText(en['history.search-hint'])).toBeVisible()
  await expectAccessible(page)
})

test(
  'the reference that a program gave an order is shown, and finds it in tracking and history',
  { tag: '@phone' },
  async ({ page, request }) => {
    const shop = await openShop(request)
    const orderId = await createOrder(request, shop, { name: 'Mei Till' })
    await createOrder(request, shop, { name: 'Mei Other' })
    await setReference(request, shop, orderId, 'Till 7-1042')
    await signIn(page, shop, { path: '/order-tracking' })
    const found = page.locator('[data-order-row]').filter({ visible: true })
    await expect(found).toHaveCount(2)
    await page.getByRole('searchbox', { name: en['tracking.search'] }).fill('till7-10')
    await expect(found).toHaveCount(1)
    await found.click()
    const reference = page.locator(`[data-order-id="${orderId}"]`).getByText('Till 7-1042', { exact: true })
    await expect(reference).toBeVisible()
    await expect(page.getByText(en['order.reference'], { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/history')
    await showOrdersSinceYesterday(page)
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('combobox', { name: en['history.search'] }).fill('Till 7-1042')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).first().click()
    await expect(reference).toBeVisible()
  },
)

test('a custom period is held to its limits', async ({ page }) => {
  await openHistory(page)
  await chooseHistoryPeriod(page, 'custom')
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
  await from.fill('2026-03-10')
  await to.fill('2026-03-09')
  await expect(page.getByText('The end cannot be before the start.')).toBeVisible()
  await to.fill('2026-06-10')
  await expect(page.getByText('Choose a period of up to 92 days.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expectAccessible(page)
  await to.fill('2026-06-09')
  await expect(page.getByText('Choose a period of up to 92 days.')).toBeHidden()
})

test('everything that is found goes into a workbook or a CSV', async ({ page }) => {
  await openHistory(page)
  await chooseHistoryPeriod(page, 'past-month')
  await expect(rows(page)).toHaveCount(AT_ONCE)
  const total = await totalShown(page)
  for (const [choice, ending] of [
    ['CSV (.csv)', 'csv'],
    ['Excel (.xlsx)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: choice }).click(),
      // The message disappears after some seconds.
      expect(page.getByText(new RegExp(`^The file is ready.*\\.${ending}`))).toBeVisible(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^beckon-.*\\.${ending}$`))
    const bytes = await readFile(await download.path())
    if (ending === 'csv') expect(bytes.toString('utf8').split('\r\n')).toHaveLength(total + 2)
    else expect(bytes.subarray(0, 2).toString()).toBe('PK')
  }
})

test('an interrupted export shows an error, and a running export can be cancelled', async ({ page }) => {
  await openHistory(page)
  await chooseHistoryPeriod(page, 'past-month')
  await expect(rows(page)).toHaveCount(AT_ONCE)
  const head = { 'x-beckon-rows': '100', 'content-type': 'text/csv' }
  const choose = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  }
  await page.route('**/orders/export?*', (route) => route.fulfill({ headers: head, body: 'a\r\nb\r\n' }))
  await choose()
  await expect(page.getByText('Download failed, please try again later')).toBeVisible()
  await page.unroute('**/orders/export?*')

  await page.route('**/orders/export?*', () => undefined)
  await choose()
  await expect(page.getByText('Preparing the file…')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel export' }).click()
  await expect(page.getByText('The export was cancelled.')).toBeVisible()
  await expect(page.locator('[data-export-progress]')).toHaveCount(0)
  await page.unroute('**/orders/export?*')
})

test('the history shows that it is offline and loads again after reconnecting', async ({ page }) => {
  await openHistory(page)
  await page.route('**/orders/v1/vendor/*/orders?*', (route) => route.abort())
  await chooseHistoryPeriod(page, 'past-month')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/orders/v1/vendor/*/orders?*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(rows(page)).toHaveCount(AT_ONCE)
})

test('the history in Arabic is right-to-left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('beckon.locale', '"ar"'))
  await signIn(page, demo, { country: 'AE', path: '/history' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await chooseHistoryPeriod(page, 'past-month')
  await expect(rows(page).first()).toBeVisible()
})
