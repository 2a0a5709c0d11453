export interface Cell {
  readonly row: number
  readonly column: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The number of visible rows. */
  readonly page: number
  readonly isRightToLeft: boolean
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Returns the target cell of a key; undefined for other keys. */
export function moveInGrid(
  at: Cell,
  pressed: Key,
  { rows, columns, page, isRightToLeft }: GridSize,
): Cell | undefined {
  const to = (row: number, column: number): Cell => ({
    row: within(row, rows),
    column: within(column, columns),
  })
  const whole = pressed.ctrlKey || pressed.metaKey
  const forward = isRightToLeft ? -1 : 1
  switch (pressed.key) {
    case 'ArrowDown':
      return to(whole ? rows - 1 : at.row + 1, at.column)
    case 'ArrowUp':
      return to(whole ? 0 : at.row - 1, at.column)
    case 'ArrowRight':
      return to(at.row, whole ? (isRightToLeft ? 0 : columns - 1) : at.column + forward)
    case 'ArrowLeft':
      return to(at.row, whole ? (isRightToLeft ? columns - 1 : 0) : at.column - forward)
    case 'PageDown':
      return to(at.row + page, at.column)
    case 'PageUp':
      return to(at.row - page, at.column)
    case 'Home':
      return to(whole ? 0 : at.row, 0)
    case 'End':
      return to(whole ? rows - 1 : at.row, columns - 1)
    default:
      return undefined
  }
}
