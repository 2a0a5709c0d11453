import { fitsIn, parcelsAtOnce } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { withinAdvanceLimit } from '../search/advance-limit.ts'
import { withinCashLimit } from '../search/cash-limit.ts'
import { cashToCollect, type HeldRow, inHandOf, measuresIn } from '../stops/in-hand.ts'
import type { LockedRider } from './lock-riders.ts'

/**
 * Checks the limits that an operator cannot override: account, duty, documents, room and money. Rank, fairness and the
 * zones of the rider do not count. Returns the parcels in hand of a rider who may carry the order.
 */
export async function parcelsBeside(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  rider: LockedRider,
): Promise<readonly HeldRow[] | Refusal> {
  const { rider_id: riderId, is_simulated: isSimulated, vehicle, account } = rider
  const accounts = account ? [account] : []
  const { country } = order
  const hindrance = (await deps.riders.hinderedAccounts(tx, { country }, accounts)).get(riderId)
  if (hindrance === 'suspended') return refuse('board.rider-suspended')
  if (hindrance === 'documents') return refuse('board.rider-documents')
  if (!rider.on_duty) return refuse('board.rider-off-duty')
  const parcels = await inHandOf(tx, riderId)
  const { riderParcels: limit } = await deps.parameters.of(country)
  if (!hasSpace(vehicle, parcels, { order, limit })) return refuse('board.rider-full')
  if (!(await withinAdvanceLimit(deps, tx, order, [riderId])).has(riderId))
    return refuse('board.rider-advance')
  const cash = new Map([[riderId, { isSimulated, toCollect: cashToCollect(parcels) }]])
  if (!(await withinCashLimit(deps, tx, order, cash)).has(riderId)) return refuse('board.rider-cash')
  return parcels
}

/** A rider without a parcel takes one of any size, as in the search. */
const hasSpace = (
  vehicle: string,
  parcels: readonly HeldRow[],
  { order, limit }: { readonly order: OrderRow; readonly limit: number },
): boolean =>
  parcels.length === 0 ||
  (parcels.length < parcelsAtOnce(vehicle, limit) &&
    fitsIn(vehicle, parcels.map(measuresIn), measuresIn(order)))
