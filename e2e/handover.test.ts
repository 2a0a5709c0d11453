import { expect, test } from '@playwright/test'
import { begin, choosePlace, expectPushed, north, onward, submit } from './request-steps.ts'
import { expectAccessible } from './support.ts'

test('a shop has the customer asked for a PIN, passes it on, and the parcel is handed over', {
  tag: '@once',
}, async ({ page, request }) => {
  const shop = await begin(page, request)
  await choosePlace(page, north(shop, 400))
  await expect(page.locator('[data-fee]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Mai Tan')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('91234567')
  await page.getByRole('textbox', { name: 'Unit number' }).fill('#04-12')
  await page.getByRole('textbox', { name: /Value of the order/ }).fill('20')
  await page.getByRole('checkbox', { name: 'Ask the customer for a PIN' }).check()
  await expectAccessible(page)
  await onward(page)
  await expect(page.getByText('Yes, at the door')).toBeVisible()
  await submit(page)
  await expectPushed(page)
  const pin = page.locator('[data-handover-pin]')
  await expect(pin.getByText(/^\d{4}$/)).toBeVisible()
  await expectAccessible(page)
  await pin.screenshot({ path: test.info().outputPath('pin.png') })
  await expect(page.locator('[data-order-id]')).toHaveAttribute('data-status', 'DELIVERED', {
    timeout: 180_000,
  })
  await expect(pin).toBeHidden()
})
