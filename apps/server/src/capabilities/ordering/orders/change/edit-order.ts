import { advanceLimitMinor, isPaidAtDoor, paysAtPickup } from '@beckon/domain/payment'
import type { AnswerOf, BodyOf, orderCalls } from '@beckon/contract'
import { splitUnit } from '@beckon/domain/address'
import type { Deployment } from '@beckon/domain/country'
import { type Money, money, toMinor } from '@beckon/domain/money'
import { editable, statusOfEdited } from '@beckon/domain/order'
import { arrivals, isInDeliveryArea } from '@beckon/domain/delivery'
import { checkRequest } from '@beckon/domain/request'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type ActingUser, isPlaced, type VendorRow } from '../../../parties/vendors/index.ts'
import { invalidOrder, isPaymentAllowed } from '../create/check-order.ts'
import { moveOrder } from './move-order.ts'
import type { OrderDeps } from '../deps.ts'
import { withOrderVoucher } from '../create/order-voucher.ts'
import type { OrderPatch, OrderRow } from '../order-row.ts'
import { presentOrders } from '../lists/present-order.ts'
import { lockOrder } from '../store.ts'

export interface EditOrder {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly orderId: string
  readonly change: BodyOf<typeof orderCalls.updateOrder>
}

type Edited = AnswerOf<typeof orderCalls.updateOrder>

/** Changes an order that no rider has accepted. Dispatch withdraws its offers and starts again. */
export async function editOrder(deps: OrderDeps, command: EditOrder): Promise<Edited | Refusal> {
  const { user, orderId, change } = command
  const vendor = await deps.vendors.actFor(user, change.vendor_id)
  if (!vendor) return refuse('vendor.not-found')
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { vendorId: vendor.vendor_id, orderId })
    if (!order || order.country !== user.country) return refuse('order.not-found')
    const [current] = await presentOrders({ ...deps, db: tx }, [order])
    if (change.version !== undefined && change.version !== order.version) {
      return refuse('order.changed', { order: current })
    }
    if (!editable(order.status)) return refuse('order.edit-too-late', { order: current })
    const patch = await patchOf(deps, command, vendor, order)
    if (isRefusal(patch)) return patch
    return writeEdit(deps, tx, order, await withOrderVoucher(tx, order, patch, deps.clock.now()))
  })
}

async function writeEdit(
  deps: OrderDeps,
  tx: Tx,
  order: OrderRow,
  patch: OrderPatch,
): Promise<Edited | Refusal> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const preorderedFor = order.preordered_for && unixSeconds(order.preordered_for)
  const now = unixSeconds(deps.clock.now())
  const to = statusOfEdited({ status: order.status, preorderedFor }, now)
  const move = { ...key, to, actor: 'vendor', reason: 'EDITED', patch } as const
  const edited = await moveOrder(deps, tx, move)
  if (isRefusal(edited)) return edited
  if (to === 'MODIFIED') await deps.jobs.send('redispatch-order', key, { tx })
  const [record] = await presentOrders({ ...deps, db: tx }, [edited])
  return record ? { result: record } : refuse('order.not-found')
}

async function patchOf(
  deps: OrderDeps,
  { deployment, change }: EditOrder,
  vendor: VendorRow,
  order: OrderRow,
): Promise<OrderPatch | Refusal> {
  const parameters = await deps.parameters.of(deployment.country)
  const amount = checkEdit(change, order, deployment, parameters)
  if (isRefusal(amount)) return amount
  const { payment_method: method } = change
  if (method !== order.payment_method) {
    const takesNone = method === 'NONE' && (await deps.isOn(deployment.country, 'NonePaymentMethod'))
    if (!isPaymentAllowed({ method, vendor, parameters, takesNone })) {
      return refuse('order.payment-method-unavailable')
    }
  }
  const way = await wayOf(deps, { deployment, change }, vendor, order)
  if (isRefusal(way)) return way
  return {
    payment_method: method,
    amount_minor: amount.minor,
    pays_at_pickup: staysPayAtPickup(order, amount, parameters.riderAdvanceLimit),
    description: change.item_details.trim(),
    dropoff_address: change.location.address.trim(),
    dropoff_notes: change.location.notes.trim(),
    dropoff_unit: unitOf(change, order),
    dropoff_building: buildingOf(change, order),
    ...way,
  }
}

/** As it was decided at creation, unless the amount is raised above what a rider may advance. */
const staysPayAtPickup = (order: OrderRow, { minor, currency }: Money, limit: number): boolean =>
  order.pays_at_pickup &&
  (minor <= order.amount_minor ||
    paysAtPickup({ isOn: true, amountMinor: minor, limitMinor: advanceLimitMinor(limit, currency) }))

