import { useCallback, useMemo } from 'react'
import type { Snapshot } from './state/create-board.ts'
import type { BoardFilters } from './state/filters.ts'
import { viewOf } from './state/view.ts'

/** Minutes until a promise change with the clock; the view is computed again at this interval. */
const STEP_SECONDS = 10

/** The part of a board that the filters show. */
export function useShown({ board, pending, now }: Snapshot, filters: BoardFilters) {
  const step = Math.floor(now / STEP_SECONDS) * STEP_SECONDS
  const { q, zone, lane, duty, from, to } = filters
  const view = useMemo(
    () => viewOf(board, { q, zone, lane, duty, from, to }, step),
    [board, q, zone, lane, duty, from, to, step],
  )
  const waits = useCallback(
    (id: string) => pending.some((move) => (move.kind === 'stops' ? move.riderId : move.orderId) === id),
    [pending],
  )
  const { riders } = board
  const nameOf = useCallback((riderId: string) => riders.get(riderId)?.name, [riders])
  return { view, waits, nameOf }
}
