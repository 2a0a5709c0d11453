import type { AnswerOf, riderPayoutCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { payoutOf } from '@beckon/domain/rider'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { EarningsDeps } from '../deps.ts'
import { cashInHand } from '../store.ts'
import { countCarried, openBalances } from './payout-store.ts'
import { endOfRun } from './end-of-run.ts'

type Request = Context<typeof riderPayoutCalls.previewPayoutRun>

/** Riders of a preview; the totals count all of them. */
const SHOWN_RIDERS = 500

/** Returns the run that would be made now, without storing anything. */
export async function previewPayoutRun(
  { db, clock }: Pick<EarningsDeps, 'db' | 'clock'>,
  { deployment, query }: Request,
): Promise<AnswerOf<typeof riderPayoutCalls.previewPayoutRun> | Refusal> {
  const { country, currency, timezone } = deployment
  const before = endOfRun(clock.now(), deployment, query.until)
  if (isRefusal(before)) return before
  const open = { country, currency, timezone, before }
  const balances = await openBalances(db, open)
  const riderIds = balances.map(({ rider_id: id }) => id)
  const inHand = query.net_cash ? await cashInHand(db, riderIds) : new Map<string, number>()
  const payouts = balances.flatMap(({ rider_id, name, earned }) => {
    const payout = payoutOf({ earned, inHand: inHand.get(rider_id) ?? 0 }, query.net_cash)
    return payout ? [{ rider_id, name, earned, ...payout }] : []
  })
  const decimal = (minor: number): number => toDecimal({ minor, currency })
  const sum = (part: 'earned' | 'setOff' | 'paid'): number =>
    decimal(payouts.reduce((total, payout) => total + payout[part], 0))
  return {
    result: {
      currency,
      riders: payouts.length,
      carried_riders: await countCarried(db, open),
      ...{ earned: sum('earned'), cash_set_off: sum('setOff'), paid: sum('paid') },
      payouts: payouts
        .toSorted((a, b) => b.paid - a.paid)
        .slice(0, SHOWN_RIDERS)
        .map(({ rider_id, name, earned, setOff, paid }) => ({
          ...{ rider_id, name, earned: decimal(earned) },
          ...{ cash_set_off: decimal(setOff), paid: decimal(paid) },
        })),
    },
  }
}
