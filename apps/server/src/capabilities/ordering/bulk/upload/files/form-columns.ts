import { type BulkColumn, bulkColumns, type RowRules } from '@beckon/domain/bulk'
import { needsUnit } from '@beckon/domain/country'
import { examplePhone } from '@beckon/domain/phone'
import { needsParcel } from '@beckon/domain/request'
import type { Translate } from '@beckon/texts/translate'
import type { FormColumn } from '../../../../../platform/spreadsheet/form.ts'

/** The context for writing the files of an upload. */
export interface FormContext {
  readonly rules: RowRules
  readonly translate: Translate
}

/** Columns that the template leaves out, and the reader accepts. */
const omitted = ['latitude', 'longitude', 'cold-bag'] as const
export type FormColumnName = Exclude<BulkColumn, (typeof omitted)[number]>

const isFormColumn = (column: BulkColumn): column is FormColumnName => omitted.every((one) => one !== column)

/** Returns the columns that a shop of this country fills in, in their order. */
export function formColumnNames({ rules }: FormContext): FormColumnName[] {
  const isHere: Partial<Record<FormColumnName, boolean>> = {
    weight: needsParcel(rules),
    side: needsParcel(rules),
    date: rules.takesPreorders,
    time: rules.takesPreorders,
  }
  return bulkColumns.filter(isFormColumn).filter((column) => isHere[column] ?? true)
}

export function isNeeded(column: FormColumnName, { rules }: FormContext): boolean {
  switch (column) {
    case 'name':
    case 'phone':
    case 'address':
    case 'payment':
      return true
    case 'unit':
      return needsUnit(rules.country)
    case 'amount':
      return rules.amountRequired
    case 'weight':
      return needsParcel(rules)
    case 'notes':
    case 'description':
    case 'date':
    case 'time':
    case 'age-check':
    case 'side':
    case 'point':
    case 'reference':
      return false
  }
}

const widths: Partial<Record<FormColumnName, number>> = { address: 42, notes: 28, description: 28, name: 22 }

export function formColumn(column: FormColumnName, context: FormContext): FormColumn {
  const { translate } = context
  const title = translate(`bulk.column.${column}`)
  const choices = choicesOf(column, context)
  return {
    title,
    width: Math.max(widths[column] ?? 18, title.length + 4),
    hint: hintOf(column, context),
    ...(choices && { choices }),
  }
}

function choicesOf(column: FormColumnName, { rules, translate }: FormContext): readonly string[] | undefined {
  if (column === 'payment') return rules.payments.map((one) => translate(`bulk.payment.${one}`))
  return column === 'age-check' ? [translate('export.yes'), translate('export.no')] : undefined
}

export function hintOf(column: FormColumnName, { rules, translate }: FormContext): string {
  if (column === 'phone') return translate('bulk-file.hint.phone', { example: examplePhone(rules.country) })
  if (column === 'amount') return translate('bulk-file.hint.amount', { currency: rules.currency })
  if (column === 'weight') return translate('bulk-file.hint.weight', { most: rules.maxWeightKg })
  if (column === 'side') return translate('bulk-file.hint.side', { most: rules.maxSideCm })
  return translate(`bulk-file.hint.${column}`)
}
