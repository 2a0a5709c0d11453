import type { APIRequestContext, Page, Request } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openAccount } from './account-menu.ts'
import { originOf, service } from './port.ts'
import { chooseHistoryPeriod, demo, fillSignIn, openShop, operator, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** How often the portal looks for a newer build. */
const FIVE_MINUTES = 300_000

test('an unknown address shows the not-found page with a link home', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go back to home page' }).click()
  await expect(page.getByRole('heading', { name: 'A rider for every order' })).toBeVisible()
})

test('protected pages lead to the start page, and public pages lead a logged-in user to the portal', async ({
  page,
}) => {
  for (const path of [
    '/request-a-rider',
    '/order-tracking/x',
    '/history',
    '/bulk-order',
    '/helpcenter/x',
    '/account',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  await signIn(page)
  // The page that was opened last without a session; only once.
  await page.goto('/')
  await expect(page).toHaveURL(/\/account\/sg-/)
  for (const path of ['/', '/connect', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/request-a-rider\/sg-/)
  }
})

test(
  'the introduction is shown once, by keyboard too, and again from the help',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/connect')
    await fillSignIn(page, demo.email, demo.password)
    const introduction = page.getByRole('dialog', { name: 'How Beckon works' })
    await expect(introduction.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expectAccessible(page)
    await expect(introduction.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(introduction.getByRole('heading', { name: 'Add order details' })).toBeVisible()
    await introduction.getByRole('button', { name: 'Next' }).click()
    await expect(introduction.getByRole('heading', { name: 'Request a rider' })).toBeVisible()
    await expect(introduction.getByRole('button', { name: 'Skip' })).toBeHidden()
    await introduction.getByRole('button', { name: 'Start' }).click()
    await expect(introduction).toBeHidden()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Drop-off address' })).toBeVisible()
    await expect(introduction).toBeHidden()

    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await page.getByRole('button', { name: 'Show the introduction again' }).click()
    await expect(introduction.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(introduction).toBeHidden()
  },
)

test(
  'the help centre explains, is searched, and asks the operator; one brand has none',
  {
    tag: '@phone',
  },
  async ({ page, request, isMobile }) => {
    const shop = await openShop(request)
    await signIn(page, shop)
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    if (isMobile) await expect(page).toHaveURL(/helpcenter\/sg-/)
    else await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible()
    const help = page.frameLocator('iframe[title="Help centre"]')
    await help.getByRole('searchbox', { name: 'Search for help' }).fill('COST kilometre')
    await expect(help.getByText('Rider accepted', { exact: true })).toBeHidden()
    await help.getByText('What does a delivery cost?').click()
    await expect(help.getByText('The fee starts at $6.00, plus $1.00 for each kilometre.')).toBeVisible()
    await help.getByRole('searchbox', { name: 'Search for help' }).fill('zeppelin')
    await expect(help.getByText('Nothing matches “zeppelin”')).toBeVisible()
    await expectAccessible(page)

    const message = help.getByLabel('Your message')
    await help.getByRole('button', { name: 'Contact support' }).click()
    await expect(message).toHaveValue('zeppelin')
    await message.fill('')
    await help.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(help.getByText('Please write something, or attach a file.')).toBeVisible()
    await message.fill('May riders carry a cake stand?')
    await help.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(help.getByText('Waiting for a reply')).toBeVisible()
    // A reply is announced on every page, after a reload too, until it is read.
    await page.goto('/history')
    await answerHelp(request, 'May riders carry a cake stand?', 'Yes, up to 45 cm.')
    await page.reload()
    await expect(page.getByText('Support has replied. Open Help to read the reply.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Help: 1 new reply' }).click()
    const seen = page.waitForResponse(/api\/help\/v1\/conversations\/[^/]+\/seen/)
    await help.getByRole('button', { name: /Yes, up to 45 cm/ }).click()
    await expect(help.getByRole('log').getByText('Yes, up to 45 cm.')).toBeVisible()
    await expectAccessible(page)
    await seen
    if (isMobile) await page.goto('/history')
    else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible()

    await signIn(page, demo, { country: 'HU' })
    await expect(page.getByRole('textbox', { name: 'Drop-off address' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeHidden()
  },
)

test('a help page renews its token after an hour and keeps the typed message', async ({ page, request }) => {
  const shop = await openShop(request)
  const tokens = new Set<string>()
  page.on('request', (one) => {
    const { authorization = '' } = one.headers()
    if (one.url().includes('/api/help/v1/conversations')) tokens.add(authorization)
  })
  // The clock must not advance during a request: it would count as a timeout.
  const waiting = new Set<Request>()
  page.on('request', (one) => one.url().includes('/api/') && waiting.add(one))
  page.on('requestfinished', (one) => waiting.delete(one))
  page.on('requestfailed', (one) => waiting.delete(one))
  await page.clock.install()
  await signIn(page, shop)
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.frameLocator('iframe[title="Help centre"]')
  await help.getByRole('tab', { name: 'Contact support' }).click()
  await help.getByRole('button', { name: 'Contact support' }).click()
  await help.getByLabel('Your message').fill('Is ice cream all right?')
  expect(tokens.size).toBe(1)
  const file = help.locator('input[type=file]')
  await file.setInputFiles({ name: 'cone.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(
    help.getByText('Only pictures and PDFs can be attached. This file is something else, or it is damaged.'),
  ).toBeVisible()
  // Browsers fire no change event when the same file is chosen twice.
  await expect(file).toHaveValue('')

  // The token that is due after 55 minutes cannot be fetched at first.
  let requests = 0
  await page.route('**/hc_jwt_token', (route) => {
    requests += 1
    return route.abort()
  })
  await page.clock.fastForward('55:01')
  // After the client's own retries the token is requested again periodically.
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:10')
      return requests
    })
    .toBeGreaterThan(6)
  await expect(help.getByLabel('Your message')).toHaveValue('Is ice cream all right?')
  await page.unroute('**/hc_jwt_token')
  // The browser does not report the end of every request: none is waited for after five polls.
  let polls = 0
  await expect
    .poll(
      async () => {
        polls += 1
        if (waiting.size === 0 || polls % 5 === 0) await page.clock.fastForward('00:31')
        return tokens.size
      },
      { timeout: 170_000 },
    )
    .toBe(2)
  await expect(help.getByLabel('Your message')).toHaveValue('Is ice cream all right?')
  await help.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(help.getByText('Waiting for a reply')).toBeVisible()
})

/** As the operator of the country does. */
async function answerHelp(request: APIRequestContext, question: string, text: string): Promise<void> {
  const path = '/api/ops/v1/help/conversations'
  const headers = { ...operator, 'x-country': 'SG', 'idempotency-key': crypto.randomUUID() }
  const waiting = await (await request.get(`${path}?count=200`, { headers })).json()
  const found = waiting.result.find((one: { last: string }) => one.last === question)
  const answered = await request.post(`${path}/${found.conversation_id}/messages`, {
    headers,
    data: { text, files: [] },
  })
  expect(answered.status()).toBe(200)
}

test(
  'collection points are chosen, outlets come along, and signing out leaves nothing',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await signIn(page)
    await openAccount(page)
    const outlets = page.getByRole('dialog').getByRole('switch', { name: 'Include All Outlets Orders' })
    await expect(page.getByText(demo.email)).toBeVisible()
    // The simulation has no partner programme.
    await expect(page.getByRole('link', { name: /Become a partner/ })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Account & security' })).toBeVisible()
    await expect(outlets).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
    await expectAccessible(page)

    await page.goto('/order-tracking')
    await openAccount(page)
    await expect(outlets).toBeEnabled()
    await outlets.press('Space')
    await expect(outlets).toBeChecked()
    await page.goto('/history')
    await chooseHistoryPeriod(page, 'past-month')
    await expect(page.locator('[data-outlet]').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-outlet]').first()).toBeVisible()

    await openAccount(page)
    await expect(outlets).toBeChecked()
    await page.getByRole('radio', { name: /Garden/ }).click()
    await expect(page).toHaveURL(/history\/sg-102/)
    await expect(page.locator('[data-outlet]')).toHaveCount(0)
    await openAccount(page)
    await expect(outlets).toBeDisabled()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are now disconnected.').first()).toBeVisible()
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const ofBrowser = /^beckon\.(locale|color-scheme|walkthrough-seen|visitor)$/u
    // The router stores scroll positions under random keys.
    expect(kept.filter((key) => key.startsWith('beckon.') && !ofBrowser.test(key))).toEqual([])
  },
)

test('each collection point keeps the request that was begun for it', async ({ page }) => {
  await signIn(page)
  const address = page.getByRole('textbox', { name: 'Drop-off address' })
  await address.fill('garden')
  await page.getByRole('option').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Half Written')
  await openAccount(page)
  await page.getByRole('radio', { name: /Harbour/ }).click()
  await expect(page).toHaveURL(/request-a-rider\/sg-101/)
  await expect(address).toHaveValue('')
  await openAccount(page)
  await page.getByRole('radiogroup', { name: 'Collection points' }).getByRole('radio').first().click()
  await expect(page).toHaveURL(/request-a-rider\/sg-100/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
})

/**
 * Elements that stay in place while the page is scrolled. The skip link is visible only on keyboard focus.
 */
const floating = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(a[href="#content"])')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element)
        const { width, height, bottom } = element.getBoundingClientRect()
        return position === 'fixed' && visibility !== 'hidden' && width > 0 && height > 0 && bottom > 0
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

for (const country of ['SG', 'AE']) {
  test(`nothing lies over a page in ${country}, from 320 px to a desk`, async ({ page }) => {
    await signIn(page, demo, { country })
    // The other direction, too.
    if (country === 'AE') await page.evaluate(() => localStorage.setItem('beckon.locale', '"ar"'))
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      for (const path of ['/request-a-rider', '/history', '/order-tracking']) {
        await page.goto(`${originOf(country)}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[data-help]')).toBeInViewport({ ratio: 1 })
        expect(await floating(page)).toEqual([])
      }
    }
  })
}

test('"Log out" is visible in a low window, and notifications open with one click', async ({ page }) => {
  await signIn(page)
  const logout = page.getByRole('button', { name: 'Log out' })
  const menu = page.getByRole('dialog', { name: 'Account', exact: true })
  for (const height of [768, 480]) {
    await page.setViewportSize({ width: 1366, height })
    await openAccount(page)
    await expect(logout).toBeInViewport({ ratio: 1 })
    const hidden = await menu.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(hidden > 0).toBe(height < 768)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
})

test('an owner edits a collection point', async ({ page }) => {
  await signIn(page)
  await openAccount(page)
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(3)
  await page.getByRole('button', { name: /^Edit .*Garden/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit collection point' })
  // The form is longer than the window.
  await page.setViewportSize({ width: 1366, height: 600 })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('textbox', { name: 'Instructions for riders' }).fill('Ring twice')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByText('The collection point has been saved successfully').first()
  await expect(saved).toBeVisible()
  // Under the bar, where no button and no credit of a map is.
  expect((await saved.boundingBox())?.y).toBeLessThan(160)
  await expect(dialog).toBeHidden()
})

test('a newer build is announced, loaded once, and keeps what was typed', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  await page.getByRole('textbox', { name: 'Drop-off address' }).fill('garden')
  await page.getByRole('option').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Half Written')
  let loads = 0
  page.on('load', () => (loads += 1))
  const checked = () => page.waitForResponse(/asset-manifest\.json\?timestamp=\d+/)

  const same = checked()
  await page.clock.fastForward(FIVE_MINUTES)
  expect((await same).status()).toBe(200)
  await expect(page.getByText('A new version is available.')).toBeHidden()

  const newer = { main: 'assets/index-newer.js', runtime: [] }
  await page.route(/asset-manifest\.json/, (route) => route.fulfill({ json: newer }))
  // The three seconds in which it is read pass only once it was seen.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + FIVE_MINUTES)
  await expect(page.getByText('A new version is available.').first()).toBeVisible()
  expect(loads).toBe(0)
  await page.clock.runFor(3000)
  await expect.poll(() => loads).toBe(1)
  await page.clock.resume()
  // The fee is loaded again; the typed text does not wait for it.
  await expect(page.getByRole('textbox', { name: 'Drop-off address' })).not.toHaveValue('')
  const drafts = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /^beckon\.request-draft\..*\.sg-100$/.test(key)),
  )
  expect(JSON.stringify(drafts)).toContain('Half Written')

  const again = checked()
  await page.clock.fastForward(FIVE_MINUTES)
  await again
  await page.clock.runFor(10_000)
  expect(loads).toBe(1)
})

test('a portal that fails to load shows an error, retries ten times and can be reloaded', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/config.json', async (route) => {
    requests += 1
    await route.abort()
  })
  // The clock is paused, so that each attempt is observed before the next one.
  const begin = Date.now()
  await page.clock.install({ time: begin })
  await page.clock.pauseAt(begin + 1000)
  await page.goto('/')
  await expect(page.getByText(/Still loading\. Attempt 1 of 10/)).toBeVisible()
  for (let retry = 2; retry <= 10; retry += 1) {
    await page.clock.runFor(2000)
    await expect(page.getByText(`Still loading. Attempt ${retry} of 10…`)).toBeVisible()
  }
  await page.clock.runFor(2000)
  await expect(
    page.getByText('Could not load the application. Please check your internet connection and try again'),
  ).toBeVisible()
  expect(requests).toBe(11)
  await page.unroute('**/config.json')
  await page.clock.resume()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'A rider for every order' })).toBeVisible()
})

test('a customer follows the parcel without an account and sees no names', async ({ page, request }) => {
  const login = await request.post(`${service}/api/auth/v1/login`, {
    data: { email_address: demo.email, password: demo.password },
  })
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` }
  const orders = await request.get('/api/orders/v1/vendor/sg-100/orders?finished=true&count=200', { headers })
  const { data } = (await orders.json()).result as {
    data: { order_id: string; status: string; customer: { name: string } }[]
  }
  const delivered = data.find(({ status }) => status === 'DELIVERED')
  await page.goto(`/tracking/${delivered?.order_id}`)
  // A day after its end only the receipt is left.
  await expect(
    page.getByRole('heading', {
      name: /^(Your parcel has been delivered|Tracking has ended for this parcel)$/,
    }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Log in|Register|home/ })).toHaveCount(0)
  await expect(page.getByText(delivered?.customer.name ?? '')).toHaveCount(0)
  await page.getByRole('link', { name: /receipt/i }).click()
  await expect(page.getByRole('heading', { name: 'Delivery receipt' })).toBeVisible()
  for (const path of [
    '/tracking/sg-100-nothing',
    '/tracking-c2c/nothing',
    '/delivery-receipt/sg-100-nothing',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'We could not find that order' })).toBeVisible()
  }
})

test('terms and prohibited items are open to everybody, in the figures of the country', async ({ page }) => {
  await page.goto('/termsandconditions')
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${originOf('PH')}/prohibiteditems-c2c`)
  await expect(page.getByText('Anything worth more than ₱10,000.00')).toBeVisible()
  await expect(page.getByText('Anything heavier than 20 kg')).toBeVisible()
  await expectAccessible(page)
})

test('the frame runs from right to left in Arabic', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${originOf('AE')}/connect`)
  await page.evaluate(() => localStorage.setItem('beckon.locale', '"ar"'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('form input').first().fill(demo.email)
  await page.locator('input[type="password"]').fill(demo.password)
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { name: 'أهلًا بك' })).toBeVisible()
  await page.getByRole('button', { name: 'تخطٍّ' }).click()
  const help = await page.getByRole('banner').getByRole('button', { name: 'مساعدة' }).boundingBox()
  const middle = (page.viewportSize()?.width ?? 0) / 2
  expect(help?.x).toBeLessThan(middle)
  await page
    .locator('header')
    .getByRole('button', { name: /^(الحساب|القائمة)$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('radiogroup', { name: 'نقاط الاستلام' })).toBeVisible()
})
