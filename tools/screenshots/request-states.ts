import { deployments } from '@beckon/domain/country'
import { answer, change, failure, fetched, purgeAnswers, setting } from './answers.ts'
import {
  addressBox,
  begin,
  chooseAddress,
  confirmPin,
  fillDetails,
  fillWords,
  pressContinue,
  options,
  review,
  search,
} from './request-form.ts'
import type { Flow, ScreenState, Setup } from './screen-state.ts'
import { someDelivered } from './shell-states.ts'
import { dialog, field, press, settle } from './setup.ts'

const ORDER = '**/api/orders/v1/order'
/** The same with what it is asked for by. */
const AN_ORDER = /\/api\/orders\/v1\/order(\?|\/[^/?]+$)/
const AREA = '**/delivery/area/validate'
const FEE = '**/delivery/fee'

/** A picture that hangs on answers of its own. */
const rehearsed = (...states: readonly ScreenState[]): Flow => ({
  who: 'person',
  states,
  after: purgeAnswers,
})

const fromEmptyToTracked: Flow = {
  who: 'person',
  states: [
    {
      name: 'request-empty',
      show: async (setup) => {
        await begin(setup)
        await addressBox(setup).waitFor()
      },
    },
    { name: 'request-suggestions', show: (setup) => search(setup) },
    {
      name: 'request-details',
      whole: true,
      show: async (setup) => {
        await options(setup).first().click()
        await setup.page.locator('[data-fee]').waitFor()
        await settle(setup)
      },
    },
    {
      name: 'request-faults',
      whole: true,
      show: async (setup) => {
        await confirmPin(setup)
        await pressContinue(setup)
        await setup.page.getByRole('alert').first().waitFor()
      },
    },
    { name: 'request-filled', whole: true, show: (setup) => fillDetails(setup) },
    {
      name: 'request-review',
      whole: true,
      show: async (setup) => {
        await pressContinue(setup)
        await setup.page.getByRole('radio').first().waitFor()
      },
    },
    {
      name: 'tracking-detail',
      whole: true,
      show: async (setup) => {
        const { page } = setup
        await press(setup, 'request.submit')
        await page.waitForURL(/order-tracking\/.*order_id=/)
        await page.locator('[data-marker="rider"]').waitFor({ timeout: 120_000 })
      },
    },
    {
      name: 'tracking-lists',
      show: async ({ page }) => {
        await page.goto('/order-tracking')
        await page.locator('[data-order-row]').first().waitFor()
      },
    },
    {
      name: 'history',
      show: async ({ page }) => {
        await page.goto('/history')
        await page.locator('tbody tr, [data-order-row]').first().waitFor()
      },
    },
  ],
}

const when: readonly Flow[] = [
  {
    who: 'person',
    states: [
      {
        name: 'request-later',
        whole: true,
        show: async (setup) => {
          await begin(setup)
          await setup.page.getByText(setup.say('request.later'), { exact: true }).click()
          await setup.page.locator('select').first().waitFor()
          await chooseAddress(setup)
          await settle(setup)
        },
      },
    ],
  },
  rehearsed({
    name: 'request-closed',
    show: async (setup) => {
      await setting(setup, 'serviceHours', hoursWithoutNow(setup))
      await begin(setup)
      await setup.page.getByRole('alert').first().waitFor()
    },
  }),
]

/** An hour of service that has not begun. */
function hoursWithoutNow({ country }: Setup): string {
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: deployments[country].timezone,
  })
  const ahead = (hours: number) => `${hour.format(Date.now() + hours * 3_600_000)}00`
  return `${ahead(3)}:${ahead(9)}`
}

const where: readonly Flow[] = [
  rehearsed(
    {
      name: 'request-pin-check',
      whole: true,
      show: async (setup) => {
        await change(setup, '**/autocomplete*', (said) => ({
          data: said.data?.map((hit) => ({ ...hit, precision: 'street' })),
        }))
        await begin(setup)
        await chooseAddress(setup)
        await settle(setup)
      },
    },
    {
      name: 'request-undeliverable',
      whole: true,
      show: async (setup) => {
        const refusal = { result: 'UNDELIVERABLE', reason: 'TOO_FAR', distance: 31_000, limit: 20_000 }
        await answer(setup, AREA, refusal)
        await begin(setup)
        await search(setup)
        await options(setup).first().click()
        await press(setup, 'request.pin-confirm')
        await setup.page.getByText(setup.say('request.error.too-far')).first().waitFor()
        await settle(setup)
      },
    },
  ),
  {
    who: 'person',
    states: [
      {
        name: 'request-area',
        whole: true,
        show: async (setup) => {
          await begin(setup, `/request-a-rider/${setup.country.toLowerCase()}-103`)
          await search(setup)
          await options(setup).first().click()
          await settle(setup)
        },
      },
    ],
  },
  rehearsed({
    name: 'request-parcel',
    whole: true,
    show: async (setup) => {
      await setting(setup, 'maxWeightKg', '12')
      await begin(setup)
      await chooseAddress(setup)
      await fillWords(setup, 'Mei Lin')
      await pressContinue(setup)
      await setup.page.getByRole('alert').first().waitFor()
    },
  }),
]

