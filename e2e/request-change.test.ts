import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
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
import type { Shop } from './support.ts'
import { expect, test } from './test.ts'

/** Places a scheduled order, which no rider accepts while it is changed. */
async function askForLater(page: Page, shop: Shop): Promise<string> {
  await fill(page, shop)
  await page.getByText('Later', { exact: true }).click()
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
  await continueToLastStep(page)
  await submit(page)
  const orderId = await expectPushed(page)
  await page.goto(`/request-a-rider/${shop.vendorId}?orderID=${orderId}`)
  await expect(page.getByRole('heading', { name: 'Change order' })).toBeVisible()
  return orderId
}

const save = (page: Page) => button(page, 'request.edit.save').click()

test('an order is changed; another address has another fee', async ({ page, request }) => {
  const shop = await signInToNewShop(page, request)
  await askForLater(page, shop)
  const [before] = await ordersOf(request, shop)
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable()
  await expect(page.getByText(/name and phone number cannot be changed/)).toBeVisible()
  await expect(page.getByText('The fee stays the same, because the address has not changed.')).toBeVisible()
  await expectAccessible(page)
  await choosePlace(page, pointNorthOf(shop, 2500))
  await expect(page.getByText('The fee stays the same, because the address has not changed.')).toHaveCount(0)
  await expect(page.getByText('Before', { exact: true }).locator('..')).toContainText(
    String(before?.delivery_fee),
  )
  await textbox(page, 'request.description').fill('Twelve roses')
  await continueToLastStep(page)
  await save(page)
  await expectPushed(page, 'Order Updated!')
  const [after, ...others] = await ordersOf(request, shop)
  expect(others).toEqual([])
  expect(after?.order.description).toBe('Twelve roses')
  expect(after?.delivery_fee).toBeGreaterThan(before?.delivery_fee ?? 0)
  expect(after?.preordered_for).toBe(before?.preordered_for)
})

test('two people who change the same order do not write over each other', async ({
  page,
  context,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await askForLater(page, shop)
  const edit = page.url()
  const rewrite = async (tab: Page, text: string) => {
    await textbox(tab, 'request.description').fill(text)
    await continueToLastStep(tab)
    await expect(review(tab)).toBeVisible()
  }
  const other = await context.newPage()
  const open = async (tab: Page) => {
    await tab.goto(edit)
    await expect(tab.getByRole('heading', { name: 'Change order' })).toBeVisible()
  }
  const notified = (tab: Page) => tab.getByRole('dialog', { name: 'Someone else has changed this order' })

  await open(other)
  await rewrite(page, 'One rose')
  await rewrite(other, 'Two roses')
  await save(page)
  await expectPushed(page, 'Order Updated!')
  await save(other)
  await expect(notified(other).getByRole('cell', { name: 'Two roses' })).toBeVisible()
  await expect(notified(other).getByRole('cell', { name: 'One rose' })).toBeVisible()
  await expectAccessible(other)
  await button(notified(other), 'request.edit.keep-mine').click()
  await save(other)
  await expectPushed(other, 'Order Updated!')
  expect((await ordersOf(request, shop))[0]?.order.description).toBe('Two roses')

  await open(page)
  await open(other)
  await rewrite(page, 'Three roses')
  await rewrite(other, 'Four roses')
  await save(page)
  await expectPushed(page, 'Order Updated!')
  await save(other)
  await button(notified(other), 'request.edit.take-theirs').click()
  await expect(textbox(other, 'request.description')).toHaveValue('Three roses')
  expect((await ordersOf(request, shop))[0]?.order.description).toBe('Three roses')
})
