import { later } from '../clock.ts'
import type { RefundRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Gateway } from '../gateway.ts'
import { newId } from '../ids.ts'
import { quirkOf } from '../intents/transitions.ts'
import { changeIntent, lockIntent, recordSettlement } from '../intents/store.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { presentRefund } from './present-refund.ts'

/** The bank answers after this. */
const REFUND_SECONDS = 1

export interface NewRefund {
  readonly intent_id: string
  readonly amount: number
  readonly reference: string
  readonly reason?: string | undefined
}

/** Gives back what was taken, or a part of it. Never more, whatever is still on its way. */
export async function createRefund(
  gateway: Gateway,
  tx: Tx,
  merchant: string,
  request: NewRefund,
): Promise<ReturnType<typeof presentRefund> | Refusal> {
  const intent = await lockIntent(tx, request.intent_id, merchant)
  if (!intent) return refuse('request.not-found')
  if (intent.status !== 'captured') return refuse('intent.state')
  const { given } = await tx
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | null>('amount').as('given'))
    .where('intent_id', '=', intent.intent_id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  if (Number(given ?? 0) + request.amount > intent.amount_captured) return refuse('intent.amount')
  const now = gateway.clock.now()
  const row = await tx
    .insertInto('refund')
    .values({
      refund_id: newId('ref'),
      merchant,
      intent_id: intent.intent_id,
      status: 'pending',
      version: 1,
      amount: request.amount,
      reference: request.reference,
      reason: request.reason ?? null,
      due_at: later(now, REFUND_SECONDS),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentRefund(row, intent.currency)
}

/** The bank has answered. */
export async function finishRefund(gateway: Gateway, tx: Tx, row: RefundRow): Promise<void> {
  const intent = await lockIntent(tx, row.intent_id)
  if (!intent) throw new Error('a refund without its payment')
  const hasFailed = quirkOf(intent) === 'refunds-fail'
  const refund = await tx
    .updateTable('refund')
    .set({
      status: hasFailed ? 'failed' : 'succeeded',
      version: row.version + 1,
      due_at: null,
      updated_at: gateway.clock.now(),
    })
    .where('refund_id', '=', row.refund_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasFailed) {
    await recordEvent(gateway, tx, { type: 'refund.failed', intent, refund })
    return
  }
  const { amount, reference, refund_id: refundId } = refund
  const changed = await changeIntent(gateway, tx, intent, {
    amount_refunded: intent.amount_refunded + amount,
  })
  await recordSettlement(gateway, tx, changed, { kind: 'refund', refundId, reference, amount })
  await recordEvent(gateway, tx, {
    type: 'refund.succeeded',
    intent: changed,
    refund,
    quirk: quirkOf(intent),
  })
}
