import { expectAccessible } from './accessible.ts'
import type { APIRequestContext } from '@playwright/test'
import { openAccount } from './account-menu.ts'
import { originOf } from './port.ts'
import { setLanguage } from './request-steps.ts'
import { demo, putAsOperator, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** How often the portal asks for its flags. */
const FIVE_MINUTES = 300_000

/** Its flags are switched here, one test after the other; no other test depends on them. */
const COUNTRY = 'PH'
test.describe.configure({ mode: 'default' })
test.use({ baseURL: originOf(COUNTRY) })
test.beforeEach(({ page }) => setLanguage(page, 'en'))

/** Flags outlive a test, so each is put back. */
const setFlag = (request: APIRequestContext, name: string, value: boolean) =>
  putAsOperator(request, `flags/${name}`, value, COUNTRY)

test('outlets cannot be edited or added where the flags are off', async ({ page, request }) => {
  const names = ['EditVendorOutlet', 'AddVendorOutlet'] as const
  try {
    for (const name of names) await setFlag(request, name, false)
    await signIn(page, demo, { country: COUNTRY })
    await openAccount(page)
    await expect(page.getByRole('radio', { name: /Plaza/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit |Add collection point/ })).toHaveCount(0)
  } finally {
    for (const name of names) await setFlag(request, name, true)
  }
})

test('maintenance begins during typing, and the page returns to the form when it ends', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signIn(page, demo, { country: COUNTRY })
  await page.getByRole('textbox', { name: 'Drop-off address' }).fill('garden')
  await page.getByRole('option').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Half Written')
  try {
    await setFlag(request, 'UnplannedMaintenance', true)
    await page.clock.fastForward(FIVE_MINUTES)
    await expect(page).toHaveURL(/\/maintenance\?planned=false/)
    await expect(page.getByRole('heading', { name: / is not available right now$/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/history')
    await expect(page).toHaveURL(/\/maintenance\?planned=false/)
    await setFlag(request, 'PlannedMaintenance', true)
    await page.goto('/request-a-rider')
    await expect(page.getByRole('heading', { name: / is down for maintenance$/ })).toBeVisible()
  } finally {
    await setFlag(request, 'UnplannedMaintenance', false)
    await setFlag(request, 'PlannedMaintenance', false)
  }
  await page.clock.fastForward(FIVE_MINUTES)
  await expect(page).toHaveURL(/request-a-rider/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
})

test('bulk orders and help disappear within five minutes after their flags are turned off', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signIn(page, demo, { country: COUNTRY, path: '/bulk-order' })
  await expect(page.getByRole('heading', { name: 'Bulk order', exact: true })).toBeVisible()
  await expectAccessible(page)
  const help = page.getByRole('button', { name: 'Help', exact: true })
  await expect(help).toBeVisible()
  try {
    await setFlag(request, 'BulkOrderUpload', false)
    await setFlag(request, 'Helpcenter', false)
    await page.clock.fastForward(FIVE_MINUTES)
    await expect(page.getByRole('heading', { name: 'Bulk orders are not turned on here' })).toBeVisible()
    await expect(help).toBeHidden()
  } finally {
    await setFlag(request, 'BulkOrderUpload', true)
    await setFlag(request, 'Helpcenter', true)
  }
})

test('no page links to the registration while it is closed', async ({ page, request }) => {
  await page.clock.install()
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  try {
    await setFlag(request, 'DeactivateSignUpButton', true)
    await page.clock.fastForward(FIVE_MINUTES)
    await expect(page.getByRole('heading', { name: 'A rider for every order' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
    await page.goto('/connect')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('a[href="/register"]')).toHaveCount(0)
  } finally {
    await setFlag(request, 'DeactivateSignUpButton', false)
  }
})
