import type { PayoutRun } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { PayoutRunRow } from './payout-store.ts'

/** A payout run as operators see it. */
export const presentRun = ({ currency, ...run }: PayoutRunRow): PayoutRun => ({
  id: run.run_id,
  until: run.until_day,
  net_cash: run.nets_cash,
  currency,
  riders: run.riders,
  carried_riders: run.carried_riders,
  earned: toDecimal({ minor: run.earned_minor, currency }),
  cash_set_off: toDecimal({ minor: run.set_off_minor, currency }),
  paid: toDecimal({ minor: run.paid_minor, currency }),
  created_at: unixSeconds(run.created_at),
  state: run.state,
  decided_at: run.decided_at && unixSeconds(run.decided_at),
})
