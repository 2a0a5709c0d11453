import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answerDecision, recordOf } from './orders.ts'
import { begin, expectStep, PHONE, SENT, slide } from './rider/rider-phone.ts'
import { expect, test } from './test.ts'

/** A picture of one pixel, which the phone makes a photo of. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** On a longer phone: the action at the bottom covers a part of what is behind it, which would be measured too small. */
async function expectScreenAccessible(rider: Page): Promise<void> {
  await rider.setViewportSize({ width: PHONE.width, height: 2400 })
  await expectAccessible(rider)
  await rider.setViewportSize(PHONE)
}

/** Breaks the first request to an address as a lost connection does; the returned function gives the number of tries. */
async function breakFirst(rider: Page, address: string): Promise<() => number> {
  let tries = 0
  await rider.route(address, (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  return () => tries
}

test('a rider hands over a parcel without a connection, and the shop sees it delivered', async ({
  page,
  request,
  browser,
}) => {
  const { shop, rider, orderId, order } = await begin('JO', page, request, browser)
  await expectScreenAccessible(rider)
  await slide(rider, 'Arrived at the shop')
  await expectStep(rider, 'At the collection point')
  await rider.getByRole('button', { name: /^Undo/ }).click()
  await expectStep(rider, 'Ride to the collection point')
  await slide(rider, 'Arrived at the shop')
  await rider.getByRole('button', { name: 'Parcel is not ready' }).click()
  await expect(rider.getByRole('timer')).toContainText('Waiting for')
  await rider.getByRole('link', { name: 'Report problem' }).click()
  await rider.getByRole('button', { name: 'Shop is closed' }).click()
  await rider.getByLabel('Note for the shop').fill('The shutter is down')
  await expectScreenAccessible(rider)
  await rider.getByRole('button', { name: 'Tell shop and continue' }).click()
  await expectStep(rider, 'At the collection point')
  await expect(page.locator('[data-conversation]')).toContainText('The collection point is closed', SENT)
  await slide(rider, 'Collect parcel')
  await expect(order).toHaveAttribute('data-status', 'PICKED_UP', SENT)

  const phone = rider.context()
  await phone.setOffline(true)
  await slide(rider, 'Leave for the customer')
  await slide(rider, 'Arrived at the customer')
  await expectStep(rider, 'At the door')
  await expectScreenAccessible(rider)
  await rider.reload()
  await expectStep(rider, 'At the door')
  await expect(rider.getByText('No connection. You can go on working')).toBeVisible()
  await rider.getByRole('button', { name: 'Exact amount' }).click()
  await rider
    .getByLabel('Take photo')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
  await expect(rider.getByRole('img', { name: 'Photo of the parcel' })).toBeVisible()
  await rider.reload()
  await slide(rider, 'Hand over parcel')
  await expectStep(rider, 'Parcel delivered')
  await rider.close()

  const reopened = await phone.newPage()
  await reopened.goto('/rider/')
  await reopened.getByRole('link', { name: '3 waiting to send' }).click()
  await expect(reopened.getByRole('heading', { level: 2 })).toHaveText([
    'Left the shop',
    'Arrived at the customer',
    'Handed over the parcel',
    'Photo',
  ])
  await expect(order).toHaveAttribute('data-status', 'PICKED_UP')
  const photoTries = await breakFirst(reopened, '**/proof-photo/delivery*')

  await phone.setOffline(false)
  await expect(order).toHaveAttribute('data-status', 'DELIVERED', SENT)
  await expect(reopened.getByText('Everything has been sent')).toBeVisible(SENT)
  expect(photoTries()).toBe(2)
  await expect(page.locator('[data-proof="delivery"] img')).toBeVisible(SENT)
  const { status_history: history } = await recordOf(request, shop, orderId)
  expect(history.slice(-4).map(({ status }) => status)).toEqual([
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELIVERED',
  ])
  const times = history.map(({ created_at: at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  await reopened.getByRole('link', { name: 'Earnings' }).click()
  await expect(reopened.getByText('1 delivery')).toBeVisible()
  await expect(reopened.getByText('20.000').first()).toBeVisible()
  await expectScreenAccessible(reopened)
  await reopened.getByRole('button', { name: 'Show history' }).click()
  await expect(reopened.getByText('Handed over the parcel')).toBeVisible()
  await phone.close()
})

test('a rider whose customer refuses the parcel asks the shop, writes to it, and brings the parcel back', async ({
  page,
  request,
  browser,
}) => {
  const { shop, rider, orderId, order } = await begin('SA', page, request, browser)
  for (const action of [
    'Arrived at the shop',
    'Collect parcel',
    'Leave for the customer',
    'Arrived at the customer',
  ])
    await slide(rider, action)
  await expectStep(rider, 'At the door')
  await rider.getByRole('link', { name: 'Report problem' }).click()
  await rider.getByRole('button', { name: 'The customer does not want it' }).click()
  await rider.getByLabel('Note for the shop').fill('Ordered twice')
  await expectScreenAccessible(rider)
  await slide(rider, 'Ask shop')
  await expectStep(rider, 'The shop decides now')

  await rider.getByRole('button', { name: 'Messages' }).click()
  await rider.getByRole('button', { name: 'I am held up in traffic.' }).click()
  await rider.getByRole('button', { name: 'Send' }).click()
  await expect(rider.getByRole('log')).toContainText('I am held up in traffic.')
  await expect(page.locator('[data-conversation]')).toContainText('I am held up in traffic.', SENT)
  await expectScreenAccessible(rider)
  await rider.getByRole('link', { name: 'Back' }).click()

  await answerDecision(request, shop, orderId, { option: 'BRING_BACK' })
  await expectStep(rider, 'Bring the parcel back')
  await expect(rider.getByText('Please bring the parcel back')).toBeVisible()
  await rider.getByLabel('Taken back by').fill('Mei')
  await expectScreenAccessible(rider)
  await slide(rider, 'Hand back parcel')
  await expectStep(rider, 'Parcel returned')
  await expect(order).toHaveAttribute('data-status', 'RETURNED_TO_VENDOR', SENT)
  await rider.context().close()
})