const paying: readonly Flow[] = [
  rehearsed({
    name: 'request-high-value',
    show: async (setup) => {
      await setting(setup, 'orderItemValueExceedLimit', '10')
      await begin(setup)
      await review(setup)
      await press(setup, 'request.submit')
      await dialog(setup.page).waitFor()
    },
  }),
  rehearsed({
    name: 'request-fee-changed',
    show: async (setup) => {
      await begin(setup)
      await review(setup)
      await answer(setup, ORDER, failure('SignatureExpired', 'error.signature-expired'), 409)
      await change(setup, FEE, (quote) => ({ ...quote, fee: Number(quote['fee']) * 2 }))
      await press(setup, 'request.submit')
      await dialog(setup.page).waitFor()
    },
  }),
  rehearsed({
    name: 'request-offline',
    whole: true,
    show: async (setup) => {
      await begin(setup)
      await review(setup)
      await setup.page.route(ORDER, (route) => route.abort())
      await press(setup, 'request.submit')
      await setup.page.getByRole('alert').first().waitFor()
    },
  }),
]

/** Opens an order that is over as if it might still change. */
async function openForChange(setup: Setup): Promise<void> {
  const id = await someDelivered(setup)
  await setup.page.route(AN_ORDER, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await fetched(setup, route)
    const { result } = (await response.json()) as { result: object }
    return route.fulfill({
      response,
      json: { result: { ...result, can: { ...canAll(result), edit: true } } },
    })
  })
  await setup.page.goto(`/request-a-rider?orderID=${encodeURIComponent(id)}`)
  await field(setup, 'request.description').waitFor()
}

const canAll = (order: object): object =>
  'can' in order && typeof order.can === 'object' ? (order.can ?? {}) : {}

const changing: readonly Flow[] = [
  rehearsed(
    { name: 'request-edit', whole: true, show: openForChange },
    {
      name: 'request-conflict',
      show: async (setup) => {
        const { page } = setup
        await page.route(AN_ORDER, async (route) => {
          if (route.request().method() !== 'PUT') return route.fallback()
          const mine = await page.evaluate(async (url) => {
            const { accessToken, idToken } = JSON.parse(localStorage.getItem('beckon.session') ?? '{}')
            const answered = await fetch(url, {
              headers: { authorization: `Bearer ${accessToken}|${idToken}` },
            })
            return answered.json()
          }, orderUrl(page.url()))
          const order = { ...mine.result, order: { ...mine.result.order, description: 'Sugar, flour' } }
          const changed = failure('order.changed', 'order.edit.changed', { order })
          return route.fulfill({ status: 409, json: changed })
        })
        await field(setup, 'request.description').fill('Twelve roses')
        await pressContinue(setup)
        await press(setup, 'request.edit.save')
        await dialog(page).waitFor()
      },
    },
  ),
  {
    who: 'person',
    states: [
      {
        name: 'request-not-editable',
        show: async (setup) => {
          const id = await someDelivered(setup)
          await setup.page.goto(`/request-a-rider?orderID=${encodeURIComponent(id)}`)
          await setup.page.getByText(setup.say('request.edit.closed')).first().waitFor()
        },
      },
    ],
  },
]

/** Where an order of the page is read. */
function orderUrl(address: string): string {
  const url = new URL(address)
  const vendorId = url.pathname.split('/').at(-1) ?? ''
  const orderId = url.searchParams.get('orderID') ?? ''
  return `/api/orders/v1/order?vendorId=${vendorId}&orderId=${encodeURIComponent(orderId)}`
}

/** A rider is asked for, now and later, near and too far, and the order is changed. */
export const requestFlows: readonly Flow[] = [fromEmptyToTracked, ...when, ...where, ...paying, ...changing]
