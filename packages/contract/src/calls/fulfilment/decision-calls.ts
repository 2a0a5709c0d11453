import { z } from 'zod'
import { amount, orderId, point, vendorId } from '../../wire/common.ts'
import { decisionAnswer } from '../../wire/fulfilment/decision.ts'
import { orderRecord } from '../../wire/ordering/order.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/order/:id/decision'
const order = z.object({ id: orderId })

/** The same choice again gets the same answer; another choice for the same decision comes too late. */
export const decide = defineCall({
  name: 'decide',
  method: 'POST',
  path: base,
  summary: 'Choose what is to be done with a parcel that cannot go on by itself.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 120,
  params: order,
  body: z.object({ vendor_id: vendorId, position: z.number().int().min(0), answer: decisionAnswer }),
  answer: z.object({ result: orderRecord }),
})

export const priceNewPin = defineCall({
  name: 'priceNewPin',
  method: 'POST',
  path: `${base}/price`,
  summary: 'What riding on to another door would cost.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 120,
  params: order,
  body: z.object({ vendor_id: vendorId, location: point }),
  answer: z.object({ result: z.object({ price: amount }) }),
})
