import { expectAccessible } from './accessible.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import {
  signInToNewShop,
  setLanguage,
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
  setParameter,
  chooseParcelSize,
} from './request-steps.ts'
import { openShop, openTestVendor, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** Settings changed by these tests, in countries that no other test uses. */
const settings = {
  closed: ['BD', 'serviceHours', '0000:2359'],
  methods: ['QA', 'paymentMethods', 'CASH_ON_DELIVERY|PAID|PAYMENT_ON_DELIVERY'],
} as const

// However a test ended, the next one begins with what a country begins with.
test.describe.configure({ mode: 'default' })
test.afterEach(async ({ request }) => {
  for (const [country, name, value] of Object.values(settings))
    await setParameter(request, name, value, country)
})

test('a closed service shows its opening hours and offers later times', async ({ page, request }) => {
  const hour = (ahead: number) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Dhaka' }).format(
      Date.now() + ahead * 3_600_000,
    )
  await setLanguage(page, 'en')
  const shop = await openShop(request, 'BD')
  await setParameter(request, 'serviceHours', `${hour(3)}00:${hour(5)}00`, 'BD')
  await signIn(page, shop, { country: 'BD' })
  await expect(page.getByRole('alert').getByText(/^Service hours: .+ to .+\. It's .+/)).toBeVisible()
  await expect(textbox(page, 'request.address')).toHaveCount(0)
  // Within the hours of the time that is asked for it is no matter that it is closed now.
  await page.getByText('Later', { exact: true }).click()
  await fill(page, shop, { unit: '', phone: '01712345678' })
  await expect(page.getByRole('timer')).toBeVisible()
  const times = page.getByLabel('Time', { exact: true }).locator('option')
  expect(await times.count()).toBeLessThanOrEqual(9)
  await page.getByText('Instant', { exact: true }).click()
  await expect(page.getByRole('alert').getByText(/^Service hours: /)).toBeVisible()
  await setParameter(request, 'serviceHours', '0000:2359', 'BD')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-fee]')).toBeVisible()
  await continueToLastStep(page)
  await expect(review(page)).toBeVisible()
})

test('a drop-off point that is too far away shows an error', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request)
  await choosePlace(page, pointNorthOf(shop, 14_000))
  await expect(
    page.getByText('We cannot deliver that order there. It is too far away.').first(),
  ).toBeVisible()
  await expect(button(page, 'action.continue')).toHaveCount(0)
  await expectAccessible(page)
  await choosePlace(page, pointNorthOf(shop, 700))
  await expect(page.locator('[data-fee]')).toBeVisible()
})

test('a payment method that is no longer offered must be chosen again', async ({ page, request }) => {
  await setParameter(request, 'paymentMethods', 'PAID|PAYMENT_ON_DELIVERY', 'QA')
  const shop = await signInToNewShop(page, request, 'QA')
  await fill(page, shop, { unit: '', phone: '33123456' })
  await continueToLastStep(page)
  await expect(page.getByRole('radio', { name: 'Already paid' })).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert').getByText('Please select a payment method')).toBeVisible()
  await page.getByRole('radio', { name: 'Already paid' }).check()
  await submit(page)
  await expectPushed(page)
})

test('a high value is looked at again before it is sent', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request, 'HK')
  await fill(page, shop, { unit: '', phone: '91234567', amount: '4000' })
  await chooseParcelSize(page)
  await continueToLastStep(page)
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Please check the item value' })
  await expect(dialog.getByText(en['request.value-high'])).toBeVisible()
  await expectAccessible(page)
  await button(dialog, 'action.back').click()
  expect(await ordersOf(request, shop)).toEqual([])
  await submit(page)
  await dialog.getByRole('button', { name: /is correct$/ }).click()
  await expectPushed(page)
})

test('Kuwait requires no amount, and a cash order without an amount shows that no cash is collected', async ({
  page,
  request,
}) => {
  await setLanguage(page, 'en')
  const shop = await signInToNewShop(page, request, 'KW')
  await fill(page, shop, { unit: '', phone: '51234567', amount: '' })
  const amount = page.getByRole('textbox', { name: /Order value/ })
  await expect(amount).toHaveAccessibleDescription(/Optional/)
  await continueToLastStep(page)
  await expect(review(page)).toBeVisible()
  const cash = page.getByRole('radio', { name: en['payment.CASH_ON_DELIVERY'], exact: true })
  await expect(cash).toHaveAccessibleDescription(en['payment.CASH_ON_DELIVERY-nothing'])
  await button(page, 'action.back').click()
  await amount.fill('4.500')
  await continueToLastStep(page)
  await expect(page.getByText(/The rider collects KWD\s4\.500/).first()).toBeVisible()
  await submit(page)
  await expectPushed(page)
})

test('a test vendor has no distance limit', async ({ page, request }) => {
  await setLanguage(page, 'en')
  const shop = await openTestVendor(request, 'HU')
  await signIn(page, shop, { country: 'HU' })
  await fill(page, shop, { unit: '', phone: '301234567', amount: '5000', to: pointNorthOf(shop, 60_000) })
  await continueToLastStep(page)
  await submit(page)
  await expectPushed(page)
})
