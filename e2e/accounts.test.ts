import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  confirmByLink,
  demo,
  enterByLink,
  fillSignIn,
  fresh,
  newestMailTo,
  openShop,
  operator,
  requestRider,
  signIn,
  signInByForm,
} from './support.ts'
import { originOf } from './port.ts'
import { expect, test } from './test.ts'

const hungary = originOf('HU')
const password = 'Sesame12!'
/** The longest name that the registration accepts: 120 characters. */
const longName = `Mai’s Flowers ${'and all that grows '.repeat(6)}`.slice(0, 120).trim()

test(
  'a new business registers, confirms its email, adds its address and sends its first parcel',
  {
    tag: '@phone-only',
  },
  async ({ page, request }) => {
    const email = `${fresh('mai')}@flowers.test`
    await page.goto('/')
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please enter the name of your business')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Business name' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Business name' }).fill(longName)
    await page.getByRole('textbox', { name: 'Email address or mobile number' }).fill(email)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /An uppercase letter/,
    )
    await page.getByLabel('Repeat the new password').fill('Sesame12?')
    await expect(page.getByText('The two passwords do not match')).toBeVisible()
    await page.getByLabel('Repeat the new password').fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    await page.goto('/connect')
    await fillSignIn(page, email, password)
    await expect(page.getByText('Failed to login. User is not confirmed.')).toBeVisible()
    const { link } = await newestMailTo(request, email)
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill('Another1!')
    await page.getByRole('button', { name: 'Confirm account' }).click()
    await expect(page.getByText('This is not the password chosen at registration.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm account' }).click()
    await expect(page).toHaveURL(/request-a-rider/)
    expect(page.url()).not.toContain('#')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('heading', { name: 'Your first collection point' })).toBeVisible()
    // Opened once more, in another tab of the mail program.
    await page.goto('/')
    await confirmByLink(page, link, password)
    await expect(page.getByText('This link has already been used. You can log in.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send link again' })).toHaveCount(0)

    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Your first collection point' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Address of the collection point' }).fill('market')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('Address saved').first()).toBeVisible()
    await requestRider(page, 'garden', '#02-01')

    // The same address again is refused in the specification's words.
    await page
      .getByRole('button', { name: /Account|Menu/ })
      .first()
      .click()
    await expect.poll(() => pushedOut(page.getByRole('dialog'))).toBe(0)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are now disconnected.').first()).toBeVisible()
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Business name' }).fill('Mai again')
    await page.getByRole('textbox', { name: 'Email address or mobile number' }).fill(email)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Repeat the new password').fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(
      page.getByText(
        'This email has already been registered with an existing account. Please use a different email address.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Mai again')
  },
)

