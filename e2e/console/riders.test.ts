import type { Locator, Page } from '@playwright/test'
import { qrCode } from '../../packages/ui/src/qr.ts'
import { expectAccessible } from '../accessible.ts'
import { fresh, putAsOperator } from '../support.ts'
import { expect, test } from '../test.ts'
import { acceptByApi, deliverForCash } from './rider-by-api.ts'
import { logInToConsole } from './support.ts'

const COUNTRY = 'PH'

/** Gives the reason in the open dialog and makes the change. */
async function confirm(page: Page, action: string, reason = 'an end-to-end test'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const dialogGone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

async function invite(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite rider' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Mobile number').fill(`+63917${String(Date.now()).slice(-7)}`)
  await confirm(page, 'Invite rider')
  const code = dialog.getByRole('img', { name: 'Code with the link of the invitation' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const link = (await dialog.getByText('/rider/#invitation=').textContent()) ?? ''
  expect(await code.locator('path').getAttribute('d')).toBe(qrCode(link).path)
  await page.keyboard.press('Escape')
  return link
}

async function checkDocument(page: Page): Promise<void> {
  await tab(page, 'Documents')
  const card = page.getByRole('region', { name: 'Identity card or passport' })
  await expect(card).toContainText('Missing')
  await page.getByRole('button', { name: 'Upload document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Document number').fill('PH-1234567')
  await dialog.getByLabel('Expiry date').fill('2040-06-30')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expectAccessible(page)
  await confirm(page, 'Upload document')
  await expect(card).toContainText('To be checked')
  await card.getByRole('button', { name: 'Show picture' }).click()
  await confirm(page, 'Show picture')
  await expect(card.getByRole('img', { name: 'Identity card or passport' })).toBeVisible()
  await card.getByRole('button', { name: 'Approve' }).click()
  await confirm(page, 'Approve')
  await expect(card).toContainText('Valid')
  await expectAccessible(page)
}

async function planShift(page: Page, name: string): Promise<void> {
  await tab(page, 'Shifts')
  await page.getByRole('button', { name: 'Next week' }).click()
  const plan = page.getByRole('button', { name: new RegExp(`Plan shift: .*${name}`, 'u') })
  await expect(plan).toHaveCount(7)
  await plan.nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('20:00')
  await dialog.getByLabel('Until').fill('02:00')
  await expect(dialog).toContainText('It ends on the next day.')
  await confirm(page, 'Plan shift')
  await dialogGone(page)
  await expect(page.getByRole('button', { name: /20:00|8:00/u })).toBeVisible()
  await page.getByRole('button', { name: 'Repeat week' }).click()
  await confirm(page, 'Repeat week')
  await expect(page.getByRole('status').filter({ hasText: 'Planned shifts' })).toContainText('1')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expectAccessible(page)
}

async function giveStrike(page: Page): Promise<void> {
  await tab(page, 'Strikes')
  await page.getByRole('button', { name: 'Give strike' }).click()
  await confirm(page, 'Give strike', 'did not come on Monday')
  await expect(page.getByRole('article')).toContainText('did not come on Monday')
  await expectAccessible(page)
}

async function settleCash(page: Page): Promise<Locator> {
  await tab(page, 'Cash')
  await page.getByRole('button', { name: 'Record cash handed in' }).click()
  await page.getByLabel('Receipt number').fill(fresh('A'))
  await confirm(page, 'Record cash handed in', 'handed in at the office')
  const entries = page.getByRole('table', { name: 'Cash' })
  await expect(entries.getByRole('row').nth(1)).toContainText('handed in at the office')
  await expectAccessible(page)
  return entries
}

async function payOut(page: Page): Promise<void> {
  await page.goto('/console/payouts')
  await page.getByRole('button', { name: 'Make payout run' }).first().click()
  const dialog = page.getByRole('dialog')
  const today = await dialog.getByLabel('Earnings until').getAttribute('max')
  await dialog.getByLabel('Earnings until').fill(today ?? '')
  await expect(dialog.getByRole('table', { name: 'Preview' })).toBeVisible()
  await expectAccessible(page)
  await confirm(page, 'Make payout run', 'weekly payout')
  const run = page.getByRole('table', { name: 'Rider payouts' }).getByRole('row').nth(1)
  await expect(run).toContainText('To be paid')
  const download = page.waitForEvent('download')
  await run.getByRole('button', { name: /^Actions/u }).click()
  await page.getByRole('menuitem', { name: 'Download file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^rider-payouts-.*\.csv$/u)
  await run.getByRole('button', { name: /^Actions/u }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  await confirm(page, 'Mark as paid')
  await expect(run).toContainText('Paid')
  await expectAccessible(page)
}

test('an operator invites a rider, checks a document, plans a shift, gives a strike, settles cash and pays out', async ({
  page,
  request,
}) => {
  const name = fresh('Jun')
  await putAsOperator(request, 'parameters/riderDocuments', 'identity', COUNTRY)
  try {
    await logInToConsole(page, { path: '/riders', country: 'Philippines' })
    const phone = await acceptByApi(request, await invite(page, name), COUNTRY)
    const row = page.getByRole('row', { name: new RegExp(name, 'u') })
    await page.getByRole('textbox', { name: 'Search' }).fill(name)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'u') })).toBeVisible()
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('Note').fill('Speaks Cebuano')
    await confirm(page, 'Save')
    await expect(page.getByText('Speaks Cebuano')).toBeVisible()
    await expectAccessible(page)
    await checkDocument(page)
    await planShift(page, name)
    await giveStrike(page)
    await deliverForCash(request, phone)
    await settleCash(page)
    await tab(page, 'Earnings')
    await expect(page.getByRole('table', { name: 'Earnings' }).getByRole('row')).toHaveCount(2)
    await tab(page, 'Devices')
    await expect(page.getByRole('row', { name: /Chrome on Android/u })).toBeVisible()
    await expectAccessible(page)
    await tab(page, 'Stored data')
    await expect(page.getByRole('row', { name: /Planned shifts/u })).toContainText('2')
    await expectAccessible(page)
    await payOut(page)
  } finally {
    await putAsOperator(request, 'parameters/riderDocuments', 'none', COUNTRY)
  }
})
