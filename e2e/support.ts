import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const demo = { email: 'demo@beckon.test', password: 'Demo1234!' } as const

/** Signs in as a newcomer would: through the page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/connect')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/request-a-rider/)
}

/** Nothing serious for people who use the page in other ways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
