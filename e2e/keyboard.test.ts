import type { Locator, Page } from '@playwright/test'
import { ja } from '../packages/texts/src/catalogues/ja/index.ts'
import { byKeyboard, isFocused } from './by-keyboard.ts'
import { originOf } from './port.ts'
import { textbox, button, expectPushed } from './request-steps.ts'
import { openShop, type Shop } from './support.ts'
import { expect, test } from './test.ts'

const COUNTRY = 'JP'
type Keys = ReturnType<typeof byKeyboard>

const heading = (page: Page, key: keyof typeof ja) =>
  page.getByRole('heading', { name: ja[key], exact: true })
const link = (page: Page | Locator, key: keyof typeof ja) =>
  page.getByRole('link', { name: ja[key], exact: true })
const field = (page: Page, key: keyof typeof ja) => page.getByLabel(ja[key], { exact: true })

async function typeInto(keys: Keys, target: Locator, text: string): Promise<void> {
  await keys.tabTo(target)
  await keys.type(text)
}

/** The browser asks for English. */
async function chooseJapanese(page: Page, keys: Keys): Promise<void> {
  await page.goto(`${originOf(COUNTRY)}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.locator('header').getByRole('button', { name: 'English' })
  await keys.tabTo(menu)
  await keys.press('Enter')
  const japanese = page.getByRole('menuitemradio', { name: '日本語' })
  await expect(japanese).toBeVisible()
  await keys.until('ArrowUp', () => isFocused(japanese))
  await keys.press('Enter')
  await expect(heading(page, 'landing.title')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
}

/** From the landing page, past its bar, to the work; the introduction is read. */
async function signIn(page: Page, keys: Keys, shop: Shop): Promise<void> {
  await keys.tabBackTo(page.getByText(ja['app.skip-to-content']))
  await keys.press('Enter')
  await keys.tabTo(link(page.getByRole('main'), 'account.login'))
  await keys.press('Enter')
  await expect(heading(page, 'login.title')).toBeVisible()
  await typeInto(keys, textbox(page, 'login.name', ja), shop.email)
  await typeInto(keys, field(page, 'login.password'), shop.password)
  await page.keyboard.press('Enter')
  const introduction = page.getByRole('dialog')
  for (const next of ['action.next', 'action.next', 'walkthrough.start'] as const) {
    await keys.tabTo(button(introduction, next, ja))
    await keys.press('Enter')
  }
  await expect(introduction).toBeHidden()
  await keys.see()
}

/** A street, so that the pin is asked for; it is moved a little and confirmed. */
async function chooseStreet(page: Page, keys: Keys): Promise<void> {
  const options = page.locator('[role=option]')
  const street = options.filter({ hasText: ja['precision.street'] }).first()
  await typeInto(keys, textbox(page, 'request.address', ja), '通り')
  await expect(street).toBeVisible()
  const marked = options.and(page.locator('[data-combobox-selected]'))
  await keys.until(
    'ArrowDown',
    async () => (await marked.filter({ hasText: ja['precision.street'] }).count()) > 0,
  )
  await keys.press('Enter')
  await keys.tabTo(button(page, 'request.pin-confirm', ja))
  await keys.press('Enter')
  await expect(page.locator('[data-fee]')).toBeVisible()
  const address = textbox(page, 'request.address', ja)
  const before = await address.inputValue()
  await keys.tabBackTo(page.getByRole('button', { name: ja['request.pin-label'] }))
  await keys.press('Shift+ArrowUp')
  await expect(address).not.toHaveValue(before)
  await expect(page.locator('[data-fee]')).toBeVisible()
}

async function askForRider(page: Page, keys: Keys): Promise<string> {
  await chooseStreet(page, keys)
  // The map follows the form in the tab order.
  await keys.tabBackTo(field(page, 'request.customer-name'))
  await keys.type('山田 花子')
  await typeInto(keys, textbox(page, 'request.customer-phone', ja), '09012345678')
  await typeInto(keys, textbox(page, 'request.description', ja), '花束')
  await keys.tabTo(button(page, 'action.continue', ja))
  // The value is missing: it is asked for where it is typed.
  await keys.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await keys.see()
  await keys.tabBackTo(page.getByRole('textbox', { name: ja['request.amount'] }))
  await keys.type('2500')
  await keys.tabTo(button(page, 'action.continue', ja))
  await keys.press('Enter')
  await expect(page.getByText(ja['request.review'])).toBeVisible()
  await keys.tabTo(button(page, 'request.submit', ja))
  await page.keyboard.press('Enter')
  const orderId = await expectPushed(page, ja['request.pushed'])
  await keys.see()
  return orderId
}

/** From row to row, into the order, and on. */
async function openRow(page: Page, keys: Keys, orderId: string): Promise<void> {
  const row = page.locator(`[data-order-row="${orderId}"]`)
  await keys.tabTo(row)
  await keys.press('Enter')
  await expect(page.locator(`[data-order-id="${orderId}"]`)).toBeVisible()
  await keys.see()
}

async function speakEnglishForAMoment(page: Page, keys: Keys): Promise<void> {
  const account = button(page.locator('header'), 'account.menu', ja)
  await keys.tabBackTo(account)
  await keys.press('Enter')
  const language = page.getByRole('combobox', { name: ja['account.language'] })
  await keys.tabTo(language)
  await keys.press('ArrowDown')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await keys.see()
  await keys.tabTo(page.getByRole('combobox', { name: 'Language' }))
  await keys.press('ArrowDown')
  await keys.press('ArrowUp')
  await keys.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await keys.press('Escape')
  await expect(account).toBeFocused()
}

async function lookBack(page: Page, keys: Keys): Promise<void> {
  await keys.tabBackTo(link(page.locator('header'), 'nav.history'))
  await keys.press('Enter')
  await expect(heading(page, 'history.title')).toBeVisible()
  const period = page.locator('[data-history-period]')
  await keys.tabTo(period.getByRole('radio', { checked: true }))
  const custom = period.locator('input[value=custom]')
  await keys.until('ArrowLeft', () => custom.isChecked())
  await expect(field(page, 'history.from')).toBeVisible()
  await keys.tabTo(page.getByRole('combobox', { name: ja['history.status'] }))
  await keys.press('ArrowDown')
  await keys.press('ArrowUp')
  const row = page.locator('tbody [data-open-order]').first()
  await keys.tabTo(row)
  await keys.press('Enter')
  const detail = page.getByRole('dialog', { name: ja['order.details'] })
  await expect(detail).toBeVisible()
  await keys.see()
  await keys.press('Escape')
  await expect(detail).toBeHidden()
  await expect(row).toBeFocused()
  // Up again, under the bar that stays.
  await keys.tabBackTo(link(page.locator('header'), 'nav.request'))
}

test('a florist in Tokyo without a mouse: from the landing page to the parcel that is delivered', async ({
  page,
  request,
}) => {
  const shop = await openShop(request, COUNTRY)
  const keys = byKeyboard(page)
  await chooseJapanese(page, keys)
  await signIn(page, keys, shop)
  const orderId = await askForRider(page, keys)
  await openRow(page, keys, orderId)
  await speakEnglishForAMoment(page, keys)
  const order = page.locator('[data-order-id]')
  await expect(order).toHaveAttribute('data-status', 'DELIVERED', { timeout: 180_000 })
  await keys.see()
  await lookBack(page, keys)
})
