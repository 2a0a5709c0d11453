import { deployments } from '@beckon/domain/country'
import { answer, change, failure, fetched, forgetAnswers, setting } from './answers.ts'
import {
  addressBox,
  begin,
  chooseAddress,
  confirmPin,
  fillDetails,
  fillWords,
  goOn,
  options,
  review,
  search,
} from './request-form.ts'
import type { Reel, Scene, Stage } from './scene.ts'
import { someDelivered } from './shell-scenes.ts'
import { dialog, field, press, settle } from './stage.ts'

const ORDER = '**/api/orders/v1/order'
/** The same with what it is asked for by. */
const AN_ORDER = /\/api\/orders\/v1\/order(\?|\/[^/?]+$)/
const AREA = '**/delivery/area/validate'
const FEE = '**/delivery/fee'

/** A picture that hangs on answers of its own. */
const rehearsed = (...scenes: readonly Scene[]): Reel => ({ who: 'person', scenes, after: forgetAnswers })

const fromEmptyToTracked: Reel = {
  who: 'person',
  scenes: [
    {
      name: 'request-empty',
      show: async (stage) => {
        await begin(stage)
        await addressBox(stage).waitFor()
      },
    },
    { name: 'request-suggestions', show: (stage) => search(stage) },
    {
      name: 'request-details',
      whole: true,
      show: async (stage) => {
        await options(stage).first().click()
        await stage.page.locator('[data-fee]').waitFor()
        await settle(stage)
      },
    },
    {
      name: 'request-faults',
      whole: true,
      show: async (stage) => {
        await confirmPin(stage)
        await goOn(stage)
        await stage.page.getByRole('alert').first().waitFor()
      },
    },
    { name: 'request-filled', whole: true, show: (stage) => fillDetails(stage) },
    {
      name: 'request-review',
      whole: true,
      show: async (stage) => {
        await goOn(stage)
        await stage.page.getByRole('radio').first().waitFor()
      },
    },
    {
      name: 'tracking-detail',
      whole: true,
      show: async (stage) => {
        const { page } = stage
        await press(stage, 'request.submit')
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

const when: readonly Reel[] = [
  {
    who: 'person',
    scenes: [
      {
        name: 'request-later',
        whole: true,
        show: async (stage) => {
          await begin(stage)
          await stage.page.getByText(stage.say('request.later'), { exact: true }).click()
          await stage.page.locator('select').first().waitFor()
          await chooseAddress(stage)
          await settle(stage)
        },
      },
    ],
  },
  rehearsed({
    name: 'request-closed',
    show: async (stage) => {
      await setting(stage, 'serviceHours', hoursWithoutNow(stage))
      await begin(stage)
      await stage.page.getByRole('alert').first().waitFor()
    },
  }),
]

/** An hour of service that has not begun. */
function hoursWithoutNow({ country }: Stage): string {
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: deployments[country].timezone,
  })
  const ahead = (hours: number) => `${hour.format(Date.now() + hours * 3_600_000)}00`
  return `${ahead(3)}:${ahead(9)}`
}

const where: readonly Reel[] = [
  rehearsed(
    {
      name: 'request-pin-check',
      whole: true,
      show: async (stage) => {
        await change(stage, '**/autocomplete*', (said) => ({
          data: said.data?.map((hit) => ({ ...hit, precision: 'street' })),
        }))
        await begin(stage)
        await chooseAddress(stage)
        await settle(stage)
      },
    },
    {
      name: 'request-undeliverable',
      whole: true,
      show: async (stage) => {
        const refusal = { result: 'UNDELIVERABLE', reason: 'TOO_FAR', distance: 31_000, limit: 20_000 }
        await answer(stage, AREA, refusal)
        await begin(stage)
        await search(stage)
        await options(stage).first().click()
        await press(stage, 'request.pin-confirm')
        await stage.page.getByText(stage.say('request.error.too-far')).first().waitFor()
        await settle(stage)
      },
    },
  ),
  {
    who: 'person',
    scenes: [
      {
        name: 'request-area',
        whole: true,
        show: async (stage) => {
          await begin(stage, `/request-a-rider/${stage.country.toLowerCase()}-103`)
          await search(stage)
          await options(stage).first().click()
          await settle(stage)
        },
      },
    ],
  },
  rehearsed({
    name: 'request-parcel',
    whole: true,
    show: async (stage) => {
      await setting(stage, 'maxWeightKg', '12')
      await begin(stage)
      await chooseAddress(stage)
      await fillWords(stage, 'Mei Lin')
      await goOn(stage)
      await stage.page.getByRole('alert').first().waitFor()
    },
  }),
]

const paying: readonly Reel[] = [
  rehearsed({
    name: 'request-high-value',
    show: async (stage) => {
      await setting(stage, 'orderItemValueExceedLimit', '10')
      await begin(stage)
      await review(stage)
      await press(stage, 'request.submit')
      await dialog(stage.page).waitFor()
    },
  }),
  rehearsed({
    name: 'request-fee-changed',
    show: async (stage) => {
      await begin(stage)
      await review(stage)
      await answer(stage, ORDER, failure('SignatureExpired', 'error.signature-expired'), 409)
      await change(stage, FEE, (quote) => ({ ...quote, fee: Number(quote['fee']) * 2 }))
      await press(stage, 'request.submit')
      await dialog(stage.page).waitFor()
    },
  }),
  rehearsed({
    name: 'request-offline',
    whole: true,
    show: async (stage) => {
      await begin(stage)
      await review(stage)
      await stage.page.route(ORDER, (route) => route.abort())
      await press(stage, 'request.submit')
      await stage.page.getByRole('alert').first().waitFor()
    },
  }),
]

/** Opens an order that is over as if it might still change. */
async function openForChange(stage: Stage): Promise<void> {
  const id = await someDelivered(stage)
  await stage.page.route(AN_ORDER, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await fetched(stage, route)
    const { result } = (await response.json()) as { result: object }
    return route.fulfill({
      response,
      json: { result: { ...result, can: { ...canAll(result), edit: true } } },
    })
  })
  await stage.page.goto(`/request-a-rider?orderID=${encodeURIComponent(id)}`)
  await field(stage, 'request.description').waitFor()
}

const canAll = (order: object): object =>
  'can' in order && typeof order.can === 'object' ? (order.can ?? {}) : {}

const changing: readonly Reel[] = [
  rehearsed(
    { name: 'request-edit', whole: true, show: openForChange },
    {
      name: 'request-conflict',
      show: async (stage) => {
        const { page } = stage
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
          const told = failure('order.changed', 'order.edit.changed', { order })
          return route.fulfill({ status: 409, json: told })
        })
        await field(stage, 'request.description').fill('Twelve roses')
        await goOn(stage)
        await press(stage, 'request.edit.save')
        await dialog(page).waitFor()
      },
    },
  ),
  {
    who: 'person',
    scenes: [
      {
        name: 'request-not-editable',
        show: async (stage) => {
          const id = await someDelivered(stage)
          await stage.page.goto(`/request-a-rider?orderID=${encodeURIComponent(id)}`)
          await stage.page.getByText(stage.say('request.edit.closed')).first().waitFor()
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
export const requestReels: readonly Reel[] = [fromEmptyToTracked, ...when, ...where, ...paying, ...changing]
