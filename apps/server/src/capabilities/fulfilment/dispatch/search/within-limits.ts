import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { AccountFacts } from '../../../parties/riders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { cashToCollect, type HandRow } from '../stops/in-hand.ts'
import { withinAdvanceLimit } from './advance-limit.ts'
import { withinCashLimit } from './cash-limit.ts'
import { withinAccounts } from './within-accounts.ts'

type LimitDeps = Pick<DispatchDeps, 'cash' | 'earnings' | 'parameters' | 'riders'>

/** A rider who may get an offer, with the parcels in hand. */
export interface LimitedRider {
  readonly isSimulated: boolean
  readonly account: AccountFacts | null
  readonly parcels: readonly HandRow[]
}

/**
 * Returns those of the riders with their parcels in hand who may take this order by their accounts and documents, and by
 * the limits of money: the sum advanced to shops, and the cash in hand.
 */
export async function withinLimits(
  deps: LimitDeps,
  tx: Tx,
  order: OrderRow,
  riders: ReadonlyMap<string, LimitedRider>,
): Promise<ReadonlySet<string>> {
  if (riders.size === 0) return new Set()
  const allowed = await withinAccounts(deps, tx, order, riders)
  const able = await withinAdvanceLimit(deps, tx, order, allowed)
  const cash = [...riders].flatMap(([riderId, { isSimulated, parcels }]) =>
    able.has(riderId) ? [[riderId, { isSimulated, toCollect: cashToCollect(parcels) }] as const] : [],
  )
  return withinCashLimit(deps, tx, order, new Map(cash))
}

/** Returns a filter of riders without a parcel who may take an order; within a search each rider is read once. */
export function freeWithinLimits(deps: LimitDeps, tx: Tx, order: OrderRow) {
  const known = new Set<string>()
  const able = new Set<string>()
  return async <Rider extends Omit<LimitedRider, 'parcels'> & { readonly riderId: string }>(
    riders: readonly Rider[],
  ): Promise<Rider[]> => {
    const unknown = riders.filter(({ riderId }) => !known.has(riderId))
    const limited = new Map(unknown.map((rider) => [rider.riderId, { ...rider, parcels: [] }]))
    for (const riderId of await withinLimits(deps, tx, order, limited)) able.add(riderId)
    for (const { riderId } of unknown) known.add(riderId)
    return riders.filter(({ riderId }) => able.has(riderId))
  }
}
