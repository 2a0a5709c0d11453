import type { AnswerOf, riderMoneyCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { advanceLimitMinor } from '@beckon/domain/payment'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { scopeFor } from '../../parties/riders/index.ts'
import type { EarningsDeps } from './deps.ts'
import { type CashEntry, cashEntries, cashInHand, cashOfCountry, isRiderOf } from './store.ts'

type Deps = Pick<EarningsDeps, 'db' | 'parameters'>
type Entry = AnswerOf<typeof riderMoneyCalls.readRiderCash>['result']['entries'][number]

/** Lists the cash that riders of the country, or of the zones of the operator, have in hand. */
export async function listRiderCash(
  deps: Deps,
  caller: OperatorCaller,
  deployment: Deployment,
): Promise<AnswerOf<typeof riderMoneyCalls.listRiderCash>> {
  const { country, currency } = deployment
  const scope = await scopeFor(deps.db, caller, 'riders.read')
  const riders = await cashOfCountry(deps.db, country, scope)
  return {
    result: {
      currency,
      limit: await limitOf(deps, deployment),
      riders: riders.map(({ rider_id, minor }) => ({ rider_id, in_hand: toDecimal({ minor, currency }) })),
    },
  }
}

/** Returns the cash that a rider has in hand, with the newest collections and deposits. */
export async function readRiderCash(
  deps: Deps,
  { country, deployment, params, query }: Context<typeof riderMoneyCalls.readRiderCash>,
): Promise<AnswerOf<typeof riderMoneyCalls.readRiderCash> | Refusal> {
  const { currency } = deployment
  if (!(await isRiderOf(deps.db, country, params.id))) return refuse('rider.not-found')
  const inHand = (await cashInHand(deps.db, [params.id])).get(params.id) ?? 0
  const entries = await cashEntries(deps.db, params.id, query.count)
  return {
    result: {
      currency,
      in_hand: toDecimal({ minor: Math.max(0, inHand), currency }),
      limit: await limitOf(deps, deployment),
      entries: entries.map((entry) => presentEntry(entry, currency)),
    },
  }
}

/** The cash above which a rider gets no orders with cash. */
const limitOf = async ({ parameters }: Deps, { country, currency }: Deployment): Promise<number> =>
  toDecimal({ minor: advanceLimitMinor((await parameters.of(country)).riderCashLimit, currency), currency })

const presentEntry = (
  { kind, minor, at, order_id, receipt, reason }: CashEntry,
  currency: string,
): Entry => ({
  kind,
  amount: toDecimal({ minor, currency }),
  at: unixSeconds(at),
  order_id,
  receipt,
  reason,
})
