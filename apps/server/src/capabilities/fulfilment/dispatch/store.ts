import type { OrderKey } from '../../ordering/orders/index.ts'
import type { CountryCode } from '@beckon/domain/country'
import { endedStatuses } from '@beckon/domain/order'
import type { ExpressionBuilder, Updateable } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { afterCommit, type Tx, writeBeforeCommit } from '../../../platform/database/transaction.ts'
import type { DispatchDeps } from './deps.ts'
import type { RiderTable } from './schema.ts'

export async function openSearch(
  tx: Tx,
  key: OrderKey & { country: CountryCode; searchedAt: Date; giveUpAt: Date },
): Promise<void> {
  const statement = tx
    .insertInto('dispatch')
    .values({
      vendor_id: key.vendorId,
      order_id: key.orderId,
      country: key.country,
      state: 'searching',
      asked_at: key.searchedAt,
      give_up_at: key.giveUpAt,
    })
    // A search that was given up starts again.
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'order_id']).doUpdateSet({
        state: 'searching',
        asked_at: key.searchedAt,
        give_up_at: key.giveUpAt,
      }),
    )
  await writeBeforeCommit(tx, statement.compile())
}

/** The search of a parcel, held until the transaction ends, so that two workers never ask two riders. */
export function lockSearch(tx: Tx, { vendorId, orderId }: OrderKey) {
  return tx
    .selectFrom('dispatch')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

export type SearchState = 'searching' | 'offered' | 'assigned' | 'given_up' | 'done'

export async function setSearch(tx: Tx, { vendorId, orderId }: OrderKey, state: SearchState): Promise<void> {
  const statement = tx
    .updateTable('dispatch')
    .set((row) => ({ state, rounds: row('rounds', '+', state === 'searching' ? 1 : 0) }))
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
  await writeBeforeCommit(tx, statement.compile())
}

export function offersOf(tx: Tx, { vendorId, orderId }: OrderKey) {
  return tx
    .selectFrom('offer')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** The offer of an order that waits for its rider. */
export const openOfferOf = (tx: Tx, { vendorId, orderId }: OrderKey) =>
  tx
    .selectFrom('offer')
    .select(['rider_id', 'offer_id', 'position'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export interface Reserved {
  /** Whether a push reaches a device of the rider. */
  readonly hasPhone: boolean
}

/** Reserves a rider who still has as many parcels in hand; undefined when another search was quicker. */
export async function reserveRider(
  tx: Tx,
  { riderId, parcels }: { readonly riderId: string; readonly parcels: number },
  offerId: string,
): Promise<Reserved | undefined> {
  // Lock the row first, then check it: a parcel accepted meanwhile is visible.
  const held = await tx
    .selectFrom('rider')
    .select('rider_id')
    .where('rider_id', '=', riderId)
    .forUpdate()
    // A locked rider is most likely being reserved; waiting could make two searches wait for each other.
    .skipLocked()
    .executeTakeFirst()
  if (!held) return undefined
  const reserved = await tx
    .updateTable('rider')
    .set({ open_offer_id: offerId })
    .where('rider_id', '=', riderId)
    .where('on_duty', '=', true)
    .where('open_offer_id', 'is', null)
    .where(parcels === 0 ? hasNoParcel : hasParcels(parcels))
    .returning(hasPhone)
    .executeTakeFirst()
  return reserved && { hasPhone: Boolean(reserved.has_phone) }
}

const hasPhone = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'rider'>) =>
  exists(
    selectFrom('rider_push')
      .select('rider_push.device_id')
      .whereRef('rider_push.rider_id', '=', 'rider.rider_id'),
  ).as('has_phone')

/** Matches riders with no order in progress. */
export const hasNoParcel = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'rider'>) =>
  not(
    exists(
      selectFrom('orders')
        .select('orders.order_id')
        .whereRef('orders.rider_id', '=', 'rider.rider_id')
        .where('orders.status', 'not in', endedStatuses),
    ),
  )

/** Matches riders with so many orders in progress. */
const hasParcels =
  (parcels: number) =>
  ({ eb, selectFrom }: ExpressionBuilder<Schema, 'rider'>) =>
    eb(
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('parcels'))
        .whereRef('orders.rider_id', '=', 'rider.rider_id')
        .where('orders.status', 'not in', endedStatuses),
      '=',
      parcels,
    )

/** A rider without another parcel has no work from now on. Sees what the transaction wrote before. */
export async function noteIdle(tx: Tx, riderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('rider')
    .set({ idle_since: at })
    .where('rider_id', '=', riderId)
    .where(hasNoParcel)
    .execute()
}

/** Ends the reservation of a rider; `also` changes with it. */
export async function releaseRider(
  tx: Tx,
  riderId: string,
  offerId: string,
  also: Updateable<RiderTable> = {},
): Promise<void> {
  const statement = tx
    .updateTable('rider')
    .set({ ...also, open_offer_id: null })
    .where('rider_id', '=', riderId)
    .where('open_offer_id', '=', offerId)
  await writeBeforeCommit(tx, statement.compile())
}

export interface NewOffer {
  readonly position: number
  readonly offerId: string
  readonly riderId: string
  readonly madeAt: Date
  readonly expiresAt: Date
  /** Given by an operator, without an answer of the rider. */
  readonly given?: { readonly by: string; readonly reason: string }
  /** Facts by which the search chose the rider. */
  readonly decision?: {
    readonly metres: number | null
    readonly seconds: number | null
    readonly parcels: number
  }
}

export async function addOffer(tx: Tx, offer: OrderKey & NewOffer): Promise<void> {
  const { given, decision } = offer
  const statement = tx.insertInto('offer').values({
    vendor_id: offer.vendorId,
    order_id: offer.orderId,
    position: offer.position,
    offer_id: offer.offerId,
    rider_id: offer.riderId,
    state: given ? 'accepted' : 'open',
    made_at: offer.madeAt,
    expires_at: offer.expiresAt,
    ended_at: given ? offer.madeAt : null,
    given_by: given?.by ?? null,
    given_reason: given?.reason ?? null,
    metres: decision?.metres ?? null,
    seconds: decision?.seconds ?? null,
    parcels: decision?.parcels ?? null,
  })
  await writeBeforeCommit(tx, statement.compile())
}

export async function endOffer(
  { measures }: Pick<DispatchDeps, 'measures'>,
  tx: Tx,
  offer: OrderKey & { position: number },
  end: { state: 'accepted' | 'declined' | 'expired' | 'withdrawn'; reason: string | null; at: Date },
): Promise<void> {
  const statement = tx
    .updateTable('offer')
    .set({ state: end.state, reason: end.reason, ended_at: end.at })
    .where('vendor_id', '=', offer.vendorId)
    .where('order_id', '=', offer.orderId)
    .where('position', '=', offer.position)
  await writeBeforeCommit(tx, statement.compile())
  afterCommit(tx, () => measures.offerEnded(end.state))
}
