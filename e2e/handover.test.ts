import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answerDecision } from './orders.ts'
import {
  signInToNewShop,
  choosePlace,
  expectPushed,
  pointNorthOf,
  continueToLastStep,
  submit,
} from './request-steps.ts'
import { usePlainMap } from './plain-map.ts'
import { expect, test } from './test.ts'

/** The fleet takes its time. */
const LONG_WAIT = { timeout: 180_000 }
/** A picture that is really there, not only its frame. */
const width = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth)

test('a parcel is handed over against the PIN, and shop and customer see the proof of delivery', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const shop = await signInToNewShop(page, request)
  // This scenario has an unanswered door, so the order stays open until the shop answers.
  await choosePlace(page, pointNorthOf(shop, 400))
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Mai Unreachable')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('91234567')
  await page.getByRole('textbox', { name: 'Unit number' }).fill('#04-12')
  await page.getByRole('textbox', { name: /Order value/ }).fill('20')
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('checkbox', { name: 'Ask the customer for a PIN' }).check()
  await continueToLastStep(page)
  await expect(page.getByText('Yes, at the door')).toBeVisible()
  await submit(page)
  const orderId = await expectPushed(page)
  const pin = page.locator('[data-handover-pin]')
  await expect(pin.getByText(/^\d{4}$/)).toBeVisible()

  // The customer has it from the link of the shop.
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const { pathname, hash } = new URL(await page.getByLabel('Tracking link for your customer').inputValue())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' })
  await usePlainMap(phone)
  const customer = await phone.newPage()
  await customer.goto(pathname + hash)
  await customer.getByRole('button', { name: 'Show PIN' }).click()
  const response = (await pin.getByText(/^\d{4}$/).textContent()) ?? ''
  await expect(customer.locator('[data-handover-pin]')).toContainText(response)

  const call = page.locator('[data-call]')
  await call.getByRole('button', { name: 'Call rider' }).click(LONG_WAIT)
  await expect(call.getByRole('link', { name: /^\+999/ })).toHaveAttribute('href', /^tel:\+999\d+,,\d{6}$/)
  await expectAccessible(customer)

  await answerDecision(request, shop, orderId, { option: 'TRY_AGAIN', note: '' })
  await expect(page.locator('[data-order-id]')).toHaveAttribute('data-status', 'DELIVERED', LONG_WAIT)
  await expect(pin).toBeHidden()
  await expect(call).toBeHidden()
  for (const kind of ['pickup', 'delivery']) {
    await expect.poll(() => width(page.locator(`[data-proof=${kind}] img`))).toBeGreaterThan(0)
  }
  const proofs = page.locator('[data-proofs]')
  await expect(proofs).toContainText('Received by Mai Unreachable')
  await expect(proofs).toContainText('PIN checked')
  await expectAccessible(page)
  await proofs.screenshot({ path: test.info().outputPath('proofs.png') })
  await proofs.getByRole('button', { name: /^Photo of the handover/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => width(dialog.locator('img'))).toBeGreaterThan(0)
  await page.screenshot({ path: test.info().outputPath('photo.png') })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await customer.goto(`${pathname.replace('/tracking/', '/delivery-receipt/')}${hash}`)
  for (const kind of ['pickup', 'delivery']) {
    await expect.poll(() => width(customer.locator(`[data-proof=${kind}] img`))).toBeGreaterThan(0)
  }
  await expect(customer.locator('[data-proofs]')).toContainText('Received by Mai Unreachable')
  await expectAccessible(customer)
  await customer.screenshot({ path: test.info().outputPath('receipt.png'), fullPage: true })
  await phone.close()
})
