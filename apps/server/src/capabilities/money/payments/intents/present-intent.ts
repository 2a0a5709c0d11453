import type { IntentStatus } from '@beckon/contract'
import { CARD_ATTEMPTS } from '@beckon/domain/limits'
import { toDecimal } from '@beckon/domain/money'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { IntentRow } from './intent-store.ts'

export const presentIntent = (row: IntentRow): IntentStatus => ({
  intent_id: row.intent_id,
  order_id: row.order_id,
  vendor_id: row.vendor_id,
  state: row.state,
  amount: toDecimal({ minor: row.amount_minor, currency: row.currency }),
  currency: row.currency,
  expires_at: unixSeconds(row.expires_at),
  next_action:
    row.state === 'ACTION_REQUIRED' && row.challenge_url !== null
      ? { type: 'CHALLENGE', url: row.challenge_url }
      : null,
  decline: row.decline,
  told_by_email: row.promised_language !== null,
  attempts_left: Math.max(0, CARD_ATTEMPTS - row.attempts),
  card:
    row.card_scheme === null || row.card_last_digits === null
      ? null
      : { scheme: row.card_scheme, last_digits: row.card_last_digits },
})
