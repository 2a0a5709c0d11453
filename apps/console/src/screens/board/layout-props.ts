import type { BoardState } from './state/board-state.ts'
import type { BoardView } from './state/view.ts'

/** The one state that each layout shows. */
export interface LayoutProps {
  readonly view: BoardView
  readonly board: BoardState
  /** The id of the selected order. */
  readonly selected: string | undefined
  /** By the clock of the service, in seconds since 1970. */
  readonly now: number
  /** Whether an order or a rider has a change that the service has not answered. */
  readonly waits: (id: string) => boolean
  readonly nameOf: (riderId: string) => string | undefined
}
