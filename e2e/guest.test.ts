import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import { answerBank, cards, pay, typeCard } from './payment-steps.ts'
import { textbox, button, choosePlace, expectPushed, continueToLastStep } from './request-steps.ts'
import { confirmByLink, fresh, newestMailTo, openShop, putAsOperator, password } from './support.ts'
import { expect, test } from './test.ts'

// The card page works only on `localhost` without a country prefix (Singapore), where no other test needs guests to be refused.
test.beforeAll(({ request }) => putAsOperator(request, 'flags/GuestCheckout', true))

const kept = (page: Page, name: string) =>
  page.evaluate((key) => window.localStorage.getItem(`beckon.${key}`), name)
const only = (page: Page, key: keyof typeof en) => page.getByRole('textbox', { name: en[key], exact: true })

/** Two points of the town with roads between them. */
async function begin(page: Page, place: { latitude: number; longitude: number }) {
  await page.goto('/')
  await button(page, 'guest.continue').click()
  await page.waitForURL(/request-a-rider\/guest-/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await textbox(page, 'sender.address').fill(`${place.latitude}, ${place.longitude}`)
  await page.locator('[role=option]').filter({ visible: true }).first().click()
}

test('a guest enters the sender, passes the challenge of the bank, tracks the order, registers and finds it in the account', async ({
  page,
  request,
}) => {
  const { place } = await openShop(request)
  await begin(page, place)
  await choosePlace(page, `${(place.latitude + 700 / 111_195).toFixed(6)}, ${place.longitude.toFixed(6)}`)
  await expect(page.locator('[data-fee]')).toBeVisible()
  // The sender's name is required.
  await continueToLastStep(page)
  await expect(page.getByText(en['request.fault.sender-name-missing']).first()).toBeVisible()
  await expectAccessible(page)
  await only(page, 'sender.name').fill('Mei Tan')
  await only(page, 'sender.phone').fill('91112222')
  await only(page, 'sender.email').fill('mei@home.test')
  await page.getByLabel('Name', { exact: true }).fill('First Customer')
  await only(page, 'request.customer-phone').fill('91234567')
  await only(page, 'request.unit').fill('#04-12')
  await only(page, 'request.description').fill('A bunch of tulips')
  await page.getByRole('textbox', { name: /Order value/ }).fill('20')
  await page.reload()
  await expect(only(page, 'sender.name')).toHaveValue('Mei Tan')
  await continueToLastStep(page)
  await expect(page.getByRole('radio')).toHaveCount(1)
  await button(page, 'pay.go').click()
  await typeCard(page, cards.challenged)
  await pay(page)
  await answerBank(page, 'Yes, it is me')
  const orderId = await expectPushed(page)
  expect(JSON.parse((await kept(page, 'guest-orders')) ?? '[]')).toEqual([orderId])

  const invitation = page.getByRole('dialog', { name: en['guest.popup-title'] })
  // While the rider is on the way the map is what is looked at.
  expect(await invitation.isVisible()).toBe(false)
  await expect(page.getByRole('banner').getByText(en['guest.name'], { exact: true }).first()).toBeVisible()
  await expect(page.getByText(orderId.split('-').at(-1) ?? '', { exact: true })).toBeVisible()
  await expect(page.locator('[data-status="DELIVERED"]')).toBeVisible({ timeout: 120_000 })
  await expect(invitation).toBeVisible()
  await invitation.getByRole('link', { name: en['guest.popup-register'] }).click()
  const email = `${fresh('mei')}@home.test`
  await page.getByRole('textbox', { name: 'Business name' }).fill('Mei at home')
  await page.getByRole('textbox', { name: 'Email address or mobile number' }).fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await confirmByLink(page, (await newestMailTo(request, email)).link, password)
  await expect(page.getByText(en['guest.moved']).first()).toBeVisible()
  await page.waitForURL(/request-a-rider\/guest-/)
  expect([await kept(page, 'guest'), await kept(page, 'guest-orders')]).toEqual([null, null])
  await expect(page.getByText('Mei at home').first()).toBeVisible()
  await page.goto(`/order-tracking?order_id=${orderId}`)
  await expect(page.getByText('First Customer').first()).toBeVisible()
})
