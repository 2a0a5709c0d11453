import type { BoardOrder, BoardRider } from '@beckon/contract'
import type { BoardState } from './board-state.ts'
import { type BoardStop, isPossible, isSameRide, moveTo, type OrderMove, reordered } from './moves.ts'
import type { BoardView } from './view.ts'

/** The change that the drop of a card asks for. */
export type DropAction =
  | { readonly kind: OrderMove; readonly order: BoardOrder; readonly riderId?: string }
  | { readonly kind: 'stops'; readonly rider: BoardRider; readonly stops: readonly BoardStop[] }

interface Target {
  readonly riderId: string | null
  readonly before: string | undefined
}

/** Returns what dropping a card at a place does; undefined where it may not be dropped. */
export function dropOf(
  { view, board }: { readonly view: BoardView; readonly board: BoardState },
  card: string,
  { riderId, before }: Target,
): DropAction | undefined {
  const stop = stopOf(card)
  const order = board.orders.get(stop.order_id)
  if (!order) return undefined
  if (riderId !== null && order.rider_id === riderId)
    return reorder(view, riderId, stop, before === undefined ? undefined : stopOf(before))
  const move = moveTo(order, riderId)
  if (!move || move.kind === 'stops') return undefined
  return { kind: move.kind, order, ...(riderId === null ? {} : { riderId }) }
}

function reorder(
  { columns }: BoardView,
  riderId: string,
  stop: BoardStop,
  before: BoardStop | undefined,
): DropAction | undefined {
  const column = columns.find(({ rider }) => rider.rider_id === riderId)
  if (!column) return undefined
  const present = column.items.map(({ order, kind }) => ({ order_id: order.order_id, kind }))
  const stops = reordered(present, stop, before)
  return isSameRide(stops, present) || !isPossible(stops)
    ? undefined
    : { kind: 'stops', rider: column.rider, stops }
}

/** Reads the name of a card; `|` is in no order id. */
function stopOf(card: string): BoardStop {
  const [order_id = '', kind = ''] = card.split('|')
  return { order_id, kind: kind === 'dropoff' || kind === 'return' ? kind : 'pickup' }
}
