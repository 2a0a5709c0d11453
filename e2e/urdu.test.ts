import type { Page } from '@playwright/test'
import { ur } from '../packages/texts/src/catalogues/ur/index.ts'
import { untranslatedTexts } from './untranslated-texts.ts'
import { originOf, service } from './port.ts'
import { textbox, button, choosePlace, expectPushed } from './request-steps.ts'
import { confirmByLink, fresh, newestMailTo, password, showOrdersSinceYesterday } from './support.ts'
import { watchRider } from './watch-rider.ts'
import { expect, test } from './test.ts'

const COUNTRY = 'PK'
/** The fleet takes its time. */
const LONG_WAIT = { timeout: 180_000 }
const customer = 'عائشہ خان'

/** In Urdu, from right to left, and nothing left in the language of who wrote it. */
async function expectUrdu(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // A message that was shown in the language before is gone after some seconds.
  await expect.poll(() => untranslatedTexts(page, ur)).toEqual([])
}

const heading = (page: Page, key: keyof typeof ur) =>
  page.getByRole('heading', { name: ur[key], exact: true })
const field = (page: Page, key: keyof typeof ur) => page.getByLabel(ur[key], { exact: true })

/** From the language in which the country begins to an account. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${originOf(COUNTRY)}/`)
  await page.locator('header').getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitemradio', { name: 'اردو', exact: true }).click()
  await expect(heading(page, 'landing.title')).toBeVisible()
  await expectUrdu(page)
  await page.getByRole('link', { name: ur['account.register'], exact: true }).first().click()
  await textbox(page, 'register.business-name', ur).fill('گلاب بیکری')
  await textbox(page, 'register.contact', ur).fill(email)
  await field(page, 'password.new').fill(password)
  await field(page, 'password.repeat').fill(password)
  await button(page, 'register.submit', ur).click()
  await expect(page.getByText(ur['register.accept-missing'])).toBeVisible()
  await expectUrdu(page)
  await page.getByRole('checkbox').check()
  await button(page, 'register.submit', ur).click()
  await expect(heading(page, 'register.check-mail')).toBeVisible()
  await expectUrdu(page)
}

async function enterFirst(page: Page, link: string): Promise<void> {
  await page.goto(`${originOf(COUNTRY)}/connect`)
  await expectUrdu(page)
  await page.goto(link)
  await expect(heading(page, 'verify.title')).toBeVisible()
  await expectUrdu(page)
  await confirmByLink(page, link, password)
  const skip = button(page, 'walkthrough.skip', ur)
  await expect(skip).toBeVisible()
  await expectUrdu(page)
  await skip.click()
}

/** Points of the town with roads between them. */
async function middleOfTown(page: Page): Promise<{ latitude: number; longitude: number }> {
  const { map } = await (
    await page.request.get(`${service}/config.json`, { headers: { 'x-country': COUNTRY } })
  ).json()
  return map.centre
}

async function sayWhere(page: Page, { latitude, longitude }: { latitude: number; longitude: number }) {
  await expect(heading(page, 'place.title')).toBeVisible()
  await expectUrdu(page)
  await textbox(page, 'place.address', ur).fill(`${latitude}, ${longitude}`)
  await page.locator('[role=option]').filter({ visible: true }).first().click()
  await button(page, 'place.save', ur).click()
  await expect(page.getByText(ur['address.saved']).first()).toBeVisible()
  await choosePlace(page, `${(latitude + 0.006).toFixed(6)}, ${longitude.toFixed(6)}`, ur)
  await expect(page.locator('[data-fee]')).toBeVisible()
}

async function askForRider(page: Page): Promise<void> {
  await button(page, 'action.continue', ur).click()
  await expect(page.getByRole('alert').getByText(ur['request.fault.name-missing'])).toBeVisible()
  await expectUrdu(page)
  await field(page, 'request.customer-name').fill(customer)
  await textbox(page, 'request.customer-phone', ur).fill('03001234567')
  await textbox(page, 'request.description', ur).fill('گلاب کا گلدستہ')
  await page.getByRole('textbox', { name: ur['request.amount'] }).fill('1500')
  await button(page, 'action.continue', ur).click()
  await expect(page.getByText(ur['request.review'])).toBeVisible()
  await expectUrdu(page)
  await button(page, 'request.submit', ur).click()
  await expectPushed(page, ur['request.pushed'])
}

test('a bakery in Karachi finds its language, registers, sends a cake and finds it again, all in Urdu', async ({
  page,
  request,
}) => {
  const email = `${fresh('gulab')}@bakery.test`
  await register(page, email)
  await enterFirst(page, (await newestMailTo(request, email, COUNTRY)).link)
  await sayWhere(page, await middleOfTown(page))
  await askForRider(page)

  const order = page.locator('[data-order-id]')
  await expect(order).toBeVisible()
  const placesOfRider = await watchRider(page)
  await expect.poll(placesOfRider, LONG_WAIT).toBeGreaterThan(0)
  await expectUrdu(page)
  await expect(order).toHaveAttribute('data-status', 'DELIVERED', LONG_WAIT)
  await expect(order.getByText(ur['status.DELIVERED'], { exact: true }).first()).toBeVisible()
  await expectUrdu(page)

  await page.getByRole('link', { name: ur['nav.history'], exact: true }).click()
  await showOrdersSinceYesterday(page, 'Asia/Karachi')
  await expect(page.getByText(customer).first()).toBeVisible()
  await expectUrdu(page)
})
