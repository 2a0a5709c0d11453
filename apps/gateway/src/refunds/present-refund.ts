import { unixSeconds } from '../clock.ts'
import type { RefundRow } from '../database/schema.ts'

export const presentRefund = (row: RefundRow, currency: string) => ({
  refund_id: row.refund_id,
  intent_id: row.intent_id,
  status: row.status,
  version: row.version,
  amount: row.amount,
  currency,
  reference: row.reference,
  reason: row.reason,
  created_at: unixSeconds(row.created_at),
  updated_at: unixSeconds(row.updated_at),
})
