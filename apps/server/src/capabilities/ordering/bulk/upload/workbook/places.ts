import { limits } from './limits.ts'

/** A place of a sheet, both counted from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** `B3`; undefined for what is no place. */
export function placeOf(reference: string): CellPosition | undefined {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/u.exec(reference) ?? []
  if (letters === undefined || digits === undefined) return undefined
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return Number(digits) > 0 ? { row: Number(digits) - 1, column: column - 1 } : undefined
}

/** Cells that are joined to one: from the first to the last place. */
export interface Range {
  readonly from: CellPosition
  readonly to: CellPosition
}

/** `A2:B5`; undefined for what is no range, or lies where no cell is read. */
export function rangeOf(reference: string): Range | undefined {
  const [first = '', last = ''] = reference.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  if (!from || !to || to.row < from.row || to.column < from.column || from.column >= limits.columns) {
    return undefined
  }
  return { from, to: { row: to.row, column: Math.min(to.column, limits.columns - 1) } }
}
