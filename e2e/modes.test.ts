import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type EmbedHost, startEmbedHost } from '../tools/embed-host/embed-host.ts'
import { originOf } from './port.ts'
import { setLanguage } from './request-steps.ts'
import {
  demo,
  fillSignIn,
  fresh,
  openShop,
  putAsOperator,
  operator,
  signIn,
  signInByForm,
} from './support.ts'
import { expect, test } from './test.ts'

const HOUR = 3600_000
const operatorToken = operator.authorization.replace('Operator ', '')

const kept = (page: Page, name: string) =>
  page.evaluate((key) => window.localStorage.getItem(key), `beckon.${name}`)
const keep = (page: Page, name: string, value: unknown) =>
  page.evaluate(
    ([key, text]) => window.localStorage.setItem(key ?? '', text ?? ''),
    [`beckon.${name}`, JSON.stringify(value)],
  )
/** Asked for a fresh token, by any tab. */
function countExtensions(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/login/extend')) count += 1
  })
  return () => count
}

test.describe('inside the page of a platform', () => {
  let host: EmbedHost | undefined
  const start = async (portal: string | undefined, more = {}) => {
    // A platform of its own: registered again, one replaces what another test has registered.
    host = await startEmbedHost({ portal: portal ?? '', platformId: fresh('host'), operatorToken, ...more })
    return host
  }
  test.afterEach(async () => {
    await host?.stop()
    host = undefined
  })

  test('the portal works for its vendor, without help and without signing out', async ({ page, baseURL }) => {
    const { url, vendorId } = await start(baseURL)
    await page.goto(url)
    const portal = page.frameLocator('iframe')
    const introduction = portal.getByRole('button', { name: 'Skip' })
    await introduction.click()
    await expect(portal.getByRole('heading', { name: 'Request a rider' })).toBeVisible()
    await expect.poll(() => page.frames()[1]?.url()).toContain(`/request-a-rider/${vendorId}`)
    await expect(page.getByRole('status')).toHaveText('Tokens given: 1')
    await expect(portal.getByRole('button', { name: 'Help', exact: true })).toHaveCount(0)
    await portal
      .locator('header')
      .getByRole('button', { name: /^(Account|Menu)$/ })
      .filter({ visible: true })
      .click()
    await expect(portal.getByText('Appearance').first()).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Log out' })).toHaveCount(0)
    await expect(portal.getByText(demo.email)).toHaveCount(0)
  })

  test('it asks its host for a fresh token before the old one ends', async ({ page, baseURL }) => {
    const { url } = await start(baseURL, { lifetimeSeconds: 3600 })
    await page.clock.install()
    await page.goto(url)
    await expect(page.getByRole('status')).toHaveText('Tokens given: 1')
    await expect.poll(() => page.frames()[1]?.url()).toContain('/request-a-rider/')
    await page.clock.runFor(2000)
    await page.clock.fastForward(49 * 60_000)
    await expect(page.getByRole('status')).toHaveText('Tokens given: 1')
    await page.clock.fastForward(2 * 60_000)
    await expect(page.getByRole('status')).toHaveText('Tokens given: 2')
  })

  test('the portal cannot be embedded by a page of another origin', async ({ page, baseURL }) => {
    await start(baseURL)
    const stranger = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>Stranger</title><iframe src="${baseURL}/odwp"></iframe>`)
    })
    await new Promise<void>((done) => void stranger.listen(0, '127.0.0.1', done))
    const { port } = stranger.address() as AddressInfo
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`http://localhost:${port}`)
    await refused
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:')
    // A browser keeps lines open of which it may never ask anything.
    stranger.closeAllConnections()
    await new Promise((done) => stranger.close(done))
  })

  test('an invalid platform token shows an error only on the page that platforms embed', async ({ page }) => {
    await page.addInitScript(() => window.sessionStorage.setItem('beckon.platform-token', '"nonsense"'))
    const violation = page.getByText('We could not log you in from the page around the portal.')
    await page.goto('/request-a-rider')
    await expect(page.getByRole('heading', { name: 'A rider for every order' })).toBeVisible()
    await expect(violation).toHaveCount(0)
    await page.goto('/odwp')
    await expect(violation.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'A rider for every order' })).toBeVisible()
  })
})

/** A country that lets guests in and has nothing to pay with; no other test goes there. */
const GUESTS = 'MY'

