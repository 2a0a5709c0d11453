import { Readable } from 'node:stream'
import { FILE_ROWS } from '@beckon/domain/limits'
import { parcelBands } from '@beckon/domain/request'
import { examplePhone } from '@beckon/domain/phone'
import { needsUnit } from '@beckon/domain/country'
import type { LocaleTag } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import { translatorFor } from '@beckon/texts/translate'
import type { RowRules } from '@beckon/domain/bulk'
import type { FileAnswer } from '../../../../../platform/http/answers/file-answer.ts'
import { type Cell, code, empty, type RowOfCells, text } from '../../../../../platform/spreadsheet/cell.ts'
import { type Form, formFile } from '../../../../../platform/spreadsheet/form.ts'
import {
  type FormColumnName,
  type FormContext,
  formColumn,
  formColumnNames,
  hintOf,
  isNeeded,
} from './form-columns.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The workbook that people fill in, with an example that is not ordered. */
export async function templateFile(rules: RowRules, language: LocaleTag): Promise<FileAnswer> {
  const context: FormContext = { rules, translate: await translatorFor(language) }
  const columns = formColumnNames(context)
  const example = columns.map((column) => exampleOf(column, context))
  return answerOf('Template.xlsx', formOf({ context, language, columns, rows: [example], isTemplate: true }))
}

export interface FormParts {
  readonly context: FormContext
  readonly language: LocaleTag
  readonly columns: readonly FormColumnName[]
  readonly rows: readonly RowOfCells[]
  readonly isTemplate: boolean
}

export function formOf({ context, language, columns, rows, isTemplate }: FormParts): Form {
  const { translate } = context
  return {
    name: translate('bulk-file.sheet'),
    columns: columns.map((column) => formColumn(column, context)),
    rows,
    roomFor: FILE_ROWS,
    guide: { name: translate('bulk-file.guide'), rows: guideOf(columns, context, isTemplate) },
    lists: { name: translate('bulk-file.lists') },
    isRightToLeft: locales[language].direction === 'rtl',
  }
}

export const answerOf = (name: string, form: Form): FileAnswer => ({
  type: TYPE,
  name,
  headers: {},
  stream: Readable.from(formFile(form), { objectMode: false }),
})

function guideOf(
  columns: readonly FormColumnName[],
  context: FormContext,
  isTemplate: boolean,
): (readonly string[])[] {
  const { translate } = context
  return [
    [translate('bulk-file.guide-rows')],
    [translate(isTemplate ? 'bulk-file.guide-example' : 'bulk-file.guide-mended')],
    [translate('bulk-file.guide-limits', { rows: FILE_ROWS })],
    [],
    [translate('bulk-file.guide-column'), '', translate('bulk-file.guide-what')],
    ...columns.map((column) => [
      translate(`bulk.column.${column}`),
      translate(isNeeded(column, context) ? 'bulk-file.needed' : 'bulk-file.optional'),
      hintOf(column, context),
    ]),
  ]
}

function exampleOf(column: FormColumnName, { rules, translate }: FormContext): Cell {
  const band = parcelBands(rules)[0]
  switch (column) {
    case 'phone':
      return code(examplePhone(rules.country))
    case 'unit':
      return needsUnit(rules.country) ? text('#04-12') : empty
    case 'amount':
      return code(String(Math.max(100, Math.ceil(rules.minimumAmount))))
    case 'payment': {
      const usual = rules.defaultPayment ?? rules.payments[0]
      return usual ? text(translate(`bulk.payment.${usual}`)) : empty
    }
    case 'weight':
      return code(String((band?.grams ?? 1000) / 1000))
    case 'side':
      return code(String(band?.sideCm ?? 1))
    case 'age-check':
      return text(translate('export.no'))
    case 'date':
    case 'time':
    case 'point':
      return empty
    case 'name':
    case 'address':
    case 'notes':
    case 'description':
    case 'reference':
      return text(translate(`bulk-file.example-${column}`))
  }
}
