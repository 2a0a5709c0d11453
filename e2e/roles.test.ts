import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { addOutlet } from './add-outlet.ts'
import { originOf, service } from './port.ts'
import { fresh, newestMailTo, openShop, password, signIn } from './support.ts'
import { expect, test } from './test.ts'

const COUNTRY = 'QA'
const PHONE = '+97433123456'

/** Invites a person to the collection point of the open page, with a role. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Invite someone by email' }).fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}.`).first()).toBeVisible()
}

/** Accepts the newest invitation of an address in a browser of its own, and opens a page. */
async function accept(browser: Browser, request: APIRequestContext, email: string, path: string) {
  const { link } = await newestMailTo(request, email, COUNTRY)
  const [, token] = link.split('#')
  const accepted = await request.post(`${service}/api/auth/v1/invitations/accept`, {
    headers: { 'x-country': COUNTRY },
    data: { token, password },
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  const page = await (await browser.newContext()).newPage()
  await signIn(page, { email, password }, { country: COUNTRY, path })
  return page
}

const roleOf = (page: Page, email: string) => page.getByLabel(`Role of ${email}`)

test('a person with a role for one collection point sees only this one, and is promoted while the page is open', async ({
  page,
  request,
  browser,
}) => {
  const shop = await openShop(request, COUNTRY)
  const west = await addOutlet(request, shop, { name: 'Tea West', phone: PHONE })
  const east = await addOutlet(request, shop, { name: 'Tea East', phone: PHONE })
  const email = `${fresh('sam')}@tea.test`
  await signIn(page, shop, { country: COUNTRY, path: `/account/${west}` })
  await invite(page, email, 'viewer')
  await expect(page.locator(`[data-member="${email}"]`)).toContainText('Viewer')
  await expectAccessible(page)
  const other = await accept(browser, request, email, `/account/${east}`)
  // The address of another collection point leads to the own one.
  await expect(other.getByText('People at Tea West')).toBeVisible()
  await expect(other.getByText('Tea East')).toHaveCount(0)
  await expect(other.locator('[data-who-may="people.manage"]')).toHaveText(
    `Only owners and managers can invite people and change roles. Ask ${shop.email}.`,
  )
  await expectAccessible(other)
  await other.goto(`${originOf(COUNTRY)}/request-a-rider/${west}`)
  await expect(other.getByText('can request a rider here.')).toBeVisible()
  await page.reload()
  await roleOf(page, email).selectOption('staff')
  await expect(page.getByText(`Role of ${email}: Staff.`).first()).toBeVisible()
  // A live message replaces the page without a reload.
  await expect(other.getByText('can request a rider here.')).toHaveCount(0)
  await other.goto(`${originOf(COUNTRY)}/account/${west}`)
  await expect(other.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  await roleOf(page, email).selectOption('manager')
  await expect(other.getByRole('button', { name: 'Send invitation' })).toBeVisible()
})

/** Holds the removals of all pages back until each of them has sent its own. */
async function sendTogether(pages: readonly Page[]): Promise<void> {
  const { promise: allSent, resolve } = Promise.withResolvers<void>()
  let sent = 0
  for (const page of pages) {
    await page.route('**/api/orders/v1/vendor/**', async (route) => {
      if (route.request().method() === 'DELETE') {
        sent += 1
        if (sent === pages.length) resolve()
        await allSent
      }
      await route.continue()
    })
  }
}

test('one of two owners stays when both remove each other, and the own role is changed after a question', async ({
  page,
  request,
  browser,
}) => {
  const shop = await openShop(request, COUNTRY)
  const path = `/account/${shop.vendorId}`
  await signIn(page, shop, { country: COUNTRY, path })
  const emails = ['ben', 'cara'].map((name) => `${fresh(name)}@tea.test`)
  const pages: Page[] = []
  for (const email of emails) {
    await invite(page, email, 'owner')
    pages.push(await accept(browser, request, email, path))
  }
  await page.reload()
  // A founder leaves the business to others.
  await roleOf(page, shop.email).selectOption('viewer')
  await page.getByRole('button', { name: 'Yes, change my role' }).click()
  await expect(page.locator('[data-who-may="people.manage"]')).toBeVisible()
  const [ben = '', cara = ''] = emails
  const [benPage, caraPage] = pages
  if (!benPage || !caraPage) throw new Error('two owners were invited')
  await caraPage.getByRole('button', { name: `Remove ${ben}` }).click()
  await benPage.reload()
  await benPage.getByRole('button', { name: `Remove ${cara}` }).click()
  await sendTogether([benPage, caraPage])
  await Promise.all(
    [benPage, caraPage].map((one) => one.getByRole('button', { name: 'Yes, remove' }).click()),
  )
  const gone = (one: Page) => one.getByRole('heading', { name: /is no longer yours/ })
  await expect
    .poll(async () =>
      (await Promise.all([benPage, caraPage].map((one) => gone(one).count()))).toSorted((a, b) => a - b),
    )
    .toEqual([0, 1])
  await page.reload()
  await expect(page.locator('[data-role="owner"]')).toHaveCount(1)
})
