import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { createOrder } from '../orders.ts'
import { openShop } from '../support.ts'
import { usePlainMap } from '../plain-map.ts'
import { expect, test } from '../test.ts'
import { putRiderOnDuty } from './rider-on-duty.ts'
import { chooseFound, logInToConsole } from './support.ts'

/** No other test has orders or riders here, and the demo has none. */
const KH = 'KH'
const COUNTRY = 'Cambodia'

/** A second operator, in a browser of their own. */
async function openSecond(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-SG' })
  await usePlainMap(context)
  return context.newPage()
}

const columnOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const cardIn = (column: Locator, orderId: string): Locator =>
  column.locator(`[data-order="${orderId}"]`).first()

/** Drags a card by its middle to a place of a column. */
async function dragTo(page: Page, card: Locator, target: Locator, fromTop = 0.6): Promise<void> {
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('a card or its target is not on the page')
  await page.mouse.move(from.x + 40, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height / 2 + 10)
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * fromTop, { steps: 8 })
  await page.mouse.up()
}

test('two operators at one order: the first one assigns it, the second one sees who did, and both see the same board', async ({
  page,
  browser,
  request,
}) => {
  const shop = await openShop(request, KH)
  await putRiderOnDuty(request, KH, { name: 'Ana Sok', phone: '+85512340001', at: shop.place })
  await putRiderOnDuty(request, KH, { name: 'Ben Chan', phone: '+85512340002', at: shop.place })
  const orderId = await createOrder(request, shop, { phone: '+85512345678', payment: 'PAID' })
  const second = await openSecond(browser)
  for (const one of [page, second]) {
    await logInToConsole(one, { path: '/board', country: COUNTRY })
    await expect(cardIn(columnOf(one, 'Without rider'), orderId)).toBeVisible()
  }
  await expectAccessible(page)

  await second
    .locator(`[data-order="${orderId}"]`)
    .getByRole('button', { name: /^Actions/u })
    .click()
  await second.getByRole('menuitem', { name: 'Assign' }).click()
  await second.getByRole('combobox', { name: 'Rider' }).fill('Ben')
  await chooseFound(second, 'Ben')
  await expectAccessible(second)

  await test.step('the first one drags the order to a rider, and one press gives the reason', async () => {
    await dragTo(page, cardIn(columnOf(page, 'Without rider'), orderId), columnOf(page, 'Ana Sok'))
    await page.getByRole('dialog').getByRole('button', { name: 'Nearest rider' }).click()
    await expect(cardIn(columnOf(page, 'Ana Sok'), orderId)).toBeVisible()
    await expect(page.getByText(/is assigned to .*Ana Sok/u)).toBeVisible()
  })

  await test.step('the second one is refused with the name of the first one', async () => {
    await second.getByRole('dialog').getByRole('button', { name: 'The order is late' }).click()
    await expect(second.getByText(/was changed at .* by .*Demo Operator/u)).toBeVisible()
    await expect(cardIn(columnOf(second, 'Ana Sok'), orderId)).toBeVisible()
    await expect(cardIn(columnOf(second, 'Ben Chan'), orderId)).toHaveCount(0)
    await expectAccessible(second)
    await second.context().close()
  })

  await test.step('the same is done by keys', async () => {
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('t')
    await expect(page.getByRole('dialog', { name: /Take back/u })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cardIn(columnOf(page, 'Without rider'), orderId)).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('combobox', { name: 'Rider' })).toBeFocused()
    await page.keyboard.type('Ben')
    await chooseFound(page, 'Ben')
    await page.getByRole('button', { name: 'Nobody accepts' }).press('Enter')
    await expect(cardIn(columnOf(page, 'Ben Chan'), orderId)).toBeVisible()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary')
    await expect(panel.getByText(/Assigned by .*Demo Operator/u).first()).toBeVisible()
    await expect(panel.getByText(/Taken back by .*Demo Operator/u)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the order of stops is changed by drag and by button', async () => {
    const otherId = await createOrder(request, shop, { phone: '+85512345679', payment: 'PAID' })
    const other = cardIn(columnOf(page, 'Without rider'), otherId)
    await expect(other).toBeVisible()
    const ben = columnOf(page, 'Ben Chan')
    await dragTo(page, other, ben)
    await page.getByRole('dialog').getByRole('button', { name: 'Nearest rider' }).click()
    const stops = ben.locator('ol [data-card]')
    await expect(stops).toHaveCount(4)
    await expect(ben.locator('[data-pending="true"]')).toHaveCount(0)
    await dragTo(page, ben.locator(`[data-card="${otherId}|pickup"]`), stops.first(), 0.2)
    await page.getByRole('dialog').getByRole('button', { name: 'Shorter way' }).click()
    await expect(page.getByText('The stops of Ben Chan are changed')).toBeVisible()
    await expect(stops.first()).toHaveAttribute('data-card', `${otherId}|pickup`)
    const panel = page.getByRole('complementary')
    await panel
      .getByRole('button', { name: /^Later: Collect/u })
      .first()
      .click()
    await panel.getByRole('button', { name: 'Save stops' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'The rider asked for it' }).click()
    await expect(stops.first()).toHaveAttribute('data-card', `${orderId}|pickup`)
  })

  await test.step('the table and the map show the same orders', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('3')
    const row = page.getByRole('row').filter({ hasText: 'Ben Chan' })
    await expect(row).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('2')
    await expect(page.locator('[data-map="ready"]')).toBeVisible()
    await expect(page.locator(`[data-order="${orderId}"]`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keys of the board' })).toBeVisible()
    await expectAccessible(page)
  })
})
