import { z } from 'zod'
import { orderId, unixSeconds } from '../../wire/common.ts'
import { givenRating, publicOrder, rating, receipt } from '../../wire/fulfilment/public-order.ts'
import { defineCall } from '../define-call.ts'

/** A page asks several times a minute, and many who wait share an address. */
const rate = 600
const params = z.object({ id: orderId })

export const getPublicOrder = defineCall({
  name: 'getPublicOrder',
  method: 'GET',
  path: '/api/orders/v1/public-order/:id',
  summary: 'How far an order is, for whoever has its id; until a day after its end.',
  audience: 'open',
  viewable: true,
  revalidated: true,
  links: ['Link'],
  rate,
  params,
  answer: z.object({ result: publicOrder }),
})

export const getReceipt = defineCall({
  name: 'getReceipt',
  method: 'GET',
  path: '/api/orders/v1/receipt/:id',
  summary: 'How an order ended, for whoever has its id.',
  audience: 'open',
  viewable: true,
  revalidated: true,
  /** `Receipt` is signed by `getShared` for the shop itself, and includes the price. */
  links: ['Link', 'Receipt'],
  rate,
  params,
  answer: z.object({ result: receipt }),
})

export const rateOrder = defineCall({
  name: 'rateOrder',
  method: 'POST',
  path: '/api/orders/v1/public-order/:id/rating',
  summary: 'What whoever has the link of the shop says of a delivery; can be changed for a day.',
  audience: 'open',
  links: ['Link'],
  rate: 30,
  params,
  body: rating,
  answer: z.object({ result: z.object({ rating: givenRating, rated_until: unixSeconds }) }),
})
