export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** An id or a phone: digits that are no number. Ours, never typed by a stranger. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  /** Seconds since 1970 as the clock on the wall of a zone showed them. */
  | { readonly kind: 'time'; readonly wall: number }
  | { readonly kind: 'empty' }

export type RowOfCells = readonly Cell[]

export const empty: Cell = { kind: 'empty' }
export const text = (value: string): Cell => (value === '' ? empty : { kind: 'text', text: value })
export const code = (value: string): Cell => (value === '' ? empty : { kind: 'code', text: value })
export const number = (value: number, decimals = 0): Cell => ({ kind: 'number', value, decimals })
export const time = (wall: number | null): Cell => (wall === null ? empty : { kind: 'time', wall })

/** Also as they are typed in Chinese and Japanese, where a spreadsheet takes them for the narrow ones. */
const startsFormula = /^[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Typed text must stay a text in every program, also after it was saved and opened again. */
export const harmless = (value: string): string => (startsFormula.test(value) ? `'${value}` : value)
