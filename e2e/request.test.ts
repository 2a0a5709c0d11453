import { openAccount } from './account-menu.ts'
import { expectAccessible } from './accessible.ts'
import { ar } from '../packages/texts/src/catalogues/ar/index.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import {
  signInToNewShop,
  pointNorthOf,
  textbox,
  button,
  choosePlace,
  fill,
  continueToLastStep,
  submit,
  review,
  expectPushed,
  ordersOf,
} from './request-steps.ts'
import { signIn } from './support.ts'
import { expect, test } from './test.ts'

test('a rider for now: the fee, its parts, the times as a range, and one order', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  await expect(page.getByRole('timer')).toHaveText(/This fee is valid for \d+:\d\d/)
  await expect(page.getByText('Delivery', { exact: true }).locator('..')).toHaveText(/\d.* – .*\d/)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('checkbox', { name: 'Check the customer’s age' }).check()
  await continueToLastStep(page)
  await textbox(page, 'request.vat').fill('1234567')
  await submit(page)
  await expect(page.getByText(en['request.fault.vat-length']).first()).toBeVisible()
  await textbox(page, 'request.vat').fill('1234 678')
  await submit(page)
  await expect(page.getByText(en['request.fault.vat-invalid']).first()).toBeVisible()
  await textbox(page, 'request.vat').fill('AB345678')
  await expectAccessible(page)
  await submit(page)
  const orderId = await expectPushed(page)
  const [order] = await ordersOf(request, shop)
  expect(order).toMatchObject({
    order_id: orderId,
    order: { vat_number: 'AB345678', age_validation_required: true },
  })
  expect((await ordersOf(request, shop)).map(({ order_id }) => order_id)).toEqual([orderId])
})

test('a rider for later comes at a time that is offered', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  const requested = Date.now() / 1000
  await page.getByText('Later', { exact: true }).click()
  const time = page.getByLabel('Time', { exact: true })
  await expect(time).toBeVisible()
  const soonest = Number(await time.inputValue())
  // The offered times are updated each minute, so the earliest quarter may have moved since.
  expect(soonest).toBeGreaterThan(requested + 44 * 60)
  expect(soonest).toBeLessThan(Date.now() / 1000 + 61 * 60)
  // Typed text stays while the fee for that time is loaded.
  await expect(textbox(page, 'request.description')).toHaveValue('A bunch of tulips')
  const day = page.getByLabel('Day', { exact: true })
  const days = await day.locator('option').count()
  await day.selectOption({ index: days - 1 })
  const last = Number(await time.locator('option').last().getAttribute('value'))
  expect(last).toBeLessThanOrEqual(Date.now() / 1000 + 7 * 86_400)
  expect(last).toBeGreaterThan(Date.now() / 1000 + 7 * 86_400 - 1800)
  await day.selectOption({ index: 1 })
  await time.selectOption({ index: 2 })
  const at = Number(await time.inputValue())
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
  await continueToLastStep(page)
  await submit(page)
  await expectPushed(page)
  const [order] = await ordersOf(request, shop)
  expect(order?.preordered_for).toBe(at)
})

