import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** The operator of the demo data, who needs no second factor. */
export const demoOperator = { email: 'operator@beckon.test', password: 'Demo1234!' } as const

export async function fillLogin(page: Page, password: string = demoOperator.password): Promise<void> {
  await page.getByLabel('Email').fill(demoOperator.email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs in at a page of the console and chooses a country by its English name. */
export async function logInToConsole(page: Page, { path = '/', country = 'Singapore' } = {}): Promise<void> {
  await page.goto('/console/')
  await fillLogin(page)
  await chooseCountry(page, country)
  if (path !== '/') await page.goto(`/console${path}`)
}

export async function chooseCountry(page: Page, country: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Country' })
  await choice.click()
  await page.getByRole('option', { name: country, exact: true }).click()
  await expect(choice).toHaveValue(country)
}

/** Chooses the first option of a list that was typed into, once it is found. */
export async function chooseFound(page: Page, name: string): Promise<void> {
  await expect(page.locator('[role="option"][data-combobox-selected]')).toContainText(name)
  await page.keyboard.press('Enter')
}
