import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { createTrackingLink } from './orders.ts'
import { begin, expectStep, orderParcel, SENT, slide } from './rider/rider-phone.ts'
import { expect, test } from './test.ts'

/** The next stops that the phone shows, in their order. */
const stopsOf = (rider: Page): Locator =>
  rider.getByRole('region', { name: 'Next stops' }).getByRole('listitem')

async function openStop(rider: Page, title: RegExp): Promise<void> {
  await rider.getByRole('link', { name: 'Work' }).click()
  await stopsOf(rider).filter({ hasText: title }).first().getByRole('link').click()
}

async function collectNext(rider: Page): Promise<void> {
  await openStop(rider, /Collect/u)
  await slide(rider, 'Arrived at the shop')
  await slide(rider, 'Collect parcel')
}

test('a rider with two parcels changes the order of the doors, and each customer sees the own delivery', async ({
  page,
  request,
  browser,
  context,
}) => {
  const { shop, rider, order: first, orderId } = await begin('BH', page, request, browser)
  const { order: second, orderId: secondId } = await orderParcel(await context.newPage(), request, shop, {
    country: 'BH',
    name: 'Omar Aziz',
    degreesAway: 0.014,
  })
  await rider.getByRole('button', { name: 'Accept offer' }).click()
  await rider.getByRole('link', { name: 'Work' }).click()
  await expect(stopsOf(rider)).toHaveCount(4)
  await expectAccessible(rider)
  await collectNext(rider)
  await collectNext(rider)
  await expect(first).toHaveAttribute('data-status', 'PICKED_UP', SENT)
  await expect(second).toHaveAttribute('data-status', 'PICKED_UP', SENT)

  await rider.getByRole('link', { name: 'Work' }).click()
  await expect(stopsOf(rider)).toHaveCount(2)
  const up = rider.getByRole('button', { name: /Move up: .*Omar Aziz/u })
  await up.click()
  await expect(stopsOf(rider).first()).toContainText('Omar Aziz')
  const mei = await context.newPage()
  await mei.goto(await createTrackingLink(request, shop, orderId))
  await expect(mei.locator('[data-stops-before]')).toContainText('1', SENT)
  const omar = await context.newPage()
  await omar.goto(await createTrackingLink(request, shop, secondId))
  await expect(omar.getByText('Omar Aziz').first()).toBeVisible()
  await expect(omar.locator('[data-stops-before]')).toHaveCount(0)
  await expect(omar.locator('body')).not.toContainText('Mei Lin')

  await openStop(rider, /Omar Aziz/u)
  await slide(rider, 'Leave for the customer')
  await slide(rider, 'Arrived at the customer')
  await rider.getByRole('button', { name: 'Exact amount' }).click()
  await slide(rider, 'Hand over parcel')
  await expectStep(rider, 'Parcel delivered')
  await expect(second).toHaveAttribute('data-status', 'DELIVERED', SENT)
  await expect(first).toHaveAttribute('data-status', 'PICKED_UP')
  await expect(mei.locator('[data-stops-before]')).toHaveCount(0, SENT)
  await rider.context().close()
})
