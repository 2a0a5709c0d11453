import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { WebhookAttemptTable, WebhookDeliveryTable } from '../schema.ts'

/**
 * The only SQL that writes `webhook_delivery` and `webhook_attempt`, besides the results of attempts. A transaction locks
 * deliveries before their endpoint, as the result of an attempt does.
 */

export type DeliveryRow = Selectable<WebhookDeliveryTable>
export type AttemptRow = Selectable<WebhookAttemptTable>

export interface DeliveryKey {
  readonly endpointId: string
  readonly eventId: string
}

export const loadDelivery = (
  db: Database,
  { endpointId, eventId }: DeliveryKey,
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()

/** The attempts of a delivery, oldest first. */
export const attemptsOf = (db: Database, { endpointId, eventId }: DeliveryKey): Promise<AttemptRow[]> =>
  db
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('event_id', '=', eventId)
    .orderBy('attempt')
    .execute()

export interface DeliveryQuery {
  readonly endpointId: string
  readonly state?: DeliveryRow['state'] | undefined
  /** Place in the log below which they are; null for the newest. */
  readonly below: number | null
  readonly limit: number
}

/** Lists deliveries of an endpoint, newest first. */
export const deliveriesOf = (
  db: Database,
  { endpointId, state, below, limit }: DeliveryQuery,
): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'failed'))
    .$if(below !== null, (some) => some.where('position', '<', below ?? 0))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()

/** Queues a delivery again, with all its attempts before it. */
export const requeue = (
  db: Database,
  { endpointId, eventId }: DeliveryKey,
  now: Date,
): Promise<DeliveryRow | undefined> =>
  db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', due_at: now, attempts_of_round: 0 })
    .where('endpoint_id', '=', endpointId)
    .where('event_id', '=', eventId)
    .returningAll()
    .executeTakeFirst()

/** Deliveries that one call queues again. */
const MOST_REQUEUED = 10_000

/** Queues the failed deliveries since a time again; returns their number. */
export async function requeueFailed(
  db: Database,
  { endpointId, since, now }: { readonly endpointId: string; readonly since: Date; readonly now: Date },
): Promise<number> {
  const result = await sql`
    update webhook_delivery set state = 'waiting', due_at = ${now}, attempts_of_round = 0
    where endpoint_id = ${endpointId} and event_id in (
      select event_id from webhook_delivery
      where endpoint_id = ${endpointId} and state = 'failed' and created_at >= ${since}
      order by position limit ${MOST_REQUEUED}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Ends the waiting deliveries of an endpoint that is turned off. */
export async function failWaiting(db: Database, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Deletes all deliveries of an endpoint. */
export async function deleteDeliveries(db: Database, endpointId: string): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('endpoint_id', '=', endpointId).execute()
}

/** Ends deliveries whose events are not kept any more: positions are kept for a short time. */
export async function failGone(db: Database, endpointId: string, eventIds: readonly string[]): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed' })
    .where('endpoint_id', '=', endpointId)
    .where('event_id', 'in', eventIds)
    .execute()
}

/** Keeps the body of a full event before it is sent first, so that each attempt has the same. */
export async function keepBody(
  db: Database,
  { endpointId, eventId }: DeliveryKey,
  body: string,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ body })
    .where('endpoint_id', '=', endpointId)
    .where('event_id', '=', eventId)
    .execute()
}

/** Rows of one statement: a larger delete would hold its locks for long. */
const BATCH = 5000

/** Deletes deliveries and the stored bodies of full events that were created before a time, in batches. */
export async function purgeDeliveries(
  db: Database,
  { deliveries, bodies }: { readonly deliveries: Date; readonly bodies: Date },
): Promise<void> {
  await inBatches(() =>
    sql`
      delete from webhook_delivery where ctid = any(array(
        select ctid from webhook_delivery where created_at < ${deliveries} limit ${BATCH} for update skip locked
      ))`.execute(db),
  )
  await inBatches(() =>
    sql`
      update webhook_delivery set body = null where ctid = any(array(
        select ctid from webhook_delivery where created_at < ${bodies} and body is not null
        limit ${BATCH} for update skip locked
      ))`.execute(db),
  )
}

async function inBatches(run: () => Promise<{ readonly numAffectedRows?: bigint }>): Promise<void> {
  for (let count = BATCH; count === BATCH;) count = Number((await run()).numAffectedRows ?? 0)
}
