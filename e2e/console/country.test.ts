import { dayOf } from '@beckon/domain/time'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { createOrder } from '../orders.ts'
import { openVendor, putAsOperator } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

/** Its flags and settings are changed here only, one test after the other. */
const COUNTRY = 'RS'
const reason = 'as agreed by phone'
test.describe.configure({ mode: 'default' })

const open = (page: Page, tab: string) =>
  logInToConsole(page, { path: `/country?tab=${tab}`, country: 'Serbia' })

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an operator turns a flag on, sees it counting and by whom, and takes it back', async ({ page }) => {
  await open(page, 'flags')
  await page.getByRole('textbox', { name: 'Search' }).fill('PaymentTax')
  const row = page.getByRole('row', { name: /^PaymentTax/u })
  await expect(row).toContainText('The tax within a fee is shown.')
  const choice = page.getByRole('combobox', { name: 'PaymentTax in this country' })
  await expect(choice).toHaveValue('Initial value: Off')
  await expectAccessible(page)
  await choice.click()
  await page.getByRole('option', { name: 'On', exact: true }).click()
  await expectAccessible(page)
  await confirm(page, 'Turn on')
  await expect(choice).toHaveValue('On')
  await expect(row.getByRole('link')).toContainText(/operator/iu)
  await choice.click()
  await page.getByRole('option', { name: 'Initial value: Off' }).click()
  await confirm(page, 'Back to the initial value')
  await expect(choice).toHaveValue('Initial value: Off')
})

test('a setting is changed within its bounds, and nothing typed is lost where another operator was faster', async ({
  page,
  request,
}) => {
  await open(page, 'settings')
  await expect(page.getByRole('row', { name: /^Search for a rider/u })).toContainText(/900 s \(15 mins?\)/u)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Validity of a quote' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Validity of a quote' })
  await field.fill('5')
  await dialog.getByLabel('Reason').fill(reason)
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(dialog).toContainText('Please enter a valid value')
  await field.fill('300')
  await expect(dialog).toContainText(/600 s \(10 mins?\)/u)
  await expect(dialog).toContainText(/300 s \(5 mins?\)/u)
  await expectAccessible(page)
  await putAsOperator(request, 'parameters/quoteSeconds', '900', COUNTRY)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('has changed this meanwhile')
  await expect(dialog).toContainText(/900 s \(15 mins?\)/u)
  await expect(field).toHaveValue('300 s')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: /^Validity of a quote/u })
  await expect(row).toContainText(/300 s \(5 mins?\)/u)
  await page.getByRole('button', { name: 'Edit Validity of a quote' }).click()
  await dialog.getByRole('button', { name: /^Initial value/u }).click()
  await confirm(page, 'Save')
  await expect(row).not.toContainText('Changed')
})

test('service hours are set and read in words', async ({ page, request }) => {
  await open(page, 'hours')
  await expect(page.getByText('At any time')).toBeVisible()
  await expectAccessible(page)
  try {
    await page.getByRole('button', { name: 'Edit hours' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Within hours' }).check()
    await dialog.getByRole('textbox', { name: 'From' }).fill('18:00')
    await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('02:00')
    await expect(dialog).toContainText(/Every day from .* of the next day/u)
    await expectAccessible(page)
    await confirm(page, 'Save')
    await expect(page.getByText(/^Every day from .* of the next day$/u)).toBeVisible()
  } finally {
    await putAsOperator(request, 'parameters/serviceHours', null, COUNTRY)
  }
})

test('a tariff is compared with the orders of a day before it is saved', async ({ page, request }) => {
  const shop = await openVendor(request, COUNTRY)
  const first = await createOrder(request, shop, { degreesAway: 0.004 })
  await createOrder(request, shop, { degreesAway: 0.01 })
  await open(page, 'tariff')
  await page
    .getByLabel('Compare with the orders of')
    .fill(dayOf(Math.floor(Date.now() / 1000), 'Europe/Belgrade'))
  await expect(page.getByText(/Dearer: 0\. Cheaper: 0\./u)).toBeVisible()
  const base = page.getByRole('textbox', { name: 'Base fee' })
  await base.fill('')
  await expect(page.getByText('Please enter a valid value')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save tariff' })).toBeDisabled()
  await base.fill('5000')
  await expect(page.getByText(/Dearer: [1-9]\d*\. Cheaper: 0\./u)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Largest rises' }).getByText(first)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders by fee' })).toBeVisible()
  await expectAccessible(page)
  try {
    await page.getByRole('button', { name: 'Save tariff' }).click()
    await expect(page.getByRole('dialog')).toContainText('Fees that were quoted stay')
    await confirm(page, 'Save tariff')
    await expect(page.getByRole('button', { name: 'Save tariff' })).toBeDisabled()
    await expect(base).toHaveValue('5000 RSD')
  } finally {
    await putAsOperator(request, 'parameters/tariff', null, COUNTRY)
  }
  await page.getByRole('table', { name: 'Largest rises' }).getByText(first).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
})
