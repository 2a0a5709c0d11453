import { type BulkColumn, bulkColumns, type RowCells, type RowRules } from '@beckon/domain/bulk'
import type { LocaleTag } from '@beckon/domain/country'
import { translatorFor } from '@beckon/texts/translate'
import type { FileAnswer } from '../../../../../platform/http/answers/file-answer.ts'
import { type Cell, code, empty, text } from '../../../../../platform/spreadsheet/cell.ts'
import { type FormContext, formColumnNames } from './form-columns.ts'
import { answerOf, formOf } from './template-file.ts'

/** A row that was not placed, with the texts of its problems. */
export interface FailedRow {
  readonly cells: RowCells
  readonly problems: readonly string[]
}

const PROBLEMS_WIDTH = 60

/** Writes rows as a workbook that can be mended and uploaded again: the template's columns and a comment column. */
export async function failedRowsFile(
  rows: readonly FailedRow[],
  rules: RowRules,
  language: LocaleTag,
): Promise<FileAnswer> {
  const context: FormContext = { rules, translate: await translatorFor(language) }
  const usual = formColumnNames(context)
  const extra = bulkColumns.filter(
    (column) => !usual.some((one) => one === column) && rows.some(({ cells }) => cells[column] !== undefined),
  )
  const form = formOf({ context, language, columns: usual, rows: [], isTemplate: false })
  return answerOf('Rows.xlsx', {
    ...form,
    columns: [
      ...form.columns,
      ...extra.map((column) => ({ title: context.translate(`bulk.column.${column}`), width: 18 })),
      { title: context.translate('bulk-file.problems'), width: PROBLEMS_WIDTH },
    ],
    rows: rows.map(({ cells, problems }) => [
      ...[...usual, ...extra].map((column) => cellOf(cells, column)),
      text(problems.join('\n')),
    ]),
  })
}

/** Cells of digits and punctuation stay as they are; anything else is escaped against formulas. */
const isFigures = /^\+?[\p{Nd}][\p{Nd}\s().,:/-]*$/u

function cellOf(cells: RowCells, column: BulkColumn): Cell {
  const cell = cells[column]
  // The error value of a formula is left out.
  if (!cell || cell.kind === 'error') return empty
  return isFigures.test(cell.text) ? code(cell.text) : text(cell.text)
}
