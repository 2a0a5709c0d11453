import { parseCurrency } from '@beckon/domain/money'
import { advanceLimitMinor, isPaidAtDoor } from '@beckon/domain/payment'
import { mayCollectCash } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'

type Deps = Pick<DispatchDeps, 'earnings' | 'parameters'>

/**
 * Returns the riders who may collect the cash of this order in addition to the cash in hand. Simulated riders hand
 * nothing on, so they have no limit.
 */
export async function withinCashLimit(
  { earnings, parameters }: Deps,
  tx: Tx,
  order: OrderRow,
  riderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const all = new Set(riderIds)
  const due = isPaidAtDoor(order.payment_method) ? order.amount_minor : 0
  if (due === 0 || riderIds.length === 0) return all
  const people = await tx
    .selectFrom('rider')
    .select('rider_id')
    .where('rider_id', 'in', riderIds)
    .where('is_simulated', '=', false)
    .execute()
  if (people.length === 0) return all
  const { riderCashLimit } = await parameters.of(order.country)
  const limit = advanceLimitMinor(riderCashLimit, parseCurrency(order.currency))
  const inHand = await earnings.cashInHand(
    tx,
    people.map(({ rider_id }) => rider_id),
  )
  for (const { rider_id } of people) {
    if (!mayCollectCash(due, inHand.get(rider_id) ?? 0, limit)) all.delete(rider_id)
  }
  return all
}