/** The checks of a new request, for what can still be changed of one. */
function checkEdit(
  change: EditOrder['change'],
  order: OrderRow,
  { country, currency }: Deployment,
  rules: { readonly amountRequired: boolean; readonly minimumAmount: number },
): Money | Refusal {
  const amount = toMinor(change.amount, currency)
  const { latitude, longitude, address } = change.location
  const violations = checkRequest(
    {
      vendorId: change.vendor_id,
      // The customer stays the same. An older order without a unit keeps its address.
      unit: address.trim() === order.dropoff_address ? address : unitOf(change, order),
      name: order.customer_name,
      phone: order.customer_phone,
      description: change.item_details,
      address,
      point: latitude === 0 && longitude === 0 ? null : { latitude, longitude },
      amount: amount.ok ? change.amount : undefined,
      // An order without any payment may stay so; changing to that needs a new order.
      paymentMethod:
        change.payment_method === 'NONE' && paymentOf(order) !== 'NONE' ? '' : change.payment_method,
    },
    { country, amountRequired: rules.amountRequired, minimumAmount: rules.minimumAmount },
  )
  if (violations.length > 0) return invalidOrder(violations)
  return amount.ok ? amount.money : money(0, currency)
}

type DoorOf = Pick<OrderRow, 'dropoff_address' | 'dropoff_unit' | 'dropoff_building'>

/** Callers that send the address alone have the unit at its beginning. */
function unitOf({ unit_number: unit, location }: EditOrder['change'], order: DoorOf): string {
  if (unit !== undefined) return unit.trim()
  const address = location.address.trim()
  const { dropoff_unit: before } = order
  const isStored = before !== '' && (address === order.dropoff_address || address.startsWith(`${before},`))
  return isStored ? before : splitUnit(address).unit
}

function buildingOf({ building, location }: EditOrder['change'], order: DoorOf): string {
  if (building !== undefined) return building.trim()
  return location.address.trim() === order.dropoff_address ? order.dropoff_building : ''
}

const SAME_DOOR_DEGREES = 1e-6

/** To the same door the fee stays; to another one it is what was quoted for that way. */
async function wayOf(
  deps: OrderDeps,
  { deployment, change }: Pick<EditOrder, 'deployment' | 'change'>,
  vendor: VendorRow,
  order: OrderRow,
): Promise<OrderPatch | Refusal> {
  const { latitude, longitude } = change.location
  const isSameDoor =
    Math.abs(latitude - order.dropoff_latitude) < SAME_DOOR_DEGREES &&
    Math.abs(longitude - order.dropoff_longitude) < SAME_DOOR_DEGREES
  const keepsCash = isPaidAtDoor(change.payment_method) === isPaidAtDoor(paymentOf(order))
  if (isSameDoor && keepsCash) return {}
  // A guest's collection point is the order's own.
  if (!vendor.is_guest && !isPlaced(vendor)) return refuse('vendor.no-location')
  const destination = { latitude, longitude }
  if (!isInDeliveryArea(vendor, destination)) return refuse('delivery.outside-area')
  const quote = await deps.pricing.checkQuote({
    vendor,
    deployment,
    source: { latitude: order.pickup_latitude, longitude: order.pickup_longitude },
    destination,
    type: order.preordered_for ? 'LATER' : 'INSTANT',
    collectAt: order.preordered_for && unixSeconds(order.preordered_for),
    cash: isPaidAtDoor(change.payment_method),
    fee: change.delivery_fee,
    signature: change.signature,
  })
  if (isRefusal(quote)) return quote
  const promised = arrivals({
    now: unixSeconds(deps.clock.now()),
    later: order.preordered_for && unixSeconds(order.preordered_for),
    preparation: vendor.estimation_pick_up_time,
    travel: quote.duration,
    minimum: deployment.minimumEta,
  }).dropoff
  return {
    dropoff_latitude: latitude,
    dropoff_longitude: longitude,
    delivery_fee_minor: quote.fee,
    distance_metres: quote.distance,
    promised_lower: new Date(promised.lower * 1000),
    promised_upper: new Date(promised.upper * 1000),
  }
}

const paymentOf = ({ payment_method: method }: OrderRow): EditOrder['change']['payment_method'] =>
  method === 'CASH_ON_DELIVERY' || method === 'PAYMENT_ON_DELIVERY' || method === 'PAID' ? method : 'NONE'
