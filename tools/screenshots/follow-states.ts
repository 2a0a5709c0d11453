import type { OrderRecord, PublicOrder } from '@beckon/contract'
import { deployments } from '@beckon/domain/country'
import { answer, purgeAnswers } from './answers.ts'
import type { Flow, ScreenState, Setup } from './screen-state.ts'
import {
  accepted,
  after,
  atDoor,
  cancelled,
  collected,
  delayed,
  delivered,
  milestonesOfReturn,
  noRider,
  pastOrder,
  question,
  returned,
  stalled,
  track,
} from './staged-orders.ts'
import { dialog, settle } from './setup.ts'

const MINUTE = 60
const LONG = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley'

/** A picture that hangs on answers of its own. */
const staged = (...states: readonly ScreenState[]): Flow => ({ who: 'person', states, after: purgeAnswers })

/** One order in detail, in the state after some steps. */
const inDetail = (
  name: string,
  order: (past: OrderRecord) => OrderRecord,
  more: (setup: Setup) => Promise<void> = () => Promise.resolve(),
): Flow =>
  staged({
    name,
    whole: true,
    show: async (setup) => {
      await track(setup, [order(await pastOrder(setup))])
      await setup.page.locator('[data-timeline]').waitFor()
      // Before a rider is on the way there is no map.
      if ((await setup.page.locator('[data-map]').count()) > 0) await settle(setup)
      await more(setup)
    },
  })

const withId = (order: OrderRecord, id: number, name?: string): OrderRecord => ({
  ...order,
  order_id: `${order.vendor_id}-PICTURE${id}`,
  customer: name === undefined ? order.customer : { ...order.customer, name },
})

/** Something in every list, one with a name that is longer than its row. */
const lists = staged({
  name: 'tracking',
  whole: true,
  show: async (setup) => {
    const past = await pastOrder(setup)
    const later = { preordered_for: Math.floor(Date.now() / 1000) + 90 * MINUTE }
    const orders = [
      after(atDoor, past, { decision: question(past.delivery_fee) }),
      withId(after(accepted, past), 1, LONG),
      withId(after(accepted.slice(0, 1), past, later), 2),
      withId(after(collected, past, { messages: { count: 3, unseen: 2 } }), 3),
      withId(after(delayed, past, { delay: 'ON_THE_ROAD' }), 4),
      withId(after(delivered, past), 5),
      withId(after(returned, past), 6),
      withId(after(cancelled, past), 7),
      withId(after(stalled, past), 8),
    ]
    await track(setup, orders, false)
  },
})

const empty = staged({ name: 'tracking-empty', show: (setup) => track(setup, []) })

const words: OrderRecord['messages'] = { count: 3, unseen: 1 }
const say = async (setup: Setup): Promise<void> => {
  const at = Math.floor(Date.now() / 1000) - 6 * MINUTE
  const messages = [
    { sender: 'vendor', text: 'Please ring at the side door, the lift is out of order.', seen_at: at + 20 },
    { sender: 'rider', text: 'Thank you, I have read it and will see to it.', seen_at: at + 50 },
    { sender: 'rider', text: 'العنوان غير واضح. Which block is it, 12 or 12A?', seen_at: null },
  ].map((one, position) => ({ ...one, position, created_at: at + position * 40 }))
  await answer(setup, '**/order/*/messages?*', { result: { messages, open: true, can_call: true } })
}

const details: readonly Flow[] = [
  inDetail('order-under-way', (past) => after(collected, past)),
  inDetail('order-delayed', (past) => after(delayed, past, { delay: 'ON_THE_ROAD' })),
  inDetail('order-decision', (past) => after(atDoor, past, { decision: question(past.delivery_fee) })),
  inDetail(
    'order-decision-left',
    (past) => after(atDoor, past, { decision: question(past.delivery_fee) }),
    async ({ page }) => page.locator('[data-option="LEAVE_WITH"]').click(),
  ),
  inDetail('order-stalled', (past) =>
    after(stalled, past, { rider: null, decision: noRider(past.delivery_fee) }),
  ),
  inDetail('order-cancelled', (past) => after(cancelled, past, { rider: null })),
  inDetail('order-returned', (past) =>
    after(returned, past, {
      delay: 'RIDER_LATE',
      milestones: milestonesOfReturn(past.delivery_fee),
      charges: [{ kind: 'BRING_BACK', amount: past.delivery_fee / 2 }],
    }),
  ),
  inDetail('order-rated', (past) =>
    after(delivered, past, {
      rating: { stars: 4, comment: 'Quick and kind' },
      milestones: [{ kind: 'RATED', at: Math.floor(Date.now() / 1000), stars: 4 }],
    }),
  ),
  staged({
    name: 'conversation',
    whole: true,
    show: async (setup) => {
      const past = await pastOrder(setup)
      await say(setup)
      await track(setup, [after(collected, past, { messages: words })])
      await setup.page.getByText('Which block is it', { exact: false }).waitFor()
    },
  }),
  staged({
    name: 'cancel-late',
    show: async (setup) => {
      const late = after(delayed, await pastOrder(setup), { delay: 'ON_THE_ROAD' })
      const cancel_terms = { returns: 0, free_until: null }
      await track(setup, [{ ...late, can: { ...late.can, cancel: true }, cancel_terms }])
      await setup.page.locator('[data-cancel]').click()
      await dialog(setup.page).waitFor()
    },
  }),
  staged({
    name: 'cancel',
    show: async (setup) => {
      await track(setup, [after(accepted.slice(0, 4), await pastOrder(setup), { rider: null })])
      await setup.page.locator('[data-cancel]').click()
      await dialog(setup.page).waitFor()
    },
  }),
]

