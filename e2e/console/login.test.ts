import { expectAccessible } from '../accessible.ts'
import { originOf } from '../port.ts'
import { expect, test } from '../test.ts'
import { chooseCountry, demoOperator, fillLogin } from './support.ts'

/** Countries share nothing but the operator: no other test looks at the riders of this one. */
const COUNTRY = 'Laos'
const PHONE = '+856 20 5512 3456'

test('an operator logs in, invites a rider, ends the work of the rider and finds both changes', async ({
  page,
}) => {
  await page.goto('/console/')
  await expectAccessible(page)
  await fillLogin(page, 'Wrong1234!')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoOperator.email)
  await fillLogin(page)
  await expect(page.getByRole('heading', { name: 'Live board' })).toBeVisible()
  await chooseCountry(page, COUNTRY)
  await page.getByRole('link', { name: 'Riders' }).click()
  await expect(page.getByRole('heading', { name: 'Riders' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite rider' }).first().click()
  await page.getByLabel('Name').fill('Noy Vong')
  await page.getByLabel('Mobile number').fill('12')
  await page.getByLabel('Reason').fill('starts next week')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Invite rider' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.getByLabel('Mobile number').fill(PHONE)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite rider' }).click()
  await expect(dialog.getByText('/rider/#invitation=')).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('row', { name: /Noy Vong/u })
  await expect(row).toContainText('Invited')
  await row.getByRole('button', { name: /Actions: .*Noy Vong/u }).click()
  await page.getByRole('menuitem', { name: 'End work' }).click()
  await page.getByLabel('Reason').fill('found another job')
  await page.getByRole('dialog').getByRole('button', { name: 'End work' }).click()
  await expect(row).toContainText('Left')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find pages, orders, shops, riders and actions' }).fill('chan')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible()
  await expect(page.getByRole('row', { name: /found another job/u })).toContainText('Demo Operator')
  await expect(page.getByRole('row', { name: /starts next week/u })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('changes.csv')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find pages, orders, shops, riders and actions' }).fill('invite')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Invite rider' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible()
  await page.goto('/console/changes')
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible()
})

test('links of emails that are no longer valid lead to the login, and their tokens leave the address', async ({
  page,
}) => {
  const token = 'A'.repeat(43)
  await page.goto(`/console/#invitation=${token}`)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(page.url()).not.toContain(token)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill('nobody@beckon.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If there is an account')
  await page.goto('about:blank')
  await page.goto(`/console/#reset=${token}`)
  await page.locator('input[autocomplete="new-password"]').fill('A long new password 1!')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the console is in the language that was chosen, from right to left in Arabic', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('beckon.console.locale', '"ar"'))
  await page.goto(`${originOf('AE')}/console/`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('البريد الإلكتروني').fill(demoOperator.email)
  await page.locator('input[autocomplete="current-password"]').fill(demoOperator.password)
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page.getByRole('heading', { name: 'اللوحة المباشرة' })).toBeVisible()
  await expectAccessible(page)
})
