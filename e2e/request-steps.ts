import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import { service } from './port.ts'
import { openShop, putAsOperator, type Shop, signIn } from './support.ts'

/** Steps of the tests about requests. */

export const setParameter = (request: APIRequestContext, name: string, value: string, country: string) =>
  putAsOperator(request, `parameters/${name}`, value, country)

/** Signs in to a shop of its own, whose orders are these alone. */
export async function signInToNewShop(page: Page, request: APIRequestContext, country = 'SG'): Promise<Shop> {
  const shop = await openShop(request, country)
  await signIn(page, shop, { country })
  return shop
}

/** Sets the language of the browser's user, independent of the country. */
export const setLanguage = (page: Page, locale: string) =>
  page.addInitScript((tag) => localStorage.setItem('beckon.locale', JSON.stringify(tag)), locale)

/** Returns a point north of the shop as text, at a distance in metres. */
export const pointNorthOf = ({ place }: Shop, metres: number) =>
  `${(place.latitude + metres / 111_195).toFixed(6)}, ${place.longitude.toFixed(6)}`

export const textbox = (page: Page, key: keyof typeof en, texts: Readonly<Record<string, string>> = en) =>
  page.getByRole('textbox', { name: texts[key] ?? '' })
export const button = (
  scope: Page | Locator,
  key: keyof typeof en,
  texts: Readonly<Record<string, string>> = en,
) => scope.getByRole('button', { name: texts[key] ?? '', exact: true })

/** Chooses a place and confirms its pin where the page asks for it. */
export async function choosePlace(page: Page, search: string, texts: Readonly<Record<string, string>> = en) {
  const offered = page.locator('[role=option]').filter({ visible: true })
  // The list of another box may still be fading, and is no answer to this one.
  await expect(offered).toHaveCount(0)
  await textbox(page, 'request.address', texts).fill(search)
  await offered.first().click()
  const pin = button(page, 'request.pin-confirm', texts)
  const judged = page.locator('[data-fee]').or(pin).or(page.getByText('We cannot deliver that order there.'))
  await expect(judged.first()).toBeVisible()
  if (await pin.isVisible()) await pin.click()
}

interface RequestOptions {
  readonly name?: string
  readonly unit?: string
  readonly phone?: string
  readonly amount?: string
  readonly to?: string
}

/** Fills the form up to its last step. */
export async function fill(
  page: Page,
  shop: Shop,
  {
    name = 'First Customer',
    unit = '#04-12',
    phone = '91234567',
    amount = '20',
    to = pointNorthOf(shop, 700),
  }: RequestOptions = {},
) {
  await choosePlace(page, to)
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await textbox(page, 'request.customer-phone').fill(phone)
  if (unit !== '') await textbox(page, 'request.unit').fill(unit)
  await textbox(page, 'request.description').fill('A bunch of tulips')
  if (amount !== '') await page.getByRole('textbox', { name: /Order value/ }).fill(amount)
}

/** Continues to the last step, and confirms the pin where the page asks for it. */
export async function continueToLastStep(page: Page): Promise<void> {
  const [next, pin] = [button(page, 'action.continue'), button(page, 'request.pin-confirm')]
  // It is asked about once the place is known, which may be some time after it was chosen.
  await expect(async () => {
    if (await pin.isVisible()) await pin.click({ timeout: 5_000 })
    await expect(next).toBeEnabled({ timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  await next.click()
}
export const submit = (page: Page) => button(page, 'request.submit').click()
export const review = (page: Page) => page.getByText('Review and submit')

export async function expectPushed(page: Page, text: string = en['request.pushed']): Promise<string> {
  await expect(page.getByText(text).first()).toBeVisible()
  await page.waitForURL(/order-tracking\/.*order_id=/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}

export interface Ordered {
  readonly order_id: string
  readonly version: number
  readonly delivery_fee: number
  readonly preordered_for: number | null
  readonly order: { readonly description: string }
}

/** Returns the orders that the service has of a shop. */
export async function ordersOf(request: APIRequestContext, { vendorId, headers }: Shop): Promise<Ordered[]> {
  const answer = await request.get(`${service}/api/orders/v1/vendor/${vendorId}/orders`, { headers })
  return (await answer.json()).result.data
}

/** The keys under which the portal asked the service to take an order. */
export function watchKeys(page: Page): readonly string[] {
  const keys: string[] = []
  page.on('request', (call) => {
    if (call.method() !== 'POST' || !call.url().endsWith('/api/orders/v1/order')) return
    keys.push(call.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** Chooses the smallest weight and size, in a country that asks for it. */
export async function chooseParcelSize(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Weight and size' }).getByRole('radio').first().click()
}
