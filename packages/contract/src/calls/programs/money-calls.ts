import { z } from 'zod'
import { isoTime, opaqueId } from '../../wire/programs/common.ts'
import { orderFigures, orderMoney } from '../../wire/programs/money.ts'
import { defineProgramCall } from './define-program-call.ts'

export const getOrderMoney = defineProgramCall({
  name: 'getOrderMoney',
  method: 'GET',
  path: '/api/v1/orders/:id/money',
  scope: 'money',
  group: 'Money',
  summary: 'Read the fee, the charges, the payment and the cash of an order.',
  rate: 600,
  errors: ['order.not-found'],
  params: z.strictObject({ id: opaqueId }),
  answer: orderMoney,
  example: { params: { id: 'SG-SHOP-01J9ZK3V7T4QX' } },
})

export const getFigures = defineProgramCall({
  name: 'getFigures',
  method: 'GET',
  path: '/api/v1/figures',
  scope: 'money',
  group: 'Money',
  summary: 'See what the orders of a period came to, in total and by day.',
  rate: 60,
  errors: ['collection-point.not-found', 'figures.period'],
  query: z.strictObject({
    from: isoTime.describe('Included.'),
    before: isoTime.describe('Not included; at most 92 days later.'),
    collection_point: opaqueId.optional().describe('Only of this one; else of all of the key.'),
  }),
  answer: orderFigures,
  example: { query: { from: '2026-11-01T00:00:00Z', before: '2026-11-08T00:00:00Z' } },
})
