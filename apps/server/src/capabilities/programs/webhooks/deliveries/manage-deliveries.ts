import { type EventData, eventCatalogue, type WebhookDelivery } from '@beckon/contract'
import type { EventType } from '@beckon/domain/event'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { DELIVERIES_TOPIC, type EventPage, presentEvent, readCursor } from '../../events/index.ts'
import type { EndpointOwner, WebhookDeps } from '../deps.ts'
import { ownEndpoint } from '../endpoints/endpoint-store.ts'
import { bodyOf, isSentWithOrder } from '../send/body-of.ts'
import {
  attemptsOf,
  deliveriesOf,
  type DeliveryKey,
  type DeliveryRow,
  loadDelivery,
  requeue,
  requeueFailed,
} from './delivery-store.ts'

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  endpoint_id: row.endpoint_id,
  event_id: row.event_id,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  last_status: row.last_status,
})

export interface ListQuery {
  readonly state?: DeliveryRow['state'] | undefined
  readonly after?: string | undefined
  readonly limit: number
}

type DeliveryPage = Omit<EventPage, 'data'> & { readonly data: WebhookDelivery[] }

/** Lists the deliveries of an endpoint, newest first. */
export async function listDeliveries(
  { db }: WebhookDeps,
  owner: EndpointOwner,
  endpointId: string,
  { state, after, limit }: ListQuery,
): Promise<DeliveryPage | Refusal> {
  const below = after === undefined ? null : readCursor(after)
  if (below === undefined) return refuse('request.invalid', { fields: { after: 'invalid' } })
  if (!(await ownEndpoint(db, owner, endpointId))) return refuse('webhook.not-found')
  const rows = await deliveriesOf(db, { endpointId, state, below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)?.position ?? below ?? 0
  return {
    data: shown.map(presentDelivery),
    has_more: rows.length > limit,
    next_cursor: `c${last.toString(36)}`,
  }
}

/** Reads a delivery with its body and its attempts. */
export async function readDelivery({ db }: WebhookDeps, owner: EndpointOwner, key: DeliveryKey) {
  const endpoint = await ownEndpoint(db, owner, key.endpointId)
  if (!endpoint) return refuse('webhook.not-found')
  const row = await loadDelivery(db, key)
  if (!row) return refuse('event.not-found')
  const attempts = await attemptsOf(db, key)
  return {
    ...presentDelivery(row),
    body: row.body ?? (await unstoredBody(db, row, endpoint.is_full)),
    attempts_made: attempts.map(({ at, status, error, duration_ms, answer }) => ({
      ...{ at: at.toISOString(), status, error, duration_ms, answer },
    })),
  }
}

/** The body of an event that is not stored; null where it had an order. */
async function unstoredBody(
  db: WebhookDeps['db'],
  { vendor_id, event_id }: DeliveryRow,
  isFull: boolean,
): Promise<string | null> {
  const event = await db
    .selectFrom('public_event')
    .selectAll()
    .where('vendor_id', '=', vendor_id)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
  if (!event) return null
  const shown = presentEvent(event)
  return isSentWithOrder(isFull, event.endpoint_id !== null, shown) ? null : bodyOf(shown)
}

/** Sends an event again under its id; its pauses begin with the shortest. */
export async function resend(
  { db, clock, bus }: WebhookDeps,
  owner: EndpointOwner,
  key: DeliveryKey,
): Promise<WebhookDelivery | Refusal> {
  return inTransaction(db, async (tx) => {
    const endpoint = await ownEndpoint(tx, owner, key.endpointId)
    if (!endpoint) return refuse('webhook.not-found')
    if (!endpoint.is_on) return refuse('webhook.off')
    const row = await requeue(tx, key, clock.now())
    if (!row) return refuse('event.not-found')
    await bus.publish(tx, DELIVERIES_TOPIC, [key.endpointId])
    return presentDelivery(row)
  })
}

/** Sends every failed event since a time again, the oldest first. */
export async function resendFailed(
  { db, clock, bus }: WebhookDeps,
  owner: EndpointOwner,
  { endpointId, since }: { readonly endpointId: string; readonly since: Date },
): Promise<{ resent: number } | Refusal> {
  return inTransaction(db, async (tx) => {
    const endpoint = await ownEndpoint(tx, owner, endpointId)
    if (!endpoint) return refuse('webhook.not-found')
    if (!endpoint.is_on) return refuse('webhook.off')
    const resent = await requeueFailed(tx, { endpointId, since, now: clock.now() })
    await bus.publish(tx, DELIVERIES_TOPIC, [endpointId])
    return { resent }
  })
}

/** Sends the example of an event to one endpoint, whether or not it asks for the type. It is not in the log. */
export async function sendTest(
  { db, events }: WebhookDeps,
  owner: EndpointOwner,
  { endpointId, type }: { readonly endpointId: string; readonly type: EventType },
): Promise<{ event_id: string } | Refusal> {
  return inTransaction(db, async (tx) => {
    const endpoint = await ownEndpoint(tx, owner, endpointId)
    if (!endpoint) return refuse('webhook.not-found')
    if (!endpoint.is_on) return refuse('webhook.off')
    const {
      collection_point: _point,
      sequence: _sequence,
      ...example
    }: Partial<EventData['order.created']> = eventCatalogue[type].example
    const data = 'endpoint_id' in example ? { ...example, endpoint_id: endpointId } : example
    const { vendor_id: vendorId, country } = endpoint
    const event = { vendorId, country, type, subject: endpointId, data }
    return { event_id: await events.publishTest(tx, event, endpointId) }
  })
}
