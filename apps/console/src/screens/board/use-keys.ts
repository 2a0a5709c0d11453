import { useHotkeys } from '@mantine/hooks'
import type { BoardActions } from './board-context.ts'
import type { BoardState } from './state/board-state.ts'
import { movesOf, type OrderMove } from './state/moves.ts'
import { type BoardView, inNextColumn, neighbour, sequenceOf } from './state/view.ts'
import { type Layout, layouts } from './use-board-filters.ts'

export interface KeyDeps {
  /** False while a dialog or a menu is open. */
  readonly isOn: boolean
  readonly view: BoardView
  readonly board: BoardState
  readonly layout: Layout
  readonly selected: string | undefined
  readonly actions: BoardActions
  readonly setLayout: (layout: Layout) => void
  readonly search: () => void
  readonly showKeys: () => void
  readonly close: () => void
}

/** The keys of the board. They do nothing while the operator types. */
export function useKeys(deps: KeyDeps): void {
  const { isOn, view, board, layout, selected, actions } = deps
  const order = selected === undefined ? undefined : board.orders.get(selected)
  const choose = (id: string | undefined) => id !== undefined && actions.select(id)
  // The list moves the focus between its rows by itself, once it has it.
  const go = (step: 1 | -1) =>
    layout === 'table' ? focusFirstRow() : choose(neighbour(sequenceOf(view, layout), selected, step))
  const goAside = (step: 1 | -1) => layout === 'columns' && choose(inNextColumn(view, selected, step))
  const ask = (kind: OrderMove) => {
    if (!order || !actions.mayAct) return
    if (movesOf(order).includes(kind)) actions.ask(kind, order)
    else actions.refuse(order)
  }
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1
  const keys: readonly (readonly [string, () => unknown])[] = [
    ['J', () => go(1)],
    ['ArrowDown', () => go(1)],
    ['K', () => go(-1)],
    ['ArrowUp', () => go(-1)],
    ['ArrowRight', () => goAside(forward)],
    ['ArrowLeft', () => goAside(forward === 1 ? -1 : 1)],
    ['Enter', () => order && actions.open(order.order_id)],
    ['A', () => ask('assign')],
    ['T', () => ask('take-back')],
    ['H', () => ask('hand-over')],
    ['E', () => order?.rider_id && actions.openRider(order.rider_id)],
    ['Escape', deps.close],
    ['/', deps.search],
    ['shift+?', deps.showKeys],
    ['?', deps.showKeys],
    ...layouts.map((one, index) => [String(index + 1), () => deps.setLayout(one)] as const),
  ]
  useHotkeys(
    keys.map(([key, run]) => [key, (event) => isOn && handle(event, key, run), { preventDefault: false }]),
    ['INPUT', 'TEXTAREA', 'SELECT'],
  )
}

/** Buttons and links keep the keys that press them, and a frame that has the focus scrolls by the arrow keys. */
const own: Readonly<Record<string, string>> = {
  Enter: 'button, a, [role=menuitem], [role=option]',
  ArrowDown: '[role=menuitem], [role=radio], [role=tab], .maplibregl-canvas',
  ArrowUp: '[role=menuitem], [role=radio], [role=tab], .maplibregl-canvas',
  ArrowLeft: '[role=radio], [role=tab], .maplibregl-canvas',
  ArrowRight: '[role=radio], [role=tab], .maplibregl-canvas',
}

const focusFirstRow = () => document.querySelector<HTMLElement>('[data-row-link]')?.focus()

function handle(event: KeyboardEvent, key: string, run: () => unknown): void {
  if (event.defaultPrevented) return
  const within = own[key]
  if (within !== undefined && document.activeElement?.closest(within)) return
  event.preventDefault()
  run()
}
