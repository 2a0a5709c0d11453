import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { openShop, putAsOperator } from '../support.ts'
import { expect, test } from '../test.ts'
import { deliverPaidOrder, logInNewOperator } from './money-steps.ts'
import { logInToConsole } from './support.ts'

/** No other test changes money, or the limit of approvals, of this country. */
const COUNTRY = 'TH'
const REASON = 'parcel arrived wet'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('a refund by hand above the limit is approved by a second person and seen in the reconciliation', async ({
  page,
  request,
  browser,
}) => {
  await putAsOperator(request, 'parameters/moneyApprovalLimit', '10', COUNTRY)
  const shop = await openShop(request, COUNTRY)
  const orderId = await deliverPaidOrder(request, shop)

  await logInToConsole(page, { path: '/money', country: 'Thailand' })
  await page.getByRole('textbox', { name: 'Search' }).fill(orderId)
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row')).toHaveCount(2)
  await expect(payments.getByRole('row', { name: orderId })).toContainText('Paid')
  await expectAccessible(page)
  await payments.getByRole('link', { name: orderId }).click()
  await expect(page.getByRole('row', { name: /PAYMENT_TAKEN/u })).toContainText('prepaid')
  await expect(page.getByRole('row', { name: /Gateway answer.*SUCCEEDED/u })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/console/orders/${orderId}?tab=money`)
  await expect(page.getByRole('row', { name: /Payment captured.*Prepaid fees/u })).toBeVisible()
  await page.getByRole('link', { name: 'Paid', exact: true }).click()

  await page.getByRole('button', { name: 'Refund by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('9999')
  await expect(dialog.getByText('This is more than is left.')).toBeVisible()
  await dialog.getByLabel('Amount').fill('12.5')
  await expect(dialog.getByRole('status')).toContainText('waits for a second operator')
  await dialog.getByLabel('Reason').fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refund by hand' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /REFUND\.ASKED/u })).toContainText(REASON)

  await page.goto('/console/money?tab=refunds')
  const waiting = page.getByRole('table', { name: 'Waiting for approval' })
  const own = waiting.getByRole('row', { name: orderId })
  await expect(own.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const second = await browser.newContext()
  await logInNewOperator(second, { country: COUNTRY, role: 'finance', name: 'Ploy Finance' })
  const approver = await second.newPage()
  await approver.goto('/console/money?tab=refunds')
  const row = approver
    .getByRole('table', { name: 'Waiting for approval' })
    .getByRole('row', { name: orderId })
  await expect(row).toContainText('Demo Operator')
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByRole('dialog')).toContainText(REASON)
  await approver.getByLabel('Reason').fill('photo shows it')
  await expectAccessible(approver)
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(row).toHaveCount(0)
  const refund = approver.getByRole('table', { name: 'Refunds' }).getByRole('row', { name: orderId })
  await expect(refund).toContainText('By hand')
  await expect(refund).toContainText('Ploy Finance')
  await expectAccessible(approver)

  // The gateway makes a refund within seconds.
  await expect(async () => {
    await approver.reload()
    await expect(refund).toContainText('Done', { timeout: 1000 })
  }).toPass()
  await tab(approver, 'Reconciliation')
  await approver.getByRole('button', { name: 'Compare day' }).click()
  const moved = approver.getByRole('table', { name: 'Money that moved' })
  await expect(moved.getByRole('row', { name: orderId }).filter({ hasText: 'Refunded' })).toContainText(
    '12.50',
  )
  await expectAccessible(approver)
  await second.close()
})

test('cash of a shop is put into a batch and given free again, and the accounts are exported', async ({
  page,
}) => {
  await logInToConsole(page, { path: '/money?tab=cash', country: 'Thailand' })
  const open = page.getByRole('table', { name: 'Open cash' })
  const name = await open.getByRole('checkbox').first().getAttribute('aria-label')
  const shop = open.getByRole('checkbox', { name: name ?? '', exact: true })
  await shop.check()
  await page.getByRole('button', { name: 'Prepare batch (1)' }).click()
  await page.getByLabel('Reason').fill('week 47')
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare batch' }).click()
  const batch = page.getByRole('table', { name: 'Batches' }).getByRole('row', { name: /THB/u }).first()
  await expect(batch).toContainText('Prepared')
  await expect(shop).toHaveCount(0)
  await expectAccessible(page)
  await batch.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('Reason').fill('one shop is missing')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(batch).toContainText('Undone')
  await expect(shop).toBeVisible()
  await tab(page, 'Write-offs')
  await page.getByRole('button', { name: 'Write off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Order number').fill('th-nothing')
  await expect(dialog.getByText('We could not find that order.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await tab(page, 'Exports')
  await expect(page.getByText('All entries are balanced', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export postings' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ledger-th-\d{4}-\d{2}-01-.*\.csv$/u)
})
