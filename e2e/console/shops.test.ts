import { shopColumns, shopTitles } from '@beckon/domain/vendor'
import { expectAccessible } from '../accessible.ts'
import { setLanguage } from '../request-steps.ts'
import { openShop, operator, signIn } from '../support.ts'
import { service } from '../port.ts'
import { expect, test } from '../test.ts'
import { ordersWorkbook } from '../../apps/server/test/orders-workbook.ts'
import { logInToConsole } from './support.ts'

const COUNTRY = 'Taiwan'
const reason = 'as agreed by phone'

test('an operator finds a shop, closes it, sets its prices, area, flags and owners, and each change has a reason', async ({
  page,
  browser,
  request,
}) => {
  const shop = await openShop(request, 'TW')
  await logInToConsole(page, { path: '/shops', country: COUNTRY })
  const table = page.getByRole('table', { name: 'Shops' })
  await page.getByRole('textbox', { name: 'Search' }).fill(shop.email)
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await table.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Open')
  await expectAccessible(page)

  const dialog = page.getByRole('dialog')
  const confirm = async (action: string) => {
    await page.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'Close shop' }).click()
  await expect(dialog).toContainText('Orders underway go on: 0')
  await expectAccessible(page)
  await confirm('Close shop')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Closed')
  await page.getByRole('button', { name: 'Open shop' }).click()
  await confirm('Open shop')

  await page.getByRole('tab', { name: 'Prices' }).click()
  await expect(page.getByText('The prices of the country count.')).toBeVisible()
  await page.getByRole('button', { name: 'Set prices' }).click()
  await dialog.getByLabel('Base fee').fill('150')
  await expect(dialog).toContainText('no orders in the last 30 days')
  await confirm('Save')
  await expect(page.getByText('The shop has prices of its own.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Hours' }).click()
  await page.getByRole('button', { name: 'Set hours' }).click()
  await dialog.getByLabel('Open from').fill('00:00')
  await page.getByLabel('Reason').fill(reason)
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Open to').fill('23:58')
  await expectAccessible(page)
  await confirm('Save')
  await expect(page.getByRole('button', { name: 'Remove own hours' })).toBeVisible()
  const portal = await (await browser.newContext({ locale: 'en' })).newPage()
  await setLanguage(portal, 'en')
  await signIn(portal, shop, { country: 'TW' })
  await expect(portal.getByText(/^Riders collect here from .* to 11:58/u)).toBeVisible()
  await portal.context().close()

  await page.getByRole('tab', { name: 'Service area' }).click()
  await page.getByRole('button', { name: 'Draw circle' }).click()
  await confirm('Save')
  await expect(page.getByText('inside an area of 32 corners')).toBeVisible()
  await page.getByRole('button', { name: 'Edit corners' }).click()
  await dialog.getByLabel('Corners').fill('10, 10\n10, 11\n11, 11')
  await page.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').last()).toContainText('with the shop inside')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Flags' }).click()
  await page.getByRole('combobox', { name: 'Voucher for this shop' }).click()
  await page.getByRole('option', { name: 'Turn off' }).click()
  await confirm('Turn off')
  await expect(page.getByRole('combobox', { name: 'Voucher for this shop' })).toHaveValue('Turn off')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Owners' }).click()
  await page.getByRole('button', { name: 'Invite owner' }).click()
  await dialog.getByLabel('Email of the owner').fill('second@owner.test')
  await confirm('Invite owner')
  const row = page.getByRole('row', { name: /second@owner\.test/u })
  await expect(row).toContainText('Invited')
  await expectAccessible(page)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await confirm('Remove')
  await expect(row).toHaveCount(0)

  await page.getByRole('link', { name: 'Changes' }).last().click()
  await expect(page.getByRole('row', { name: new RegExp(reason, 'u') })).toHaveCount(8)
})

