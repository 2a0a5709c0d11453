import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ordersWorkbook } from '../apps/server/test/orders-workbook.ts'
import { openShop, type Shop, signIn } from './support.ts'
import { expect, test } from './test.ts'

const ROWS = 500
const titles = ['Customer', 'Mobile', 'Address', 'Unit', 'Amount', 'Payment', 'Contents', 'Date', 'Time']
const column = { name: 0, phone: 1, address: 2, amount: 4, payment: 5 } as const

const DOORS = 12

/** Doors around a shop as its map names them, each of which the map also finds by that name. */
async function doorsAround(request: APIRequestContext, { place }: Shop, most = DOORS): Promise<string[]> {
  const doors = new Set<string>()
  for (let step = 0; step < 49 && doors.size < most; step += 1) {
    const latitude = place.latitude + (Math.floor(step / 7) - 3) * 0.002
    const longitude = place.longitude + ((step % 7) - 3) * 0.002
    const [door] = await places(request, `reverse?lat=${latitude}&lng=${longitude}`)
    if (!door || door.precision !== 'building') continue
    const query = encodeURIComponent(door.formatted_address)
    const near = `lat=${place.latitude}&lng=${place.longitude}`
    const found = await places(request, `autocomplete?query=${query}&country=SG&${near}`)
    const same = found.filter((one) => one.formatted_address === door.formatted_address)
    if (found[0] === same[0] && same.length === 1) doors.add(door.formatted_address)
  }
  return [...doors]
}

interface Door {
  readonly formatted_address: string
  readonly precision: string
}

async function places(request: APIRequestContext, path: string): Promise<Door[]> {
  const headers = { 'x-country': 'SG' }
  return (await (await request.get(`/api/hurrier/v1/geolocator/${path}`, { headers })).json()).data ?? []
}

/** Tomorrow, so that no rider has to be found while the test runs. */
const tomorrow = () => new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)

/** As a shop has it, with forty rows in which something is wrong. */
function invalidRows(doors: readonly string[]): string[][] {
  const rows = Array.from({ length: ROWS }, (_, row) => [
    `Customer ${letters(row)}`,
    `+65 9${String(1_000_000 + row)}`,
    doors[row % doors.length] ?? '',
    '#04-12',
    '25.50',
    row % 4 === 0 ? 'Cash' : 'Paid',
    'Cake',
    tomorrow(),
    '14:30',
  ])
  const spoil = (row: number, at: number, text: string) => {
    const cells = rows[row]
    if (cells) cells[at] = text
  }
  for (let row = 20; row < 35; row += 1) spoil(row, column.payment, 'Vorkasse')
  for (let row = 100; row < 110; row += 1) spoil(row, column.phone, '')
  for (let row = 300; row < 312; row += 1)
    spoil(row, column.address, misspelt(doors[row % doors.length] ?? ''))
  spoil(450, column.name, '')
  spoil(455, column.amount, 'much')
  spoil(460, column.phone, '12')
  return rows
}

