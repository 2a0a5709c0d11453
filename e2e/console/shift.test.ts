import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { createOrder } from '../orders.ts'
import { service } from '../port.ts'
import { fresh, newestMailTo, openShop, operator, putAsOperator, type Shop } from '../support.ts'
import { expect, test } from '../test.ts'
import { codeNow } from './authenticator.ts'
import { putRiderOnDuty } from './rider-on-duty.ts'
import { chooseCountry, chooseFound } from './support.ts'

/** The demo world has riders here, who follow the words of simulated problems. */
const PK = 'PK'
const COUNTRY = 'Pakistan'
const PASSWORD = 'A long shift 2026!'
const PHONE = '+923001234567'

/** Invites a dispatcher and opens the link of the email up to the logged-in console; returns the second factor. */
async function enrol(page: Page, request: APIRequestContext, email: string): Promise<string> {
  const invited = await request.post(`${service}/api/ops/v1/operators`, {
    headers: { ...operator, 'x-country': PK },
    data: {
      email_address: email,
      name: 'Sana Malik',
      roles: [{ country: PK, role: 'administrator' }],
      reason: 'An end-to-end test',
    },
  })
  expect(invited.status(), await invited.text()).toBe(200)
  const { link } = await newestMailTo(request, email, PK)
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  const secret = await page.locator('pre').innerText()
  await expectAccessible(page)
  await page.getByLabel('Code of your authenticator app').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('I have stored the codes').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Live board' })).toBeVisible()
  return secret
}

async function logIn(page: Page, email: string, code: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Code of your authenticator app').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

const order = (request: APIRequestContext, shop: Shop, name: string) =>
  createOrder(request, shop, { name, phone: PHONE, payment: 'PAID', amount: 2000 })

const rowOf = (page: Page, orderId: string) => page.getByRole('row', { name: new RegExp(orderId, 'u') })

async function confirm(page: Page, action: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test('a shift of an operator: login with the second factor, every kind of trouble, a hand-over, logout', async ({
  page,
  request,
}) => {
  const email = `${fresh('sana')}@beckon.test`
  const secret = await enrol(page, request, email)
  await chooseCountry(page, COUNTRY)
  const limits = 'no-rider=5|no-answer=5|rider-silent=20'
  await putAsOperator(request, 'parameters/exceptionSeconds', limits, PK)
  const shop = await openShop(request, PK)
  const troubles = {
    noRider: await order(request, shop, 'Ali NoRider'),
    unreachable: await order(request, shop, 'Bano Unreachable'),
    refused: await order(request, shop, 'Daud Refused'),
    wrongAddress: await order(request, shop, 'Emaan WrongAddress'),
  }
  const declined = await order(request, shop, 'Faiz Decline')

  await page.getByRole('link', { name: /^Exceptions/u }).click()
  await expect(rowOf(page, troubles.noRider)).toContainText('No rider', { timeout: 60_000 })
  await expect(rowOf(page, troubles.unreachable)).toContainText('The door stays shut', { timeout: 90_000 })
  await expect(rowOf(page, troubles.refused)).toContainText('The customer refuses', { timeout: 90_000 })
  await expect(rowOf(page, troubles.wrongAddress)).toContainText('Address doubtful', { timeout: 90_000 })
  await expectAccessible(page)

  await test.step('the shop does not answer: the parcel is brought back for it', async () => {
    await rowOf(page, troubles.refused).getByRole('button', { name: 'Take' }).click()
    await rowOf(page, troubles.refused).getByRole('link', { name: 'No answer from shop' }).click()
    await page.getByRole('button', { name: 'Bring parcel back' }).click()
    await confirm(page, 'Bring parcel back', 'the shop did not answer the phone')
    await expect(page.getByText(/Closed at/u)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('no rider accepts: a rider gets the order by hand, falls silent, and another one takes over', async () => {
    await putRiderOnDuty(request, PK, { name: 'Ghazal Khan', phone: '+923004440001', at: shop.place })
    await putRiderOnDuty(request, PK, { name: 'Hamza Khan', phone: '+923004440002', at: shop.place })
    await page.getByRole('link', { name: 'Live board' }).click()
    const card = page.locator(`[data-order="${troubles.noRider}"]`).first()
    await card.getByRole('button', { name: /^Actions/u }).click()
    await page.getByRole('menuitem', { name: 'Assign' }).click()
    await page.getByRole('combobox', { name: 'Rider' }).fill('Ghazal')
    await chooseFound(page, 'Ghazal')
    await page.getByRole('dialog').getByRole('button', { name: 'Nobody accepts' }).click()
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const cardOf = (name: string) => column(name).locator(`[data-order="${troubles.noRider}"]`).first()
    await expect(cardOf('Ghazal Khan')).toBeVisible()
    await page.getByRole('link', { name: /^Exceptions/u }).click()
    await expect(page.getByRole('row', { name: /Rider silent/u })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Live board' }).click()
    await cardOf('Ghazal Khan')
      .getByRole('button', { name: /^Actions/u })
      .click()
    await page.getByRole('menuitem', { name: 'Hand over' }).click()
    await page.getByRole('combobox', { name: 'Rider' }).fill('Hamza')
    await chooseFound(page, 'Hamza')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Ghazal does not answer')
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click()
    await expect(cardOf('Hamza Khan')).toBeVisible()
  })

  await test.step('the order that the first rider declined is delivered, as its page shows', async () => {
    await page.goto(`/console/orders/${declined}`)
    await expect(page.getByText('Delivered').first()).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
  })

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logIn(page, email, codeNow(secret, 1))
  await expect(page.getByRole('link', { name: 'Live board' })).toBeVisible()
})
