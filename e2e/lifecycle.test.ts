import type { APIRequestContext, Page } from '@playwright/test'
import { createOrder, cancelOrder, answerDecision, createTrackingLink, recordOf } from './orders.ts'
import { setParameter, setLanguage } from './request-steps.ts'
import { chooseHistoryPeriod, openShop, type Shop, signIn } from './support.ts'
import { expect, test } from './test.ts'

/** Badge texts of the rows. */
const inWords = { DELIVERED: 'Delivered', RETURNED_TO_VENDOR: 'Returned', CANCELLED: 'Cancelled' } as const

/** One order from its request to its end, and how that looks to whom. */
interface Outcome {
  /** The last word selects the scenario of the simulated fleet. */
  readonly name: string
  /** Action of the shop during the delivery. */
  readonly answer?: (by: OrderUnderTest) => Promise<void>
  readonly end: keyof typeof inWords
  /** Final text of the tracking page. */
  readonly trackingText: string
  /** Further texts of the timeline. */
  readonly timelineTexts: readonly string[]
}

interface OrderUnderTest {
  readonly request: APIRequestContext
  readonly shop: Shop
  readonly orderId: string
}

const bringBack = ({ request, shop, orderId }: OrderUnderTest) =>
  answerDecision(request, shop, orderId, { option: 'BRING_BACK' })

const delivered = { end: 'DELIVERED', trackingText: 'Your parcel has been delivered' } as const
const returned = {
  end: 'RETURNED_TO_VENDOR',
  trackingText: 'Your parcel has been returned to the sender',
} as const
const cancelled = { end: 'CANCELLED', trackingText: 'This order has been cancelled' } as const

const outcomes: readonly Outcome[] = [
  {
    ...delivered,
    name: 'Mei Lin',
    timelineTexts: ['The parcel was handed over', 'The rider took the order'],
  },
  { ...delivered, name: 'Mai Decline', timelineTexts: ['Riders asked: 2'] },
  {
    ...delivered,
    name: 'Mai Late',
    timelineTexts: ['Later than promised: the rider is held up on the road.'],
  },
  {
    ...returned,
    name: 'Mai Unreachable',
    answer: bringBack,
    timelineTexts: ['The customer could not be reached', 'Return: $', 'Decided: Return it'],
  },
  {
    ...returned,
    name: 'Mai Refused',
    async answer({ request, shop, orderId }) {
      await answerDecision(request, shop, orderId, { option: 'TRY_AGAIN', note: 'Please ring' })
      await answerDecision(request, shop, orderId, { option: 'BRING_BACK' })
    },
    timelineTexts: ['The customer refused the parcel', 'Decided: Return it', 'Decided: Try again'],
  },
  {
    ...delivered,
    name: 'Mai WrongAddress',
    answer: ({ request, shop, orderId }) =>
      answerDecision(request, shop, orderId, {
        option: 'NEW_PIN',
        location: { ...doorNear(shop), address: '9 Hill Street', notes: 'Blue door' },
      }),
    timelineTexts: ['Going to a new address', 'Decided: Deliver to another address', 'The address is wrong'],
  },
  {
    ...cancelled,
    name: 'Mai NoRider',
    answer: ({ request, shop, orderId }) => cancelOrder(request, shop, orderId, 'DELIVERY_ETA_TOO_LONG'),
    timelineTexts: ['Delivery takes too long'],
  },
]

const doorNear = ({ place }: Shop) => ({
  latitude: place.latitude + 0.01,
  longitude: place.longitude + 0.01,
})

const detail = (page: Page, orderId: string) => page.locator(`[data-order-id="${orderId}"]`)
const timeline = (page: Page, orderId: string) => detail(page, orderId).locator('[data-timeline]')

