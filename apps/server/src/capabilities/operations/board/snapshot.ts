import type { BoardOrder, BoardRider } from '@beckon/contract'
import type { ReadBoard } from './read-board.ts'

/** An order or a rider of the board with the time of its last change, in milliseconds since 1970. */
export interface Kept<T> {
  readonly item: T
  readonly text: string
  readonly changedAt: number
  /** Zones in which it is seen; null for everywhere. */
  readonly zones: readonly string[] | null
  /** Zones of earlier snapshots, so that it is removed where it is not seen any more. */
  readonly earlier: ReadonlySet<string>
}

/** An order or a rider that is not on the board any more. */
interface Gone {
  readonly id: string
  readonly zones: readonly string[] | null
  readonly earlier: ReadonlySet<string>
  readonly at: number
}

export interface Side<T> {
  readonly items: ReadonlyMap<string, Kept<T>>
  readonly gone: readonly Gone[]
}

/** The board of a country at a time, with what changed when. */
export interface Snapshot {
  readonly at: number
  /** Changes before this time are not recorded. */
  readonly from: number
  readonly orders: Side<BoardOrder>
  readonly riders: Side<BoardRider>
}

/** Time for which a snapshot records the orders and riders that left the board. */
const RECORDED_MS = 600_000

const nothing = { items: new Map<never, never>(), gone: [] } as const

/** Returns the snapshot after another one. Its time is always a later one, so that a cursor orders the snapshots. */
export function nextSnapshot(
  before: Snapshot | undefined,
  { orders, riders }: ReadBoard,
  now: number,
): Snapshot {
  const at = Math.max(now, (before?.at ?? 0) + 1)
  const carried = Map.groupBy(orders, ({ rider_id: id }) => id)
  const zonesOf = ({ rider_id: id, zones }: BoardRider) =>
    zones.length === 0 ? null : [...zones, ...(carried.get(id) ?? []).flatMap((order) => order.zones)]
  return {
    at,
    from: Math.max(before?.from ?? at, at - RECORDED_MS),
    orders: nextSide(before?.orders ?? nothing, orders, {
      at,
      idOf: (one) => one.order_id,
      zonesOf: (one) => one.zones,
    }),
    riders: nextSide(before?.riders ?? nothing, riders, { at, idOf: (one) => one.rider_id, zonesOf }),
  }
}

interface Facts<T> {
  readonly at: number
  readonly idOf: (item: T) => string
  readonly zonesOf: (item: T) => readonly string[] | null
}

function nextSide<T>(before: Side<T>, items: readonly T[], { at, idOf, zonesOf }: Facts<T>): Side<T> {
  const kept = new Map(
    items.map((item) => {
      const id = idOf(item)
      return [id, keptOf(before.items.get(id), item, { at, zones: zonesOf(item) })]
    }),
  )
  const left = [...before.items].flatMap(([id, { zones, earlier }]) =>
    kept.has(id) ? [] : [{ id, zones, earlier, at }],
  )
  return { items: kept, gone: [...before.gone.filter((one) => one.at > at - RECORDED_MS), ...left] }
}

function keptOf<T>(
  before: Kept<T> | undefined,
  item: T,
  { at, zones }: { readonly at: number; readonly zones: readonly string[] | null },
): Kept<T> {
  const text = JSON.stringify([item, zones])
  if (before?.text === text) return before
  return {
    item,
    text,
    zones,
    changedAt: at,
    earlier: new Set([...(before?.earlier ?? []), ...(before?.zones ?? [])]),
  }
}
