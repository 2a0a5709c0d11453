import type { OrderMilestone, OrderRecord, RiderInfo } from '@beckon/contract'
import type { MoveReason, OrderStatus } from '@beckon/domain/order'
import type { Page, Response } from '@playwright/test'
import { answer } from './answers.ts'
import type { Setup } from './screen-state.ts'

/** Orders as they stand somewhere, made from one that is over: what seldom happens is not waited for. */

const MINUTE = 60
const now = () => Math.floor(Date.now() / 1000)

/** The delivered order that the states of a page are made from. */
const found = new WeakMap<Page, Promise<OrderRecord>>()

/** An order of the chosen vendor that was delivered; looked for once per page. */
export function pastOrder({ page }: Setup): Promise<OrderRecord> {
  const known = found.get(page) ?? findDelivered(page)
  found.set(page, known)
  return known
}

async function findDelivered(page: Page): Promise<OrderRecord> {
  // The page may ask for the same period twice: an answer counts by what is in it.
  const answered = page.waitForResponse(async (response) => (await deliveredIn(response)) !== undefined)
  const first = page.waitForResponse(isOfHistory)
  await page.goto('/history')
  if (!(await deliveredIn(await first))) await ofMonth(page)
  const order = await deliveredIn(await answered)
  if (!order) throw new Error('nothing was delivered')
  return order
}

/** The list of the history, which has an end: the page that is left may still ask for today's. */
const isOfHistory = (response: Response): boolean => /\/orders\?(?:.*&)?to=/u.test(response.url())

async function deliveredIn(response: Response): Promise<OrderRecord | undefined> {
  if (!isOfHistory(response)) return undefined
  const { result } = (await response.json()) as { result: { data: OrderRecord[] } }
  return result.data.find(({ status }) => status === 'DELIVERED')
}

/** A demo world of the day before yesterday has nothing of yesterday. */
async function ofMonth(page: Page): Promise<void> {
  const period = page.locator('[data-history-period]')
  if (await period.evaluate((element) => element.tagName === 'SELECT'))
    await period.selectOption('past-month')
  else await period.locator('input[value="past-month"] + label').click()
}

type StagedStep = readonly [status: OrderStatus, actor: 'system' | 'vendor' | 'fleet', reason: MoveReason]

const stepsToOffer: readonly StagedStep[] = [
  ['NEW', 'vendor', 'ASKED_FOR'],
  ['RECEIVED', 'system', 'RECEIVED'],
  ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'],
]
export const accepted: readonly StagedStep[] = [
  ...stepsToOffer,
  ['ASSIGNED_TO_TRANSPORT', 'system', 'OFFERED'],
  ['WAITING_FOR_TRANSPORT', 'fleet', 'DECLINED'],
  ['ASSIGNED_TO_TRANSPORT', 'system', 'OFFERED'],
  ['COURIER_ACCEPTED_DELIVERY', 'fleet', 'ACCEPTED'],
]
export const collected: readonly StagedStep[] = [
  ...accepted,
  ['NEAR_VENDOR', 'fleet', 'ARRIVING'],
  ['PICKED_UP', 'fleet', 'COLLECTED'],
  ['COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'],
]
export const atDoor: readonly StagedStep[] = [...collected, ['NEAR_CUSTOMER', 'fleet', 'ARRIVING']]
export const stalled: readonly StagedStep[] = [...stepsToOffer, ['STALLED', 'system', 'NO_RIDER_FOUND']]
export const cancelled: readonly StagedStep[] = [
  ...stepsToOffer,
  ['CANCELLED', 'vendor', 'DELIVERY_ETA_TOO_LONG'],
]
export const delayed: readonly StagedStep[] = [...collected, ['DELAYED', 'system', 'LATE']]
export const returned: readonly StagedStep[] = [
  ...atDoor,
  ['RETURN_INITIATED', 'vendor', 'UNREACHABLE'],
  ['RETURNED_TO_VENDOR', 'fleet', 'HANDED_BACK'],
]
export const delivered: readonly StagedStep[] = [...atDoor, ['DELIVERED', 'fleet', 'HANDED_OVER']]

