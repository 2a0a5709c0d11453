import type { AnswerOf, OwnStrikes, strikeCalls } from '@beckon/contract'
import { mayAnswerStrike, strikesInForce } from '@beckon/domain/rider'
import { type Clock, unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { RiderDeps } from '../deps.ts'
import { presentStrike, timesOf } from './present-strike.ts'
import { changeStrike, lockStrike, strikesOf } from './strike-store.ts'

type Deps = Pick<RiderDeps, 'db' | 'clock'>

/** Returns the strikes of the rider who asks. */
export async function ownStrikes(
  db: Database,
  clock: Clock,
  riderId: string,
): Promise<{ result: OwnStrikes }> {
  const now = unixSeconds(clock.now())
  const rows = await strikesOf(db, riderId)
  return {
    result: {
      in_force: strikesInForce(rows.map(timesOf), now),
      strikes: rows.map((row) => ({
        ...presentStrike(row, now),
        may_answer: mayAnswerStrike({ ...timesOf(row), answer: row.answer }, now),
      })),
    },
  }
}

/** Stores the one answer of a rider to a strike. A phone that lost the reply sends the same answer again. */
export function answerOwnStrike(
  { db, clock }: Deps,
  { caller, params, body }: Context<typeof strikeCalls.answerOwnStrike>,
): Promise<AnswerOf<typeof strikeCalls.answerOwnStrike> | Refusal> {
  return inTransaction(db, async (tx) => {
    const strike = await lockStrike(tx, caller.riderId, params.strike)
    if (!strike) return refuse('strike.not-found')
    if (strike.answer === body.text) return ownStrikes(tx, clock, caller.riderId)
    if (strike.answer !== null) return refuse('strike.answered')
    const now = clock.now()
    if (!mayAnswerStrike({ ...timesOf(strike), answer: null }, unixSeconds(now)))
      return refuse('strike.ended')
    await changeStrike(tx, strike, { answer: body.text, answered_at: now })
    return ownStrikes(tx, clock, caller.riderId)
  })
}
