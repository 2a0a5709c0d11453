import type { Board, BoardOrder, BoardRider } from '@beckon/contract'

/** Open orders and riders of a country, by id. */
export interface BoardState {
  readonly orders: ReadonlyMap<string, BoardOrder>
  readonly riders: ReadonlyMap<string, BoardRider>
  /** For the next call; undefined before the first answer. */
  readonly cursor: string | undefined
}

export const emptyBoard: BoardState = { orders: new Map(), riders: new Map(), cursor: undefined }

/** Returns the board after an answer of the service. An older version of an order never replaces a newer one. */
export function merge(state: BoardState, answer: Board): BoardState {
  const { full, cursor, orders, riders, removed, removed_riders: gone } = answer
  return {
    orders: mergedOrders(state.orders, { full, orders, removed }),
    riders: changed(full ? new Map() : state.riders, riders, ({ rider_id: id }) => id, gone),
    cursor,
  }
}

/** Returns the board with what a change of the operator answered. */
export const withChange = (
  state: BoardState,
  { orders, riders }: { readonly orders: readonly BoardOrder[]; readonly riders: readonly BoardRider[] },
): BoardState => ({
  orders: mergedOrders(state.orders, { full: false, orders, removed: [] }),
  riders: changed(state.riders, riders, ({ rider_id: id }) => id),
  cursor: state.cursor,
})

function mergedOrders(
  present: BoardState['orders'],
  { full, orders, removed }: Pick<Board, 'full' | 'removed'> & { readonly orders: readonly BoardOrder[] },
): BoardState['orders'] {
  const newest = orders.map((order) => newer(present.get(order.order_id), order))
  return changed(full ? new Map() : present, newest, ({ order_id: id }) => id, removed)
}

/** Times and lanes move without a new version. */
const newer = (present: BoardOrder | undefined, incoming: BoardOrder): BoardOrder =>
  present && present.version > incoming.version ? present : incoming

/** Returns the same map where nothing changes, so that nothing is drawn again. */
function changed<T>(
  present: ReadonlyMap<string, T>,
  rows: readonly T[],
  keyOf: (row: T) => string,
  removed: readonly string[] = [],
): ReadonlyMap<string, T> {
  if (rows.length === 0 && removed.length === 0) return present
  const next = new Map(present)
  for (const row of rows) next.set(keyOf(row), row)
  for (const key of removed) next.delete(key)
  return next
}
