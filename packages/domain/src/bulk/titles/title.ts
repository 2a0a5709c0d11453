import type { BulkColumn } from '../columns.ts'

/**
 * The meaning of a column's title. A part of a name or an address is joined with the others of its kind; `none` is
 * known so that it is left alone: row numbers, fees, who sends it.
 */
export type TitleMeaning = BulkColumn | 'name-part' | 'address-part' | 'none'

/** Alternatives divided by `|`, beside the labels of pasted orders, which count too. Folded before they are compared. */
export type Titles = Readonly<Partial<Record<TitleMeaning, string>>>
