import type { OrderRecord } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { type Actor, actors, cancelTerms, collectedStatuses, endedStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type OrderExtras, orderExtrasOf } from './order-extras.ts'
import { type MoneyParts, moneyOf } from './money-of.ts'
import { presentChanges } from '../change/order-changes.ts'
import type { OrderKey, OrderRow, StatusRow } from '../order-row.ts'
import { loadOrder } from '../store.ts'
import type { OrderDeps } from '../deps.ts'
import { type CancellationFlags, allowedActions } from '../allowed-actions.ts'
import { taxOf } from '../create/tax-of.ts'

/** Orders as every screen and every live message carries them; all their histories in one query. */
export async function presentOrders(deps: Presenting, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  const [histories, flags, extras, money] = await Promise.all([
    historiesOf(deps.db, orders),
    flagsFor(deps, orders),
    orderExtrasOf(deps.db, orders),
    moneyOf(deps.db, orders),
  ])
  const now = deps.clock.now()
  return orders.map((order) => {
    const { parts: moneyParts, paid } = money(order)
    const history = histories.get(order.order_id) ?? []
    const record = recordOf(order, history, { now, flags, paid })
    return { ...record, ...extras(order, history), ...moneyParts }
  })
}

/** One order, read before its parts: a screen keeps the first record of a version, which may lack nothing of it. */
export async function presentOrder(deps: Presenting, key: OrderKey): Promise<OrderRecord | undefined> {
  const order = await loadOrder(deps.db, key)
  return order && (await presentOrders(deps, [order]))[0]
}

type Presenting = Pick<OrderDeps, 'db' | 'clock' | 'isOn'>

/** Evaluated only where it makes a difference; the orders of a page are of one country. */
async function flagsFor({ isOn }: Presenting, orders: readonly OrderRow[]): Promise<CancellationFlags> {
  const delayed = orders.find(({ status }) => status === 'DELAYED')
  return {
    delayedCancellation: delayed !== undefined && (await isOn(delayed.country, 'DelayedCancellation')),
  }
}

