import { expectAccessible } from './accessible.ts'
import { en } from '../packages/texts/src/catalogues/en/index.ts'
import {
  signInToNewShop,
  textbox,
  button,
  expectPushed,
  fill,
  continueToLastStep,
  setLanguage,
  submit,
} from './request-steps.ts'
import { putAsOperator } from './support.ts'
import { expect, test } from './test.ts'

test('a voucher lowers the fee, can be replaced, survives a reload and is shown on the order', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await fill(page, shop)
  const fee = page.locator('[data-fee]')
  const shown = async () => Number(await fee.getAttribute('data-fee'))
  const whole = await shown()
  const apply = async (code: string) => {
    await textbox(page, 'voucher.code').fill(code)
    await button(page, 'voucher.apply').click()
  }

  await button(page, 'voucher.add').click()
  await apply('NOT-ONE')
  await expect(page.getByText(en['voucher.error.validation.message'])).toBeVisible()
  await expectAccessible(page)
  await apply('cityride')
  await expect(page.getByText('Voucher CITYRIDE', { exact: true })).toBeVisible()
  const lowered = await shown()
  expect(lowered).toBeLessThan(whole)

  // One that is none leaves the other where it is; one that counts takes its place.
  await button(page, 'voucher.replace').click()
  await apply('NOT-ONE')
  await expect(page.getByText(en['voucher.error.validation.message'])).toBeVisible()
  expect(await shown()).toBe(lowered)
  await apply('WELCOME')
  await expect(page.getByText('Voucher WELCOME', { exact: true })).toBeVisible()
  await expect(page.getByText('Voucher CITYRIDE', { exact: true })).toHaveCount(0)
  const half = await shown()

  await page.reload()
  await expect(page.getByText('Voucher WELCOME', { exact: true })).toBeVisible()
  expect(await shown()).toBe(half)
  await button(page, 'voucher.remove').click()
  await expect(fee).toHaveAttribute('data-fee', String(whole))
  await button(page, 'voucher.add').click()
  await apply('WELCOME')
  await expect(fee).toHaveAttribute('data-fee', String(half))

  await continueToLastStep(page)
  await submit(page)
  await expectPushed(page)
  await expect(page.getByText(en['order.fee-whole'])).toBeVisible()
  await expect(page.getByText(/^WELCOME, /)).toBeVisible()
})

/** No other test goes there. */
const NO_VOUCHERS = 'BH'

test('the voucher field is hidden where vouchers are off', async ({ page, request }) => {
  await putAsOperator(request, 'flags/Voucher', false, NO_VOUCHERS)
  await setLanguage(page, 'en')
  const shop = await signInToNewShop(page, request, NO_VOUCHERS)
  await fill(page, shop, { unit: '', phone: '36001234' })
  await expect(page.locator('[data-fee]')).toBeVisible()
  await expect(button(page, 'voucher.add')).toHaveCount(0)
})
