import type { Rating } from '@beckon/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrderRatingTable, TrackingLinkTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'

/** The only SQL that writes `tracking_link` and `order_rating`. */

export type LinkRow = Selectable<TrackingLinkTable>
export type RatingRow = Selectable<OrderRatingTable>

export async function insertLink(tx: Tx, link: LinkRow): Promise<void> {
  await tx.insertInto('tracking_link').values(link).execute()
}

/** Newest first. */
export function linksOf(db: Database, { vendorId, orderId }: OrderKey): Promise<LinkRow[]> {
  return db
    .selectFrom('tracking_link')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('link_id')
    .execute()
}

/** Number of texts to the customer of an order from that moment on. */
export async function textsSince(
  tx: Tx,
  { vendor_id, order_id, customer_phone }: OrderRow,
  since: Date,
): Promise<number> {
  const { texts } = await tx
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('texts'))
    .where('vendor_id', '=', vendor_id)
    .where('order_id', '=', order_id)
    .where('recipient', '=', customer_phone)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(texts)
}

/** A link that was not taken back. */
export async function isLinkOf(
  db: Database,
  { vendorId, orderId }: OrderKey,
  token: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('tracking_link')
    .select('link_id')
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('link_id', '=', token)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Answers whether there was one to take back. */
export async function revokeLinks(tx: Tx, { vendorId, orderId }: OrderKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tracking_link')
    .set({ revoked_at: at })
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function ratingOf(db: Database, { vendorId, orderId }: OrderKey): Promise<RatingRow | undefined> {
  return db
    .selectFrom('order_rating')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** The first one, or in the place of the one before. */
export function writeRating(
  tx: Tx,
  { vendorId, orderId }: OrderKey,
  { stars, comment }: Rating,
  at: Date,
): Promise<RatingRow> {
  return tx
    .insertInto('order_rating')
    .values({ vendor_id: vendorId, order_id: orderId, stars, comment, created_at: at, changed_at: at })
    .onConflict((same) =>
      same.columns(['vendor_id', 'order_id']).doUpdateSet({ stars, comment, changed_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
