import { advanceLimitMinor, isPaidAtDoor, paysAtPickup } from '@beckon/domain/payment'
import type { AnswerOf, BodyOf, orderCalls } from '@beckon/contract'
import { splitUnit } from '@beckon/domain/address'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { knownPoint } from '@beckon/domain/geo'
import { type Currency, type Money, toMinor } from '@beckon/domain/money'
import { type EditFacts, editViolation, keepsFee, statusOfEdited } from '@beckon/domain/order'
import { arrivals } from '@beckon/domain/delivery'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type ActingUser, hasLocation, type VendorRow } from '../../../parties/vendors/index.ts'
import { orderRefusal } from '../create/order-refusal.ts'
import { moveOrder } from './move-order.ts'
import { byVendor, type OnBehalf } from './on-behalf.ts'
import type { OrderDeps } from '../deps.ts'
import { withOrderVoucher } from '../create/order-voucher.ts'
import type { OrderPatch, OrderRow } from '../order-row.ts'
import { presentOrders } from '../lists/present-order.ts'
import { lockOrder } from '../store.ts'

export interface EditOrder {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly orderId: string
  readonly change: BodyOf<typeof orderCalls.updateOrder> & { readonly reference?: string | null | undefined }
}

/** A change for a shop, whose caller may act for it. */
export interface OrderEdit extends Pick<EditOrder, 'deployment' | 'orderId' | 'change'> {
  readonly vendor: VendorRow
  readonly by: OnBehalf
}

type EditedOrderAnswer = AnswerOf<typeof orderCalls.updateOrder>

/** Changes an order that no rider has accepted. Dispatch withdraws its offer and searches again. */
export async function editOrder(
  deps: OrderDeps,
  { user, ...command }: EditOrder,
): Promise<EditedOrderAnswer | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, command.change.vendor_id)
  if (isRefusal(vendor)) return vendor
  return inTransaction(deps.db, (tx) => editFor(deps, tx, { ...command, vendor, by: byVendor }))
}

/** Changes an order for the shop in the caller's transaction. */
export async function editFor(
  deps: OrderDeps,
  tx: Tx,
  edit: OrderEdit,
): Promise<EditedOrderAnswer | Refusal> {
  const { vendor, deployment, orderId } = edit
  const order = await lockOrder(tx, { vendorId: vendor.vendor_id, orderId })
  if (order?.country !== deployment.country) return refuse('order.not-found')
  const [current] = await presentOrders({ ...deps, db: tx }, [order])
  const parameters = await deps.parameters.of(deployment.country)
  const violation = editViolation(await editFacts(deps, edit, { vendor, order, parameters }))
  if (violation) {
    const meta = { order: current }
    return orderRefusal(violation, { 'order.changed': meta, 'order.edit-too-late': meta })
  }
  const patch = await patchOf(deps, edit, { vendor, order, parameters })
  if (isRefusal(patch)) return patch
  const priced = await withOrderVoucher(tx, order, patch, deps.clock.now())
  return writeEdit(deps, tx, order, { patch: priced, by: edit.by })
}

async function writeEdit(
  deps: OrderDeps,
  tx: Tx,
  order: OrderRow,
  { patch, by }: { readonly patch: OrderPatch; readonly by: OnBehalf },
): Promise<EditedOrderAnswer | Refusal> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const preorderedFor = order.preordered_for && unixSeconds(order.preordered_for)
  const now = unixSeconds(deps.clock.now())
  const to = statusOfEdited({ status: order.status, preorderedFor }, now)
  const edited = await moveOrder(deps, tx, { ...key, ...by, to, reason: 'EDITED', patch })
  if (isRefusal(edited)) return edited
  if (to === 'MODIFIED') await deps.jobs.send('redispatch-order', key, { tx })
  const [record] = await presentOrders({ ...deps, db: tx }, [edited])
  return record ? { result: record } : refuse('order.not-found')
}

interface Loaded {
  readonly vendor: VendorRow
  readonly order: OrderRow
  readonly parameters: CountryParameters
}