/** The order after these steps, two minutes from one to the next, the last one a minute ago. */
export function after(
  steps: readonly StagedStep[],
  order: OrderRecord,
  change: Partial<OrderRecord> = {},
): OrderRecord {
  const last = now() - MINUTE
  const times = steps.map((_, index) => last - (steps.length - 1 - index) * 2 * MINUTE)
  const created = times[0] ?? last
  const status = steps.at(-1)?.[0] ?? 'NEW'
  const isCancellable = status === 'WAITING_FOR_TRANSPORT' || status === 'ASSIGNED_TO_TRANSPORT'
  return {
    ...order,
    created_at: created,
    updated_at: last,
    status,
    status_history: steps.map(([one, actor, reason], index) => ({
      status: one,
      actor,
      reason,
      created_at: times[index] ?? last,
    })),
    promised: { lower: created + 25 * MINUTE, upper: created + 35 * MINUTE },
    eta: { pickup: last + 4 * MINUTE, dropoff: last + 14 * MINUTE },
    can: { cancel: isCancellable, edit: isCancellable },
    cancel_terms: isCancellable ? { returns: 0, free_until: null } : null,
    decision: null,
    charges: [],
    milestones: [],
    delay: null,
    ...change,
  }
}

/** A problem that the rider met at the door a moment ago, with time left to answer. */
export const question = (fee: number): OrderRecord['decision'] => ({
  position: 0,
  cause: 'UNREACHABLE',
  note: 'I rang three times and nobody opens. The guard says that they have gone out.',
  opened_at: now() - MINUTE,
  answer_by: now() + 4 * MINUTE,
  options: [
    { option: 'TRY_AGAIN', price: 0 },
    { option: 'NEW_PIN', price: 0 },
    { option: 'LEAVE_WITH', price: 0 },
    { option: 'BRING_BACK', price: fee / 2 },
  ],
  fallback: 'BRING_BACK',
})

export const noRider = (fee: number): OrderRecord['decision'] => ({
  position: 0,
  cause: 'NO_RIDER',
  note: '',
  opened_at: now() - MINUTE,
  answer_by: now() + 29 * MINUTE,
  options: [
    { option: 'WAIT', price: 0 },
    { option: 'RAISE_FEE', price: fee / 4 },
    { option: 'SCHEDULE', price: 0 },
    { option: 'CANCEL', price: 0 },
  ],
  fallback: 'CANCEL',
})

/** All that can stand between the moves of one that came back. */
export function milestonesOfReturn(fee: number): OrderMilestone[] {
  const at = now() - 4 * MINUTE
  return [
    { kind: 'LATE', at: at - 9 * MINUTE, reason: 'RIDER_LATE' },
    { kind: 'WROTE', at: at - 8 * MINUTE, sender: 'vendor' },
    { kind: 'WROTE', at: at - 8 * MINUTE, sender: 'rider' },
    { kind: 'ASKED', at, cause: 'UNREACHABLE' },
    { kind: 'DECIDED', at: at + MINUTE, option: 'BRING_BACK', by: 'system' },
    { kind: 'CHARGED', at: at + MINUTE, charge: 'BRING_BACK', amount: fee / 2 },
  ]
}

/** Half the way, as the crow flies. */
export function riderOf(order: OrderRecord): RiderInfo {
  const { outlet, customer } = order
  const half = (a: number, b: number) => (a + b) / 2
  const location = {
    latitude: half(outlet.latitude, customer.location.latitude),
    longitude: half(outlet.longitude, customer.location.longitude),
  }
  return {
    order_id: order.order_id,
    rider: { name: order.rider?.name ?? '', vehicle: order.rider?.vehicle ?? '' },
    location,
    bearing: 90,
    located_at: now() - 4,
    path: [
      [location.longitude, location.latitude],
      [customer.location.longitude, customer.location.latitude],
    ],
    eta: order.eta,
  }
}

/** Opens the tracking page with these orders alone, the first of them chosen where that is wanted. */
export async function track(setup: Setup, orders: readonly OrderRecord[], isChosen = true): Promise<void> {
  const [first] = orders
  await answer(setup, '**/vendor/*/orders?*', { result: { data: orders, pagination_key: null } })
  if (first) {
    await answer(setup, '**/api/orders/v1/order?*', { result: first })
    await answer(setup, '**/riders/*', { result: riderOf(first) })
  }
  const chosen = isChosen && first ? `?order_id=${encodeURIComponent(first.order_id)}` : ''
  await setup.page.goto(`/order-tracking${chosen}`)
}
