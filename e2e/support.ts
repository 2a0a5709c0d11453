import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { laidOut, port } from './port.ts'

export const demo = { email: 'demo@beckon.test', password: 'Demo1234!' } as const
/** Only in the demo world. */
export const operator = { authorization: 'Operator Demo-Operator-1234!' } as const

/** Signs in as a newcomer would: through the page. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = demo,
  origin = '',
): Promise<void> {
  if (origin !== '') await untilLaidOut(page.request, countryAt(origin))
  await page.goto(`${origin}/connect`)
  await fillSignIn(page, email, password)
  await page.waitForURL(/request-a-rider/)
  await skipWalkthrough(page)
}

const countryAt = (origin: string): string => new URL(origin).hostname.replace(/\..*$/u, '').toUpperCase()

/** The other countries are laid out beside the running service, one after the other, the one that is asked for first. */
export async function untilLaidOut(request: APIRequestContext, country: string): Promise<void> {
  if (!laidOut.includes(country)) return
  // Its vouchers come with its shops, riders and orders, all at once.
  const vouchers = async () => {
    const headers = { ...operator, 'x-country': country }
    const answer = await request.get(`http://localhost:${port}/api/ops/v1/vouchers`, { headers })
    return (await answer.json()).result.length
  }
  await expect.poll(vouchers, { timeout: 120_000 }).toBeGreaterThan(0)
}

/** Whoever comes for the first time is shown around; most journeys are about something else. */
async function skipWalkthrough(page: Page): Promise<void> {
  const seen = await page.evaluate(() => localStorage.getItem('beckon.walkthrough-seen'))
  if (seen === null) await page.getByRole('button', { name: 'Skip' }).click()
}

export async function fillSignIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address or mobile number' }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

interface Mailed {
  readonly link: string
  readonly code: string
}

