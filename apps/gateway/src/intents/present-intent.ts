import { unixSeconds } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { InstrumentRow, IntentRow } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { listInstruments, presentInstrument } from '../wallets/instruments.ts'

/** An intent as its merchant sees it. */
export function presentIntent(
  { clock, origin }: Gateway,
  row: IntentRow,
  instruments: readonly InstrumentRow[],
) {
  const now = clock.now()
  const methods = row.methods.map((name) => ({
    name,
    instruments: instruments.filter((one) => one.name === name).map((one) => presentInstrument(one, now)),
  }))
  return { ...presentBare(origin(), row), payment_methods: methods }
}

export type PresentedIntent = ReturnType<typeof presentIntent>

/** The form of a payment in events, without saved cards. */
export const presentForEvent = ({ origin }: Gateway, row: IntentRow) => ({
  ...presentBare(origin(), row),
  payment_methods: [],
})

function presentBare(origin: string, row: IntentRow) {
  const isChallenged =
    row.status === 'requires_action' && row.challenge_id !== null && row.challenge_until !== null
  return {
    intent_id: row.intent_id,
    status: row.status,
    version: row.version,
    wallet_id: row.wallet_id,
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    capture: row.capture,
    amount_captured: row.amount_captured,
    amount_refunded: row.amount_refunded,
    attempts: row.attempts,
    card: row.card,
    failure: row.failure,
    next_action: isChallenged
      ? {
          type: 'three_ds' as const,
          url: `${origin}/3ds/${row.challenge_id}`,
          expires_at: unixSeconds(row.challenge_until ?? row.expires_at),
        }
      : null,
    created_at: unixSeconds(row.created_at),
    updated_at: unixSeconds(row.updated_at),
    expires_at: unixSeconds(row.expires_at),
  }
}

/** With the saved cards that it may be paid with. */
export async function showIntent(
  gateway: Gateway,
  db: Database | Tx,
  row: IntentRow,
): Promise<PresentedIntent> {
  const instruments = row.can_save ? await listInstruments(db, row.wallet_id, row.methods) : []
  return presentIntent(gateway, row, instruments)
}
