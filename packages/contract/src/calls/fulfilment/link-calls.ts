import { z } from 'zod'
import { orderId, unixSeconds, vendorId } from '../../wire/common.ts'
import { givenRating } from '../../wire/fulfilment/public-order.ts'
import { defineCall } from '../define-call.ts'

const params = z.object({ id: orderId })
const body = z.object({ vendor_id: vendorId })

const trackingLink = z.object({
  created_at: unixSeconds,
  revoked_at: unixSeconds.nullable(),
  /** The page for the customer; null once it was taken back. */
  url: z.string().nullable(),
})
export type TrackingLink = z.infer<typeof trackingLink>

export const getShared = defineCall({
  name: 'getShared',
  method: 'GET',
  path: '/api/orders/v1/order/:id/shared',
  summary: 'The links of an order, newest first, and what was said through them.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  params,
  query: z.object({ vendor_id: vendorId }),
  answer: z.object({
    result: z.object({
      links: z.array(trackingLink),
      rating: givenRating.nullable(),
      /** The receipt for the shop's own books; valid for a day. */
      receipt_url: z.string(),
    }),
  }),
})

/** At most one link is valid: a repeated call returns the same one. */
export const shareOrder = defineCall({
  name: 'shareOrder',
  method: 'POST',
  path: '/api/orders/v1/order/:id/link',
  summary: 'A link for the customer, that shows them who brings what where.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 60,
  params,
  body,
  answer: z.object({ result: trackingLink }),
})

export const revokeLink = defineCall({
  name: 'revokeLink',
  method: 'POST',
  path: '/api/orders/v1/order/:id/link/revoke',
  summary: 'Takes the link of an order back: from then on it shows no more than the id of the order does.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 60,
  params,
  body,
  answer: z.object({ result: z.object({ revoked: z.boolean() }) }),
})
