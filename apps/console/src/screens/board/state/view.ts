import type { BoardOrder, BoardRider } from '@beckon/contract'
import { type BoardLane, boardLanes } from '@beckon/domain/board'
import type { BoardState } from './board-state.ts'
import { type BoardFilters, dueOf, showsOrder, showsRider } from './filters.ts'
import { type StopItem, stopItems } from './items.ts'

/** A column of the board: a rider with the stops of the ride. */
export interface RiderColumn {
  readonly rider: BoardRider
  readonly items: readonly StopItem[]
}

/** All that a layout shows, filtered and sorted. */
export interface BoardView {
  /** By their next promise, the earliest first. */
  readonly orders: readonly BoardOrder[]
  readonly withoutRider: readonly BoardOrder[]
  /** By name. */
  readonly columns: readonly RiderColumn[]
  /** Numbers of all orders by lane, whatever the filters. */
  readonly counts: Readonly<Record<BoardLane, number>>
}

/** Returns what the filters show of a board. `now` in seconds since 1970. */
export function viewOf(state: BoardState, filters: BoardFilters, now: number): BoardView {
  const orders = [...state.orders.values()]
    .filter((order) => showsOrder(order, filters, { now, riderName: nameOf(state, order) }))
    .toSorted((a, b) => dueOf(a) - dueOf(b) || a.order_id.localeCompare(b.order_id))
  const ofRider = Map.groupBy(orders, ({ rider_id: id }) => id ?? '')
  const columns = [...state.riders.values()]
    .filter((rider) => showsRider(rider, filters, ofRider.has(rider.rider_id)))
    .toSorted((a, b) => compareNames(a, b))
    .map((rider) => columnOf(rider, state, ofRider.get(rider.rider_id) ?? []))
  const withoutRider = (ofRider.get('') ?? []).filter(
    ({ lane }) => lane !== 'scheduled' || filters.lane === 'scheduled',
  )
  return { orders, withoutRider, columns, counts: countsOf(state) }
}

const nameOf = ({ riders }: BoardState, { rider_id: id }: BoardOrder): string | undefined =>
  id === null ? undefined : riders.get(id)?.name

const collator = new Intl.Collator(undefined, { numeric: true })
const compareNames = (a: BoardRider, b: BoardRider): number =>
  collator.compare(a.name, b.name) || a.rider_id.localeCompare(b.rider_id)

/** The whole ride is shown where one of its orders is found: without the others its order makes no sense. */
function columnOf(rider: BoardRider, { orders }: BoardState, found: readonly BoardOrder[]): RiderColumn {
  if (found.length === 0 && rider.stops.length === 0) return { rider, items: [] }
  return { rider, items: stopItems(rider, orders, found) }
}

function countsOf({ orders }: BoardState): Record<BoardLane, number> {
  const counts = Object.fromEntries(boardLanes.map((lane) => [lane, 0])) as Record<BoardLane, number>
  for (const { lane } of orders.values()) counts[lane] += 1
  return counts
}

/** Returns the ids of orders in the sequence of a layout, each once: J and K go through them. */
export function sequenceOf(view: BoardView, layout: string): readonly string[] {
  if (layout !== 'columns') return view.orders.map(({ order_id: id }) => id)
  const ofRiders = view.columns.flatMap(({ items }) => items.map(({ order }) => order.order_id))
  return [...new Set([...view.withoutRider.map(({ order_id: id }) => id), ...ofRiders])]
}

/** Returns the neighbour of an order in a sequence; the first one where the order is not in it. */
export function neighbour(
  sequence: readonly string[],
  id: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = id === undefined ? -1 : sequence.indexOf(id)
  if (at === -1) return sequence[step === 1 ? 0 : sequence.length - 1]
  return sequence[at + step] ?? id
}

/** Returns the first order of the next column that has one, as the arrow keys go. */
export function inNextColumn(view: BoardView, id: string | undefined, step: 1 | -1): string | undefined {
  const columns = [
    view.withoutRider.map(({ order_id: one }) => one),
    ...view.columns.map(({ items }) => items.map(({ order }) => order.order_id)),
  ].filter((ids) => ids.length > 0)
  const at = columns.findIndex((ids) => id !== undefined && ids.includes(id))
  return (columns[at === -1 ? 0 : at + step] ?? columns[at])?.[0]
}
