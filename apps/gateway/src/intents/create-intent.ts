import { later } from '../clock.ts'
import type { IntentRow, MethodName } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { openToken } from '../http/callers.ts'
import { newId } from '../ids.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { type PresentedIntent, showIntent } from './present-intent.ts'

export interface NewIntent {
  readonly wallet_id: string
  readonly access_token: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly methods: readonly MethodName[]
  readonly capture: 'automatic' | 'manual'
  readonly expires_in: number
  readonly webhook_url: string
}

/**
 * Creates a payment that waits for its card. The wallet's token names what may be saved and which origins may show
 * our pages.
 */
export async function createIntent(
  gateway: Gateway,
  tx: Tx,
  merchant: string,
  request: NewIntent,
): Promise<PresentedIntent | Refusal> {
  const wallet = await openToken({ db: tx, clock: gateway.clock }, request.access_token)
  if (isRefusal(wallet)) return wallet
  if (wallet.walletId !== request.wallet_id || wallet.merchant !== merchant)
    return refuse('wallet.token-invalid')
  const now = gateway.clock.now()
  const ends = later(now, request.expires_in)
  const row: IntentRow = await tx
    .insertInto('intent')
    .values({
      intent_id: newId('int'),
      merchant,
      wallet_id: wallet.walletId,
      reference: request.reference,
      amount: request.amount,
      currency: request.currency,
      methods: JSON.stringify([...new Set(request.methods)]),
      capture: request.capture,
      can_save: wallet.canSave,
      origins: JSON.stringify(wallet.origins),
      webhook_url: request.webhook_url,
      status: 'requires_confirmation',
      version: 1,
      attempts: 0,
      amount_captured: 0,
      amount_refunded: 0,
      due_at: ends,
      expires_at: ends,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return showIntent(gateway, tx, row)
}
