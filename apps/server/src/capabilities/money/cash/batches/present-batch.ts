import type { CashBatch } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { NamedBatch } from './batch-store.ts'

/** A batch as operators see it. */
export const presentBatch = ({ currency, ...batch }: NamedBatch): CashBatch => ({
  id: batch.batch_id,
  state: batch.state,
  until: batch.until_day,
  currency,
  shops: batch.shops,
  orders: batch.orders,
  amount: toDecimal({ minor: batch.amount_minor, currency }),
  reason: batch.reason,
  created_by_name: batch.created_by_name,
  created_at: unixSeconds(batch.created_at),
  ended_by_name: batch.ended_by_name,
  ended_at: batch.ended_at && unixSeconds(batch.ended_at),
  ended_reason: batch.ended_reason,
})
