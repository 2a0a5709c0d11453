/**
 * The content of a cell, always as text: a number with all its digits and no exponent, a date as
 * `2026-11-30`, with a time `2026-11-30 14:30`, a time alone `14:30`. A person who mends a cell leaves a text.
 */
export interface SheetCell {
  readonly text: string
  /** The cell type in the workbook; absent for a text. `error` is the display of a failed formula. */
  readonly kind?: 'number' | 'date' | 'flag' | 'error'
  /** The text is the result that was saved with the formula; formulas are not calculated. */
  readonly isFormula?: true
  /** The cell is merged from several rows or columns. */
  readonly isMerged?: true
}

/** A row that holds something. */
export interface SheetRow {
  /** As the program that made it counts: from 1, empty rows among them. */
  readonly row: number
  /** From column A on; without the empty cells at its end. */
  readonly cells: readonly SheetCell[]
}

export const emptyCell: SheetCell = { text: '' }

/** A, B, ... Z, AA: what a spreadsheet program calls a column, counted from 0. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}
