import { sql } from 'kysely'
import { later } from '../clock.ts'
import type { IntentRow } from '../database/schema.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { conclude } from '../intents/confirm-intent.ts'
import { decline, end } from '../intents/transitions.ts'
import { finishRefund } from '../refunds/refunds.ts'

const IDEMPOTENCY_SECONDS = 24 * 3600

/** Applies one timed transition; returns whether one was due. */
export async function sweep(gateway: Gateway): Promise<boolean> {
  return (await sweepIntent(gateway)) || sweepRefund(gateway)
}

const sweepIntent = (gateway: Gateway): Promise<boolean> =>
  inTransaction(gateway.db, async (tx) => {
    const intent = await tx
      .selectFrom('intent')
      .selectAll()
      .where('due_at', '<=', gateway.clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (intent) await applyTimeout(gateway, tx, intent)
    return intent !== undefined
  })

async function applyTimeout(gateway: Gateway, tx: Tx, intent: IntentRow): Promise<void> {
  switch (intent.status) {
    case 'requires_confirmation':
      await end(gateway, tx, intent, 'expired')
      return
    case 'requires_action':
      await decline(gateway, tx, intent, 'authentication_expired')
      return
    case 'processing':
      await conclude(gateway, tx, intent, intent.pending?.verdict ?? 'processing_error')
      return
    case 'authorised':
      await end(gateway, tx, intent, 'cancelled')
      return
    case 'captured':
    case 'failed':
    case 'cancelled':
    case 'expired':
      await tx.updateTable('intent').set({ due_at: null }).where('intent_id', '=', intent.intent_id).execute()
  }
}

const sweepRefund = (gateway: Gateway): Promise<boolean> =>
  inTransaction(gateway.db, async (tx) => {
    const refund = await tx
      .selectFrom('refund')
      .selectAll()
      .where('due_at', '<=', gateway.clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (refund) await finishRefund(gateway, tx, refund)
    return refund !== undefined
  })

export async function nextSweep({ db }: Gateway): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(due_at) from intent where due_at is not null),
      (select min(due_at) from refund where due_at is not null)
    ) as at`.execute(db)
  return rows[0]?.at ?? null
}

/** Deletes expired rows. */
export async function purgeExpired({ db, clock }: Gateway): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('prime').where('expires_at', '<=', now).execute()
  await db.deleteFrom('wallet_token').where('expires_at', '<=', later(now, -3600)).execute()
  await db.deleteFrom('idempotency').where('created_at', '<=', later(now, -IDEMPOTENCY_SECONDS)).execute()
}