test('a scheduled order shows its collection time and is cancelled before the search for a rider begins', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  await page.getByText('Later', { exact: true }).click()
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByRole('timer')).toBeVisible()
  await continueToLastStep(page)
  await submit(page)
  const orderId = await expectPushed(page)
  const row = page.locator(`[data-list=scheduled] [data-order-row="${orderId}"]`)
  await expect(row.getByText(/^Scheduled for .*\d/)).toBeVisible()
  const detail = page.locator(`[data-order-id="${orderId}"]`)
  await expect(detail.getByText(/^Scheduled for .*\d/)).toBeVisible()
  await detail.locator('[data-cancel]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(en['cancel.text-scheduled'])).toBeVisible()
  await expect(dialog.getByText(/^We look for a rider from .*\d/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(en['cancel.reason.MISTAKE_ERROR']).check()
  await dialog.getByRole('button', { name: en['cancel.confirm'] }).click()
  await expect(page.locator(`[data-order-id="${orderId}"][data-status=CANCELLED]`)).toBeVisible()
  await expect(page.locator(`[data-list=cancelled] [data-order-row="${orderId}"]`)).toBeVisible()
})

test(
  'form errors are shown at their fields, and the first one is repeated above them',
  {
    tag: '@phone',
  },
  async ({ page, request }) => {
    const shop = await signInToNewShop(page, request)
    await choosePlace(page, pointNorthOf(shop, 700))
    await expect(page.locator('[data-fee]')).toBeVisible()
    await textbox(page, 'request.description').fill('x'.repeat(201))
    const summary = page.getByRole('alert')
    const amount = page.getByRole('textbox', { name: /Order value/ })
    const steps = [
      [en['request.fault.unit-missing'], () => textbox(page, 'request.unit').fill('#01-01')],
      [en['request.fault.name-missing'], () => page.getByLabel('Name', { exact: true }).fill('Agent 7')],
      [en['request.fault.name-invalid'], () => page.getByLabel('Name', { exact: true }).fill('Agent Seven')],
      [en['request.fault.phone-missing'], () => textbox(page, 'request.customer-phone').fill('12')],
      [en['request.fault.phone-invalid'], () => textbox(page, 'request.customer-phone').fill('91234567')],
      [
        en['request.fault.description-too-long'],
        () => textbox(page, 'request.description').fill('x'.repeat(200)),
      ],
      [en['request.fault.amount-invalid'], () => amount.fill('12,50')],
    ] as const
    await continueToLastStep(page)
    // The first field that is wrong is where one types on, however far down the button was.
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
    for (const text of [0, 1, 3, 5, 6].map((index) => steps[index]?.[0] ?? '')) {
      await expect(page.getByText(text).last()).toBeVisible()
    }
    await expectAccessible(page)
    for (const [text, mend] of steps) {
      await expect(summary.getByText(text)).toBeVisible()
      await mend()
      await continueToLastStep(page)
    }
    await expect(review(page)).toBeVisible()
    // Back from there everything is as it was.
    await button(page, 'action.back').click()
    await expect(textbox(page, 'request.unit')).toHaveValue('#01-01')
  },
)

test('a draft survives a reload and ends with a fresh start or with logging out', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await choosePlace(page, pointNorthOf(shop, 700))
  await page.getByLabel('Name', { exact: true }).fill('Half Written')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
  await button(page, 'request.restart').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  await expect(textbox(page, 'request.address')).toHaveValue('')
  // A discarded draft can be restored.
  await button(page, 'again.take-up').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
  await openAccount(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await signIn(page, shop)
  await expect(textbox(page, 'request.address')).toHaveValue('')
  await expect(page.getByText('Half Written')).toHaveCount(0)
})

test('the collection point is moved in the middle of a request', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  const before = Number(await page.locator('[data-fee]').getAttribute('data-fee'))
  await button(page, 'action.change').click()
  await textbox(page, 'place.address').fill(pointNorthOf(shop, -2500))
  await page.locator('[role=option]').filter({ visible: true }).first().click()
  await button(page, 'action.save').click()
  await expect(page.getByText(en['address.saved']).first()).toBeVisible()
  await expect
    .poll(async () => Number(await page.locator('[data-fee]').getAttribute('data-fee')))
    .toBeGreaterThan(before + 2)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('First Customer')
  await continueToLastStep(page)
  await submit(page)
  await expectPushed(page)
})

test('the address suggestions can be scrolled on a low screen', async ({ page, request }) => {
  await signInToNewShop(page, request)
  await page.setViewportSize({ width: 1280, height: 360 })
  await textbox(page, 'request.address').fill('street')
  const offered = page.locator('[role=option]').filter({ visible: true })
  await expect(offered.first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(textbox(page, 'request.address')).not.toBeInViewport()
  await offered.last().click()
  await expect(page.locator('[data-fee]')).toBeVisible()
})

test('a request in Arabic is right-to-left', { tag: '@phone' }, async ({ page, request }) => {
  const shop = await signInToNewShop(page, request, 'AE')
  await page.evaluate(() => localStorage.setItem('beckon.locale', '"ar"'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await choosePlace(page, pointNorthOf(shop, 700), ar)
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByText(ar['request.later'], { exact: true }).click()
  await expect(page.getByLabel(ar['request.later-time'], { exact: true })).toBeVisible()
  await page.getByText(ar['request.instant'], { exact: true }).click()
  await button(page, 'action.continue', ar).click()
  await expect(page.getByRole('alert').getByText(ar['request.fault.name-missing'])).toBeVisible()
  await page.getByLabel(ar['request.customer-name'], { exact: true }).fill('ليلى')
  await textbox(page, 'request.customer-phone', ar).fill('٠٥٠١٢٣٤٥٦٧')
  await textbox(page, 'request.description', ar).fill('باقة زهور')
  await page.getByRole('textbox', { name: ar['request.amount'] }).fill('٢٠٫٥')
  await button(page, 'action.continue', ar).click()
  await expect(page.getByText(ar['request.review'])).toBeVisible()
  await button(page, 'request.submit', ar).click()
  await expectPushed(page, ar['request.pushed'])
})

test('a new request focuses its address box, and the "/" key focuses it again', async ({ page, request }) => {
  await signInToNewShop(page, request)
  await expect(textbox(page, 'request.address')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(textbox(page, 'request.address')).not.toBeFocused()
  await page.keyboard.press('/')
  await expect(textbox(page, 'request.address')).toBeFocused()
  // In a field it is a letter.
  await page.keyboard.press('/')
  await expect(textbox(page, 'request.address')).toHaveValue('/')
})
