import { areScarce, ridersOfOthers, searchRadiusAfter, type WaitingOrder } from '@beckon/domain/dispatch'
import { distanceBetween } from '@beckon/domain/geo'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import type { FreeRider } from './find-candidates.ts'
import type { Competitor, SearchFacts } from './search-facts.ts'
import { freeWithinLimits } from './within-limits.ts'

export interface Choice extends Pick<SearchFacts, 'searchedAt' | 'competitors'> {
  /** Riders without a parcel who may take the order. */
  readonly candidates: FreeRider[]
  /** Riders with parcels nearby. */
  readonly carriers: number
}

/** Times that the pairs are made again without those that a limit forbids. */
const TRIES = 3

/**
 * Returns the riders whom an order may ask. Where riders are scarce, all orders that wait are decided together, and each
 * leaves to the others the riders with whom these are paired. A rider whom the other order may not ask is not left to it.
 */
export async function leaveRiders(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  choice: Choice,
): Promise<FreeRider[]> {
  const { candidates, carriers } = choice
  const competitors = choice.competitors.filter((other) =>
    candidates.some((rider) => isReached(other, rider)),
  )
  if (!areScarce(competitors.length + 1, candidates.length + carriers)) return candidates
  const forbidden = new Set<string>()
  const allowed = new Set<string>()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const left = pairsOfOthers(deps, order, { ...choice, competitors }, forbidden)
    const unread = [...left].filter(([riderId, orderId]) => !allowed.has(pairKey(orderId, riderId)))
    const refused = await refusedPairs(deps, tx, choice, unread)
    if (refused.length === 0) return candidates.filter(({ riderId }) => !left.has(riderId))
    for (const [riderId, orderId] of unread) allowed.add(pairKey(orderId, riderId))
    for (const pair of refused) forbidden.add(pair)
  }
  return candidates
}

/** Whether the search of an order reaches a rider. */
const isReached = ({ collect }: Competitor, { at }: FreeRider): boolean =>
  distanceBetween(at, collect) <= searchRadiusAfter(0)

type Deps = Pick<DispatchDeps, 'clock' | 'roads'>

function pairsOfOthers(
  { clock, roads }: Deps,
  order: OrderRow,
  { candidates, competitors, searchedAt }: Choice,
  forbidden: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const now = clock.now().getTime()
  const ownCollect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const waiting = (orderId: string, since: Date | null): WaitingOrder => ({
    orderId,
    waited: since === null ? 0 : (now - since.getTime()) / 1000,
  })
  const secondsTo = (orderId: string, riderId: string): number | null => {
    const rider = candidates.find((one) => one.riderId === riderId)
    if (!rider || forbidden.has(pairKey(orderId, riderId))) return null
    if (orderId === order.order_id)
      return rider.seconds ?? roads(rider.at, ownCollect, order.country).duration
    const other = competitors.find((one) => one.orderId === orderId)
    if (!other || other.asked.includes(riderId) || !isReached(other, rider)) return null
    return roads(rider.at, other.collect, order.country).duration
  }
  return ridersOfOthers(
    waiting(order.order_id, searchedAt),
    competitors.map((one) => waiting(one.orderId, one.searchedAt)),
    candidates.map(({ riderId }) => riderId),
    secondsTo,
  )
}

const pairKey = (orderId: string, riderId: string): string => `${orderId} ${riderId}`

/** The pairs of other orders that their limits do not allow. */
async function refusedPairs(
  deps: DispatchDeps,
  tx: Tx,
  { candidates, competitors }: Choice,
  pairs: readonly (readonly [riderId: string, orderId: string])[],
): Promise<string[]> {
  const refused: string[] = []
  for (const [riderId, orderId] of pairs) {
    const other = competitors.find((one) => one.orderId === orderId)
    const order = other && (await readOrder(tx, other))
    const rider = candidates.filter((one) => one.riderId === riderId)
    const able = order ? await freeWithinLimits(deps, tx, order)(rider) : []
    if (able.length === 0) refused.push(pairKey(orderId, riderId))
  }
  return refused
}

const readOrder = (tx: Tx, { vendorId, orderId }: Competitor): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