const history: readonly Flow[] = [
  {
    who: 'person',
    states: [
      {
        name: 'history',
        whole: true,
        show: async ({ page }) => {
          await page.goto('/history')
          const period = page.locator('[data-history-period]')
          if (await period.evaluate((element) => element.tagName === 'SELECT')) {
            await period.selectOption('past-month')
          } else {
            await period.locator('input[value="past-month"] + label').click()
          }
          await page.locator('[data-figures]').waitFor()
        },
      },
      {
        name: 'history-cash',
        whole: true,
        show: async ({ page }) => {
          await page.locator('[data-cash] button').first().click()
        },
      },
      {
        name: 'history-detail',
        show: async ({ page }) => {
          await page.locator('[data-order-row], tbody [data-open-order]').first().click()
          await dialog(page).locator('[data-timeline]').waitFor()
        },
      },
      {
        name: 'history-timeline',
        show: ({ page }) => dialog(page).locator('[data-timeline]').scrollIntoViewIfNeeded(),
      },
    ],
  },
  staged({
    name: 'history-empty',
    show: async (setup) => {
      await answer(setup, '**/vendor/*/orders?*', { result: { data: [], pagination_key: null } })
      await setup.page.goto('/history')
    },
  }),
]

type PublicState = Pick<PublicOrder, 'status' | 'sentence'>

/** The tracking page of the customer, with everything that a link shows. */
const waiting = (name: string, seen: PublicState, isOnMap: boolean, path = 'tracking'): Flow =>
  staged({
    name,
    whole: true,
    show: async (setup) => {
      const order = await pastOrder(setup)
      await answer(setup, '**/public-order/*', {
        result: publicOf(order, seen, { isOnMap, brand: deployments[setup.country].brand }),
      })
      await setup.page.goto(`/${path}/${order.order_id}#t=${'A'.repeat(32)}`)
      await setup.page.getByRole('heading', { level: 1 }).waitFor()
    },
  })

interface Shown {
  readonly isOnMap: boolean
  readonly brand: string
}

function publicOf(order: OrderRecord, seen: PublicState, { isOnMap, brand }: Shown): PublicOrder {
  const now = Math.floor(Date.now() / 1000)
  const { customer, outlet } = order
  const half = (a: number, b: number) => (a + b) / 2
  const at = {
    latitude: half(outlet.latitude, customer.location.latitude),
    longitude: half(outlet.longitude, customer.location.longitude),
  }
  const isOver = seen.status === 'DELIVERED' || seen.status === 'CANCELLED'
  const door = { latitude: customer.location.latitude, longitude: customer.location.longitude }
  return {
    order_id: order.order_id,
    ...seen,
    created_at: now - 20 * MINUTE,
    updated_at: now - 2 * MINUTE,
    preordered_for: null,
    eta: isOver ? null : { lower: now + 8 * MINUTE, upper: now + 15 * MINUTE },
    arrives_at: isOver ? null : now + 9 * MINUTE,
    delay: null,
    brand,
    link: 'valid',
    details: {
      shop: outlet.name,
      shop_phone: outlet.phone_number === '' ? null : outlet.phone_number,
      customer: customer.name,
      address: customer.location.address,
      door,
      handover_pin: isOver ? null : '0417',
      rider: order.rider && { name: order.rider.name.split(' ')[0] ?? '', vehicle: order.rider.vehicle },
      position: isOnMap
        ? {
            ...at,
            located_at: now - 5,
            path: [
              [at.longitude, at.latitude],
              [door.longitude, door.latitude],
            ],
          }
        : null,
      proofs: [],
      rating: null,
      rated_until: seen.status === 'DELIVERED' ? now + 86_400 : null,
    },
  }
}

const waitingFor: readonly Flow[] = [
  waiting('parcel-searching', { status: 'IN_PROGRESS', sentence: 'searching' }, false),
  waiting('parcel-on-the-way', { status: 'IN_TRANSIT', sentence: 'collected' }, true),
  waiting('parcel-delayed', { status: 'IN_TRANSIT', sentence: 'delayed' }, true),
  waiting('parcel-delivered', { status: 'DELIVERED', sentence: 'delivered' }, false),
  waiting('parcel-cancelled', { status: 'CANCELLED', sentence: 'cancelled' }, false),
  waiting('parcel-individual', { status: 'CANCELLED', sentence: 'cancelled' }, false, 'tracking-c2c'),
]

/**
 * Screens after a request: lists, one order in detail, decisions, chat, the history, and the tracking page.
 */
export const followFlows: readonly Flow[] = [lists, empty, ...details, ...history, ...waitingFor]