/** Names have no figures. */
const letters = (row: number) => String(row).replace(/\d/gu, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** `Blk 361 Jati Street 2` with a letter left out of its longest word: the right door, but to be confirmed. */
function misspelt(address: string): string {
  const [street = ''] = address.split(',')
  const [longest = ''] = street.split(' ').toSorted((a, b) => b.length - a.length)
  return street.replace(longest, longest.slice(0, -2) + longest.slice(-1))
}

const grid = (page: Page) => page.getByRole('grid')
const filter = (page: Page, name: string) => page.locator('label').filter({ hasText: name })

async function paste(page: Page, text: string): Promise<void> {
  await grid(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Types into the cell of a row of the sheet. */
async function mend(page: Page, row: number, name: string, text: string): Promise<void> {
  const line = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
  await line.locator(`[data-column="${name}"]`).dblclick()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const errorsLeft = (page: Page, count: number) => expect(filter(page, `Errors (${count})`)).toBeVisible()

test('five hundred orders of one spreadsheet are placed after forty errors are corrected', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const rows = invalidRows(await doorsAround(request, shop))
  const workbook = { name: 'tomorrow.xlsx', mimeType: '', buffer: await ordersWorkbook(titles, rows) }
  await signIn(page, shop)
  await page.getByRole('link', { name: 'Bulk order' }).click()

  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download template' }).click()
  expect((await template).suggestedFilename()).toBe('Template.xlsx')
  const text = { name: 'orders.xlsx', mimeType: '', buffer: Buffer.from('Customer;Mobile') }
  await page.locator('input[type=file]').setInputFiles(text)
  await expect(page.getByText('File format is invalid')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(workbook)
  await expect(grid(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Place orders (460)' })).toBeVisible()
  await errorsLeft(page, 40)
  await expectAccessible(page)

  // The same in many rows, once.
  await page.getByLabel('Replace with').first().selectOption('PAID')
  await page.getByRole('button', { name: 'Update 15 rows' }).click()
  await errorsLeft(page, 25)
  // The geocoder does not find these addresses: one pin is checked, the others keep their position.
  await page.getByRole('button', { name: 'Check on the map' }).click()
  await page.getByRole('button', { name: 'Use this pin' }).click()
  await errorsLeft(page, 24)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Accept all locations found (11)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all locations found (11)' }).click()
  await errorsLeft(page, 13)
  // A column of telephone numbers, copied from elsewhere.
  await filter(page, 'Errors (13)').click()
  await grid(page).locator('[data-column="phone"]').first().click()
  await paste(page, Array.from({ length: 10 }, (_, row) => `+65 8${1_000_000 + row}`).join('\n'))
  await errorsLeft(page, 3)
  // And by hand.
  await mend(page, 452, 'name', 'Mei Lin')
  await mend(page, 457, 'amount', '25.50')
  await mend(page, 462, 'phone', '+65 81234567')
  await errorsLeft(page, 0)

  await page.getByRole('button', { name: 'Place orders (500)' }).click()
  await expect(page.getByText('You are about to place 500 orders. Are you sure?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm and place' }).click()
  await expect(page.getByText('Orders placed successfully')).toBeVisible({ timeout: 240_000 })
  await page.waitForURL(/order-tracking/)
  await expectPlaced(request, shop)
})

async function expectPlaced(request: APIRequestContext, { vendorId, headers }: Shop): Promise<void> {
  const names: string[] = []
  let key = ''
  do {
    const query = `from=0&count=200${key === '' ? '' : `&pagination_key=${encodeURIComponent(key)}`}`
    const answer = await request.get(`/api/orders/v1/vendor/${vendorId}/orders?${query}`, { headers })
    const { data, pagination_key: next } = (await answer.json()).result
    names.push(...data.map((order: { customer: { name: string } }) => order.customer.name))
    key = next ?? ''
  } while (key !== '')
  expect(names).toHaveLength(ROWS)
  expect(new Set(names).size).toBe(ROWS)
}

test('unknown column names are mapped once, and rows that cannot be placed are downloaded as a file', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const [door = ''] = await doorsAround(request, shop, 1)
  const row = (phone: string) => [
    'Mei Lin',
    phone,
    door,
    '#04-12',
    '25.50',
    'Paid',
    'Cake',
    tomorrow(),
    '14:30',
  ]
  const odd = ['Wer zzq', 'Ruf zzq', 'Wohin zzq', ...titles.slice(3)]
  const buffer = await ordersWorkbook(odd, [row('+65 91234567'), row('12')])
  await signIn(page, shop, { path: `/bulk-order/${shop.vendorId}` })
  await page.locator('input[type=file]').setInputFiles({ name: 'odd.xlsx', mimeType: '', buffer })
  await expect(page.getByRole('heading', { name: 'Match your columns' })).toBeVisible()
  await page.getByLabel('Wer zzq').selectOption('name')
  await page.getByLabel('Ruf zzq').selectOption('phone')
  await page.getByLabel('Wohin zzq').selectOption('address')
  await page.getByRole('button', { name: 'Read rows' }).click()
  await page.getByRole('button', { name: 'Place orders (1)' }).click()
  await page.getByRole('button', { name: 'Confirm and place' }).click()
  // The page shows how many orders are placed and how many rows are left, and offers the next file.
  await expect(page.getByText('1 order placed')).toBeVisible()
  await expect(page.getByText('1 row still needs fixing')).toBeVisible()
  await expect(page.getByText('Error while placing orders')).toBeHidden()
  await expectAccessible(page)
  await page.locator('[data-left]').getByRole('button', { name: 'Show rows' }).click()
  await expect(page.getByText('1 order placed')).toBeVisible()
  const saved = page.waitForEvent('download')
  await expect(page.getByRole('button', { name: 'Discard remaining rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Download rows not placed' }).click()
  const again = await readFile(await (await saved).path())
  await page.getByRole('button', { name: 'New file' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'again.xlsx', mimeType: '', buffer: again })
  await errorsLeft(page, 1)
  await expect(grid(page).getByRole('rowheader')).toHaveCount(1)
})
