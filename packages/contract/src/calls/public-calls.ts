import { z } from 'zod'
import { orderId } from '../wire/common.ts'
import { publicOrder } from '../wire/public-order.ts'
import { defineCall } from './define-call.ts'

export const getPublicOrder = defineCall({
  name: 'getPublicOrder',
  method: 'GET',
  path: '/api/orders/v1/public-order/:id',
  summary: 'How far an order is, for whoever has its id.',
  audience: 'open',
  // A page asks four times a minute, and many who wait share an address.
  rate: 240,
  params: z.object({ id: orderId }),
  answer: z.object({ result: publicOrder }),
})