test('an outlet that an operator made registers by its code and sends its first parcel', async ({
  page,
  request,
}) => {
  const code = fresh('hu')
  const email = `${code}@bolt.test`
  const point = await request.get('/config.json', { headers: { 'x-country': 'HU' } })
  const { latitude, longitude } = (await point.json()).map.centre
  const made = await request.post('/api/ops/v1/vendors', {
    headers: { ...operator, 'x-country': 'HU' },
    data: {
      vendor_id: code,
      name: 'Bolt a sarkon',
      contact_email: email,
      contact_phone: '+36301234567',
      address_text: 'Fő utca 1',
      latitude,
      longitude,
      reason: 'A new outlet',
    },
  })
  expect(made.status()).toBe(200)
  await page.addInitScript(() => localStorage.setItem('beckon.locale', '"en"'))
  await page.goto(`${hungary}/register`)
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('textbox', { name: 'Vendor code' }).fill('hu-nothing')
  await next.click()
  await expect(page.getByText('Please verify if hu-nothing is correct.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Vendor code' }).fill(code)
  await next.click()
  await page.getByRole('textbox', { name: 'Email address of this outlet' }).fill('else@bolt.test')
  await next.click()
  await expect(page.getByText('Please verify if else@bolt.test is correct.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address of this outlet' }).fill('else')
  await next.click()
  await expect(page.getByText('The email is incorrect')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address of this outlet' }).fill(email)
  await next.click()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const { link } = await newestMailTo(request, email, 'HU')
  expect(link).toContain(`${hungary}/verify-account#`)
  await enterByLink(page, link, password)
  await requestRider(page, 'utca')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${hungary}/register`)
  await page.getByRole('textbox', { name: 'Vendor code' }).fill(code)
  await next.click()
  await expect(page.getByText('You already registered this outlet')).toBeVisible()
})

test('a forgotten password is replaced with the code of a mail', async ({ page, request }) => {
  const email = `${fresh('forgot')}@shop.test`
  await request.post('/api/auth/v1/register', {
    data: {
      registration_type: 'NPV',
      business_name: 'Forgetful',
      email_address: email,
      password,
      terms_accepted: true,
    },
  })
  await enterByLink(page, (await newestMailTo(request, email)).link, password)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/connect')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email address or mobile number' }).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(page)
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await code.fill('000000')
  await page.getByLabel('New password', { exact: true }).fill('Another1!')
  await page.getByLabel('Repeat the new password').fill('Another1!')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Code is not valid.', { exact: true })).toBeVisible()
  await code.fill((await newestMailTo(request, email, 'SG', 'code')).code)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await signInByForm(page, { email, password: 'Another1!' })
})

test('an invited colleague accepts and is removed again, and the other devices are logged out', async ({
  page,
  request,
  browser,
}) => {
  const email = `${fresh('colleague')}@shop.test`
  await signIn(page, demo, { path: '/account' })
  await page.getByRole('textbox', { name: 'Invite someone by email' }).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}.`).first()).toBeVisible()
  await expectAccessible(page)
  const other = await browser.newPage()
  // The invitation is opened in a browser in which another shop is logged in.
  const shop = await openShop(request)
  await signIn(other, shop)
  await other.goto((await newestMailTo(request, email)).link)
  await expect(other.getByText(`You are logged in as ${shop.email}.`)).toBeVisible()
  await expectAccessible(other)
  await other.getByLabel('New password', { exact: true }).fill(password)
  await other.getByLabel('Repeat the new password').fill(password)
  await other.getByRole('button', { name: 'Log out and accept' }).click()
  await other.getByRole('button', { name: 'Skip' }).click()
  await other.goto('/account')
  await other.getByLabel('Current password').fill('Not-this-1!')
  await other.getByLabel('New password', { exact: true }).fill(password)
  await other.getByLabel('Repeat the new password').fill(password)
  const sent: string[] = []
  other.on('request', (one) => void (one.url().includes('/api/auth/') && sent.push(one.method())))
  await other.getByRole('button', { name: 'Change password' }).click()
  await expect(other.getByText('That is not your current password')).toBeVisible()
  // A wrong password is sent once: it counts as an attempt and does not end the session.
  expect(sent).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await expect(page.getByRole('button', { name: 'Yes, remove' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toHaveCount(0)
  // The live message replaces the page without a click, and no connection error is shown.
  await expect(other.getByRole('heading', { name: /is no longer yours/ })).toBeVisible()
  await expect(other.getByText('ask one of its owners to invite you')).toHaveCount(1)
  await expect(other.getByText(/Reconnecting|not one of yours/)).toHaveCount(0)
  await expectAccessible(other)
  await other.reload()
  await expect(other.getByText('You have no associated vendors with your account').first()).toBeVisible()
  await other.close()
})

const failures: readonly (readonly [code: string, text: string])[] = [
  ['auth.internal-error', 'Failed to login. Internal error occurred.'],
  ['auth.pool-invalid', 'Failed to login. User pool configuration is not valid.'],
  ['auth.invalid-parameter', 'Failed to login. Request parameter is not valid.'],
  ['auth.role-access', 'Failed to login. Role access policy is not valid.'],
  ['auth.password-reset-required', 'Failed to login. Password reset is required.'],
  ['auth.too-many-requests', 'Failed to login. Too many ongoing requests.'],
  ['auth.user-not-confirmed', 'Failed to login. User is not confirmed.'],
  ['auth.user-not-found', 'Failed to login. User is not found.'],
  ['auth.password-invalid', 'Failed to login. Your password is invalid.'],
  ['auth.code-delivery-failed', 'Failed to login. Verification code cannot be delivered.'],
  ['auth.email-invalid', 'Failed to login. Email identity is not valid.'],
  ['auth.user-not-validated', 'Failed to login. User cannot be validated by server.'],
  ['auth.username-exists', 'Failed to login. Username exists.'],
  ['auth.code-invalid', 'Failed to login. Code is not valid.'],
]

test('the login page shows a separate message for every login failure', async ({ page }) => {
  await page.goto('/connect')
  const answer = { status: 400, body: '' }
  await page.route('**/api/auth/v1/login', (route) =>
    route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.body }),
  )
  for (const [code, text] of failures) {
    answer.body = JSON.stringify({
      errors: [{ code, message: code, meta: { translation_key: code } }],
      request_id: 'test',
    })
    await fillSignIn(page, demo.email, `${code}1A!`)
    await expect(page.getByText(text).first()).toBeVisible()
  }
  // These responses come from a proxy and not from the service.
  for (const [status, text] of [
    [200, 'Failed to login. Invalid response.'],
    [404, 'Failed to login. Cannot locate the requested resource.'],
    [418, 'Failed to login. Unexpected error from the server.'],
  ] as const) {
    answer.status = status
    answer.body = '{}'
    await fillSignIn(page, demo.email, `${status}aA!`)
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.unrouteAll()
  await page.route('**/api/auth/v1/login', (route) => route.abort('connectionfailed'))
  await page.clock.install()
  await fillSignIn(page, demo.email, 'offline1A!')
  for (const seconds of [1, 2, 3, 1]) await page.clock.fastForward(seconds * 1000)
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(page.getByText('Something went wrong. Please try again. You could be offline.')).toBeVisible(
      { timeout: 500 },
    )
  }).toPass()
})

test('too many login attempts on an account show the time to wait', async ({ page }) => {
  const email = `${fresh('guess')}@shop.test`
  await page.goto('/connect')
  await expect(async () => {
    await fillSignIn(page, email, 'Guess1234!')
    await expect(page.getByText(/Please wait .* before you try again/)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

/** Returns by how many pixels the content of the box exceeds its visible width. */
const pushedOut = (box: Locator): Promise<number> =>
  box.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('.mantine-ScrollArea-viewport')].map(
        (one) => one.scrollWidth - one.clientWidth,
      ),
    ),
  )