test('a workbook opens many shops together once its errors are corrected', async ({ page }) => {
  const row = (code: string, name: string) =>
    shopColumns.map(
      (column) =>
        ({
          code,
          name,
          email: `${code}@shops.test`,
          phone: '02 2345 6789',
          address: '1 Zhongxiao Road, Taipei',
          latitude: '25.04',
          longitude: '121.56',
          main_branch: '',
          minutes: '',
        })[column],
    )
  const mark = Date.now().toString(36)
  const titles = shopColumns.map((column) => shopTitles[column])
  const upload = async (...rows: readonly (readonly string[])[]) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'shops.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await ordersWorkbook(titles, rows),
    })
  await logInToConsole(page, { path: '/shops?tab=uploads', country: COUNTRY })
  await expect(page.getByRole('button', { name: 'Upload workbook' })).toBeVisible()
  await expectAccessible(page)
  await upload(row(`tw-${mark}-1`, 'Bun house'), row(`tw-${mark}-2`, ''))
  await expect(page.getByText('Rows with errors: 1. No shop was opened.')).toBeVisible()
  await expect(page.getByRole('table').getByText('Missing')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download result' }).click()
  expect((await download).suggestedFilename()).toBe('shops-result.xlsx')
  await page.getByRole('button', { name: 'All uploads' }).click()
  await upload(row(`tw-${mark}-1`, `Bun house ${mark}`), row(`tw-${mark}-2`, `Bun garden ${mark}`))
  await page.getByRole('button', { name: 'Open shops: 2' }).click()
  await page.getByLabel('Reason').fill('contracts of June')
  await page.getByRole('dialog').getByRole('button', { name: 'Open shops' }).click()
  await expect(page.getByText(/Shops opened on .*: 2/u)).toBeVisible()
  await page.getByRole('tab', { name: 'Shops', exact: true }).click()
  await page.getByRole('textbox', { name: 'Search' }).fill(mark)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
})

test('vouchers and partners are made, changed and stopped', async ({ page, request }) => {
  const mark = Date.now().toString(36).toUpperCase()
  await logInToConsole(page, { path: '/vouchers', country: COUNTRY })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create voucher' }).first().click()
  await dialog.getByLabel(/^Code/u).fill(`T-${mark}`)
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('20')
  await dialog.getByLabel('Valid from').fill('2026-01-01')
  await dialog.getByLabel('Uses in all').fill('10')
  await expect(dialog).toContainText(/200.* in all at most/u)
  await page.getByLabel('Reason').fill('a season')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create voucher' }).click()
  await page.getByRole('link', { name: `T-${mark}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Active')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop voucher' }).click()
  await page.getByLabel('Reason').fill('the season is over')
  await dialog.getByRole('button', { name: 'Stop voucher' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stopped')

  const shop = await openShop(request, 'TW')
  const listed = await request.post(`${service}/api/ops/v1/vendors/search`, {
    headers: { ...operator, 'x-country': 'TW' },
    data: { search: shop.email },
  })
  const vendorId: string = (await listed.json()).result[0].vendor_id
  await page.goto('/console/partners')
  await page.getByRole('button', { name: 'Add partner' }).first().click()
  await dialog.getByLabel(/^Id/u).fill(`eats-${mark.toLowerCase()}`)
  await dialog.getByLabel('Name').fill(`Eats ${mark}`)
  await dialog.getByLabel('Pages').fill('https://eats.test')
  const key = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'one' }
  await dialog.getByLabel('Public keys').fill(JSON.stringify(key))
  await dialog.getByLabel('Shops of the partner').fill(vendorId)
  await page.getByLabel('Reason').fill('contract 4711')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await page.getByRole('link', { name: `Eats ${mark}` }).click()
  await expect(page.getByRole('table')).toContainText(vendorId)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change access' }).click()
  await dialog.getByLabel('Shops of the partner').fill('')
  await expect(dialog).toContainText(`Access ends at once for ${vendorId}`)
  await page.getByLabel('Reason').fill('the contract has ended')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The partner acts for no shop')).toBeVisible()
})
