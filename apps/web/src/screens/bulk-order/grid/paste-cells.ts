import type { BulkChange, BulkRow } from '@beckon/contract'
import type { BulkColumn } from '@beckon/domain/bulk'
import { type GridColumn, isEditable } from './grid-columns.ts'
import type { Cell } from './move-in-grid.ts'

/** Parses the clipboard of a spreadsheet program: a cell with a line break or a tab is in quotes. */
export function readClipboard(text: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter === '\n' || letter === '\r' ? ' ' : letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n') {
      endCell()
      lines.push([])
    } else if (letter !== '\r') cell += letter
  }
  endCell()
  // A copied range ends with a line break that starts no row.
  return lines.length > 1 && lines.at(-1)?.join('') === '' ? lines.slice(0, -1) : lines
}

/** Returns the changes of pasting at a cell, clipped at the right and lower edges. */
export function pasteAt(
  at: Cell,
  text: string,
  { rows, columns }: { readonly rows: readonly BulkRow[]; readonly columns: readonly GridColumn[] },
): BulkChange[] {
  return readClipboard(text).flatMap((line, down) => {
    const row = rows[at.row + down]
    if (!row || !isOpen(row)) return []
    const cells: Partial<Record<BulkColumn, string>> = {}
    line.forEach((value, along) => {
      const column = columns[at.column + along]
      if (isEditable(column)) cells[column] = value
    })
    return Object.keys(cells).length === 0 ? [] : [{ row_id: row.row_id, cells }]
  })
}

/** A row that is placed, or being placed, is not editable. */
export const isOpen = ({ status }: BulkRow): boolean => status !== 'PLACED' && status !== 'PLACING'
