import { MOST_ORDERS_PER_PAGE, ORDERS_PER_PAGE, textLengths } from '@beckon/domain/limits'
import { cancelReasons, historyFilters } from '@beckon/domain/order'
import { z } from 'zod'
import { secondsParameter, flag, orderId, vendorId } from '../../wire/common.ts'
import { orderChange, orderRecord, orderRequest, riderInfo } from '../../wire/ordering/order.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1'

export const createOrder = defineCall({
  name: 'createOrder',
  method: 'POST',
  path: `${base}/order`,
  summary: 'Ask for a rider.',
  audience: 'vendor',
  memberAction: 'orders.create',
  idempotent: true,
  rate: 600,
  body: orderRequest,
  answer: z.object({ result: z.object({ order_id: orderId }) }),
})

export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: `${base}/order`,
  summary: 'One order of a vendor.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 600,
  query: z.object({ vendorId, orderId }),
  answer: z.object({ result: orderRecord }),
})

/** Newest first; `pagination_key` of a page requests the next one and is null on the last. */
export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: `${base}/vendor/:id/orders`,
  summary: 'Orders of a vendor, newest first, page by page.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 600,
  params: z.object({ id: vendorId }),
  query: z.object({
    from: secondsParameter.optional(),
    to: secondsParameter.optional(),
    /** With `from`: the first page adds the older pre-orders for `from` to this moment, beyond `count`. */
    preorders_until: secondsParameter.optional(),
    count: z.coerce.number().int().min(1).max(MOST_ORDERS_PER_PAGE).default(ORDERS_PER_PAGE),
    pagination_key: z.string().max(300).optional(),
    include_outlets: flag.optional(),
    customer_phone_number: z.string().max(textLengths.phone).optional(),
    scheduled: flag.optional(),
    /** Only ended orders (delivered, returned, cancelled or not paid), or only those in progress. */
    finished: flag.optional(),
    /** Only orders that wait for a decision of the shop, or only those that do not. */
    undecided: flag.optional(),
    status: z.enum(historyFilters).optional(),
    /** The whole id of an order, which then counts alone, or a phone number. */
    search: z.string().max(100).optional(),
  }),
  answer: z.object({
    result: z.object({ data: z.array(orderRecord), pagination_key: z.string().nullable() }),
  }),
})

export const getRider = defineCall({
  name: 'getRider',
  method: 'GET',
  path: '/api/hurrier/v1/riders/:id',
  summary: 'The rider of an order: position, its time, and the distance. `id` is the id of the order.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 1200,
  params: z.object({ id: orderId }),
  answer: z.object({ result: riderInfo }),
})

/** The customer stays; goods, address and payment may change until a rider has accepted. */
export const updateOrder = defineCall({
  name: 'updateOrder',
  method: 'PUT',
  path: `${base}/order/:id`,
  summary: 'Change an order that no rider has accepted.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 120,
  params: z.object({ id: orderId }),
  body: orderChange,
  answer: z.object({ result: orderRecord }),
})

/** A repeated call gets the same answer: the order is cancelled. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'PUT',
  path: `${base}/order/cancel`,
  summary: 'Cancel an order, while that is still possible.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 120,
  body: z.object({ vendor_id: vendorId, order_id: orderId, reason: z.enum(cancelReasons) }),
  answer: z.object({ result: orderRecord }),
})
