import { type CountryParameters, type Deployment, parameters } from '@beckon/domain/country'
import { exponentOf } from '@beckon/domain/money'
import { needsParcel, parcelBands } from '@beckon/domain/request'
import { arrivals } from '@beckon/domain/delivery'
import { tariffFee } from '@beckon/domain/pricing'
import { dayBounds } from '@beckon/domain/time'
import type { Insertable } from 'kysely'
import { newOrderId } from '../../apps/server/src/capabilities/ordering/orders/create/new-order-id.ts'
import type { OrderProofTable } from '../../apps/server/src/capabilities/fulfilment/dispatch/schema.ts'
import type {
  OrderStatusTable,
  OrdersTable,
} from '../../apps/server/src/capabilities/ordering/orders/schema.ts'
import { firstTimesOf, stepTimesOf } from '../../apps/server/src/capabilities/ordering/orders/step-times.ts'
import { addressOf, type DemoCustomer, demoCustomer } from './demo-customers.ts'
import { demoHistory, type HistoryEnd, type HistoryStep } from './demo-histories.ts'
import { demoProofs } from './demo-proofs.ts'
import type { DemoRider } from './demo-riders.ts'
import type { DemoVendor } from './demo-vendors.ts'
import type { Random } from './random.ts'
import type { City } from './spots.ts'
import type { CountryWords } from './vocabulary/index.ts'

/** An order that is over, with all that belongs to it. */
export interface DemoOrder {
  readonly order: Insertable<OrdersTable>
  readonly history: readonly Insertable<OrderStatusTable>[]
  readonly proofs: readonly Insertable<OrderProofTable>[]
  /** Of the last days: there are photos of it. */
  readonly isRecent: boolean
}

export interface OrderGround {
  readonly deployment: Deployment
  readonly words: CountryWords
  readonly city: City
  readonly random: Random
  readonly now: Date
  readonly userId: string
  readonly shops: readonly DemoVendor[]
  readonly riders: readonly DemoRider[]
  /** By the id of their shop. */
  readonly regulars: ReadonlyMap<string, readonly DemoCustomer[]>
}

const ORDERS = 44
/** The last few are of the hours just past, so that today's lists are not empty. */
const RECENT = 4
const DAYS = 30
/** Orders of the parent yesterday, which the history shows first. */
const YESTERDAY = 4

/** Orders of the shops in the last thirty days. */
export function demoOrders(ground: OrderGround): DemoOrder[] {
  return Array.from({ length: ORDERS }, (_, index) => demoOrder(ground, index))
}

function demoOrder(ground: OrderGround, index: number): DemoOrder {
  const { random, city, deployment, shops, riders } = ground
  const picked = random.pick(shops)
  const shop = index < YESTERDAY ? (shops[0] ?? picked) : picked
  const customer = customerOf(ground, shop, index)
  const route = city.route(shop, customer.door)
  const outcome: HistoryEnd = index % 12 === 5 ? 'cancelled' : index % 20 === 7 ? 'returned' : 'delivered'
  const preparation = shop.estimation_pick_up_time * 60
  const steps = demoHistory(outcome, { preparation, ride: route.duration }, random)
  const requestedAt = momentOf(ground, index, steps.at(-1)?.after ?? 0)
  const rider = outcome === 'cancelled' ? undefined : random.pick(riders)
  const terms = termsOf(deployment, parameters[deployment.country], route.distance, random)
  const order = {
    ...whereOf(shop, customer),
    ...whenOf(deployment, requestedAt, { preparation, travel: route.duration }, steps),
    ...terms,
    order_id: newOrderId(shop.vendor_id),
    country: deployment.country,
    status: steps.at(-1)?.status ?? 'NEW',
    version: steps.length,
    created_by: ground.userId,
    currency: deployment.currency,
    description: random.pick(ground.words.items),
    ...measuresOf(deployment, index),
    customer_name: customer.name,
    customer_phone: customer.phone,
    distance_metres: route.distance,
    rider_id: rider?.rider_id ?? null,
    rider_name: rider?.name ?? null,
    rider_vehicle: rider?.vehicle ?? null,
  }
  return {
    order: { ...order, ...stepTimes(requestedAt, steps) },
    history: historyOf(order, requestedAt, steps),
    proofs: rider ? demoProofs({ order, rider, outcome, requestedAt, steps }) : [],
    isRecent: index < YESTERDAY || index >= ORDERS - RECENT,
  }
}

