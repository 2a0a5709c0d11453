import { type Insertable, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/connect.ts'
import type { PaymentIntentTable } from '../schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { GatewayIntent } from '../providers/card-gateway.ts'

/** The only SQL that writes `payment_wallet`, `payment_intent` and `payment_answer`. */

export type IntentRow = Selectable<PaymentIntentTable>

export interface WalletOwner {
  readonly vendorId: string
  readonly userId: string
}

export async function walletOf(db: Database, owner: WalletOwner): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_wallet')
    .select('wallet_id')
    .where('vendor_id', '=', owner.vendorId)
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
  return row?.wallet_id
}

export async function keepWallet(db: Database, owner: WalletOwner, walletId: string, now: Date) {
  await db
    .insertInto('payment_wallet')
    .values({
      vendor_id: owner.vendorId,
      user_id: owner.userId,
      wallet_id: walletId,
      created_at: now,
    })
    .onConflict((same) => same.columns(['vendor_id', 'user_id']).doUpdateSet({ wallet_id: walletId }))
    .execute()
}

export const insertIntent = (tx: Tx, intent: Insertable<PaymentIntentTable>) =>
  tx.insertInto('payment_intent').values(intent).execute()

export interface IntentKey {
  readonly vendorId: string
  readonly intentId: string
}

export const loadIntent = (db: Database, { vendorId, intentId }: IntentKey): Promise<IntentRow | undefined> =>
  db
    .selectFrom('payment_intent')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('intent_id', '=', intentId)
    .executeTakeFirst()

/** Returns the payment of an order; it does not change while the order is locked. */
export const intentOfOrder = (
  db: Database,
  { vendorId, orderId }: OrderKey,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('payment_intent')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Stores the gateway's state of a payment. */
export async function writeSeen(tx: Tx, row: IntentRow, seen: GatewayIntent, now: Date): Promise<void> {
  await tx
    .updateTable('payment_intent')
    .set({
      gateway_intent_id: seen.gatewayId,
      gateway_version: Math.max(row.gateway_version, seen.version),
      state: seen.state,
      taken_minor: Math.max(row.taken_minor, seen.taken),
      attempts: Math.max(row.attempts, seen.attempts),
      decline: seen.decline,
      challenge_url: seen.challengeUrl,
      card_scheme: seen.card?.scheme ?? null,
      card_last_digits: seen.card?.lastDigits ?? null,
      updated_at: now,
      asked_at: now,
    })
    .where('vendor_id', '=', row.vendor_id)
    .where('order_id', '=', row.order_id)
    .execute()
}

/** Adds an answer of the gateway to the trail of a payment, whose order is locked. */
export async function insertAnswer(tx: Tx, row: IntentRow, seen: GatewayIntent, now: Date): Promise<void> {
  await sql`
    insert into payment_answer (
      vendor_id, order_id, position, version, state, taken_minor, attempts, decline, answered_at
    )
    select ${row.vendor_id}, ${row.order_id}, coalesce(max(position), -1) + 1, ${seen.version}::bigint,
      ${seen.state}, ${seen.taken}::bigint, ${seen.attempts}::integer, ${seen.decline}::text, ${now}::timestamptz
    from payment_answer where vendor_id = ${row.vendor_id} and order_id = ${row.order_id}`.execute(tx)
}

type Change = Partial<
  Pick<IntentRow, 'state' | 'decline' | 'challenge_url' | 'asked_at' | 'promised_language'>
>

export async function changeIntent(tx: Tx, row: IntentRow, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('payment_intent')
    .set({ ...change, updated_at: now })
    .where('vendor_id', '=', row.vendor_id)
    .where('order_id', '=', row.order_id)
    .execute()
}

/** Payments without an event for some time: claimed, so that of several processes one asks. */
export async function claimSilent(
  db: Database,
  { now, silentSince, most }: { readonly now: Date; readonly silentSince: Date; readonly most: number },
): Promise<readonly IntentRow[]> {
  return db
    .updateTable('payment_intent')
    .set({ asked_at: now })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('vendor_id', 'order_id'),
        'in',
        selectFrom('payment_intent as silent')
          .select(['silent.vendor_id', 'silent.order_id'])
          .where('silent.state', 'in', ['OPEN', 'PROCESSING', 'ACTION_REQUIRED'])
          .where('silent.asked_at', '<', silentSince)
          .where((or) => or.or([or('silent.state', '!=', 'OPEN'), or('silent.expires_at', '<', now)]))
          .orderBy('silent.asked_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('vendor_id', 'order_id'),
      ),
    )
    .returningAll()
    .execute()
}

/** The payment that was begun under an idempotency key; undefined where something else was done under it. */
export async function intentBegunUnder(
  db: Database,
  vendorId: string,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select('answer')
    .where('vendor_id', '=', vendorId)
    .where('key', '=', key)
    .executeTakeFirst()
  const begun = z.object({ intent_id: z.string() }).safeParse(row?.answer)
  return begun.success ? begun.data.intent_id : undefined
}

/** The email address or mobile number of the person who pays; undefined for a guest. */
export async function contactOfPayer(db: Database, { user_id }: IntentRow): Promise<string | undefined> {
  const user = await db
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return user?.email
}
