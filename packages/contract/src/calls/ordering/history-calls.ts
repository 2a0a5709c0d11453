import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import { exportFormats, historyFigures, historyQuery } from '../../wire/ordering/history.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/vendor/:id/orders'

export const summariseOrders = defineCall({
  name: 'summariseOrders',
  method: 'GET',
  path: `${base}/summary`,
  summary: 'What the orders of a period came to: in all, and by day in the zone of the deployment.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 240,
  params: z.object({ id: vendorId }),
  query: historyQuery,
  answer: z.object({
    result: z.object({
      currency: z.string(),
      total: historyFigures,
      /** Each day of the period, the first one first. */
      days: z.array(historyFigures.extend({ day: z.string() })),
    }),
  }),
})

export const exportOrders = defineCall({
  name: 'exportOrders',
  method: 'GET',
  path: `${base}/export`,
  summary: 'Every order that a filter of the history finds, as a file.',
  audience: 'vendor',
  memberAction: 'orders.export',
  rate: 10,
  file: true,
  params: z.object({ id: vendorId }),
  query: historyQuery.extend({
    format: z.enum(exportFormats),
    /** BCP 47 language of headings and words; the header's by default. */
    language: z.string().max(35).optional(),
  }),
  answer: z.unknown(),
})
