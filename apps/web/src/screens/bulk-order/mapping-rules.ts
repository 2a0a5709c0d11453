import type { BulkColumn } from '@beckon/domain/bulk'
import { needsUnit, type CountryCode, parameters } from '@beckon/domain/country'

/** Returns the required columns of a country; a row may have coordinates instead of an address. */
export const requiredColumns = (country: CountryCode): ReadonlySet<BulkColumn> =>
  new Set<BulkColumn>([
    'name',
    'phone',
    'address',
    ...(needsUnit(country) ? (['unit'] as const) : []),
    ...(parameters[country].amountRequired ? (['amount'] as const) : []),
  ])

interface NamedColumn {
  readonly index: number
  readonly letters: string
  /** Empty where the column is not used. */
  readonly column: string
}

/** Letters of other columns with the same chosen field; their texts are joined. */
export function alsoChosen(columns: readonly NamedColumn[], index: number): string[] {
  const own = columns.find((one) => one.index === index)?.column ?? ''
  if (own === '') return []
  return columns.filter((one) => one.index !== index && one.column === own).map(({ letters }) => letters)
}
