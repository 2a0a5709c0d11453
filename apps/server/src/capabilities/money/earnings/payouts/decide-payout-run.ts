import type { PayoutRun, riderPayoutCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import type { PayoutState } from '@beckon/domain/rider'
import type { Context } from '../../../../platform/http/context.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { EarningsDeps } from '../deps.ts'
import { lockRiderCash } from '../store.ts'
import {
  decideRun,
  lockRun,
  type PayoutRunRow,
  releaseEarnings,
  removeSetOff,
  sharesOfRun,
} from './payout-store.ts'
import { presentRun } from './present-run.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'ledger'>
type Request = Context<typeof riderPayoutCalls.cancelPayoutRun>

/** Writes down that the payouts of a run were paid outside of the service. */
export const markPayoutRunPaid = (deps: Deps, request: Request): Promise<{ result: PayoutRun } | Refusal> =>
  decide(deps, request, 'paid', async () => undefined)

/**
 * Cancels a run that was not paid: its earnings are open again, cash that was set off is in hand again, and the entries
 * of the ledger are reversed by entries of their own.
 */
export const cancelPayoutRun = (deps: Deps, request: Request): Promise<{ result: PayoutRun } | Refusal> =>
  decide(deps, request, 'cancelled', async (tx, run) => {
    const shares = await sharesOfRun(tx, run)
    await releaseEarnings(tx, run)
    await removeSetOff(tx, run)
    const { country, currency } = run
    await deps.ledger.enterForRiders(
      tx,
      `payout-cancelled:${run.run_id}`,
      shares.map(({ rider_id: riderId, paid_minor: paid, set_off_minor: setOff }) => {
        const event = { kind: 'RIDER_PAYOUT_CANCELLED', paid, setOff } as const
        return { riderId, country, currency, event }
      }),
    )
  })

/** Decides an open run once; a repeated request is refused like one of another operator. */
async function decide(
  deps: Deps,
  { caller, country, params, body }: Request,
  state: Exclude<PayoutState, 'open'>,
  effect: (tx: Tx, run: PayoutRunRow) => Promise<void>,
): Promise<{ result: PayoutRun } | Refusal> {
  const intent = { caller, country, subject: 'rider-payouts', reason: body.reason }
  return audited(deps, intent, async (tx) => {
    await lockRiderCash(tx, country, 'run')
    const run = await lockRun(tx, country, params.id)
    if (!run) return refuse('payout.not-found')
    if (run.state !== 'open') return refuse('payout.decided')
    await effect(tx, run)
    const decided = await decideRun(tx, run, { state, at: deps.clock.now(), by: caller.operatorId })
    const { currency, paid_minor: minor, until_day: until } = run
    const text = `${until}: ${toDecimal({ minor, currency })} ${currency}`
    return { before: `${text}, open`, after: `${text}, ${state}`, answer: { result: presentRun(decided) } }
  })
}
