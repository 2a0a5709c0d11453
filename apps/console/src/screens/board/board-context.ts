import type { BoardOrder, BoardRider } from '@beckon/contract'
import { createContext, useContext } from 'react'
import type { BoardStop } from './state/moves.ts'
import type { Move } from './state/moves.ts'

/** Actions of an operator from any place of the board. The functions stay the same, so that cards are not drawn again. */
export interface BoardActions {
  /** False for roles that only read. */
  readonly mayAct: boolean
  readonly select: (orderId: string) => void
  readonly open: (orderId: string) => void
  readonly openRider: (riderId: string) => void
  /** Opens the menu of an order beside an element. */
  readonly openMenu: (orderId: string, beside: Element) => void
  /** Asks for a rider where none is given, and for the reason. */
  readonly ask: (kind: Exclude<Move['kind'], 'stops'>, order: BoardOrder, riderId?: string) => void
  readonly askForStops: (rider: BoardRider, stops: readonly BoardStop[]) => void
  /** A change that the state of the order does not allow. */
  readonly refuse: (order: BoardOrder) => void
}

export const BoardContext = createContext<BoardActions | null>(null)

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardContext)
  if (!actions) throw new Error('the actions are given by the screen')
  return actions
}
