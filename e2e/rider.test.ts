import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answerDecision, createOrder, recordOf } from './orders.ts'
import { usePlainMap } from './plain-map.ts'
import { originOf, service } from './port.ts'
import { openShop, operator, type Shop, signIn } from './support.ts'
import { expect, test } from './test.ts'

/**
 * Countries without simulated riders, one for each test: every parcel is for the rider of its test. The first digits
 * are those of a mobile number.
 */
const countries = { JO: '+96279', SA: '+96650' } as const
type Country = keyof typeof countries
const PHONE = { width: 390, height: 844 }
/** The time in which a step can be taken back, and the way to the service after it. */
const SENT = { timeout: 60_000 }

/** A picture of one pixel, which the phone makes a photo of. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Invites a rider and opens the invitation on a phone at the place of the shop. */
async function openRider(
  browser: Browser,
  request: APIRequestContext,
  { country, place }: Pick<Shop, 'place'> & { readonly country: Country },
): Promise<Page> {
  const number = String(Date.now()).slice(-7)
  const invited = await request.post(`${service}/api/ops/v1/riders`, {
    headers: { ...operator, 'x-country': country },
    data: {
      name: 'Ana Rider',
      phone_number: countries[country] + number,
      vehicle: 'scooter',
      reason: 'An end-to-end test',
    },
  })
  expect(invited.status(), await invited.text()).toBe(200)
  const { link } = (await invited.json()).result as { readonly link: string }
  const phone = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    baseURL: originOf(country),
    locale: 'en-SG',
    geolocation: place,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
  })
  await usePlainMap(phone)
  const rider = await phone.newPage()
  await rider.goto(link)
  await expect(rider.getByRole('heading', { name: 'Work' })).toBeVisible()
  return rider
}

