import type { CountryCode } from '@beckon/domain/country'
import { endedStatuses, type OrderStatus } from '@beckon/domain/order'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isLiveMode } from '../../../../platform/database/live-mode.ts'
import type { Signal } from './signal.ts'

interface OrderState {
  readonly vendor_id: string
  readonly order_id: string
  readonly country: CountryCode
  readonly status: OrderStatus
  readonly rider_id: string | null
  readonly ready_at: Date
  readonly promised_upper: Date
  /** When the present status came. */
  readonly since: Date
  readonly accepted_at: Date | null
  readonly is_collected: boolean
  /** The begin of the search of an order that no rider has. */
  readonly without_rider_since: Date | null
  readonly asked: number
  readonly located_at: Date | null
}

/** The orders in progress, and the riders who have them. */
export async function findOrders(db: Database): Promise<readonly Signal[]> {
  const orders = await ordersInProgress(db)
  return [...orders.flatMap(signalsOf), ...silentRiders(orders)]
}

async function ordersInProgress(db: Database): Promise<readonly OrderState[]> {
  const ended = sql.join(endedStatuses.map((status) => sql.lit(status)))
  const { rows } = await sql<OrderState>`
    select orders.vendor_id, orders.order_id, orders.country, orders.status, orders.rider_id, orders.ready_at,
      orders.promised_upper, coalesce(past.since, orders.created_at) as since, past.accepted_at, past.is_collected,
      sought.since as without_rider_since, asked.riders as asked, rider.located_at
    from orders
    left join rider on rider.rider_id = orders.rider_id
    cross join lateral (
      select max(created_at) as since,
        max(created_at) filter (where status = 'COURIER_ACCEPTED_DELIVERY') as accepted_at,
        max(position) filter (where status in ('COURIER_ACCEPTED_DELIVERY', 'NEW')) as begun,
        coalesce(bool_or(status = 'PICKED_UP'), false) as is_collected
      from order_status as one
      where one.vendor_id = orders.vendor_id and one.order_id = orders.order_id
    ) as past
    cross join lateral (
      select min(created_at) as since from order_status as one
      where one.vendor_id = orders.vendor_id and one.order_id = orders.order_id
        and one.status in ('WAITING_FOR_TRANSPORT', 'STALLED') and one.position > coalesce(past.begun, -1)
    ) as sought
    cross join lateral (
      select count(*) as riders from offer
      where offer.vendor_id = orders.vendor_id and offer.order_id = orders.order_id
    ) as asked
    where orders.status not in (${ended}) and ${isLiveMode('orders.vendor_id')}`.execute(db)
  return rows
}

function signalsOf(order: OrderState): readonly Signal[] {
  const { vendor_id: vendorId, order_id: orderId, country, status, is_collected: isCollected } = order
  const signal = (rule: Signal['rule'], facts: Signal['facts']): Signal => {
    const subject = `order:${orderId}`
    return { country, subject, vendorId, orderId, riderId: null, rule, facts: { status, ...facts } }
  }
  const since = unixSeconds(order.since)
  const collectable = Math.max(unixSeconds(order.ready_at), unixSeconds(order.accepted_at ?? order.since))
  const promised = unixSeconds(order.promised_upper)
  const withoutRiderSince = unixSeconds(order.without_rider_since ?? order.since)
  return [
    signal({ kind: 'no-rider', status, withoutRiderSince }, { since: withoutRiderSince, tries: order.asked }),
    signal({ kind: 'late-to-collect', status, isCollected, since: collectable }, { since: collectable }),
    signal({ kind: 'late-to-deliver', status, isCollected, promised }, { since: promised }),
    signal({ kind: 'stuck', status, since }, { since }),
  ]
}

const unassigned: readonly OrderStatus[] = [
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
  'STALLED',
]

/** The last sign of a rider is a position, or the acceptance of an order. */
function silentRiders(orders: readonly OrderState[]): readonly Signal[] {
  const held = orders.filter(({ rider_id: id, status }) => id !== null && !unassigned.includes(status))
  return [...Map.groupBy(held, ({ rider_id: id }) => id)].flatMap(([riderId, own]) => {
    const [first] = own
    if (riderId === null || !first) return []
    const times = own.flatMap(({ located_at, accepted_at }) => [located_at, accepted_at])
    const heardAt = Math.max(...times.map((at) => (at ? unixSeconds(at) : 0)))
    const { country } = first
    return {
      country,
      subject: `rider:${riderId}`,
      vendorId: null,
      orderId: null,
      riderId,
      rule: { kind: 'rider-silent', parcels: own.length, heardAt },
      facts: { since: heardAt, count: own.length },
    }
  })
}
