import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { createOrder, cancelOrder, createTrackingLink } from './orders.ts'
import { originOf, service } from './port.ts'
import { demo, openShop, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** JavaScript transferred before the customer can read the status; the limit of the benchmark `publicPage`, too. */
const MAX_SCRIPT_BYTES = 40_000

test.describe.configure({ timeout: 240_000 })

/** Records when the status is readable; later requests, above all those of the map, do not delay it. */
const noteReadable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return
      performance.mark('readable')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** Of the scripts that were asked for before that. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const readable = performance.getEntriesByName('readable')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < readable && new URL(name).pathname.endsWith('.js'))
      .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0)
  })

/** Returns the steps at which the page showed the distance of the rider. */
async function watchDistance(page: Page): Promise<() => Promise<readonly number[]>> {
  const steps = await page.evaluateHandle(() => {
    const seen = new Set<number>()
    new MutationObserver(() => {
      if (document.querySelector('[data-away]')) seen.add(document.querySelectorAll('li[data-done]').length)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
    return seen
  })
  return () => steps.evaluate((seen) => [...seen])
}

test(
  'a customer follows the rider by the tracking link, rates the delivery and keeps the receipt',
  {
    tag: ['@phone-only', '@map'],
  },
  async ({ page, request }) => {
    const shop = await openShop(request)
    // Slowly: there is time to see the rider under way.
    const orderId = await createOrder(request, shop, { name: 'Mei Slowly' })
    await noteReadable(page)
    const answer = await page.goto(await createTrackingLink(request, shop, orderId))
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bytes = await scriptBytes(page)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES)
    await expect(page.getByText('#04-12, 5 Garden Road')).toBeVisible()
    await expect(page.getByText('Mei Slowly')).toBeVisible()
    const stepsWithDistance = await watchDistance(page)
    // Both go again with the parcel.
    const underWay = { timeout: 120_000 }
    await Promise.all([
      expect(page.locator('[data-map]')).toBeVisible(underWay),
      expect(page.getByText(/Rider’s position/)).toBeVisible(underWay),
    ])
    await expect(page.getByRole('heading', { name: 'Your parcel has been delivered' })).toBeVisible({
      timeout: 180_000,
    })

    // Before the parcel is collected the rider's way leads to the shop.
    expect((await stepsWithDistance()).filter((steps) => steps < 3)).toEqual([])
    await expect(page.locator('[data-map]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Please choose from one to five stars.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
    await page.getByLabel('Anything you would like to add? (optional)').fill('Quick and kind')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you. The shop can see your rating.')).toBeVisible()
    await page.getByRole('link', { name: 'Delivery receipt' }).click()
    await expect(page.getByRole('heading', { name: 'Delivery receipt' })).toBeVisible()
    await expect(page.getByText('#04-12, 5 Garden Road')).toBeVisible()
    await expect(page.getByText('Quick and kind')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await expectAccessible(page)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/gu)
    expect(sheets).toHaveLength(1)
  },
)

test('a shop shares an order, reads what its customer says, and takes the link back', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const orderId = await createOrder(request, shop)
  await signIn(page, shop, { path: `/order-tracking/${shop.vendorId}?order_id=${orderId}` })
  // By key: above it the map comes with the rider.
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  const url = await page.getByRole('textbox', { name: 'Tracking link for your customer' }).inputValue()
  expect(url).toContain(`/tracking/${orderId}#t=`)
  await expectAccessible(page)

  const headers = { authorization: `Link ${new URL(url).hash.slice('#t='.length)}` }
  const rate = () =>
    request.post(`/api/orders/v1/public-order/${orderId}/rating`, {
      headers,
      data: { stars: 4, comment: 'Kind' },
    })
  await expect.poll(async () => (await rate()).status(), { timeout: 180_000 }).toBe(200)
  // The page is open all the time.
  await expect(page.locator('[data-rating="4"]')).toContainText('Kind')
  await page.getByRole('button', { name: 'Turn off this link' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await page.goto(url)
  await expect(page.getByText('This link no longer shows the details.', { exact: false })).toBeVisible()
  await expect(page.getByText('Mei Lin')).toHaveCount(0)
})

test('without a valid token the public pages show no personal data', async ({ page, request }) => {
  const shop = await openShop(request)
  // No rider takes it, so that it is not finished when its receipt is asked for.
  const orderId = await createOrder(request, shop, { name: 'Mei NoRider' })
  // As links were before: the token leaves the query.
  await page.goto(`/tracking/${orderId}?t=${'A'.repeat(32)}`)
  await expect(page).toHaveURL(`/tracking/${orderId}#t=${'A'.repeat(32)}`)
  await expect(page.getByText('This link no longer shows the details.', { exact: false })).toBeVisible()
  for (const path of [`/tracking/${orderId}`, `/tracking-c2c/${orderId}`]) {
    await page.goto(path)
    await expect(page.getByText(orderId)).toBeVisible()
    await expect(page.getByText(/Mei NoRider|Garden Road/)).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  }
  await page.goto(`/delivery-receipt/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible()
  await cancelOrder(request, shop, orderId)
})

test('the tracking page is right-to-left in Arabic and shows when a parcel is not found', async ({
  page,
}) => {
  await page.goto(`${originOf('AE')}/tracking/ae-1-none?language=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'لم نعثر على هذا الطلب' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox').selectOption('en')
  await expect(page.getByRole('heading', { name: 'We could not find that order' })).toBeVisible()
  await expect(page).toHaveURL(/language=en/)
})

test('an order that ended more than a day ago shows only its receipt', async ({ page, request }) => {
  const login = await request.post(`${service}/api/auth/v1/login`, {
    data: { email_address: demo.email, password: demo.password },
  })
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` }
  const orders = await request.get('/api/orders/v1/vendor/sg-100/orders?finished=true&count=200', { headers })
  const { data } = (await orders.json()).result as { data: { order_id: string; updated_at: number }[] }
  const old = data.at(-1)?.order_id ?? ''
  await page.goto(`/tracking/${old}`)
  await expect(page.getByRole('heading', { name: 'Tracking has ended for this parcel' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
})
