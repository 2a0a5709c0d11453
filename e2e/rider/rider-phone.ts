import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { createOrder } from '../orders.ts'
import { usePlainMap } from '../plain-map.ts'
import { originOf, service } from '../port.ts'
import { openShop, operator, type Shop, signIn } from '../support.ts'

/** A rider who is a person, with a phone. */

/**
 * Countries without simulated riders, one for each test: every parcel is for the rider of its test. The first digits
 * are those of a mobile number.
 */
const countries = { EG: '+20101', JO: '+96279', KW: '+9655', BH: '+9733', SA: '+96650' } as const
export type RiderCountry = keyof typeof countries
export const PHONE = { width: 390, height: 844 }
/** The time in which a step can be taken back, and the way to the service after it. */
export const SENT = { timeout: 60_000 }

interface Opened extends Pick<Shop, 'place'> {
  readonly country: RiderCountry
  /** Differs from that of most phones. */
  readonly options?: BrowserContextOptions
}

/** Invites a rider and opens the invitation on a phone at the place of the shop. */
export async function openRider(browser: Browser, request: APIRequestContext, opened: Opened): Promise<Page> {
  const { country, place, options } = opened
  const phone = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    baseURL: originOf(country),
    locale: 'en-SG',
    geolocation: place,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    ...options,
  })
  await usePlainMap(phone)
  const rider = await phone.newPage()
  const { pathname, hash } = new URL(await inviteRider(request, country))
  await rider.goto(pathname + hash)
  await expect(rider.getByRole('navigation')).toBeVisible()
  return rider
}

/** Returns the link of an invitation, as an operator sends it. */
async function inviteRider(request: APIRequestContext, country: RiderCountry): Promise<string> {
  const invited = await request.post(`${service}/api/ops/v1/riders`, {
    headers: { ...operator, 'x-country': country },
    data: {
      name: 'Ana Rider',
      phone_number: countries[country] + String(Date.now()).slice(-7),
      vehicle: 'scooter',
      reason: 'An end-to-end test',
    },
  })
  expect(invited.status(), await invited.text()).toBe(200)
  return (await invited.json()).result.link
}

/** The page is opened offline later: its worker has to have the files. */
export const untilStored = (rider: Page) =>
  expect
    .poll(() => rider.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated')

/** Slides a step with the finger, from its beginning to its end. */
export async function slide(rider: Page, action: string): Promise<void> {
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

/** The step of a job that the phone shows. */
export const expectStep = (rider: Page, name: string) =>
  expect(rider.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Places an order of a shop, which follows it on its page. */
export async function orderParcel(
  page: Page,
  request: APIRequestContext,
  shop: Shop,
  {
    country,
    ...customer
  }: { readonly country: RiderCountry; readonly name?: string; readonly degreesAway?: number },
) {
  const orderId = await createOrder(request, shop, { ...customer, phone: `${countries[country]}1234567` })
  await signIn(page, shop, { country, path: `/order-tracking/${shop.vendorId}?order_id=${orderId}` })
  return { orderId, order: page.locator('[data-order-id]') }
}

/** A rider on duty with a parcel of a shop, which follows it on its page. */
export async function begin(country: RiderCountry, page: Page, request: APIRequestContext, browser: Browser) {
  const shop = await openShop(request, country)
  const rider = await openRider(browser, request, { country, place: shop.place })
  await untilStored(rider)
  await rider.getByRole('button', { name: 'Go on duty' }).click()
  await expect(rider.getByText('On duty', { exact: true })).toBeVisible()
  const { orderId, order } = await orderParcel(page, request, shop, { country })
  await rider.getByRole('button', { name: 'Accept offer' }).click()
  await expectStep(rider, 'Ride to the collection point')
  return { shop, rider, orderId, order }
}
