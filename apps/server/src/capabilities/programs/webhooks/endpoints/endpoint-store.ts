import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { EndpointOwner } from '../deps.ts'
import type { WebhookEndpointTable } from '../schema.ts'

/** The only SQL that writes `webhook_endpoint`, besides the results of attempts. */

export type EndpointRow = Selectable<WebhookEndpointTable>

/** A key for some collection points sees only endpoints that are for some of these. */
const isOwn = ({ vendorIds }: EndpointOwner) =>
  vendorIds === undefined ? sql<boolean>`true` : sql<boolean>`vendor_ids <@ ${vendorIds}::text[]`

const ownEndpoints = (db: Database, owner: EndpointOwner) =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('vendor_id', '=', owner.businessId)
    .where('country', '=', owner.country)
    .where(isOwn(owner))

export const endpointsOf = (db: Database, owner: EndpointOwner): Promise<EndpointRow[]> =>
  ownEndpoints(db, owner).orderBy('created_at').orderBy('endpoint_id').execute()

export const ownEndpoint = (
  db: Database,
  owner: EndpointOwner,
  endpointId: string,
): Promise<EndpointRow | undefined> =>
  ownEndpoints(db, owner).where('endpoint_id', '=', endpointId).executeTakeFirst()

/** The endpoint, held until the transaction ends. */
export const lockEndpoint = (
  tx: Tx,
  owner: EndpointOwner,
  endpointId: string,
): Promise<EndpointRow | undefined> =>
  ownEndpoints(tx, owner).where('endpoint_id', '=', endpointId).forNoKeyUpdate().executeTakeFirst()

export const loadEndpoint = (db: Database, endpointId: string): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoint').selectAll().where('endpoint_id', '=', endpointId).executeTakeFirst()

/** Counts the endpoints of a business; the business is locked, so that two do not add the last one. */
export async function countEndpoints(tx: Tx, businessId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`webhook-endpoints:${businessId}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('webhook_endpoint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertEndpoint = (tx: Tx, row: Insertable<WebhookEndpointTable>): Promise<EndpointRow> =>
  tx.insertInto('webhook_endpoint').values(row).returningAll().executeTakeFirstOrThrow()

export const writeEndpoint = (
  db: Database,
  endpointId: string,
  change: Updateable<WebhookEndpointTable>,
): Promise<EndpointRow | undefined> =>
  db
    .updateTable('webhook_endpoint')
    .set(change)
    .where('endpoint_id', '=', endpointId)
    .returningAll()
    .executeTakeFirst()

/** Turns an endpoint off that is on; undefined where another process did so. */
export const turnOff = (
  tx: Tx,
  endpointId: string,
  { at, cause }: { readonly at: Date; readonly cause: 'failing' | 'gone' },
): Promise<EndpointRow | undefined> =>
  tx
    .updateTable('webhook_endpoint')
    .set({ is_on: false, disabled_at: at, disabled_cause: cause, changed_at: at })
    .where('endpoint_id', '=', endpointId)
    .where('is_on', '=', true)
    .returningAll()
    .executeTakeFirst()

export async function deleteEndpoint(db: Database, endpointId: string): Promise<void> {
  await db.deleteFrom('webhook_endpoint').where('endpoint_id', '=', endpointId).execute()
}

/** Returns whether all of these vendors belong to the business. */
export async function areOfBusiness(
  db: Database,
  businessId: string,
  vendorIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from vendor
    where vendor_id = any(${vendorIds}::text[])
      and (vendor_id = ${businessId} or parent_vendor_id = ${businessId})`.execute(db)
  return rows[0]?.found === new Set(vendorIds).size
}
