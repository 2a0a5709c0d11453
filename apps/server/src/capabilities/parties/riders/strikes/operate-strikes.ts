import type { AnswerOf, OperatedStrikes, strikeCalls } from '@beckon/contract'
import { proposesSuspension, strikesInForce, strikeState } from '@beckon/domain/rider'
import { type Clock, unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { findAccount, lockAccount } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { presentStrike, timesOf } from './present-strike.ts'
import { changeStrike, insertStrike, lockStrike, type StrikeRow, strikesOf } from './strike-store.ts'

const DAY_MS = 86_400_000

type Deps = Pick<RiderDeps, 'db' | 'clock' | 'parameters'>

/** Lists the strikes of a rider for operators. */
export async function listStrikes(
  { db, clock }: Pick<RiderDeps, 'db' | 'clock'>,
  { country, params }: Pick<Context<typeof strikeCalls.listStrikes>, 'country' | 'params'>,
): Promise<AnswerOf<typeof strikeCalls.listStrikes> | Refusal> {
  const account = await findAccount(db, params.id)
  if (account?.country !== country || account.is_simulated) return refuse('rider.not-found')
  return { result: await strikesShown(db, clock, account) }
}

/** Gives a rider a strike, which changes nothing else. It expires after the days of the country. */
export async function giveStrike(
  deps: Deps,
  { caller, country, params, body }: Context<typeof strikeCalls.giveStrike>,
): Promise<AnswerOf<typeof strikeCalls.giveStrike> | Refusal> {
  const { riderStrikeDays } = await deps.parameters.of(country)
  const intent = { caller, country, subject: `rider-strike:${params.id}`, reason: body.reason }
  const answer = await audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    if (account.status !== 'active' && account.status !== 'suspended') return refuse('rider.status')
    const given_at = deps.clock.now()
    const isNew = await insertStrike(tx, {
      rider_id: params.id,
      strike_id: params.strike,
      country,
      kind: body.kind,
      reason: body.reason,
      order_id: body.order_id ?? null,
      operator_id: caller.operatorId,
      given_at,
      expires_at: new Date(given_at.getTime() + riderStrikeDays * DAY_MS),
      ...{ answer: null, answered_at: null, withdrawn_reason: null, withdrawn_at: null },
    })
    // Rolls back, so that a repeated request is not recorded as a change.
    if (!isNew) return refuse('idempotency.running', { retry_after: 1 })
    const result = await strikesShown(tx, deps.clock, account)
    return { before: null, after: `${body.kind}, ${result.in_force} in force`, answer: { result } }
  })
  return isRefusal(answer) && answer.refused === 'idempotency.running'
    ? storedStrikes(deps, { country, params, body })
    : answer
}

/** The strikes after an earlier request with the same id; a conflict where that one gave another strike. */
async function storedStrikes(
  deps: Pick<Deps, 'db' | 'clock'>,
  { country, params, body }: Pick<Context<typeof strikeCalls.giveStrike>, 'country' | 'params' | 'body'>,
) {
  const stored = (await strikesOf(deps.db, params.id)).find((one) => one.strike_id === params.strike)
  if (stored?.kind !== body.kind || stored.reason !== body.reason) return refuse('idempotency.conflict')
  return listStrikes(deps, { country, params })
}

/** Withdraws a strike; one that was withdrawn stays as it is. */
export function withdrawStrike(
  deps: Deps,
  { caller, country, params, body }: Context<typeof strikeCalls.withdrawStrike>,
): Promise<AnswerOf<typeof strikeCalls.withdrawStrike> | Refusal> {
  const intent = { caller, country, subject: `rider-strike:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    const strike = account && (await lockStrike(tx, params.id, params.strike))
    if (!account || !strike) return refuse('strike.not-found')
    const now = deps.clock.now()
    if (strikeState(timesOf(strike), unixSeconds(now)) !== 'in_force') return refuse('strike.ended')
    await changeStrike(tx, strike, { withdrawn_at: now, withdrawn_reason: body.reason })
    const result = await strikesShown(tx, deps.clock, account)
    return { before: strike.kind, after: `withdrawn, ${result.in_force} in force`, answer: { result } }
  })
}

async function strikesShown(
  db: Database,
  clock: Clock,
  account: NonNullable<Awaited<ReturnType<typeof findAccount>>>,
): Promise<OperatedStrikes> {
  const now = unixSeconds(clock.now())
  const rows = await strikesOf(db, account.rider_id)
  const inForce = strikesInForce(rows.map(timesOf), now)
  return {
    in_force: inForce,
    proposes_suspension: proposesSuspension(inForce, account.status),
    strikes: rows.map((row) => presentForOperator(row, now)),
  }
}

const presentForOperator = (row: StrikeRow, now: number): OperatedStrikes['strikes'][number] => ({
  ...presentStrike(row, now),
  given_by: row.operator_id,
  withdrawn_reason: row.withdrawn_reason,
})
