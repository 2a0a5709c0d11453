import type { BodyOf, fleetCalls, Stop as WireStop } from '@beckon/contract'
import { dispatchLimits } from '@beckon/domain/limits'
import { hasSameStops, isInSequence, isSameStop, type StopKey } from '@beckon/domain/rider'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { inHandOf } from './in-hand.ts'
import { planOf, type StopPlan, wireStops } from './stop-plan.ts'
import { storeStops } from './store-stops.ts'
import { timeStops } from './time-stops.ts'

/** Sets the order in which a rider makes the next stops; all expected times follow it. */
export async function setStops(
  deps: DispatchDeps,
  riderId: string,
  { stops: wished, even_if_late: evenIfLate }: BodyOf<typeof fleetCalls.setStops>,
): Promise<{ result: WireStop[] } | Refusal> {
  const order = wished.map(({ order_id: orderId, kind }) => ({ orderId, kind }))
  if (!isInSequence(order)) return refuse('stops.order')
  const set = await inTransaction(deps.db, (tx) => reorder(deps, tx, { riderId, order, evenIfLate }))
  if (isRefusal(set)) return set
  await timeStops(deps, { riderId })
  return { result: set }
}

interface Wish {
  readonly riderId: string
  readonly order: readonly StopKey[]
  readonly evenIfLate: boolean
}

async function reorder(
  deps: DispatchDeps,
  tx: Tx,
  { riderId, order, evenIfLate }: Wish,
): Promise<WireStop[] | Refusal> {
  const rider = await tx
    .selectFrom('rider')
    .selectAll()
    .where('rider_id', '=', riderId)
    .forUpdate()
    .executeTakeFirst()
  if (!rider) return refuse('rider.not-found')
  const rows = await inHandOf(tx, riderId)
  const before = planOf(deps, rider, rows)
  if (!hasSameStops(before.stops, order)) return refuse('stops.changed')
  const after = planOf(deps, rider, rows, order)
  const late = evenIfLate ? undefined : madeLate(before, after)
  if (late) return refuse('stops.late', { order_id: late.orderId })
  await storeStops(tx, riderId, order)
  return wireStops(deps, rider, after)
}

/** The first stop that would be later than promised, and was not before. */
const madeLate = (before: StopPlan, after: StopPlan): StopKey | undefined =>
  after.stops.find((stop, index) => {
    const arrival = after.arrivals[index] ?? 0
    if (arrival <= stop.promisedIn) return false
    const earlier = before.arrivals[before.stops.findIndex((one) => isSameStop(one, stop))] ?? 0
    return earlier <= stop.promisedIn || arrival > earlier + dispatchLimits.laterThanLateSeconds
  })
