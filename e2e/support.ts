import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const demo = { email: 'demo@beckon.test', password: 'Demo1234!' } as const
/** Only in the demo world. */
export const operator = { authorization: 'Operator Demo-Operator-1234!' } as const

/** Signs in as a newcomer would: through the page. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = demo,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/connect`)
  await fillSignIn(page, email, password)
  await page.waitForURL(/request-a-rider/)
  await skipWalkthrough(page)
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

/** What the service wrote last to an address, once it has: its link and its code. */
export async function mailTo(request: APIRequestContext, recipient: string, country = 'SG'): Promise<Mailed> {
  let text = ''
  await expect
    .poll(async () => {
      const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(recipient)}`, {
        headers: { 'x-country': country },
      })
      const [newest] = (await answer.json()) as { body_text: string }[]
      text = newest?.body_text ?? ''
      return text
    })
    .not.toBe('')
  return { link: /https?:\S+#\S+/u.exec(text)?.[0] ?? '', code: /^\d{6}$/mu.exec(text)?.[0] ?? '' }
}

/** A name that no earlier run used. */
export const fresh = (name: string): string =>
  `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

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

/** Nothing serious for people who use the page in other ways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Below the top the bar covers a part of whatever has been scrolled under it, which says nothing of its size.
  await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
