import type { Database } from '../database/connect.ts'
import type { IntentRow, IntentStatus, Pending, ShownCard } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { newId } from '../ids.ts'

export const findIntent = (db: Database | Tx, merchant: string, intentId: string) =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('intent_id', '=', intentId)
    .executeTakeFirst()

/** Locks a payment for this transaction; other writers wait. */
export const lockIntent = (tx: Tx, intentId: string, merchant?: string) => {
  const query = tx.selectFrom('intent').selectAll().where('intent_id', '=', intentId)
  return (merchant === undefined ? query : query.where('merchant', '=', merchant))
    .forUpdate()
    .executeTakeFirst()
}

export interface Change {
  readonly status?: IntentStatus
  readonly attempts?: number
  readonly amount_captured?: number
  readonly amount_refunded?: number
  readonly card?: ShownCard
  readonly failure?: IntentRow['failure']
  readonly challenge_id?: string | null
  readonly challenge_until?: Date | null
  readonly pending?: Pending | null
  readonly due_at?: Date | null
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Changes a payment and increments its version. */
export async function changeIntent(
  { clock }: Gateway,
  tx: Tx,
  row: IntentRow,
  { card, failure, pending, ...plain }: Change,
): Promise<IntentRow> {
  return tx
    .updateTable('intent')
    .set({
      ...plain,
      ...(card === undefined ? {} : { card: json(card) }),
      ...(failure === undefined ? {} : { failure: json(failure) }),
      ...(pending === undefined ? {} : { pending: json(pending) }),
      version: row.version + 1,
      updated_at: clock.now(),
    })
    .where('intent_id', '=', row.intent_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface SettlementEntry {
  readonly kind: 'capture' | 'refund'
  readonly refundId?: string
  readonly reference: string
  readonly amount: number
}

/** Records money that moved as a settlement entry. */
export async function recordSettlement(
  { clock }: Gateway,
  tx: Tx,
  intent: IntentRow,
  entry: SettlementEntry,
): Promise<void> {
  await tx
    .insertInto('settlement')
    .values({
      entry_id: newId('set'),
      merchant: intent.merchant,
      kind: entry.kind,
      intent_id: intent.intent_id,
      refund_id: entry.refundId ?? null,
      reference: entry.reference,
      amount: entry.amount,
      currency: intent.currency,
      settled_at: clock.now(),
    })
    .execute()
}
