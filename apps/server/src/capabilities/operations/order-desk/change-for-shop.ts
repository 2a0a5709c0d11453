import type { AnswerOf, BodyOf, OrderRecord, orderDeskCalls, Quote } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { toDecimal } from '@beckon/domain/money'
import { keepsFee } from '@beckon/domain/order'
import { isPaidAtDoor } from '@beckon/domain/payment'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import { forShop } from './act-for-shop.ts'
import type { DeskDeps } from './deps.ts'
import { orderOfCountry } from './order-of-country.ts'

type Change = BodyOf<typeof orderDeskCalls.changeForShop>
type Priced = Pick<Change, 'payment_method'> & { readonly location: Point }

/** The fee of an order after a change, and its signature where it is a new one. */
interface FeeAfter {
  readonly fee: number
  readonly signature: string
  readonly isKept: boolean
}

/** Returns the fee of an order after a change. */
export async function previewChange(
  deps: DeskDeps,
  { country, deployment, params, body }: Context<typeof orderDeskCalls.previewChange>,
): Promise<AnswerOf<typeof orderDeskCalls.previewChange> | Refusal> {
  const order = await orderOfCountry(deps, country, params.id)
  if (isRefusal(order)) return order
  const after = await feeAfter(deps, deployment, order, body)
  if (isRefusal(after)) return after
  return { result: { delivery_fee: after.fee, is_kept: after.isKept } }
}

/** Changes an order for the shop, for the fee that the operator was shown. */
export async function changeForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.changeForShop>,
): Promise<{ result: OrderRecord } | Refusal> {
  const { caller, country, deployment, params, body } = context
  // The road is asked for before the order is locked.
  const found = await orderOfCountry(deps, country, params.id)
  if (isRefusal(found)) return found
  const after = await feeAfter(deps, deployment, found, body)
  if (isRefusal(after)) return after
  if (after.fee !== body.delivery_fee) return refuse('order.fee-changed', { delivery_fee: after.fee })
  const vendor = await deps.vendors.load(found.vendor_id)
  if (!vendor) return refuse('vendor.not-found')
  return forShop(deps, context, async (tx, order) => {
    const { reason: _reason, ...change } = body
    const answer = await deps.orders.edit(tx, {
      vendor,
      deployment,
      orderId: order.order_id,
      change: { ...change, vendor_id: vendor.vendor_id, signature: after.signature },
      by: { actor: 'operator', operatorId: caller.operatorId },
    })
    if (isRefusal(answer)) return answer
    return { before: null, after: `changed: ${changedFields(answer.result)}`, answer }
  })
}

/** Names of the changed fields; their values are in the history of the order. */
const changedFields = ({ status_history: history }: OrderRecord): string =>
  (history.at(-1)?.changes ?? [])
    .map((change) => (change.kind === 'payment' ? 'payment method' : change.field))
    .join(', ') || 'nothing'

async function feeAfter(
  { pricing, vendors }: DeskDeps,
  deployment: Deployment,
  order: OrderRow,
  { location, payment_method: method }: Priced,
): Promise<FeeAfter | Refusal> {
  const before = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
  const isKept = keepsFee(
    { destination: before, isPaidAtDoor: isPaidAtDoor(order.payment_method) },
    { destination: location, isPaidAtDoor: isPaidAtDoor(method) },
  )
  if (isKept) {
    const minor = order.delivery_fee_minor + order.voucher_minor
    return { fee: toDecimal({ minor, currency: order.currency }), signature: 'kept', isKept }
  }
  const vendor = await vendors.load(order.vendor_id)
  if (!vendor) return refuse('vendor.not-found')
  const later = order.preordered_for
  const quote: Quote | Refusal = await pricing.quote({
    vendor,
    deployment,
    source: { latitude: order.pickup_latitude, longitude: order.pickup_longitude },
    destination: { latitude: location.latitude, longitude: location.longitude },
    type: later === null ? 'INSTANT' : 'LATER',
    cash: isPaidAtDoor(method),
    collectAt: later && unixSeconds(later),
    changedOrderId: order.order_id,
  })
  return isRefusal(quote) ? quote : { fee: quote.fee, signature: quote.signature, isKept }
}
