import type { ParameterName } from '@beckon/domain/parameter'

/** People whose data a table can hold. */
export type Person = 'customer' | 'user' | 'rider' | 'operator'

/** How long rows are kept. */
export type Kept =
  /** Rows are deleted so many days after the time in a column. */
  | { readonly after: string; readonly days: number }
  /** A country decides. */
  | { readonly setting: ParameterName }
  /** In words, where neither a rule nor a setting decides. */
  | { readonly text: string }

export interface PersonalTable {
  readonly table: string
  /** The columns that can hold personal data. Ids of people in other columns only link rows. */
  readonly columns: readonly string[]
  readonly people: readonly Person[]
  readonly why: string
  readonly kept: Kept
}
