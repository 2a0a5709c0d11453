import type { BulkRow } from '@beckon/contract'
import { useState } from 'react'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { type GridColumn, isEditable } from './grid-columns.ts'
import type { Cell } from './move-in-grid.ts'
import { isOpen } from './paste-cells.ts'

export interface Sheet {
  readonly rows: readonly BulkRow[]
  readonly columns: readonly GridColumn[]
  readonly canEdit: boolean
  readonly onChange: ChangeRows
}

interface Editing {
  readonly cell: Cell
  readonly text: string
}

/** The cell being edited: its text is saved when it loses the focus, and dropped with Escape. */
export function useTyping({ rows, columns, canEdit, onChange }: Sheet, onLeave: (next?: Cell) => void) {
  const [editing, setEditing] = useState<Editing>()
  /** The column of an editable cell. */
  const columnAt = ({ row, column }: Cell) => {
    const [line, name] = [rows[row], columns[column]]
    return canEdit && line !== undefined && isOpen(line) && isEditable(name) ? name : undefined
  }
  const write = ({ row, column }: Cell, text: string) => {
    const [line, name] = [rows[row], columns[column]]
    if (!line || !isEditable(name) || (line.cells[name] ?? '') === text) return
    onChange([{ row_id: line.row_id, cells: { [name]: text } }])
  }
  return {
    editing,
    edit(cell: Cell, text?: string) {
      const column = columnAt(cell)
      if (column) setEditing({ cell, text: text ?? rows[cell.row]?.cells[column] ?? '' })
    },
    type: (text: string) => setEditing((now) => now && { ...now, text }),
    clear(cell: Cell) {
      if (columnAt(cell)) write(cell, '')
    },
    commit(next?: Cell) {
      if (!editing) return
      setEditing(undefined)
      write(editing.cell, editing.text.trim())
      if (next) onLeave(next)
    },
    leave() {
      setEditing(undefined)
      onLeave()
    },
  }
}