/** Known where the country asks for it; most parcels are small. */
function measuresOf({ country }: Deployment, index: number) {
  const limits = parameters[country]
  if (!needsParcel(limits)) return {}
  const bands = parcelBands(limits)
  const band = bands[index % 7 === 0 ? bands.length - 1 : index % 2]
  return { parcel_grams: band?.grams ?? null, parcel_side_cm: band?.sideCm ?? null }
}

/** Daytime of some day of the month, never in the future. */
function momentOf({ random, deployment, now }: OrderGround, index: number, took: number): Date {
  const seconds = Math.floor(now.getTime() / 1000)
  if (index >= ORDERS - RECENT) {
    return new Date((seconds - took - random.between(10, 200) * 60) * 1000)
  }
  const some = random.between(1, DAYS)
  const daysAgo = index < YESTERDAY ? 1 : some
  const { from } = dayBounds(seconds, deployment.timezone, -daysAgo)
  return new Date((from + random.between(9 * 3600, 20 * 3600)) * 1000)
}

/** Every other parcel goes to a regular customer. */
function customerOf(ground: OrderGround, shop: DemoVendor, index: number): DemoCustomer {
  const regulars = ground.regulars.get(shop.vendor_id) ?? []
  const isRegular = index % 2 === 0 && regulars.length > 0
  return isRegular
    ? ground.random.pick(regulars)
    : demoCustomer({ ...ground, country: ground.deployment.country })
}

const whereOf = (shop: DemoVendor, customer: DemoCustomer) => ({
  vendor_id: shop.vendor_id,
  dropoff_address: addressOf(customer),
  dropoff_latitude: customer.door.latitude,
  dropoff_longitude: customer.door.longitude,
  dropoff_notes: '',
  pickup_name: shop.name,
  pickup_address: shop.address_text,
  pickup_latitude: shop.latitude,
  pickup_longitude: shop.longitude,
  pickup_phone: shop.contact_phone,
  pickup_instructions: shop.rider_instructions,
})

function whenOf(
  deployment: Deployment,
  requestedAt: Date,
  { preparation, travel }: { readonly preparation: number; readonly travel: number },
  steps: readonly HistoryStep[],
) {
  const requestedSeconds = requestedAt.getTime() / 1000
  const { dropoff } = arrivals({
    now: requestedSeconds,
    preparation: preparation / 60,
    travel,
    minimum: deployment.minimumEta,
  })
  const at = (after: number) => new Date((requestedSeconds + after) * 1000)
  return {
    created_at: requestedAt,
    updated_at: at(steps.at(-1)?.after ?? 0),
    ready_at: at(preparation),
    promised_lower: new Date(dropoff.lower * 1000),
    promised_upper: new Date(dropoff.upper * 1000),
  }
}

/** Prices of shops: from so much on, in steps of so much. */
const priceSteps = [
  [1000, 50],
  [100, 5],
  [10, 0.5],
] as const

function termsOf({ currency }: Deployment, { tariff }: CountryParameters, distance: number, random: Random) {
  const cash = random.next() < 0.8
  const fee = tariffFee({ tariff, currency, distance, cash })
  // The order value is a few times the delivery fee.
  const value = tariff.base * (1.5 + random.next() * 6)
  const step = priceSteps.find(([from]) => value >= from)?.[1] ?? 0.1
  return {
    delivery_fee_minor: fee.total.minor,
    amount_minor: Math.round(Math.ceil(value / step) * step * 10 ** exponentOf(currency)),
    payment_method: cash ? 'CASH_ON_DELIVERY' : 'PAID',
  }
}

const timeOf = (requestedAt: Date, { after }: HistoryStep) => new Date(requestedAt.getTime() + after * 1000)

const noTimes = { first_searched_at: null, first_accepted_at: null, door_reached_at: null } as const

function stepTimes(requestedAt: Date, steps: readonly HistoryStep[]): Partial<Insertable<OrdersTable>> {
  let times: Parameters<typeof firstTimesOf>[0] = noTimes
  for (const step of steps) {
    const entry = { ...step, at: timeOf(requestedAt, step) }
    times = { ...times, ...stepTimesOf(entry), ...firstTimesOf(times, entry) }
  }
  return times
}

const historyOf = (order: Insertable<OrdersTable>, requestedAt: Date, steps: readonly HistoryStep[]) =>
  steps.map((step, position) => ({
    vendor_id: order.vendor_id,
    order_id: order.order_id,
    position,
    status: step.status,
    actor: step.actor,
    reason: step.reason,
    created_at: timeOf(requestedAt, step),
  }))