/** The page is reloaded offline later: its worker has to have the files. */
const untilStored = (rider: Page) =>
  expect
    .poll(() => rider.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated')

/** Slides a step with the finger, from its beginning to its end. */
async function slide(rider: Page, action: string): Promise<void> {
  const handle = rider.getByRole('button', { name: action })
  await expect(handle).toBeVisible()
  const box = await handle.boundingBox()
  if (!box) throw new Error(`${action} has no place on the page`)
  const middle = box.y + box.height / 2
  await rider.mouse.move(box.x + 30, middle)
  await rider.mouse.down()
  await rider.mouse.move(box.x + box.width / 2, middle, { steps: 5 })
  await rider.mouse.move(box.x + box.width - 5, middle, { steps: 5 })
  await rider.mouse.up()
}

/** On a longer phone: the action at the bottom covers a part of what is behind it, which would be measured too small. */
async function expectScreenAccessible(rider: Page): Promise<void> {
  await rider.setViewportSize({ width: PHONE.width, height: 2400 })
  await expectAccessible(rider)
  await rider.setViewportSize(PHONE)
}

const step = (rider: Page, name: string) =>
  expect(rider.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** A rider on duty with a parcel of a shop, which follows it on its page. */
async function begin(country: Country, page: Page, request: APIRequestContext, browser: Browser) {
  const shop = await openShop(request, country)
  const rider = await openRider(browser, request, { country, place: shop.place })
  await untilStored(rider)
  await rider.getByRole('button', { name: 'Go on duty' }).click()
  await expect(rider.getByText('On duty', { exact: true })).toBeVisible()
  const orderId = await createOrder(request, shop, { phone: `${countries[country]}1234567` })
  await signIn(page, shop, { country, path: `/order-tracking/${shop.vendorId}?order_id=${orderId}` })
  await rider.getByRole('button', { name: 'Accept offer' }).click()
  await step(rider, 'Ride to the collection point')
  return { shop, rider, orderId, order: page.locator('[data-order-id]') }
}

test('a rider hands over a parcel without a connection, and the shop sees it delivered', async ({
  page,
  request,
  browser,
}) => {
  const { shop, rider, orderId, order } = await begin('JO', page, request, browser)
  await expectScreenAccessible(rider)
  await slide(rider, 'Arrived at the shop')
  await step(rider, 'At the collection point')
  await rider.getByRole('button', { name: /^Undo/ }).click()
  await step(rider, 'Ride to the collection point')
  await slide(rider, 'Arrived at the shop')
  await rider.getByRole('button', { name: 'Parcel is not ready' }).click()
  await expect(rider.getByRole('timer')).toContainText('Waiting for')
  await slide(rider, 'Collect parcel')
  await expect(order).toHaveAttribute('data-status', 'PICKED_UP', SENT)

  await rider.context().setOffline(true)
  await slide(rider, 'Leave for the customer')
  await slide(rider, 'Arrived at the customer')
  await step(rider, 'At the door')
  await expectScreenAccessible(rider)
  await rider.reload()
  await step(rider, 'At the door')
  await expect(rider.getByText('No connection. You can go on working')).toBeVisible()
  await rider.getByRole('button', { name: 'Exact amount' }).click()
  await rider
    .getByLabel('Take photo')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
  await expect(rider.getByRole('img', { name: 'Photo of the parcel' })).toBeVisible()
  await rider.reload()
  await slide(rider, 'Hand over parcel')
  await step(rider, 'Parcel delivered')
  await rider.getByRole('button', { name: 'Go to work' }).click()
  await expect(rider.getByRole('link', { name: '3 waiting to send' })).toBeVisible()
  await expect(order).toHaveAttribute('data-status', 'PICKED_UP')

  await rider.context().setOffline(false)
  await expect(order).toHaveAttribute('data-status', 'DELIVERED', SENT)
  await expect(rider.getByText('Everything has been sent')).toBeVisible(SENT)
  await expect(page.locator('[data-proof="delivery"] img')).toBeVisible(SENT)
  const { status_history: history } = await recordOf(request, shop, orderId)
  const times = history.map(({ created_at: at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  await rider.getByRole('link', { name: 'Earnings' }).click()
  await expect(rider.getByText('1 delivery')).toBeVisible()
  await expect(rider.getByText('20.000').first()).toBeVisible()
  await expectScreenAccessible(rider)
  await rider.getByRole('button', { name: 'Show history' }).click()
  await expect(rider.getByText('Handed over the parcel')).toBeVisible()
  await rider.context().close()
})

test('a rider whose customer refuses the parcel asks the shop, writes to it, and brings the parcel back', async ({
  page,
  request,
  browser,
}) => {
  const { shop, rider, orderId, order } = await begin('SA', page, request, browser)
  for (const action of [
    'Arrived at the shop',
    'Collect parcel',
    'Leave for the customer',
    'Arrived at the customer',
  ])
    await slide(rider, action)
  await step(rider, 'At the door')
  await rider.getByRole('link', { name: 'Report problem' }).click()
  await rider.getByRole('button', { name: 'The customer does not want it' }).click()
  await rider.getByLabel('Note for the shop').fill('Ordered twice')
  await expectScreenAccessible(rider)
  await slide(rider, 'Ask shop')
  await step(rider, 'The shop decides now')

  await rider.getByRole('button', { name: 'Messages' }).click()
  await rider.getByRole('button', { name: 'I am held up in traffic.' }).click()
  await rider.getByRole('button', { name: 'Send' }).click()
  await expect(rider.getByRole('log')).toContainText('I am held up in traffic.')
  await expect(page.locator('[data-conversation]')).toContainText('I am held up in traffic.', SENT)
  await expectScreenAccessible(rider)
  await rider.getByRole('link', { name: 'Back' }).click()

  await answerDecision(request, shop, orderId, { option: 'BRING_BACK' })
  await step(rider, 'Bring the parcel back')
  await expect(rider.getByText('Please bring the parcel back')).toBeVisible()
  await rider.getByLabel('Taken back by').fill('Mei')
  await expectScreenAccessible(rider)
  await slide(rider, 'Hand back parcel')
  await step(rider, 'Parcel returned')
  await expect(order).toHaveAttribute('data-status', 'RETURNED_TO_VENDOR', SENT)
  await rider.context().close()
})
