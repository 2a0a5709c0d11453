import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { demoCountries, originOf, service } from './port.ts'

export const demo = { email: 'demo@beckon.test', password: 'Demo1234!' } as const
/** Only in the demo world. */
export const operator = { authorization: 'Operator Demo-Operator-1234!' } as const

interface User {
  readonly email: string
  readonly password: string
}

interface SignInOptions {
  readonly country?: string
  /** The first page. */
  readonly path?: string
}

/** Signs in without the form and opens a page; what the browser already keeps stays. */
export async function signIn(
  page: Page,
  user: User = demo,
  { country = 'SG', path = '/request-a-rider' }: SignInOptions = {},
): Promise<void> {
  const session = await sessionOf(page.request, user, country)
  const origin = originOf(country)
  // Storage belongs to an origin; this is its lightest page.
  await page.goto(`${origin}/config.json`)
  await page.evaluate(
    ([key, value, seenKey, id]) => {
      localStorage.setItem(key, value)
      const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]')
      localStorage.setItem(seenKey, JSON.stringify([id, ...(Array.isArray(seen) ? seen : [])]))
    },
    ['beckon.session', JSON.stringify(session), 'beckon.walkthrough-seen', session.user.id] as const,
  )
  await page.goto(`${origin}${path}`)
}

/** A session as the browser keeps it. */
async function sessionOf(request: APIRequestContext, { email, password: secret }: User, country: string) {
  if (email === demo.email) await untilDemoDataIsReady(request, country)
  const login = await request.post(`${service}/api/auth/v1/login`, {
    headers: { 'x-country': country },
    data: { email_address: email, password: secret },
  })
  expect(login.status(), await login.text()).toBe(200)
  const { user, AuthenticationResult: tokens } = (await login.json()).result
  return {
    mode: 'classic',
    user: user as { id: string; email: string },
    accessToken: tokens.AccessToken as string,
    idToken: tokens.IdToken as string,
    refreshToken: tokens.RefreshToken as string,
    expires: Math.floor(Date.now() / 1000) + Number(tokens.ExpiresIn),
  }
}

/** Signs in through the page and skips the introduction, for tests about signing in and about clocks. */
export async function signInByForm(page: Page, { email, password: secret }: User = demo, origin = '') {
  await page.goto(`${origin}/connect`)
  await fillSignIn(page, email, secret)
  await skipWalkthrough(page)
}

async function skipWalkthrough(page: Page): Promise<void> {
  await page.waitForURL(/request-a-rider/)
  const seen = await page.evaluate(() => localStorage.getItem('beckon.walkthrough-seen'))
  if (seen === null) await page.getByRole('button', { name: 'Skip' }).click()
}

/** Waits for the demo data of a country: those besides Singapore are created in the background, a requested one first. */
export async function untilDemoDataIsReady(request: APIRequestContext, country: string): Promise<void> {
  if (!demoCountries.includes(country)) return
  // Vouchers are stored in one transaction with shops, riders and orders.
  const vouchers = async () => {
    const headers = { ...operator, 'x-country': country }
    const answer = await request.get(`${service}/api/ops/v1/vouchers`, { headers })
    return (await answer.json()).result.length
  }
  await expect.poll(vouchers, { timeout: 120_000 }).toBeGreaterThan(0)
}

/** Opens the link of a registration and confirms the account with the password that was chosen there. */
export async function confirmByLink(page: Page, link: string, secret: string): Promise<void> {
  await page.goto(link)
  await page.locator('input[autocomplete="current-password"]').fill(secret)
  await page.locator('main form button[type="submit"]').click()
}

/** Confirms like `confirmByLink`, which signs in, and skips the walkthrough. */
export async function enterByLink(page: Page, link: string, secret: string): Promise<void> {
  await confirmByLink(page, link, secret)
  await skipWalkthrough(page)
}

export async function fillSignIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address or mobile number' }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

interface Mailed {
  readonly link: string
  readonly code: string
}

/**
 * Returns the link and the code of the newest email to an address once there is one. Until the awaited email
 * has arrived, the newest one may be about something else.
 */
