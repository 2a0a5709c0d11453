import { PREORDER_LEAD_SECONDS } from '@beckon/domain/limits'
import { isPaidAtDoor } from '@beckon/domain/payment'
import type { AnswerOf, orderCalls } from '@beckon/contract'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { type Money, toMinor } from '@beckon/domain/money'
import { creationViolation, isDue, orderWayOf } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { idempotentTransaction } from '../../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { ActingCheck, ActingUser, LocatedVendor, VendorRow } from '../../../parties/vendors/index.ts'
import { collectedFrom } from './collected-from.ts'
import { creationFacts } from './creation-facts.ts'
import { withOrderPermit } from './order-concurrency.ts'
import { ORDER_CHANGED, moveOrder } from '../change/move-order.ts'
import { publishCreated } from '../change/publish-events.ts'
import { newOrder } from './new-order.ts'
import type { OrderToPlace } from './order-to-place.ts'
import type { OrderDeps } from '../deps.ts'
import { decidePayAtPickup } from './decide-pay-at-pickup.ts'
import { orderRefusal } from './order-refusal.ts'
import { takeOrderVoucher } from './order-voucher.ts'
import { insertOrder, type NewOrder } from '../store.ts'

export interface CreateOrder {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly key: string
  readonly request: OrderToPlace
}

type Created = AnswerOf<typeof orderCalls.createOrder>

/** Places an order and queues the search for a rider, in one transaction, once per key. */
export async function createOrder(deps: OrderDeps, command: CreateOrder): Promise<Created | Refusal> {
  return deps.vendors.actingFor(command.user, command.request.vendor_id, (vendor, check) =>
    createFor(deps, command, { vendor, check }),
  )
}

interface Sent {
  readonly vendor: VendorRow
  readonly check: ActingCheck
}

async function createFor(
  deps: OrderDeps,
  command: CreateOrder,
  { vendor: sent, check }: Sent,
): Promise<Created | Refusal> {
  const { request, key } = command
  const vendor = collectedFrom(sent, request)
  if (isRefusal(vendor)) return vendor
  const idempotency = { vendorId: vendor.vendor_id, key, body: request, now: deps.clock.now(), check }
  return withOrderPermit(() =>
    idempotentTransaction(deps.db, idempotency, async (tx) => {
      const taken = await takeOrder(deps, tx, { ...command, vendor })
      return isRefusal(taken) ? taken : { result: taken }
    }),
  )
}

export interface TakeOrder extends Omit<CreateOrder, 'key'> {
  readonly vendor: LocatedVendor
  /** The order is paid online and waits for its payment. */
  readonly online?: true
  /** A row of a workbook. */
  readonly isBulk?: true
}

/** Places one order for a permitted vendor; the caller ensures that it is placed once. */
export async function takeOrder(
  deps: OrderDeps,
  tx: Tx,
  command: TakeOrder,
): Promise<{ readonly order_id: string } | Refusal> {
  const order = await prepareOrder(deps, command)
  if (isRefusal(order)) return order
  const refused = await takeOrderVoucher(
    deps,
    tx,
    { vendor: command.vendor, currency: command.deployment.currency },
    order,
  )
  if (refused) return refused
  await placeOrder(deps, tx, order)
  return { order_id: order.order_id }
}

/** Checks the preconditions of an order, then its fee and its voucher. */
async function prepareOrder(deps: OrderDeps, command: TakeOrder): Promise<NewOrder | Refusal> {
  const { user, deployment, request, vendor, online } = command
  const now = deps.clock.now()
  const parameters = await deps.parameters.of(deployment.country)
  const violation = creationViolation(await creationFacts(deps, command, parameters))
  if (violation) return orderRefusal(violation)
  const { latitude, longitude } = request.customer.location
  const quote = await deps.pricing.checkQuote({
    vendor,
    deployment,
    source: { latitude: vendor.latitude, longitude: vendor.longitude },
    destination: { latitude, longitude },
    type: request.preordered_for === null ? 'INSTANT' : 'LATER',
    collectAt: request.preordered_for,
    cash: isPaidAtDoor(request.order.payment_method),
    fee: request.delivery_fee,
    signature: request.signature,
  })
  if (isRefusal(quote)) return quote
  const voucher = await deps.pricing.checkDiscount({ request, quote })
  if (isRefusal(voucher)) return voucher
  const tax = await shownTax(deps, deployment, parameters)
  const amount = amountOf(request, deployment)
  const charged = { amount, quote, voucher, tax }
  const paysAtPickup = await decidePayAtPickup(deps, deployment, { amount, vendor })
  const way = orderWayOf({ callerId: user.userId, isBulk: command.isBulk === true })
  const order = newOrder({
    request,
    vendor,
    deployment,
    charged,
    userId: user.userId,
    now,
    paysAtPickup,
    way,
  })
  return online ? { ...order, status: 'INITIATED' } : order
}

function amountOf({ order }: OrderToPlace, { currency }: Deployment): Money {
  const amount = toMinor(order.amount, currency)
  if (!amount.ok) throw new Error(`an amount of ${order.amount} ${currency} passed the preconditions`)
  return amount.money
}

/** The tax rate is stored with the order: a receipt has the rate of its day. */
async function shownTax(
  deps: OrderDeps,
  { country }: Deployment,
  { taxPercent }: CountryParameters,
): Promise<number | null> {
  return taxPercent > 0 && (await deps.isOn(country, 'PaymentTax')) ? taxPercent : null
}

async function placeOrder(deps: OrderDeps, tx: Tx, order: NewOrder): Promise<void> {
  const { vendor_id: vendorId, order_id: orderId, country, created_at: at } = order
  await insertOrder(tx, order, { status: order.status, actor: 'vendor', reason: 'ASKED_FOR', at })
  await deps.outbox.record(tx, { vendorId, country, type: ORDER_CHANGED, subject: orderId })
  await publishCreated(deps, tx, order)
  if (order.status === 'NEW') await askForDispatch(deps, tx, order)
}

/** Schedules the search for a rider of a NEW order: now, or when a pre-order is due. */
export async function askForDispatch(
  deps: OrderDeps,
  tx: Tx,
  { vendor_id: vendorId, order_id: orderId, preordered_for: at }: Dispatched,
): Promise<void> {
  const key = { vendorId, orderId }
  if (!at) return deps.jobs.send('dispatch-order', key, { tx })
  await deps.jobs.send('dispatch-order', key, { tx, startAfter: dueAt(at) })
  if (isDue(unixSeconds(at), unixSeconds(deps.clock.now()))) return
  // It rests as RECEIVED, where its vendor may still cancel it.
  const received = await moveOrder(deps, tx, { ...key, to: 'RECEIVED', actor: 'system' })
  if (isRefusal(received)) throw new Error(`${orderId} to RECEIVED: ${received.refused}`)
}

type Dispatched = Pick<NewOrder, 'vendor_id' | 'order_id' | 'preordered_for'>

/** Returns when the search for a rider of a pre-order begins. */
const dueAt = (preorderedFor: Date): Date => new Date(preorderedFor.getTime() - PREORDER_LEAD_SECONDS * 1000)
