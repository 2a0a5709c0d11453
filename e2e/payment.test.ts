import { expect, test } from '@playwright/test'
import { answerBank, cardFrame, cards, expectDeclined, goOnToPaying, pay, typeCard } from './payment-steps.ts'
import { begin, expectPushed, ordersOf } from './request-steps.ts'
import { expectAccessible } from './support.ts'

test('a card is declined, another one is paid with and saved, and the next time the saved one is used', async ({
  page,
  request,
}) => {
  const shop = await begin(page, request)
  await goOnToPaying(page, shop)
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
  await expectAccessible(page)
  await typeCard(page, cards.declined)
  await pay(page)
  await expectDeclined(page, 'Your bank did not accept this card.')

  await typeCard(page, cards.approved)
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await pay(page)
  const first = await expectPushed(page)

  await page.goto(`/request-a-rider/${shop.vendorId}`)
  await goOnToPaying(page, shop)
  await expect(page.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked()
  await pay(page)
  const second = await expectPushed(page)
  const orders = await ordersOf(request, shop)
  expect(orders.map(({ order_id }) => order_id).toSorted()).toEqual([first, second].toSorted())
})

test('the bank asks who pays: a reload in the middle goes on there, and the order goes once it is answered', {
  tag: '@once',
}, async ({ page, request }) => {
  const shop = await begin(page, request)
  await goOnToPaying(page, shop)
  await typeCard(page, cards.challenged)
  await pay(page)
  await answerBank(page, 'No, refuse it')
  await expectDeclined(page, 'Your bank could not confirm that it is you.')
  await typeCard(page, cards.challenged)
  await pay(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await answerBank(page, 'Yes, it is me')
  await expectPushed(page)
})