async function historiesOf(
  db: Database,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, StatusRow[]>> {
  const histories = new Map<string, StatusRow[]>()
  if (orders.length === 0) return histories
  const { rows } = await sql<StatusRow>`
    select entry.* from unnest(
      ${orders.map((order) => order.vendor_id)}::text[],
      ${orders.map((order) => order.order_id)}::text[]
    ) as wanted (vendor_id, order_id)
    join order_status as entry using (vendor_id, order_id)
    order by entry.order_id, entry.position`.execute(db)
  for (const row of rows) {
    const history = histories.get(row.order_id)
    if (history) history.push(row)
    else histories.set(row.order_id, [row])
  }
  return histories
}

function recordOf(
  order: OrderRow,
  history: readonly StatusRow[],
  { now, flags, paid }: { readonly now: Date; readonly flags: CancellationFlags; readonly paid: number },
): Omit<OrderRecord, keyof OrderExtras | keyof MoneyParts> {
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  const since = history.at(-1)?.created_at ?? order.updated_at
  const tax = taxOf({
    rate: order.tax_hundredths,
    feeMinor: order.delivery_fee_minor,
    currency: order.currency,
  })
  const collected = history.some(({ status }) => collectedStatuses.some((one) => one === status))
  const can = allowedActions(order, { since: unixSeconds(since), collected, now: unixSeconds(now), flags })
  return {
    order_id: order.order_id,
    vendor_id: order.vendor_id,
    created_at: unixSeconds(order.created_at),
    updated_at: unixSeconds(order.updated_at),
    version: order.version,
    preordered_for: secondsOrNull(order.preordered_for),
    status: order.status,
    status_history: history.map((entry) => entryOf(entry, order.currency)),
    delivery_fee: decimal(order.delivery_fee_minor),
    ...(tax ? { tax } : {}),
    ...(order.voucher_code === null
      ? {}
      : { voucher: { code: order.voucher_code, discount: decimal(order.voucher_minor) } }),
    currency: order.currency,
    outlet: outletOf(order),
    customer: customerOf(order),
    order: {
      description: order.description,
      amount: decimal(order.amount_minor),
      payment_method: paymentMethodOf(order.payment_method),
      ...measuresOf(order),
      ...(order.age_validation_required ? { age_validation_required: true as const } : {}),
      ...numbersOf(order),
    },
    ...(order.handover_pin === null ? {} : { handover_pin: order.handover_pin }),
    distance: order.distance_metres,
    promised: { lower: unixSeconds(order.promised_lower), upper: unixSeconds(order.promised_upper) },
    eta: etaOf(order),
    ...stopsBeforeOf(order),
    rider: order.rider_name === null ? null : { name: order.rider_name, vehicle: order.rider_vehicle ?? '' },
    can,
    cancel_terms: can.cancel ? cancelTermsOf(order, paid, now) : null,
  }
}

function cancelTermsOf(
  { currency, preordered_for: later }: OrderRow,
  paid: number,
  now: Date,
): OrderRecord['cancel_terms'] {
  const { returns, certainUntil } = cancelTerms(
    // A fee that is not paid online is charged to the shop's account at the delivery: before that it is zero.
    { paid, preorderedFor: secondsOrNull(later) },
    unixSeconds(now),
  )
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return { returns: decimal(returns), free_until: certainUntil }
}

const secondsOrNull = (instant: Date | null) => (instant === null ? null : unixSeconds(instant))

export const etaOf = (order: Pick<OrderRow, 'eta_pickup' | 'eta_dropoff'>) => ({
  pickup: secondsOrNull(order.eta_pickup),
  dropoff: secondsOrNull(order.eta_dropoff),
})

/** The stops of a rider with other parcels before the next one of this order. */
export const stopsBeforeOf = ({ stops_before: stops, status }: Pick<OrderRow, 'stops_before' | 'status'>) =>
  stops === null || stops === 0 || endedStatuses.includes(status) ? {} : { stops_before: stops }

const entryOf = (row: StatusRow, currency: string) => ({
  status: row.status,
  created_at: unixSeconds(row.created_at),
  actor: actorOf(row.actor),
  reason: row.reason,
  ...(row.changes === null ? {} : { changes: presentChanges(row.changes, currency, paymentMethodOf) }),
})

/** The numbers that the shop gave. */
const numbersOf = ({ vat_number, reference }: OrderRow) => ({
  ...(vat_number === null ? {} : { vat_number }),
  ...(reference === null ? {} : { reference }),
})

/** Both measures are present, or neither. */
export const measuresOf = ({ parcel_grams: grams, parcel_side_cm: side }: GaugeValue) =>
  grams === null || side === null ? {} : { parcel: { weight_grams: grams, longest_side_cm: side } }

type GaugeValue = Pick<OrderRow, 'parcel_grams' | 'parcel_side_cm'>

const actorOf = (text: string): Actor => actors.find((one) => one === text) ?? 'system'

export function paymentMethodOf(text: string): OrderRecord['order']['payment_method'] {
  return text === 'CASH_ON_DELIVERY' || text === 'PAYMENT_ON_DELIVERY' || text === 'PAID' ? text : 'NONE'
}

const outletOf = (order: OrderRow) => ({
  name: order.pickup_name,
  address: order.pickup_address,
  latitude: order.pickup_latitude,
  longitude: order.pickup_longitude,
  phone_number: order.pickup_phone,
})

const customerOf = (order: OrderRow) => ({
  name: order.customer_name,
  phone_number: order.customer_phone,
  ...(order.dropoff_unit === '' ? {} : { unit_number: order.dropoff_unit }),
  ...(order.dropoff_building === '' ? {} : { building: order.dropoff_building }),
  location: {
    address: order.dropoff_address,
    latitude: order.dropoff_latitude,
    longitude: order.dropoff_longitude,
    notes: order.dropoff_notes,
  },
})
