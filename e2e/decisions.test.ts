import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import {
  signInToNewShop,
  choosePlace,
  expectPushed,
  pointNorthOf,
  continueToLastStep,
  setParameter,
  setLanguage,
  submit,
} from './request-steps.ts'
import type { Shop } from './support.ts'
import { expect, test } from './test.ts'

/**
 * Requests a rider. The customer's name selects the simulated scenario; the order is prepaid so that any
 * rider may accept it.
 */
async function send(page: Page, shop: Shop, name: string, phone = '91234567'): Promise<void> {
  await choosePlace(page, pointNorthOf(shop, 700))
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('textbox', { name: 'Unit number' }).fill('#04-12')
  await page.getByRole('textbox', { name: /Order value/ }).fill('20')
  await continueToLastStep(page)
  await page
    .getByRole('radio', { name: /Paid|paid/ })
    .first()
    .check()
  await submit(page)
  await expectPushed(page)
}

const order = (page: Page) => page.locator('[data-order-id]')
const card = (page: Page) => page.locator('section[data-decision]')
const choose = (page: Page, option: string) => card(page).locator(`[data-option="${option}"]`).click()
const confirm = (page: Page) => card(page).getByRole('button', { name: 'Confirm' }).click()
/** The fleet takes its time: a search, a ride, a door. */
const LONG_WAIT = { timeout: 120_000 }

test(
  'a shop cancels an order before a rider accepts and sees the consequences',
  {
    tag: '@phone-only',
  },
  async ({ page, request }) => {
    const shop = await signInToNewShop(page, request)
    await send(page, shop, 'Mai Norider')
    // By key: the map above it comes and goes with each rider who is asked.
    await order(page).locator('[data-cancel]').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog.getByText('Cancelling is free until a rider accepts.')).toBeVisible()
    await expect(dialog.getByText(/The delivery fee of .* is not charged/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Ordered by mistake' }).check()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('The order has been cancelled.').first()).toBeVisible()
    await expect(order(page)).toHaveAttribute('data-status', 'CANCELLED')
    await expect(order(page).locator('[data-cancel]')).toBeHidden()
  },
)

test('an unanswered door leads to a handover to a neighbour that the shop approves', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await send(page, shop, 'Mai Unreachable')
  await expect(card(page)).toBeVisible(LONG_WAIT)
  await expect(page.getByRole('heading', { name: 'The customer cannot be reached' })).toBeVisible()
  await expect(page.locator('[data-list="needs-you"] [data-order-row]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Needs your decision: 1/ }).first()).toBeAttached()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(card(page).locator('[data-left]')).toHaveText(/\d:\d\d/)
  await expectAccessible(page)
  await choose(page, 'LEAVE_WITH')
  await expect(card(page).getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await card(page).getByRole('textbox', { name: 'Who should receive it?' }).fill('Mr Tan next door')
  await confirm(page)
  await expect(card(page)).toBeHidden()
  await expect(order(page)).toHaveAttribute('data-status', 'DELIVERED', LONG_WAIT)
})

test('a customer refuses: the shop has it brought back, and sees what that costs', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await send(page, shop, 'Mai Refused')
  await expect(card(page)).toBeVisible(LONG_WAIT)
  await choose(page, 'BRING_BACK')
  await confirm(page)
  await expect(order(page)).toHaveAttribute('data-status', /RETURN/)
  await expect(order(page).getByText('Return', { exact: true })).toBeVisible()
  await expect(order(page)).toHaveAttribute('data-status', 'RETURNED_TO_VENDOR', LONG_WAIT)
})

/** Has no riders. */
const NO_RIDERS = 'OM'

test('no rider is found: the shop sends it later', async ({ page, request }) => {
  await setParameter(request, 'searchSeconds', '5', NO_RIDERS)
  await setLanguage(page, 'en')
  const shop = await signInToNewShop(page, request, NO_RIDERS)
  await send(page, shop, 'Mai Lin', '92123456')
  await expect(card(page)).toBeVisible(LONG_WAIT)
  await expect(page.getByRole('heading', { name: 'No rider was found' })).toBeVisible()
  await expect(card(page).getByText('1 min')).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'SCHEDULE')
  await expect(card(page).getByLabel('Day')).toBeVisible()
  await confirm(page)
  await expect(card(page)).toBeHidden()
  await expect(page.locator('[data-list="scheduled"] [data-order-row]')).toHaveCount(1)
})