/** All of it, and the end as the newest. */
async function expectTimeline(
  page: Page,
  orderId: string,
  { end, timelineTexts }: Pick<Outcome, 'end' | 'timelineTexts'>,
): Promise<void> {
  const all = timeline(page, orderId)
  await expect(all.locator('[data-moment]').first()).toHaveAttribute('data-moment', end)
  // Values inside a sentence are wrapped in isolates (U+2066 to U+2069).
  const words = async () => ((await all.textContent()) ?? '').replace(/[\u2066-\u2069]/gu, '')
  for (const one of timelineTexts) await expect.poll(words).toContain(one)
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date())

/** The orders from a day until today, which no other period of the history has. */
async function openHistory(page: Page, shop: Shop, from: string): Promise<void> {
  await page.goto(`/history/${shop.vendorId}`)
  await chooseHistoryPeriod(page, 'custom')
  await page.getByLabel('From', { exact: true }).fill(from)
  await page.getByLabel('To', { exact: true }).fill(today())
}

test('every outcome of a parcel is shown to the shop, to the customer and in the history', async ({
  page,
  request,
}) => {
  const shop = await openShop(request)
  const first = today()
  const begun: (Outcome & OrderUnderTest)[] = []
  for (const walk of outcomes) {
    const orderId = await createOrder(request, shop, { name: walk.name, payment: 'PAID' })
    begun.push({ ...walk, request, shop, orderId })
  }
  await signIn(page, shop, { path: `/order-tracking/${shop.vendorId}` })
  await Promise.all(begun.map(async (one) => one.answer?.(one)))

  // The page has been open all the time and is not reloaded.
  for (const { orderId, end } of begun) {
    const list = page.locator(`[data-list="${end === 'CANCELLED' ? 'cancelled' : 'delivered'}"]`)
    const row = list.locator(`[data-order-row="${orderId}"]`)
    await expect(row).toContainText(inWords[end], { timeout: 120_000 })
  }

  await openHistory(page, shop, first)
  for (const { orderId, end, timelineTexts } of begun) {
    await page.locator(`[data-open-order="${orderId}"]`).click()
    await expect(detail(page, orderId)).toHaveAttribute('data-status', end)
    await expectTimeline(page, orderId, { end, timelineTexts })
    await page.keyboard.press('Escape')
    await expect(detail(page, orderId)).toHaveCount(0)
  }

  for (const { orderId, trackingText } of begun) {
    await page.goto(await createTrackingLink(request, shop, orderId))
    await expect(page.getByRole('heading', { level: 1, name: trackingText })).toBeVisible()
    await expect(page.getByText('#04-12, 5 Garden Road').or(page.getByText('9 Hill Street'))).toBeVisible()
  }
})

/** Has no riders. */
const NO_RIDERS = 'OM'

test('an order without a rider is cancelled by the shop free of charge, and the customer sees it', async ({
  page,
  request,
}) => {
  await setParameter(request, 'searchSeconds', '5', NO_RIDERS)
  await setLanguage(page, 'en')
  const shop = await openShop(request, NO_RIDERS)
  const card = page.locator('section[data-decision="NO_RIDER"]')
  const orderId = await createOrder(request, shop, { payment: 'PAID', phone: '+96892123456' })
  const path = `/order-tracking/${shop.vendorId}?order_id=${orderId}`
  await signIn(page, shop, { country: NO_RIDERS, path })
  await expect(card).toBeVisible({ timeout: 60_000 })
  await card.locator('[data-option="CANCEL"]').click()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(detail(page, orderId)).toHaveAttribute('data-status', 'CANCELLED')
  await expectTimeline(page, orderId, {
    end: 'CANCELLED',
    timelineTexts: ['No rider was free in time', 'Decided: Cancel order', 'The shop was asked what to do'],
  })
  const { charges } = await recordOf(request, shop, orderId)
  expect(charges).toEqual([])
  await page.goto(await createTrackingLink(request, shop, orderId))
  await expect(page.getByRole('heading', { level: 1, name: 'This order has been cancelled' })).toBeVisible()
})
