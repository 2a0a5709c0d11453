import {
  answerBank,
  cardFrame,
  cards,
  expectDeclined,
  continueToPayment,
  pay,
  typeCard,
} from './payment-steps.ts'
import { signInToNewShop, expectPushed, ordersOf } from './request-steps.ts'
import { expect, test } from './test.ts'

test(
  'after a declined card another one pays and is saved, the saved one is used, and a cancelled order is refunded',
  {
    tag: '@phone-only',
  },
  async ({ page, request }) => {
    const shop = await signInToNewShop(page, request)
    await continueToPayment(page, shop)
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
    await typeCard(page, cards.declined)
    await pay(page)
    await expectDeclined(page, 'Your bank declined this card.')

    await typeCard(page, cards.approved)
    await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
    await pay(page)
    const first = await expectPushed(page)

    await page.goto(`/request-a-rider/${shop.vendorId}`)
    // No rider accepts this order, so that it can be cancelled.
    await continueToPayment(page, shop, 'Mai Norider')
    const saved = page.getByRole('radiogroup', { name: 'Choose a card', exact: true })
    await expect(saved.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked()
    await pay(page)
    const second = await expectPushed(page)
    const orders = await ordersOf(request, shop)
    expect(orders.map(({ order_id }) => order_id).toSorted()).toEqual([first, second].toSorted())

    const order = page.locator('[data-order-id]')
    // By key: the map above it comes and goes with each rider who is asked.
    await order.locator('[data-cancel]').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await dialog.getByRole('radio', { name: 'Ordered by mistake' }).check()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(order).toHaveAttribute('data-status', 'CANCELLED')
    await expect(order.getByText('Refunded')).toBeVisible()
  },
)

test('a reload during the challenge of the bank resumes it, and the order is placed after it', async ({
  page,
  request,
}) => {
  const shop = await signInToNewShop(page, request)
  await continueToPayment(page, shop)
  await typeCard(page, cards.challenged)
  await pay(page)
  await answerBank(page, 'No, refuse it')
  await expectDeclined(page, 'Your bank could not confirm that it’s you.')
  await typeCard(page, cards.challenged)
  await pay(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await answerBank(page, 'Yes, it is me')
  await expectPushed(page)
})
