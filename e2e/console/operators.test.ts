import { expectAccessible } from '../accessible.ts'
import { service } from '../port.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

const COUNTRY = 'RS'
const reason = 'starts on Monday'

test('an operator is invited with a link, gets roles, is suspended and loses access', async ({
  page,
  request,
}) => {
  const email = `ana-${Date.now().toString(36)}@ops.test`
  await logInToConsole(page, { path: '/operators', country: 'Serbia' })
  const dialog = page.getByRole('dialog')
  const confirm = async (action: string) => {
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('table', { name: 'Operators' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite operator' }).click()
  await dialog.getByLabel('Name').fill('Ana Petrović')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await dialog.getByLabel('Reason').fill(reason)
  // The same role twice.
  await expect(dialog.getByRole('button', { name: 'Invite operator' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Role' }).last().click()
  await page.getByRole('option', { name: 'Finance' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite operator' }).click()
  await expect(dialog.getByRole('img', { name: 'Code with the link of the invitation' })).toBeVisible()
  const link = (await dialog.locator('pre').textContent()) ?? ''
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const row = page.getByRole('row', { name: new RegExp(email, 'u') })
  await expect(row).toContainText('Invited')
  await expect(row).toContainText('Dispatcher and Finance')

  const accepted = await request.post(`${service}/api/ops/v1/invitation/accept`, {
    headers: { 'x-country': COUNTRY },
    data: {
      token: new URL(link).hash.split('=')[1] ?? '',
      name: 'Ana Petrović',
      password: 'Kv7!mqXe2z-console',
    },
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  await page.reload()
  await row.getByRole('link', { name: 'Ana Petrović', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Active')
  await expect(page.getByText('No open sessions')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change roles' }).click()
  await dialog.getByRole('button', { name: 'Remove role Finance' }).click()
  await confirm('Save')
  await expect(page.getByText('Dispatcher', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toContainText('All sessions end, in all countries.')
  await confirm('Suspend')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suspended')
  await page.getByRole('button', { name: 'Resume' }).click()
  await confirm('Resume')
  await page.getByRole('button', { name: 'End access' }).click()
  await confirm('End access')
  await expect(page.getByText('This page does not exist')).toBeVisible()
})

test('sessions of an operator and refused attempts are listed', async ({ page, request }) => {
  await request.post(`${service}/api/auth/v1/login`, {
    headers: { 'x-country': COUNTRY },
    data: { email_address: 'nobody@shop.test', password: 'wrong' },
  })
  await logInToConsole(page, { path: '/operators?tab=attempts', country: 'Serbia' })
  const attempts = page.getByRole('table', { name: 'Refused attempts' })
  await expect(attempts).toContainText('auth.user-not-found')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Operators' }).click()
  await page
    .getByRole('row', { name: /operator@beckon\.test/u })
    .getByRole('link')
    .first()
    .click()
  const sessions = page.getByRole('table', { name: 'Sessions' })
  await expect(sessions).toContainText('This session')
  await expectAccessible(page)
})
