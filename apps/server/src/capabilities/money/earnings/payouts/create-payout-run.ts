import type { AnswerOf, riderPayoutCalls } from '@beckon/contract'
import { payoutOf, type RiderPayout } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { EarningsDeps } from '../deps.ts'
import { cashInHand, lockRiderCash } from '../store.ts'
import { endOfRun } from './end-of-run.ts'
import {
  claimEarnings,
  type ClaimedEarnings,
  countCarried,
  depositSetOff,
  findRun,
  insertRun,
  type PayoutRow,
  type PayoutRunRow,
} from './payout-store.ts'
import { presentRun } from './present-run.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'ledger'>
type Request = Context<typeof riderPayoutCalls.createPayoutRun>
type Answer = AnswerOf<typeof riderPayoutCalls.createPayoutRun>

/**
 * Enters a payout of all earnings until the end of a day that no run has yet. Each earning is in one run; a repeated
 * request gets its run. Nothing is paid: the operator pays by the file of the run.
 */
export async function createPayoutRun(deps: Deps, request: Request): Promise<Answer | Refusal> {
  const { caller, country, deployment, body } = request
  const before = endOfRun(deps.clock.now(), deployment, body.until)
  if (isRefusal(before)) return before
  const subject = 'rider-payouts'
  const answer = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    await lockRiderCash(tx, country, 'run')
    // Rolls back, so that a repeated request is not recorded as a change.
    if (await findRun(tx, country, request.params.id))
      return refuse('idempotency.running', { retry_after: 1 })
    const run = await enterRun(deps, tx, request, before)
    if (isRefusal(run)) return run
    const result = presentRun(run)
    const after = `${result.until}: ${result.paid} ${result.currency}, ${result.riders} riders`
    return { before: null, after, answer: { result } }
  })
  return isRefusal(answer) ? ((await storedRun(deps, request)) ?? answer) : answer
}

/** The run of an earlier request with the same id; a conflict where that one asked for another run. */
async function storedRun(
  { db }: Pick<Deps, 'db'>,
  { country, params, body }: Request,
): Promise<Answer | Refusal | undefined> {
  const run = await findRun(db, country, params.id)
  if (!run) return undefined
  const isSame = run.until_day === body.until && run.nets_cash === body.net_cash
  return isSame ? { result: presentRun(run) } : refuse('idempotency.conflict')
}

async function enterRun(
  { clock, ledger }: Deps,
  tx: Tx,
  request: Request,
  before: Date,
): Promise<PayoutRunRow | Refusal> {
  const { country, deployment, params, body } = request
  const open = { country, currency: deployment.currency, timezone: deployment.timezone, before }
  const claimed = await claimEarnings(tx, params.id, open)
  if (claimed.length === 0) return refuse('payout.nothing')
  const payouts = await payoutsFor(tx, claimed, body.net_cash)
  const run = runOf(request, payouts, { at: clock.now(), carried: await countCarried(tx, open) })
  if (!isExpected(run, body.expected)) return refuse('payout.changed')
  await insertRun(
    tx,
    run,
    payouts.map((payout) => payoutRow(run, payout)),
  )
  await depositSetOff(tx, run)
  const { currency } = run
  await ledger.enterForRiders(
    tx,
    `payout:${run.run_id}`,
    payouts.map(({ riderId, paid, setOff }) => {
      const event = { kind: 'RIDER_PAID_OUT', paid, setOff } as const
      return { riderId, country, currency, event }
    }),
  )
  return run
}

/** Whether a run is the one of the preview that the operator has seen, where there was one. */
function isExpected(run: PayoutRunRow, expected: Request['body']['expected']): boolean {
  if (!expected) return true
  const { riders, paid } = presentRun(run)
  return riders === expected.riders && paid === expected.paid
}

type Payout = ClaimedEarnings & RiderPayout

async function payoutsFor(
  tx: Tx,
  claimed: readonly ClaimedEarnings[],
  netsCash: boolean,
): Promise<readonly Payout[]> {
  const riderIds = claimed.map(({ riderId }) => riderId)
  const inHand = netsCash ? await cashInHand(tx, riderIds) : new Map<string, number>()
  return claimed.map((one) => {
    const payout = payoutOf({ earned: one.earned, inHand: inHand.get(one.riderId) ?? 0 }, netsCash)
    if (!payout) throw new Error(`nothing to pay out to ${one.riderId}, whose earnings were taken`)
    return { ...one, ...payout }
  })
}

const sumOf = (payouts: readonly Payout[], part: 'earned' | 'setOff' | 'paid'): number =>
  payouts.reduce((sum, payout) => sum + payout[part], 0)

const runOf = (
  { caller, country, deployment, params, body }: Request,
  payouts: readonly Payout[],
  { at, carried }: { readonly at: Date; readonly carried: number },
): PayoutRunRow => ({
  country,
  run_id: params.id,
  until_day: body.until,
  nets_cash: body.net_cash,
  currency: deployment.currency,
  riders: payouts.length,
  carried_riders: carried,
  earned_minor: sumOf(payouts, 'earned'),
  set_off_minor: sumOf(payouts, 'setOff'),
  paid_minor: sumOf(payouts, 'paid'),
  operator_id: caller.operatorId,
  reason: body.reason,
  created_at: at,
  ...{ state: 'open', decided_at: null, decided_by: null },
})

const payoutRow = ({ country, run_id, currency, created_at }: PayoutRunRow, payout: Payout): PayoutRow => ({
  rider_id: payout.riderId,
  run_id,
  country,
  currency,
  earned_minor: payout.earned,
  set_off_minor: payout.setOff,
  paid_minor: payout.paid,
  from_day: payout.from,
  to_day: payout.to,
  created_at,
})
