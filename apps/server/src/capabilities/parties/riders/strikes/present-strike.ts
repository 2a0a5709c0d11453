import type { OwnStrikes } from '@beckon/contract'
import { type StrikeTimes, strikeState } from '@beckon/domain/rider'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { StrikeRow } from './strike-store.ts'

/** The times of a stored strike on which its state depends. */
export const timesOf = ({
  expires_at,
  withdrawn_at,
}: Pick<StrikeRow, 'expires_at' | 'withdrawn_at'>): StrikeTimes => ({
  expiresAt: unixSeconds(expires_at),
  withdrawnAt: withdrawn_at && unixSeconds(withdrawn_at),
})

/** The fields of a strike that the rider and operators see. */
export const presentStrike = (
  row: StrikeRow,
  now: number,
): Omit<OwnStrikes['strikes'][number], 'may_answer'> => ({
  id: row.strike_id,
  kind: row.kind,
  reason: row.reason,
  order_id: row.order_id,
  state: strikeState(timesOf(row), now),
  given_at: unixSeconds(row.given_at),
  expires_at: unixSeconds(row.expires_at),
  answer: row.answer,
  answered_at: row.answered_at && unixSeconds(row.answered_at),
  withdrawn_at: row.withdrawn_at && unixSeconds(row.withdrawn_at),
})
