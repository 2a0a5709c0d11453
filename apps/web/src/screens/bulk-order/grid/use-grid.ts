import type { BulkRow } from '@beckon/contract'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { type GridColumn, isEditable } from './grid-columns.ts'
import { type Cell, moveInGrid } from './move-in-grid.ts'
import { isOpen, pasteAt } from './paste-cells.ts'

/** Pixels; each row has one line. */
export const ROW_HEIGHT = 44
/** Rows beyond what is seen that are drawn, so that quick scrolling shows no gap. */
const SPARE = 6

/** As high as the grid ever is; how high it is, is known when it is scrolled. */
const MOST_HEIGHT = 740

interface Editing {
  readonly cell: Cell
  readonly text: string
}

interface Given {
  readonly body: RefObject<HTMLDivElement | null>
  readonly rows: readonly BulkRow[]
  readonly columns: readonly GridColumn[]
  readonly canEdit: boolean
  readonly onChange: ChangeRows
}

/** The cell that is looked at, the one that is typed into, and the rows that are drawn. */
export function useGrid({ body, rows, columns, canEdit, onChange }: Given) {
  const { direction } = useTexts()
  const [active, setActive] = useState<Cell>({ row: 0, column: Math.min(2, columns.length - 1) })
  const [editing, setEditing] = useState<Editing>()
  const [scroll, setScroll] = useState({ top: 0, height: MOST_HEIGHT })
  const at = {
    row: Math.min(active.row, Math.max(0, rows.length - 1)),
    column: Math.min(active.column, columns.length - 1),
  }
  const show = (cell: Cell) => {
    setActive(cell)
    bringIntoView(body.current, cell)
  }
  const focusGrid = () => body.current?.focus({ preventScroll: true })
  const isTyped = (cell: Cell) => {
    const row = rows[cell.row]
    return canEdit && row !== undefined && isOpen(row) && isEditable(columns[cell.column])
  }
  const edit = (cell: Cell, text?: string) => {
    const column = columns[cell.column]
    if (!isTyped(cell) || !isEditable(column)) return
    setEditing({ cell, text: text ?? rows[cell.row]?.cells[column] ?? '' })
  }
  const commit = (next?: Cell) => {
    if (!editing) return
    const row = rows[editing.cell.row]
    const column = columns[editing.cell.column]
    setEditing(undefined)
    if (row && isEditable(column) && (row.cells[column] ?? '') !== editing.text.trim()) {
      onChange([{ row_id: row.row_id, cells: { [column]: editing.text.trim() } }])
    }
    if (next) {
      show({ row: Math.min(next.row, rows.length - 1), column: Math.min(next.column, columns.length - 1) })
      focusGrid()
    }
  }
  const leave = () => {
    setEditing(undefined)
    focusGrid()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || rows.length === 0) return
    const page = Math.max(1, Math.floor(scroll.height / ROW_HEIGHT) - 2)
    const size = { rows: rows.length, columns: columns.length, page, isRightToLeft: direction === 'rtl' }
    const next = moveInGrid(at, event, size)
    if (next) show(next)
    else if (event.key === 'Enter' || event.key === 'F2') edit(at)
    else if (event.key === 'Delete' && isTyped(at)) clear(at)
    else if (isLetter(event)) edit(at, event.key)
    else return
    event.preventDefault()
  }
  const clear = (cell: Cell) => {
    const row = rows[cell.row]
    const column = columns[cell.column]
    if (row && isEditable(column)) onChange([{ row_id: row.row_id, cells: { [column]: '' } }])
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing || !canEdit) return
    event.preventDefault()
    const changes = pasteAt(at, event.clipboardData.getData('text/plain'), { rows, columns })
    if (changes.length > 0) onChange(changes)
  }
  const onCopy = (event: ClipboardEvent) => {
    const column = columns[at.column]
    if (editing || !isEditable(column)) return
    event.clipboardData.setData('text/plain', rows[at.row]?.cells[column] ?? '')
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target)
    if (cell) show(cell)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellAt(event.target)
    if (cell) edit(cell)
  }
  const onScroll = () => {
    const box = body.current
    if (box) setScroll({ top: box.scrollTop, height: box.clientHeight })
  }
  const first = Math.max(0, Math.floor(scroll.top / ROW_HEIGHT) - SPARE)
  const last = Math.min(rows.length, Math.ceil((scroll.top + scroll.height) / ROW_HEIGHT) + SPARE)
  return {
    active: at,
    editing,
    first,
    drawn: rows.slice(first, last),
    show,
    edit,
    type: (text: string) => setEditing((now) => now && { ...now, text }),
    commit,
    leave,
    handlers: { onKeyDown, onPaste, onCopy, onClick, onDoubleClick, onScroll },
  }
}

/** The cell that something was pressed in; none while it is typed into. */
function cellAt(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element && !target.matches('input') && target.closest('[data-at]')
  const [row, column] = (cell && cell.getAttribute('data-at')?.split(' ').map(Number)) || []
  return row === undefined || column === undefined ? undefined : { row, column }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** The headings stay above: what is hidden behind them is not in view. */
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
