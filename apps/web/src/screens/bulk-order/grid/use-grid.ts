import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { isEditable } from './grid-columns.ts'
import { type Cell, type GridSize, moveInGrid } from './move-in-grid.ts'
import { pasteAt } from './paste-cells.ts'
import { type Sheet, useTyping } from './use-typing.ts'

/** Height of a row in pixels; each row has one line. */
export const ROW_HEIGHT = 44
/** The number of rows rendered beyond the visible ones, so that quick scrolling shows no gap. */
const SPARE = 6
/** The largest height of the grid; its real height is measured when it is scrolled. */
const MOST_HEIGHT = 740

type Body = RefObject<HTMLDivElement | null>

/** State of the grid: the active cell, the edited cell and the rendered rows. */
export function useGrid(body: Body, sheet: Sheet) {
  const { rows, columns } = sheet
  const { direction } = useTexts()
  const [active, setActive] = useState<Cell>({ row: 0, column: Math.min(2, columns.length - 1) })
  const [scroll, setScroll] = useState({ top: 0, height: MOST_HEIGHT })
  const [hasFocus, setFocus] = useState(false)
  const inside = (cell: Cell): Cell => ({
    row: Math.max(0, Math.min(cell.row, rows.length - 1)),
    column: Math.max(0, Math.min(cell.column, columns.length - 1)),
  })
  const at = inside(active)
  const show = (cell: Cell) => {
    setActive(inside(cell))
    bringIntoView(body.current, inside(cell))
  }
  const typing = useTyping(sheet, (next) => {
    if (next) show(next)
    body.current?.focus({ preventScroll: true })
  })
  const onScroll = () => {
    const box = body.current
    if (box) setScroll({ top: box.scrollTop, height: box.clientHeight })
  }
  const size: GridSize = {
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor(scroll.height / ROW_HEIGHT) - 2),
    isRightToLeft: direction === 'rtl',
  }
  const focus = { onFocus: () => setFocus(true), onBlur: () => setFocus(false) }
  const first = Math.max(0, Math.floor(scroll.top / ROW_HEIGHT) - SPARE)
  const last = Math.min(rows.length, Math.ceil((scroll.top + scroll.height) / ROW_HEIGHT) + SPARE)
  return {
    active: at,
    hasFocus,
    typing,
    first,
    drawn: rows.slice(first, last),
    handlers: { ...handlersOf({ sheet, at, size, typing, show }), onScroll, ...focus },
  }
}

interface GridControls {
  readonly sheet: Sheet
  readonly at: Cell
  readonly size: GridSize
  readonly typing: ReturnType<typeof useTyping>
  readonly show: (cell: Cell) => void
}

/** Handlers of keys, pointer and clipboard. */
function handlersOf({ sheet, at, size, typing, show }: GridControls) {
  const { rows, columns, canEdit, onChange } = sheet
  return {
    onKeyDown(event: KeyboardEvent) {
      if (typing.editing || rows.length === 0) return
      const next = moveInGrid(at, event, size)
      if (next) show(next)
      else if (event.key === 'Enter' || event.key === 'F2') typing.edit(at)
      else if (event.key === 'Delete') typing.clear(at)
      else if (isLetter(event)) typing.edit(at, event.key)
      else return
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent) {
      if (typing.editing || !canEdit) return
      event.preventDefault()
      const changes = pasteAt(at, event.clipboardData.getData('text/plain'), { rows, columns })
      if (changes.length > 0) onChange(changes)
    },
    onCopy(event: ClipboardEvent) {
      const column = columns[at.column]
      if (typing.editing || !isEditable(column)) return
      event.clipboardData.setData('text/plain', rows[at.row]?.cells[column] ?? '')
      event.preventDefault()
    },
    onClick(event: MouseEvent) {
      const cell = cellAt(event.target)
      if (cell) show(cell)
    },
    onDoubleClick(event: MouseEvent) {
      const cell = cellAt(event.target)
      if (cell) typing.edit(cell)
    },
  }
}

/** Returns the cell of a pointer event; none while it is being edited. */
function cellAt(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element && !target.matches('input') && target.closest('[data-at]')
  const [row, column] = (cell && cell.getAttribute('data-at')?.split(' ').map(Number)) || []
  return row === undefined || column === undefined ? undefined : { row, column }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** The sticky headings cover the rows behind them. */
function bringIntoView(box: HTMLElement | null, { row, column }: Cell): void {
  if (!box) return
  const top = row * ROW_HEIGHT
  const seen = box.clientHeight - ROW_HEIGHT
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + ROW_HEIGHT > box.scrollTop + seen) box.scrollTop = top + ROW_HEIGHT - seen
  box
    .querySelector(`[role="columnheader"]:nth-child(${column + 1})`)
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
