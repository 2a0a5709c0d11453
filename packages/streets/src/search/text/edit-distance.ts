export interface EditDistance {
  /** Edits from the typed text to the whole term; over the bound: bound + 1. */
  readonly whole: number
  /** Edits from the typed text to the best beginning of the term; with `anywhere`, to the best part of it. */
  readonly prefix: number
}

/** Bounded optimal string alignment: insertions, deletions, replacements and swaps of neighbours. */
export function editDistance(typed: string, term: string, bound: number, anywhere = false): EditDistance {
  const width = term.length + 1
  let before: number[] = []
  let previous = Array.from({ length: width }, (_, column) => (anywhere ? 0 : column))
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column < width; column += 1) {
      const same = typed.charCodeAt(row - 1) === term.charCodeAt(column - 1)
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      if (row > 1 && column > 1 && swapped(typed, term, row, column))
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > bound) return { whole: bound + 1, prefix: bound + 1 }
    before = previous
    previous = current
  }
  return { whole: Math.min(previous[term.length] ?? 0, bound + 1), prefix: Math.min(...previous, bound + 1) }
}

function swapped(typed: string, term: string, row: number, column: number): boolean {
  return (
    typed.charCodeAt(row - 1) === term.charCodeAt(column - 2) &&
    typed.charCodeAt(row - 2) === term.charCodeAt(column - 1)
  )
}
