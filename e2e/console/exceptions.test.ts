import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { createOrder } from '../orders.ts'
import { openShop, putAsOperator } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

/** Has no riders, and no other test makes orders there. */
const COUNTRY = { code: 'LA', name: 'Laos', phone: '+8562055123456' } as const

const rowOf = (page: Page, orderId: string) => page.getByRole('row', { name: new RegExp(orderId, 'u') })

async function confirm(page: Page, action: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

const chooseView = async (page: Page, view: string) => {
  await page.getByRole('combobox', { name: 'Filter' }).click()
  await page.getByRole('option', { name: view, exact: true }).click()
}

test('an order without a rider is taken, put aside and cancelled in the queue of exceptions', async ({
  page,
  request,
}) => {
  await putAsOperator(request, 'parameters/exceptionSeconds', 'no-rider=5', COUNTRY.code)
  await logInToConsole(page, { path: '/exceptions', country: COUNTRY.name })
  await expect(page.getByText('Nothing needs you')).toBeVisible()
  await expectAccessible(page)

  const shop = await openShop(request, COUNTRY.code)
  const orderId = await createOrder(request, shop, { name: 'Noy Vong', phone: COUNTRY.phone })
  const row = rowOf(page, orderId)
  await expect(row).toContainText('No rider', { timeout: 30_000 })
  await expect(row).toContainText('Riders asked: 0')
  await expect(page.getByRole('link', { name: 'Exceptions 1' })).toBeVisible()
  await row.getByRole('button', { name: 'Take' }).click()
  await expect(row).toContainText('Demo Operator')
  await page.reload()
  await expect(row).toContainText('Demo Operator')
  await expectAccessible(page)

  await row.getByRole('link', { name: 'No rider' }).click()
  await expect(page.getByRole('heading', { name: /No rider/u })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Snooze' }).click()
  await expectAccessible(page)
  await confirm(page, 'Snooze', 'the shop calls back')
  await expect(page.getByText(/Snoozed until/u).first()).toBeVisible()
  await page.getByRole('link', { name: 'Exceptions' }).first().click()
  await expect(row).toHaveCount(0)
  await chooseView(page, 'Snoozed')
  await row.getByRole('link', { name: 'No rider' }).click()
  await page.getByRole('button', { name: 'End snooze' }).click()
  await page.getByLabel('Note').fill('The shop does not want to wait')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('The shop does not want to wait')

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog')).toContainText('No cost')
  await confirm(page, 'Cancel order', 'the shop agreed')
  await expect(page.getByText(/Closed at/u)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Exceptions' }).first().click()
  await expect(page.getByText('Nothing needs you')).toBeVisible()
  await chooseView(page, 'Closed')
  await expect(row).toBeVisible()
})

test('an operator chooses sound and email for each kind of exceptions, and both stay', async ({ page }) => {
  await logInToConsole(page, { path: '/exceptions', country: COUNTRY.name })
  const sound = page.getByRole('switch', { name: 'Sound' })
  await expect(sound).toBeChecked()
  await sound.uncheck({ force: true })
  const alerts = page.getByRole('button', { name: 'Alerts' })
  await alerts.click()
  const mail = page.getByRole('checkbox', { name: 'Refund failed: Email' })
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await mail.check()
  await expectAccessible(page)
  expect((await stored).status()).toBe(200)
  await page.reload()
  await expect(sound).not.toBeChecked()
  await alerts.click()
  await expect(mail).toBeChecked()
})
