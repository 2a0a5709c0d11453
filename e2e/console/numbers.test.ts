import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { cancelOrder, createOrder } from '../orders.ts'
import { openTestVendor } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

/** No other test orders here: every number is counted. */
const country = 'DK'

const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Opens the orders behind a number, compares their count, and goes back. */
async function openOrders(page: Page, link: ReturnType<Page['getByRole']>, count: number, filter: string) {
  await link.click()
  await expect(page).toHaveURL(/\/console\/orders\?/u)
  await expect(page.getByRole('button', { name: `Remove filter: ${filter}` })).toBeVisible()
  await expect(page.getByRole('table').locator('tbody').getByRole('link')).toHaveCount(count)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible()
}

test('an operator reads the numbers of the day, opens the orders behind them and exports them', async ({
  page,
  request,
}) => {
  await logInToConsole(page, { path: '/numbers', country: 'Denmark' })
  await expect(page.getByText('No orders in this period')).toBeVisible()
  await expectAccessible(page)

  const shop = await openTestVendor(request, country)
  const orders = []
  for (const phone of ['+4520123456', '+4520123457', '+4520123458'])
    orders.push(await createOrder(request, shop, { phone }))
  await cancelOrder(request, shop, orders[0] ?? '')

  await page.reload()
  await expect(tile(page, 'Orders')).toContainText('3')
  await expect(tile(page, 'Cancelled')).toContainText('1')
  await expect(tile(page, 'Delivered on time')).toContainText('No value')
  await expect(page.getByText('Day under way')).toBeVisible()
  await expectAccessible(page)

  await openOrders(page, tile(page, 'Orders').getByRole('link', { name: '3' }), 3, 'Counted orders')
  const reasons = page.getByRole('table', { name: 'Cancellations by reason' })
  await openOrders(
    page,
    reasons.getByRole('row', { name: /^Ordered by mistake/u }).getByRole('link'),
    1,
    'Ordered by mistake',
  )

  const picture = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'Orders' }) })
  await picture.getByText('Table', { exact: true }).click()
  await expect(picture.getByRole('row')).toHaveCount(25)
  await expect(picture.getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)

  await page.getByText('7 days', { exact: true }).click()
  await expect(page).toHaveURL(/preset=week/u)
  await expect(tile(page, 'Orders')).toContainText('3')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('\r\norders,,,,3,0\r\n')
})
