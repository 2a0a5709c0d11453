import { parseCurrency } from '@beckon/domain/money'
import { type Earning, earningOf, waitedSeconds } from '@beckon/domain/rider'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type OrderRow, pastOf } from '../../ordering/orders/index.ts'
import type { EarningsDeps } from './deps.ts'
import { earningPart } from './store.ts'

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
  const history = (await pastOf(tx, order)).map((one) => ({
    status: one.status,
    at: unixSeconds(one.created_at),
  }))
  const earning = earningOf({
    ...(await rideOf(parameters, order)),
    waitedSeconds: waitedSeconds(history, unixSeconds(order.ready_at)),
    isReturned: status === 'RETURNED_TO_VENDOR',
    bonusMinor,
  })
  await ledger.enterWith(tx, order, {
    reference: 'rider-pay',
    event: { kind: 'RIDER_EARNED', minor: earning.total },
    write: earningPart(order, { riderId, earning, at: clock.now() }),
  })
}

const rideOf = async (parameters: Deps['parameters'], order: OrderRow) => ({
  pay: (await parameters.of(order.country)).riderPay,
  currency: parseCurrency(order.currency),
  metres: order.distance_metres,
})
