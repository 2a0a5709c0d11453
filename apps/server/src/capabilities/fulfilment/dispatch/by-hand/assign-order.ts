import { mayAssign } from '@beckon/domain/board'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { openOfferOf } from '../store.ts'
import { byHand, type ByHand, notInThisState } from './by-hand.ts'
import { assignToRider } from './assign-to-rider.ts'
import { lockRiders } from './lock-riders.ts'

/** Assigns an order without a rider to a rider on duty, who need not accept. */
export const assignOrder = (
  deps: DispatchDeps,
  { riderId, ...act }: ByHand & { readonly riderId: string },
): Promise<true | Refusal> =>
  byHand(deps, act, async (tx, { order, facts }) => {
    if (!mayAssign(facts)) return notInThisState(order)
    const asked = await openOfferOf(tx, act)
    const riders = await lockRiders(tx, act.country, [riderId, asked?.rider_id])
    return assignToRider(deps, tx, order, { rider: riders.get(riderId), act })
  })
