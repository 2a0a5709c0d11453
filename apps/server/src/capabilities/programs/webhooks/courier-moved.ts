import { COURIER_POSITION_SECONDS, isImminent } from '@beckon/domain/event'
import type { Point } from '@beckon/domain/geo'
import type { OrderStatus } from '@beckon/domain/order'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import type { StoredEventData } from '../../../platform/outbox/outbox.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { EventsService } from '../events/index.ts'

/** A parcel whose rider has moved. */
export interface MovedParcel extends Point {
  readonly vendorId: string
  readonly orderId: string
  /** Milliseconds since 1970. */
  readonly takenAt: number
}

export interface CourierDeps {
  readonly db: Database
  readonly events: Pick<EventsService, 'publish'>
  readonly orders: Pick<OrdersService, 'lock' | 'publish'>
}

interface FoundParcel {
  readonly vendor_id: string
  readonly order_id: string
  readonly status: OrderStatus
  readonly is_collected: boolean
  readonly latitude: number
  readonly longitude: number
  /** Whether an endpoint asks for positions. */
  readonly is_wanted: boolean
}

const STEP_MS = COURIER_POSITION_SECONDS * 1000
/** Parcels whose last look a process remembers. */
const REMEMBERED = 50_000

/** Publishes positions of parcels to endpoints that ask for them, and that a delivery is imminent. */
export function createCourierMoved(deps: CourierDeps) {
  const looked = new LRUCache<string, number>({ max: REMEMBERED })
  const isDue = ({ vendorId, orderId, takenAt }: MovedParcel) => {
    const key = `${vendorId} ${orderId}`
    if (takenAt - (looked.get(key) ?? 0) < STEP_MS) return false
    looked.set(key, takenAt)
    return true
  }
  return async (moved: readonly MovedParcel[]): Promise<void> => {
    const due = moved.filter(isDue)
    if (due.length === 0) return
    const found = new Map((await findParcels(deps.db, due)).map((one) => [one.order_id, one]))
    for (const parcel of due) {
      const order = found.get(parcel.orderId)
      if (order) await publishMoved(deps, parcel, order)
    }
  }
}

async function publishMoved(deps: CourierDeps, parcel: MovedParcel, found: FoundParcel): Promise<void> {
  const { status, is_collected: isCollected } = found
  const imminent = isImminent({ status, isCollected, rider: parcel, dropoff: found })
  if (!found.is_wanted && !imminent) return
  await inTransaction(deps.db, async (tx) => {
    const { vendorId, orderId, latitude, longitude, takenAt } = parcel
    const order = await deps.orders.lock(tx, { vendorId, orderId })
    if (order?.status !== status) return
    const at = new Date(takenAt)
    const last = await lastEvents(tx, parcel)
    if (imminent && !last.isImminent) {
      await deps.orders.publish(tx, order, { type: 'delivery.imminent', detail: {}, at })
    }
    if (!found.is_wanted || (last.positionAt && takenAt - last.positionAt.getTime() < STEP_MS)) return
    const data = {
      ...{ order_id: orderId, latitude, longitude, taken_at: at.toISOString() },
    } satisfies StoredEventData<'courier.position'>
    const { country } = order
    await deps.events.publish(tx, { vendorId, country, type: 'courier.position', subject: orderId, data, at })
  })
}

/** Reads the last events about a locked order: another process may have received an earlier position. */
async function lastEvents(tx: Tx, { vendorId, orderId }: MovedParcel) {
  const { rows } = await sql<{ type: string; at: Date }>`
    select type, max(occurred_at) as at from public_event
    where vendor_id = ${vendorId} and subject = ${orderId} and type in ('courier.position', 'delivery.imminent')
    group by type`.execute(tx)
  return {
    isImminent: rows.some(({ type }) => type === 'delivery.imminent'),
    positionAt: rows.find(({ type }) => type === 'courier.position')?.at,
  }
}

async function findParcels(db: Database, parcels: readonly MovedParcel[]): Promise<readonly FoundParcel[]> {
  const vendorIds = parcels.map(({ vendorId }) => vendorId)
  const orderIds = parcels.map(({ orderId }) => orderId)
  const { rows } = await sql<FoundParcel>`
    select orders.vendor_id, orders.order_id, orders.status, orders.picked_up_at is not null as is_collected,
      orders.dropoff_latitude as latitude, orders.dropoff_longitude as longitude,
      exists (
        select from webhook_endpoint as endpoint
        where endpoint.vendor_id = coalesce(vendor.parent_vendor_id, vendor.vendor_id) and endpoint.is_on
          and 'courier.position' = any(endpoint.types)
          and (endpoint.vendor_ids is null or orders.vendor_id = any(endpoint.vendor_ids))
      ) as is_wanted
    from unnest(${vendorIds}::text[], ${orderIds}::text[]) as parcel (vendor_id, order_id)
    join orders on orders.vendor_id = parcel.vendor_id and orders.order_id = parcel.order_id
    join vendor on vendor.vendor_id = orders.vendor_id
    where not vendor.is_guest`.execute(db)
  return rows
}
