import { parseCurrency } from '@beckon/domain/money'
import { type Earning, earningOf, waitedSeconds } from '@beckon/domain/rider'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { EarningsDeps } from './deps.ts'
import { insertEarning } from './store.ts'

type Deps = Pick<EarningsDeps, 'clock' | 'ledger' | 'parameters'>

/** Returns what a job would pay without waiting; the offer shows it. */
export async function expectedPay(
  { parameters }: Pick<EarningsDeps, 'parameters'>,
  order: OrderRow,
  bonusMinor: number,
): Promise<Earning> {
  return earningOf({ ...(await rideOf(parameters, order)), waitedSeconds: 0, isReturned: false, bonusMinor })
}

/**
 * Enters the pay of the rider of a locked order that has just ended, once, into the rider's earnings and the ledger.
 * Simulated riders are not paid.
 */
export async function recordEarning(
  { clock, ledger, parameters }: Deps,
  tx: Tx,
  order: OrderRow,
  bonusMinor: number,
): Promise<void> {
  const { rider_id: riderId, status } = order
  if (riderId === null || (status !== 'DELIVERED' && status !== 'RETURNED_TO_VENDOR')) return
  const history = await historyForPay(tx, order, riderId)
  if (history.length === 0) return
  const earning = earningOf({
    ...(await rideOf(parameters, order)),
    waitedSeconds: waitedSeconds(history, unixSeconds(order.ready_at)),
    isReturned: status === 'RETURNED_TO_VENDOR',
    bonusMinor,
  })
  if (!(await insertEarning(tx, order, { riderId, earning, at: clock.now() }))) return
  await ledger.enter(tx, order, 'rider-pay', { kind: 'RIDER_EARNED', minor: earning.total })
}

const rideOf = async (parameters: Deps['parameters'], order: OrderRow) => ({
  pay: (await parameters.of(order.country)).riderPay,
  currency: parseCurrency(order.currency),
  metres: order.distance_metres,
})

/** The history of an order of a person; empty for a simulated rider. */
async function historyForPay(tx: Tx, order: OrderRow, riderId: string) {
  const rows = await tx
    .selectFrom('order_status')
    .select(['status', 'created_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rider')
          .select('rider.rider_id')
          .where('rider.rider_id', '=', riderId)
          .where('rider.is_simulated', '=', false),
      ),
    )
    .orderBy('position')
    .execute()
  return rows.map(({ status, created_at }) => ({ status, at: unixSeconds(created_at) }))
}
