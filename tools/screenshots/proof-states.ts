import type { OrderProof, OrderRecord, ProofPhoto, Receipt } from '@beckon/contract'
import { drawPhoto } from '../../demo/fleet/draw-photo.ts'
import { answer, failure, purgeAnswers } from './answers.ts'
import type { Flow, Setup } from './screen-state.ts'
import { after, collected, delivered, pastOrder, track } from './staged-orders.ts'
import { dialog, press } from './setup.ts'

const now = () => Math.floor(Date.now() / 1000)
const LONG = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley'

const photo = (photo_id: string, deleted = false): ProofPhoto => ({
  photo_id,
  taken_at: now() - 120,
  width: 800,
  height: 600,
  kept_days: 90,
  deleted,
})
const proof = (kind: OrderProof['kind'], received_by: string, ...photos: ProofPhoto[]): OrderProof => ({
  kind,
  received_by,
  handed_over_at: now() - 110,
  pin_checked: kind === 'delivery',
  photos,
})

/** One of each: a photo, a deleted one, one that fails to load; received by a customer with a long name. */
const proofs = () => [
  proof('pickup', 'Nurul Huda', photo('pickup')),
  proof('delivery', LONG, photo('delivery'), photo('old', true), photo('lost')),
]

async function showPhotos({ page }: Setup): Promise<void> {
  await page.route('**/proof-photo/**', async (route) => {
    const lost = /proof-photo\/lost/u.test(route.request().url())
    if (lost) return route.fulfill({ status: 404, json: failure('photo.not-found', 'proof.photo-gone') })
    const kind = /proof-photo\/pickup/u.test(route.request().url()) ? 'pickup' : 'delivery'
    const body = await drawPhoto('picture', kind, { latitude: 0, longitude: 0 })
    return route.fulfill({ body, contentType: 'image/jpeg' })
  })
}

async function showProofs(setup: Setup): Promise<void> {
  const order = after(delivered, await pastOrder(setup))
  await showPhotos(setup)
  await answer(setup, '**/order/*/proofs?*', { result: proofs() })
  await track(setup, [order])
  await setup.page.locator('[data-proof=delivery] img').waitFor()
}

const receiptOf = (order: OrderRecord): Receipt => ({
  order_id: order.order_id,
  status: 'DELIVERED',
  created_at: now() - 1800,
  ended_at: now() - 110,
  brand: 'beckon',
  individual: false,
  link: 'valid',
  details: {
    shop: order.outlet.name,
    customer: order.customer.name,
    address: order.customer.location.address,
    rider: { name: 'Nurul', vehicle: 'motorbike' },
    proofs: proofs(),
    rating: null,
    rated_until: null,
    voucher: null,
  },
  books: null,
})

/** Screens of the proof of delivery and of the contact between shop and rider. */
export const proofFlows: readonly Flow[] = [
  {
    who: 'person',
    after: purgeAnswers,
    states: [
      { name: 'order-proof', whole: true, show: showProofs },
      {
        name: 'order-proof-photo',
        show: async ({ page, say }) => {
          await page.locator('[data-proof=delivery] [data-photo]').first().click()
          await dialog(page).waitFor()
          await dialog(page)
            .getByRole('button', { name: say('proof.zoom-in') })
            .click()
        },
      },
    ],
  },
  {
    who: 'person',
    after: purgeAnswers,
    states: [
      {
        name: 'order-call',
        whole: true,
        show: async (setup) => {
          const order = after(collected, await pastOrder(setup))
          await answer(setup, '**/order/*/messages?*', {
            result: { messages: [], open: true, can_call: true },
          })
          const call = { number: '+9995550142', code: '482913', expires_at: now() + 840 }
          await answer(setup, '**/order/*/call', { result: call })
          await track(setup, [order])
          await press(setup, 'call.rider')
          await setup.page.locator('[data-call] a').waitFor()
        },
      },
    ],
  },
  {
    who: 'person',
    after: purgeAnswers,
    states: [
      {
        name: 'receipt-proof',
        whole: true,
        show: async (setup) => {
          const order = await pastOrder(setup)
          await showPhotos(setup)
          await answer(setup, '**/receipt/*', { result: receiptOf(order) })
          await setup.page.goto(`/delivery-receipt/${order.order_id}#t=${'A'.repeat(32)}`)
          await setup.page.locator('[data-proof=delivery] img').first().waitFor()
        },
      },
    ],
  },
]
