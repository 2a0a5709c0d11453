import { z } from 'zod'
import { unixSeconds } from '../../wire/common.ts'
import { view, viewSubject } from '../../wire/operations/view.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

export const openView = defineCall({
  name: 'openView',
  method: 'POST',
  path: '/api/ops/v1/views',
  summary:
    'View the page of a shop or of the customer of an order, read-only, for 15 minutes. It is recorded.',
  audience: 'operator',
  action: 'orders.act',
  rate: 30,
  body: z.object({ subject: viewSubject, reason }),
  answer: z.object({
    result: z.object({
      /** The page, with the token of the view behind its #. */
      url: z.string(),
      expires_at: unixSeconds,
    }),
  }),
})

export const readView = defineCall({
  name: 'readView',
  method: 'GET',
  path: '/api/views/v1/view',
  summary: 'The page that is viewed, the operator, and the end of the view.',
  audience: 'viewer',
  answer: z.object({ result: view }),
})

/** The only call of a view that is no reading: it ends the view itself. */
export const endView = defineCall({
  name: 'endView',
  method: 'POST',
  path: '/api/views/v1/view/end',
  summary: 'End the view before its time.',
  audience: 'viewer',
  answer: z.object({ result: z.literal(true) }),
})