export async function newestMailTo(
  request: APIRequestContext,
  recipient: string,
  country = 'SG',
  awaited: keyof Mailed = 'link',
): Promise<Mailed> {
  let mail: Mailed = { link: '', code: '' }
  await expect
    .poll(async () => {
      const answer = await request.get(`${service}/dev/mailbox.json?to=${encodeURIComponent(recipient)}`, {
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

/** Password of all test accounts. */
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

/** Opens a test vendor, created by an operator, in a country in which shops register with a code. */
export const openTestVendor = (request: APIRequestContext, country: string): Promise<Shop> =>
  openVendor(request, country, { is_test: true })

/** Opens a vendor, created by an operator, in a country in which shops register with a code. */
export async function openVendor(
  request: APIRequestContext,
  country: string,
  { is_test }: { readonly is_test: boolean } = { is_test: false },
): Promise<Shop> {
  const [email, code] = [`${fresh('mai')}@tea.test`, fresh('test-vendor')]
  const place = { address_text: 'Market', latitude: 0, longitude: 0 }
  const contact = { contact_email: email, contact_phone: '+36301234567' }
  const opened = await request.post(`${service}/api/ops/v1/vendors`, {
    headers: { ...operator, 'x-country': country },
    data: {
      vendor_id: code,
      name: is_test ? 'Test vendor' : 'Corner shop',
      ...contact,
      ...place,
      is_test,
      reason: 'An end-to-end test',
    },
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
  await untilDemoDataIsReady(request, country)
  const headers = { 'x-country': country }
  const data = { ...as, email_address: email, password, terms_accepted: true }
  await request.post(`${service}/api/auth/v1/register`, { headers, data })
  const [, token] = (await newestMailTo(request, email, country)).link.split('#')
  await request.post(`${service}/api/auth/v1/register/confirm`, { headers, data: { token, password } })
  const shop = await logInByApi(request, email, country)
  const { map } = await (await request.get(`${service}/config.json`, { headers })).json()
  const place = { address_text: 'Market', street_address: 'Market', ...map.centre, country_code: country }
  const more = { unit: '', notes: '', building: '', city: '', postal_code: '' }
  const placed = await request.put(`${service}/api/orders/v1/vendor/${shop.vendorId}/address`, {
    headers: shop.headers,
    data: { ...place, ...more },
  })
  expect(placed.status()).toBe(200)
  return { ...shop, place: map.centre }
}

/** Logs in by the API, without a page. */
async function logInByApi(request: APIRequestContext, email: string, country: string) {
  const login = await request.post(`${service}/api/auth/v1/login`, {
    headers: { 'x-country': country },
    data: { email_address: email, password },
  })
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}`, 'x-country': country }
  const { vendors } = (await (await request.get(`${service}/api/orders/v1/vendors`, { headers })).json())
    .result
  const vendorId: string = vendors[0].vendor_id
  return { email, password, vendorId, headers }
}

/** Changes settings and flags of a country as an operator. */
export async function putAsOperator(
  request: APIRequestContext,
  path: string,
  value: unknown,
  country = 'SG',
): Promise<void> {
  const answer = await request.put(`${service}/api/ops/v1/${path}`, {
    headers: { ...operator, 'x-country': country },
    data: { value, reason: 'An end-to-end test' },
  })
  expect(answer.status()).toBe(200)
}

/** Fills the form of a request, and sends it. */
export async function requestRider(page: Page, search: string, unit?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Drop-off address' }).fill(search)
  await page.getByRole('option').first().click()
  const pin = page.getByRole('button', { name: 'Use this pin' })
  await expect(page.locator('[data-fee]')).toBeVisible()
  if (await pin.isVisible()) await pin.click()
  await page.getByLabel('Name', { exact: true }).fill('First Customer')
  await page
    .getByRole('textbox', { name: 'Phone number' })
    .fill(unit === undefined ? '301234567' : '91234567')
  if (unit !== undefined) await page.getByRole('textbox', { name: 'Unit number' }).fill(unit)
  await page.getByRole('textbox', { name: 'What is in the parcel' }).fill('A bunch of tulips')
  await page.getByRole('textbox', { name: /Order value/ }).fill('20')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Request a rider', exact: true }).click()
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await page.waitForURL(/order-tracking\/.*order_id=/)
}

type Period = 'today' | 'yesterday' | 'past-week' | 'past-month' | 'custom'

/** The time frame of the history: pressed where there is room, chosen from a list where there is not. */
export async function chooseHistoryPeriod(page: Page, period: Period): Promise<void> {
  await pressHistoryPeriod(page, period)
  // Until then the results of the previous period are shown.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Shows the orders since yesterday: what was ordered a moment ago may be of yesterday by now. */
export async function showOrdersSinceYesterday(page: Page, timeZone = 'Asia/Singapore'): Promise<void> {
  await chooseHistoryPeriod(page, 'custom')
  const DAY_MS = 86_400_000
  const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - DAY_MS)
  await page.locator('main input[type=date]').first().fill(yesterday)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Without waiting for what is found then. */
export async function pressHistoryPeriod(page: Page, period: Period): Promise<void> {
  const control = page.locator('[data-history-period]')
  await expect(control).toBeVisible()
  if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(period)
  else await control.locator(`input[value="${period}"] + label`).click()
}

/** Until it is there, with the pauses before each try passed over; the page's clock is installed. */
export async function passOverPauses(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(expected).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}
