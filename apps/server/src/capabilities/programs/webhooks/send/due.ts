import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { EventRow } from '../../events/index.ts'
import type { EndpointRow } from '../endpoints/endpoint-store.ts'
import { type DeliveryRow, failGone } from '../deliveries/delivery-store.ts'

export interface DueEndpoint {
  readonly endpoint_id: string
  readonly is_failing: boolean
}

/** Endpoints that are read at once. */
const MOST = 500

/** Endpoints with something to send, the one that has waited longest first; those that are worked on are left out. */
export async function dueEndpoints(
  db: Database,
  now: Date,
  working: readonly string[],
): Promise<readonly DueEndpoint[]> {
  const { rows } = await sql<DueEndpoint>`
    select endpoint.endpoint_id, endpoint.failing_since is not null as is_failing
    from webhook_endpoint as endpoint
    cross join lateral (
      select due_at from webhook_delivery
      where endpoint_id = endpoint.endpoint_id and state = 'waiting' and due_at <= ${now}
      order by due_at limit 1
    ) as first
    where endpoint.is_on and (endpoint.not_before is null or endpoint.not_before <= ${now})
      and endpoint.endpoint_id <> all(${working}::text[])
    order by first.due_at limit ${MOST}`.execute(db)
  return rows
}

/** A delivery with its event. */
export interface DueDelivery {
  readonly delivery: DeliveryRow
  readonly event: EventRow
}

/** The deliveries of an endpoint that are to be sent now, the oldest first. */
export async function dueDeliveries(
  db: Database,
  { endpoint_id: endpointId }: EndpointRow,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<DueDelivery[]> {
  const deliveries = await db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('position')
    .limit(most)
    .execute()
  const events = await eventsOf(db, deliveries)
  const gone = deliveries.filter(({ event_id }) => !events.has(event_id)).map(({ event_id }) => event_id)
  if (gone.length > 0) await failGone(db, endpointId, gone)
  return deliveries.flatMap((delivery) => {
    const event = events.get(delivery.event_id)
    return event ? [{ delivery, event }] : []
  })
}

async function eventsOf(
  db: Database,
  deliveries: readonly DeliveryRow[],
): Promise<ReadonlyMap<string, EventRow>> {
  if (deliveries.length === 0) return new Map()
  const rows = await db
    .selectFrom('public_event')
    .selectAll()
    .where('vendor_id', 'in', [...new Set(deliveries.map(({ vendor_id }) => vendor_id))])
    .where(
      'event_id',
      'in',
      deliveries.map(({ event_id }) => event_id),
    )
    .execute()
  return new Map(rows.map((row) => [row.event_id, row]))
}
