import { parseCurrency } from '@beckon/domain/money'
import { advanceLimitMinor, isPaidAtDoor } from '@beckon/domain/payment'
import { mayCollectCash } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'

type Deps = Pick<DispatchDeps, 'earnings' | 'parameters'>

export interface CashFacts {
  readonly isSimulated: boolean
  /** Cash of the parcels in hand, in minor units. */
  readonly toCollect: number
}

/**
 * Returns the riders who may collect the cash of this order in addition to the cash in hand and to the cash of their
 * parcels. Simulated riders hand nothing on, so they have no limit.
 */
export async function withinCashLimit(
  { earnings, parameters }: Deps,
  tx: Tx,
  order: OrderRow,
  riders: ReadonlyMap<string, CashFacts>,
): Promise<ReadonlySet<string>> {
  const all = new Set(riders.keys())
  const due = isPaidAtDoor(order.payment_method) ? order.amount_minor : 0
  const people = [...riders].filter(([, { isSimulated }]) => !isSimulated)
  if (due === 0 || people.length === 0) return all
  const { riderCashLimit } = await parameters.of(order.country)
  const limit = advanceLimitMinor(riderCashLimit, parseCurrency(order.currency))
  const inHand = await earnings.cashInHand(
    tx,
    people.map(([riderId]) => riderId),
  )
  for (const [riderId, { toCollect }] of people) {
    const held = (inHand.get(riderId) ?? 0) + toCollect
    if (!mayCollectCash(due, held, limit)) all.delete(riderId)
  }
  return all
}
