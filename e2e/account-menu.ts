import { expect, type Page } from '@playwright/test'

/** The account popover of a desk, or the drawer of a phone. */
export async function openAccount(page: Page): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click()
  if ((page.viewportSize()?.width ?? 0) < 992) {
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible()
  }
  await expect(page.getByRole('radiogroup', { name: 'Collection points' })).toBeVisible()
}