/** Gathers the facts that decide whether an order can be changed. */
async function editFacts(
  { isOn }: OrderDeps,
  { change, deployment }: OrderEdit,
  { vendor, order, parameters }: Loaded,
): Promise<EditFacts> {
  const { country, currency } = deployment
  const { version, payment_method: method, location } = change
  const methodBefore = paymentOf(order)
  const takesNone =
    method === 'NONE' && method !== methodBefore && (await isOn(country, 'NonePaymentMethod', vendor))
  return {
    status: order.status,
    isChangedSince: version !== undefined && version !== order.version,
    request: {
      vendorId: change.vendor_id,
      // The customer stays the same. An older order without a unit keeps its address.
      unit: location.address.trim() === order.dropoff_address ? location.address : unitOf(change, order),
      name: order.customer_name,
      phone: order.customer_phone,
      description: change.item_details,
      address: location.address,
      point: knownPoint(location),
      amount: change.amount,
      isAmountExact: toMinor(change.amount, currency).ok,
      paymentMethod: method,
    },
    rules: { ...parameters, country, takesNone },
    vendor,
    // A guest's collection point is the order's own.
    hasPlace: vendor.is_guest || hasLocation(vendor),
    methodBefore,
    isFeeKept: isFeeKept(change, order),
  }
}

const isFeeKept = ({ location, payment_method }: EditOrder['change'], order: OrderRow): boolean => {
  const before = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
  return keepsFee(
    { destination: before, isPaidAtDoor: isPaidAtDoor(order.payment_method) },
    { destination: location, isPaidAtDoor: isPaidAtDoor(payment_method) },
  )
}

async function patchOf(
  deps: OrderDeps,
  { deployment, change }: OrderEdit,
  { vendor, order, parameters }: Loaded,
): Promise<OrderPatch | Refusal> {
  const amount = amountOf(change, deployment.currency)
  const way = await wayOf(deps, { deployment, change }, vendor, order)
  if (isRefusal(way)) return way
  return {
    payment_method: change.payment_method,
    amount_minor: amount.minor,
    pays_at_pickup: staysPayAtPickup(order, amount, parameters.riderAdvanceLimit),
    description: change.item_details.trim(),
    ...(change.reference === undefined ? {} : { reference: change.reference }),
    dropoff_address: change.location.address.trim(),
    dropoff_notes: change.location.notes.trim(),
    dropoff_unit: unitOf(change, order),
    dropoff_building: buildingOf(change, order),
    ...way,
  }
}

function amountOf({ amount }: EditOrder['change'], currency: Currency): Money {
  const read = toMinor(amount, currency)
  if (!read.ok) throw new Error(`an amount of ${amount} ${currency} passed the preconditions`)
  return read.money
}

/** As decided at creation, unless the amount is raised above a rider's advance limit. */
const staysPayAtPickup = (order: OrderRow, { minor, currency }: Money, limit: number): boolean =>
  order.pays_at_pickup &&
  (minor <= order.amount_minor ||
    paysAtPickup({ isOn: true, amountMinor: minor, limitMinor: advanceLimitMinor(limit, currency) }))

type DoorOf = Pick<OrderRow, 'dropoff_address' | 'dropoff_unit' | 'dropoff_building'>

/** Callers that send only the address have the unit at its beginning. */
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

/** To the same door the fee stays; to another one it is what was quoted for that way. */
async function wayOf(
  deps: OrderDeps,
  { deployment, change }: Pick<EditOrder, 'deployment' | 'change'>,
  vendor: VendorRow,
  order: OrderRow,
): Promise<OrderPatch | Refusal> {
  if (isFeeKept(change, order)) return {}
  const { latitude, longitude } = change.location
  const quote = await deps.pricing.checkQuote({
    vendor,
    deployment,
    source: { latitude: order.pickup_latitude, longitude: order.pickup_longitude },
    destination: { latitude, longitude },
    type: order.preordered_for ? 'LATER' : 'INSTANT',
    collectAt: order.preordered_for && unixSeconds(order.preordered_for),
    changedOrderId: order.order_id,
    cash: isPaidAtDoor(change.payment_method),
    fee: change.delivery_fee,
    signature: change.signature,
  })
  if (isRefusal(quote)) return quote
  const promised = arrivals({
    now: unixSeconds(deps.clock.now()),
    preorderedFor: order.preordered_for && unixSeconds(order.preordered_for),
    preparation: vendor.estimation_pick_up_time,
    travel: quote.duration,
    minimum: deployment.minimumEta,
    slower: quote.slower ?? 0,
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
