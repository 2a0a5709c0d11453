import { expect, type Page } from '@playwright/test'

/** The account popover of a desk, or the drawer of a phone. */
export async function openAccount(page: Page): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('radiogroup', { name: 'Collection points' })).toBeVisible()
}
