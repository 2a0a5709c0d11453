import { type Expandable, programCalls, type ProgramOrder } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { ApiDeps } from '../deps.ts'
import { isoOf, isoOrNull, moneyOf } from '../values.ts'
import { cancelOrder, createOrder, decideOrder, keyOf, updateOrder } from './change-orders.ts'
import { listOrders, searchOrders } from './list-orders.ts'
import { orderFor } from './order-for.ts'
import { presentEvents } from './present-events.ts'
import { presentOrder } from './present-order.ts'
import { presentProof, presentRider } from './present-proof.ts'
import { createQuote } from './quote.ts'

/** Calls about orders, from the quote to the proof. */
export function orderRoutes(app: FastifyInstance, deps: ApiDeps): void {
  changeRoutes(app, deps)
  readRoutes(app, deps)
  proofRoutes(app, deps)
  linkRoutes(app, deps)
}

function changeRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.createQuote, ({ caller, deployment, body, address }) =>
    createQuote(deps, { caller, deployment, body, address }),
  )
  serve(app, programCalls.createOrder, ({ caller, deployment, body, idempotencyKey: key = '' }) =>
    createOrder(deps, { caller, deployment, key, body }),
  )
  serve(app, programCalls.updateOrder, ({ caller, deployment, params, body }) =>
    updateOrder(deps, { caller, deployment, orderId: params.id, body }),
  )
  serve(app, programCalls.cancelOrder, ({ caller, params, body }) =>
    cancelOrder(deps, { caller, orderId: params.id, reason: body.reason }),
  )
  serve(app, programCalls.decideOrder, ({ caller, deployment, params, body }) =>
    decideOrder(deps, { caller, deployment, orderId: params.id, body }),
  )
}

function readRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.listOrders, ({ caller, query }) => listOrders(deps, caller, query))
  serve(app, programCalls.searchOrders, ({ caller, body }) => searchOrders(deps, caller, body))
  serve(app, programCalls.getOrder, async ({ caller, params, query }) => {
    const order = await orderFor(deps, caller, params.id)
    return isRefusal(order) ? order : expanded(deps, order, partsIn(query.expand))
  })
  serve(app, programCalls.previewCancellation, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    if (isRefusal(order)) return order
    const { can, cancel_terms: terms, currency } = await deps.orders.present(order)
    return {
      allowed: can.cancel,
      refund: terms && moneyOf(terms.returns, currency),
      free_until: terms && isoOrNull(terms.free_until),
    }
  })
  serve(app, programCalls.listOrderEvents, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    return isRefusal(order) ? order : { data: presentEvents(await deps.orders.present(order)) }
  })
  serve(app, programCalls.getRiderPosition, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    if (isRefusal(order)) return order
    const rider = await deps.orders.riderOf(order)
    return rider ? presentRider(rider) : refuse('rider.not-found')
  })
}

/** The schema takes only known parts. */
const partsIn = (expand = ''): ReadonlySet<Expandable> => new Set(expand.split(',') as Expandable[])

async function expanded(
  deps: ApiDeps,
  order: OrderRow,
  parts: ReadonlySet<Expandable>,
): Promise<ProgramOrder> {
  const record = await deps.orders.present(order)
  const shown = presentOrder(record)
  if (parts.has('events')) shown.events = presentEvents(record)
  if (parts.has('proof')) shown.proof = (await deps.proofs.forShop(order)).map(presentProof)
  if (parts.has('rider_position')) {
    const rider = await deps.orders.riderOf(order)
    shown.rider_position = rider ? presentRider(rider) : null
  }
  return shown
}

function proofRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.listProof, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    if (isRefusal(order)) return order
    return { data: (await deps.proofs.forShop(order)).map(presentProof) }
  })
  serve(app, programCalls.getProofPhoto, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    return isRefusal(order) ? order : deps.proofs.photoForShop(order, params.photo)
  })
}

function linkRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.shareOrder, async ({ caller, deployment, params }) => {
    const order = await orderFor(deps, caller, params.id)
    if (isRefusal(order)) return order
    const shared = await deps.sharing.share({ user: caller, deployment, key: keyOf(order) })
    if (isRefusal(shared)) return shared
    const { url, created_at: createdAt } = shared.result
    if (url === null) throw new Error('a link that was just made is not valid')
    return { url, created_at: isoOf(createdAt) }
  })
  serve(app, programCalls.revokeTrackingLink, async ({ caller, deployment, params }) => {
    const order = await orderFor(deps, caller, params.id)
    if (isRefusal(order)) return order
    const revoked = await deps.sharing.revoke({ user: caller, deployment, key: keyOf(order) })
    return isRefusal(revoked) ? revoked : revoked.result
  })
}
