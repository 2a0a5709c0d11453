import type { BodyOf, ProgramOrder, programCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { ProgramCaller } from '../../../../platform/auth/callers.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { byVendor, type OrderKey, type OrderRow } from '../../../ordering/orders/index.ts'
import type { ApiDeps } from '../deps.ts'
import { orderFor } from './order-for.ts'
import { readDecision } from './present-decision.ts'
import { presentOrder } from './present-order.ts'
import { quotedFee } from './quote.ts'
import { readNewOrder, readUpdate } from './read-order.ts'

interface ByProgram {
  readonly caller: ProgramCaller
  readonly deployment: Deployment
}

interface CreateOrder extends ByProgram {
  readonly key: string
  readonly body: BodyOf<typeof programCalls.createOrder>
}

/** Places an order once per idempotency key, and answers it as it is now. */
export async function createOrder(deps: ApiDeps, command: CreateOrder): Promise<ProgramOrder | Refusal> {
  const { caller, deployment, key, body } = command
  const fee = await quotedFee(deps, body.quote)
  const request = readNewOrder(body, fee, deployment.currency)
  if (isRefusal(request)) return request
  const created = await deps.orders.create({ user: caller, deployment, key, request })
  if (isRefusal(created)) return created
  return showOrder(deps, { vendorId: body.collection_point, orderId: created.result.order_id })
}

interface OfOrder extends ByProgram {
  readonly orderId: string
}

/** Changes an order that no rider has accepted; the reference alone at any time. */
export async function updateOrder(
  deps: ApiDeps,
  { caller, deployment, orderId, body }: OfOrder & { readonly body: BodyOf<typeof programCalls.updateOrder> },
): Promise<ProgramOrder | Refusal> {
  const order = await orderFor(deps, caller, orderId)
  if (isRefusal(order)) return order
  if (body.reference !== undefined && !body.dropoff && !body.goods) {
    return renameOrder(deps, order, body.reference, body.version)
  }
  const vendor = await deps.vendors.vendorFor(caller, order.vendor_id)
  if (isRefusal(vendor)) return refuse('order.not-found')
  const change = readUpdate(body, await deps.orders.present(order), await quotedFee(deps, body.quote))
  if (isRefusal(change)) return change
  const edited = await inTransaction(deps.db, (tx) =>
    deps.orders.edit(tx, { deployment, orderId, change, vendor, by: byVendor }),
  )
  return isRefusal(edited) ? edited : presentOrder(edited.result)
}

async function renameOrder(
  deps: ApiDeps,
  order: OrderRow,
  reference: string | null,
  version: number | undefined,
): Promise<ProgramOrder | Refusal> {
  const change = { key: keyOf(order), country: order.country, reference, version }
  const changed = await inTransaction(deps.db, (tx) => deps.orders.setReference(tx, change))
  return isRefusal(changed) ? changed : presentOrder(changed)
}

const reasons = {
  eta_too_long: 'DELIVERY_ETA_TOO_LONG',
  mistake: 'MISTAKE_ERROR',
  other: 'REASON_UNKNOWN',
} as const

/** Cancels an order; a repeated request answers the cancelled order. */
export async function cancelOrder(
  deps: ApiDeps,
  { caller, orderId, reason }: Omit<OfOrder, 'deployment'> & { readonly reason: keyof typeof reasons },
): Promise<ProgramOrder | Refusal> {
  const order = await orderFor(deps, caller, orderId)
  if (isRefusal(order)) return order
  const cancellation = { key: keyOf(order), country: order.country, reason: reasons[reason], by: byVendor }
  const cancelled = await inTransaction(deps.db, (tx) => deps.orders.cancel(tx, cancellation))
  return isRefusal(cancelled) ? cancelled : presentOrder(cancelled.result)
}

/** Answers the open question about an order. */
export async function decideOrder(
  deps: ApiDeps,
  { caller, deployment, orderId, body }: OfOrder & { readonly body: BodyOf<typeof programCalls.decideOrder> },
): Promise<ProgramOrder | Refusal> {
  const order = await orderFor(deps, caller, orderId)
  if (isRefusal(order)) return order
  const key = keyOf(order)
  const choice = { key, deployment, position: body.number, answer: readDecision(body), by: 'vendor' } as const
  const refused = await inTransaction(deps.db, (tx) => deps.decisions.decide(tx, choice))
  return refused ?? showOrder(deps, key)
}

async function showOrder(deps: ApiDeps, key: OrderKey): Promise<ProgramOrder | Refusal> {
  const order = await deps.orders.load(key)
  return order ? presentOrder(await deps.orders.present(order)) : refuse('order.not-found')
}

export const keyOf = (order: OrderRow): OrderKey => ({ vendorId: order.vendor_id, orderId: order.order_id })