/**
 * What the service wrote last to an address, once it has: its link and its code. Until the one that is waited for has
 * come, the last one is an earlier one about something else.
 */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  country = 'SG',
  awaited: keyof Mailed = 'link',
): Promise<Mailed> {
  let mail: Mailed = { link: '', code: '' }
  await expect
    .poll(async () => {
      const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(recipient)}`, {
        headers: { 'x-country': country },
      })
      const [newest] = (await answer.json()) as { body_text: string }[]
      const text = newest?.body_text ?? ''
      mail = { link: /https?:\S+#\S+/u.exec(text)?.[0] ?? '', code: /^\d{6}$/mu.exec(text)?.[0] ?? '' }
      return mail[awaited]
    })
    .not.toBe('')
  return mail
}

/** A name that no earlier run used. */
export const fresh = (name: string): string =>
  `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** Of every account that a journey makes. */
export const password = 'Sesame12!'

export interface Shop {
  readonly email: string
  readonly password: string
  readonly vendorId: string
  readonly headers: Readonly<Record<string, string>>
  readonly place: Point
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A business of its own in the middle of the town, so that the demo's collection points stay as they are. */
export async function openShop(request: APIRequestContext, country = 'SG'): Promise<Shop> {
  const email = `${fresh('mai')}@tea.test`
  return register(request, country, email, { registration_type: 'NPV', business_name: 'Mai’s Tea' })
}

/** One that an operator opens for rehearsals, where shops register with a code. */
export async function openTestShop(request: APIRequestContext, country: string): Promise<Shop> {
  const [email, code] = [`${fresh('mai')}@tea.test`, fresh('rehearsal')]
  const place = { address_text: 'Market', latitude: 0, longitude: 0 }
  const contact = { contact_email: email, contact_phone: '+36301234567' }
  const opened = await request.post('/api/ops/v1/vendors', {
    headers: { ...operator, 'x-country': country },
    data: { vendor_id: code, name: 'Rehearsal', ...contact, ...place, is_test: true, reason: 'A rehearsal' },
  })
  expect(opened.status()).toBe(200)
  return register(request, country, email, { registration_type: 'PV', vendor_code: code })
}

async function register(
  request: APIRequestContext,
  country: string,
  email: string,
  as: Readonly<Record<string, string>>,
): Promise<Shop> {
  await untilLaidOut(request, country)
  const headers = { 'x-country': country }
  const data = { ...as, email_address: email, password, terms_accepted: true }
  await request.post('/api/auth/v1/register', { headers, data })
  const [, token] = (await mailTo(request, email, country)).link.split('#')
  await request.post('/api/auth/v1/register/confirm', { headers, data: { token } })
  const shop = await enter(request, email, country)
  const { map } = await (await request.get('/config.json', { headers })).json()
  const place = { address_text: 'Market', street_address: 'Market', ...map.centre, country_code: country }
  const more = { unit: '', notes: '', building: '', city: '', postal_code: '' }
  const placed = await request.put(`/api/orders/v1/vendor/${shop.vendorId}/address`, {
    headers: shop.headers,
    data: { ...place, ...more },
  })
  expect(placed.status()).toBe(200)
  return { ...shop, place: map.centre }
}

/** Signs in without a page. */
async function enter(request: APIRequestContext, email: string, country: string) {
  const login = await request.post('/api/auth/v1/login', {
    headers: { 'x-country': country },
    data: { email_address: email, password },
  })
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}`, 'x-country': country }
  const { vendors } = (await (await request.get('/api/orders/v1/vendors', { headers })).json()).result
  const vendorId: string = vendors[0].vendor_id
  return { email, password, vendorId, headers }
}

/** What an operator does: settings and flags of a country. */
export async function operate(
  request: APIRequestContext,
  path: string,
  value: unknown,
  country = 'SG',
): Promise<void> {
  const answer = await request.put(`/api/ops/v1/${path}`, {
    headers: { ...operator, 'x-country': country },
    data: { value, reason: 'A journey rehearses it' },
  })
  expect(answer.status()).toBe(200)
}

/** Fills the form of a request, and sends it. */
export async function requestRider(page: Page, search: string, unit?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Drop-off address' }).fill(search)
  await page.getByRole('option').first().click()
  const pin = page.getByRole('button', { name: 'The pin is right' })
  await expect(page.locator('[data-fee]')).toBeVisible()
  if (await pin.isVisible()) await pin.click()
  await page.getByLabel('Name', { exact: true }).fill('First Customer')
  await page
    .getByRole('textbox', { name: 'Phone number' })
    .fill(unit === undefined ? '301234567' : '91234567')
  if (unit !== undefined) await page.getByRole('textbox', { name: 'Unit number' }).fill(unit)
  await page.getByRole('textbox', { name: 'What is in the parcel' }).fill('A bunch of tulips')
  await page.getByRole('textbox', { name: /Value of the order/ }).fill('20')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Request a rider', exact: true }).click()
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await page.waitForURL(/order-tracking\/.*order_id=/)
}

type Period = 'yesterday' | 'past-week' | 'past-month' | 'custom'

/** The time frame of the history: pressed where there is room, chosen from a list where there is not. */
export async function chooseHistoryPeriod(page: Page, period: Period): Promise<void> {
  await pressHistoryPeriod(page, period)
  // Until then what was found of the period before stands there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Without waiting for what is found then. */
export async function pressHistoryPeriod(page: Page, period: Period): Promise<void> {
  const control = page.locator('[data-history-period]')
  await expect(control).toBeVisible()
  if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(period)
  else await control.locator(`input[value="${period}"] + label`).click()
}

/** Nothing serious for people who use the page in other ways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
}

/** What keeps people from using the page in other ways. What was found while a button changed is looked at once more. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const found = await findingsNow(page)
  return found.length === 0 ? found : findingsNow(page)
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function findingsNow(page: Page): Promise<string[]> {
  // Below the top the bar covers a part of whatever has been scrolled under it, which says nothing of its size.
  await page.evaluate(() => window.scrollTo(0, 0))
  // What is being fetched anew stands pale until then.
  await expect(page.locator('[aria-busy=true]'))
    .toHaveCount(0, { timeout: 10_000 })
    .catch(() => undefined)
  // What is still fading in has not the colours that it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    // What passes is not written down: half of the time went there.
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    // Only what stands in a frame of another origin needs the longer way, by a page of its own.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Until it is there, with the pauses before each try passed over; the page's clock is installed. */
export async function passOverPauses(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(expected).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}
