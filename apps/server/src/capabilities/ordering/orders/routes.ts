import { historyCalls, orderCalls } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { createOrder } from './create/create-order.ts'
import { editOrder } from './change/edit-order.ts'
import { exportOrders } from './export/export-orders.ts'
import { listOrders } from './lists/list-orders.ts'
import type { OrderDeps } from './deps.ts'
import type { OrderRow } from './order-row.ts'
import { presentOrders } from './lists/present-order.ts'
import { riderForMap } from './lists/rider-for-map.ts'
import { loadOrder } from './store.ts'
import { summariseOrders } from './lists/summarise-orders.ts'

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, orderCalls.createOrder, ({ caller, deployment, body, idempotencyKey = '' }) =>
    createOrder(deps, { user: caller, deployment, key: idempotencyKey, request: body }),
  )
  serve(app, orderCalls.cancelOrder, ({ caller, body }) =>
    cancelOrder(deps, { user: caller, cancellation: body }),
  )
  serve(app, orderCalls.updateOrder, ({ caller, deployment, params, body }) =>
    editOrder(deps, { user: caller, deployment, orderId: params.id, change: body }),
  )
  serve(app, orderCalls.getOrder, async ({ caller, query }) => {
    const order = await orderSeenBy(deps, caller, query.vendorId, query.orderId)
    if (isRefusal(order)) return order
    const [record] = await presentOrders(deps, [order])
    return record ? { result: record } : refuse('order.not-found')
  })
  serve(app, orderCalls.listOrders, ({ caller, params, query }) =>
    listOrders(deps, { user: caller, vendorId: params.id, query }),
  )
  serve(app, historyCalls.summariseOrders, ({ caller, deployment, params, query }) =>
    summariseOrders(deps, { user: caller, deployment, vendorId: params.id, query }),
  )
  serve(app, historyCalls.exportOrders, ({ caller, deployment, params, query, language }) =>
    exportOrders(deps, { user: caller, deployment, vendorId: params.id, language, query }),
  )
  serve(app, orderCalls.getRider, async ({ caller, params }) => {
    const order = await orderSeenBy(deps, caller, vendorOf(params.id), params.id)
    if (isRefusal(order)) return order
    const rider = await riderForMap(deps, order)
    return rider ? { result: rider } : refuse('rider.not-found')
  })
}

/** Returns the order if the user may act for its vendor; another vendor's order is refused like an unknown one. */
async function orderSeenBy(
  { db, vendors }: OrderDeps,
  user: ActingUser,
  vendorId: string | undefined,
  orderId: string,
): Promise<OrderRow | Refusal> {
  if (vendorId === undefined) return refuse('order.not-found')
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor.refused === 'vendor.not-found' ? refuse('order.not-found') : vendor
  const order = await loadOrder(db, { vendorId, orderId })
  return order?.country === user.country ? order : refuse('order.not-found')
}
