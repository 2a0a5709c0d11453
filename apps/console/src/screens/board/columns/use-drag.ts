import { type RefObject, useEffect, useRef } from 'react'
import { pause } from '../../../platform/clock/index.ts'
import { useBoardActions } from '../board-context.ts'
import type { BoardState } from '../state/board-state.ts'
import { dropOf } from '../state/drop.ts'
import type { BoardView } from '../state/view.ts'
import { type DragRules, type DropTarget, listenForDrags } from './drag.ts'
import styles from './columns.module.css'

/** Lets cards be dragged between the columns: to assign, take back, hand over, and to change the order of stops. */
export function useDrag(root: RefObject<HTMLElement | null>, view: BoardView, board: BoardState): void {
  const actions = useBoardActions()
  const latest = useRef({ view, board, actions })
  useEffect(() => {
    latest.current = { view, board, actions }
  })
  useEffect(() => {
    const dropAt = (card: string, target: DropTarget) => dropOf(latest.current, card, target)
    const rules: DragRules = {
      ghostClass: styles.ghost,
      mayDrop: (card, target) => dropAt(card, target) !== undefined,
      onDrop(card, target) {
        const drop = dropAt(card, target)
        const { ask, askForStops } = latest.current.actions
        if (drop?.kind === 'stops') askForStops(drop.rider, drop.stops)
        else if (drop) ask(drop.kind, drop.order, drop.riderId)
      },
    }
    return root.current ? listenForDrags(root.current, rules, pause) : undefined
  }, [root])
}
