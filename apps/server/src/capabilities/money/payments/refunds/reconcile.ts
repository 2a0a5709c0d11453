import type { CountryCode } from '@beckon/domain/country'
import { RECONCILED_DAYS } from '@beckon/domain/limits'
import { cardProviders, type Difference, differencesOf, type MovedMoney } from '@beckon/domain/payment'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { PaymentDeps } from '../deps.ts'
import { isGatewayError, type GatewayError } from '../providers/card-gateway.ts'
import {
  type ComparedDay,
  type DatedMoney,
  daysToCompare,
  type FoundDifference,
  movedByUs,
  openRefunds,
  writeDay,
} from './reconcile-store.ts'

const DAY_MS = 86_400_000
/** How long the gateway retries an event. */
const NEWS_MS = 3 * DAY_MS

type ReconcileDeps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'gateways'>

/** The beginning of a day (UTC, YYYY-MM-DD) and of the next one. */
export function boundsOfUtcDay(day: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${day}T00:00:00Z`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** Compares a day (UTC, YYYY-MM-DD) of a country with the gateway's books, and keeps what differs. */
export async function reconcile(
  deps: ReconcileDeps,
  country: CountryCode,
  day: string,
): Promise<ComparedDay | GatewayError> {
  const { from, to } = boundsOfUtcDay(day)
  // An event may come after midnight, or days later: what one has later than the other is no difference.
  const wide = { from: new Date(from.getTime() - NEWS_MS), to: new Date(to.getTime() + NEWS_MS) }
  const theirs = await movedByThem(deps, country, wide)
  if (isGatewayError(theirs)) return theirs
  const ours = await movedByUs(deps.db, { country, ...wide })
  const isToday = ({ at }: DatedMoney) => at >= from && at < to
  const today = new Set([...ours, ...theirs].filter(isToday).map(keyOf))
  const found = differencesOf(ours, theirs).filter(({ money }) => today.has(keyOf(money)))
  const open = await openRefunds(deps.db, country, to)
  const compared: ComparedDay = {
    country,
    day,
    ours: ours.filter(isToday).length,
    theirs: theirs.filter(isToday).length,
    oursMinor: netOf(ours.filter(isToday)),
    theirsMinor: netOf(theirs.filter(isToday)),
    differences: [
      ...found.map(readDifference),
      ...open.map(({ order_id, refund_id, state, amount_minor }) => ({
        kind: state === 'FAILED' ? 'REFUND_FAILED' : 'REFUND_WAITS',
        orderId: order_id,
        reference: refund_id,
        ours: amount_minor,
        theirs: null,
      })),
    ],
    at: deps.clock.now(),
  }
  await inTransaction(deps.db, (tx) => writeDay(tx, compared))
  const { differences } = compared
  if (differences.length > 0) {
    deps.log.error({ country, day, differences: differences.length }, 'our books and the gateway’s differ')
  }
  return compared
}

/** Captured less refunded. */
const netOf = (moved: readonly MovedMoney[]): number =>
  moved.reduce((sum, { kind, minor }) => sum + (kind === 'capture' ? minor : -minor), 0)

const keyOf = ({ kind, reference }: MovedMoney) => `${kind} ${reference}`

async function movedByThem(
  deps: ReconcileDeps,
  country: CountryCode,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<DatedMoney[] | GatewayError> {
  // A country has one merchant account, whichever provider takes its cards.
  const [provider] = cardProviders
  const gateway = deps.gateways.of(country, provider)
  if (!gateway) return { gatewayError: 'unavailable', code: 'no merchant' }
  const settled = await gateway.settled(from, to)
  if (isGatewayError(settled)) return settled
  return settled.map(({ kind, gatewayId, reference, minor, at }) => ({
    kind,
    reference: gatewayId,
    orderId: reference,
    minor,
    at,
  }))
}

function readDifference(difference: Difference): FoundDifference {
  const { kind, money } = difference
  return {
    kind,
    orderId: money.orderId,
    reference: money.reference,
    ours: kind === 'ONLY_THEIRS' ? null : money.minor,
    theirs: kind === 'ONLY_OURS' ? null : kind === 'AMOUNT' ? difference.theirs : money.minor,
  }
}

/** A day is compared this long after its end, when its last events have arrived. */
const SETTLED_AFTER_MS = 3_600_000

/** The last days, where they were not compared yet; the oldest first. */
export async function reconcileDaily(deps: ReconcileDeps): Promise<void> {
  const last = deps.clock.now().getTime() - SETTLED_AFTER_MS - DAY_MS
  const days = Array.from({ length: RECONCILED_DAYS }, (_, back) =>
    new Date(last - back * DAY_MS).toISOString().slice(0, 10),
  )
  for (const { country, day } of await daysToCompare(deps.db, days)) {
    const compared = await reconcile(deps, country, day)
    if (isGatewayError(compared))
      deps.log.warn({ country, day, code: compared.code }, 'the gateway’s books were not read')
  }
}