test.describe('a guest', () => {
  // One after the other: some look at what the browser keeps of the visit.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ request }) => {
    await putAsOperator(request, 'flags/GuestCheckout', true, GUESTS)
    await putAsOperator(request, 'parameters/onlinePaymentActivated', 'false', GUESTS)
  })
  test.use({ baseURL: originOf(GUESTS) })
  test.beforeEach(({ page }) => setLanguage(page, 'en'))

  const begin = async (page: Page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL(/request-a-rider\/guest-/)
    await page.getByRole('button', { name: 'Skip' }).click()
  }
  const ended = (page: Page) => page.getByText('Your guest session has ended.').first()

  test('a guest continues without an account and sees when no payment method is available', async ({
    page,
  }) => {
    await begin(page)
    await expect(page.getByText('No payment method is available for this collection point.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(page).toHaveURL(/request-a-rider\/guest-/)
    for (const path of ['/', '/account']) {
      await page.goto(path)
      await expect(page).toHaveURL(/request-a-rider\/guest-/)
    }
  })

  test('a guest session ends within five seconds after its token expires', async ({ page }) => {
    await page.clock.install()
    await begin(page)
    await page.clock.fastForward(24 * HOUR + 5000)
    await expect(ended(page)).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await kept(page, 'guest')).toBeNull()
  })

  test('a guest is invited to register after an order, and signing in removes the data of the guest', async ({
    page,
  }) => {
    await begin(page)
    const invitation = page.getByRole('dialog', { name: 'Keep your orders in one place' })
    await expect(invitation).toHaveCount(0)
    await keep(page, 'guest-orders', ['guest-1-abc'])
    await page.reload()
    // Never over the form.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(invitation).toHaveCount(0)
    await page.goto('/history')
    await expect(invitation).toBeVisible()
    await expectAccessible(page)
    await invitation.getByRole('button', { name: 'Later' }).click()
    await expect(invitation).toHaveCount(0)
    const shop = await openShop(page.request, GUESTS)
    await page.goto('/connect')
    await fillSignIn(page, shop.email, shop.password)
    await page.waitForURL(new RegExp(`request-a-rider/${shop.vendorId}`))
    expect([await kept(page, 'guest'), await kept(page, 'guest-orders')]).toEqual([null, null])
  })
})

test('a guest has no address book, and none is asked for', async ({ page, request }) => {
  await putAsOperator(request, 'flags/GuestCheckout', true)
  const requests: string[] = []
  page.on('request', (one) => {
    if (/addressbook|frequent-drop-offs/.test(one.url())) requests.push(one.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL(/request-a-rider\/guest-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests).toEqual([])
})

test('guest access is not offered in a country in which it is off', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto(originOf('HU'))
  // "Get started" links to the registration.
  await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', /\/register$/)
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toHaveCount(0)
})

test('a browser clock five hours ahead does not change when the token is refreshed', async ({
  page,
  context,
}) => {
  const extensions = countExtensions(context)
  await page.clock.install({ time: Date.now() + 5 * HOUR })
  await signInByForm(page)
  await page.clock.runFor(3000)
  await page.clock.fastForward(49 * 60_000)
  await expect(page).toHaveURL(/request-a-rider/)
  expect(extensions()).toBe(0)
  await page.clock.fastForward(2 * 60_000)
  await expect.poll(extensions).toBe(1)
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
})

test('a session that the service has ended ends in the browser at its next refresh', async ({ page }) => {
  await signIn(page)
  // The portal does not run at this address, so no refresh of it replaces the token that is stored here.
  await page.goto('/config.json')
  const session = JSON.parse((await kept(page, 'session')) ?? '{}')
  await keep(page, 'session', { ...session, refreshToken: 'not-a-token' })
  await page.goto('/request-a-rider')
  await expect(page.getByText('Your session has ended. Please log in again.').first()).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await kept(page, 'session')).toBeNull()
})

test('one of two tabs refreshes the token for both, and signing out in one signs out the other', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await signInByForm(page)
  const other = await context.newPage()
  await other.goto('/order-tracking')
  await expect(other.getByRole('heading', { name: 'Order tracking' })).toBeVisible()
  const extensions = countExtensions(context)
  // The answer is held back until both tabs want a token.
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route('**/login/extend', async (route) => {
    await held
    await route.continue()
  })
  const token = await kept(page, 'session')
  await context.clock.fastForward(51 * 60_000)
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBe(1)
  release()
  await expect.poll(() => kept(page, 'session')).not.toBe(token)
  await expect.poll(waiting).toBe(0)
  // Storage reaches the other tab in real time, which the mocked clock does not control.
  await expect.poll(() => kept(other, 'session')).not.toBe(token)
  await context.clock.runFor(1000)
  // Storage may reach the other renderer later than the lock does: then both tabs extend the session once,
  // which is harmless.
  expect(extensions()).toBeLessThanOrEqual(2)
  await page
    .locator('header')
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  // The message disappears after some seconds.
  await Promise.all([
    expect(page.getByText('You are now disconnected.').first()).toBeVisible(),
    expect(other.getByText('You are now disconnected.').first()).toBeVisible(),
  ])
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect.poll(() => kept(other, 'session')).toBeNull()
})
