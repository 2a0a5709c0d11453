import { Readable } from 'node:stream'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { SHOPS_PER_UPLOAD } from '@beckon/domain/limits'
import { type ShopColumn, shopColumns, shopTitles } from '@beckon/domain/vendor'
import { isLocaleTag, locales } from '@beckon/texts'
import { type Translate, translatorFor } from '@beckon/texts/translate'
import type { FileAnswer } from '../../../platform/http/answers/file-answer.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { code, type RowOfCells, text } from '../../../platform/spreadsheet/cell.ts'
import { type Form, formFile } from '../../../platform/spreadsheet/form.ts'
import type { ShopUploadDeps } from './deps.ts'
import type { StoredRow } from './schema.ts'
import { findUpload } from './store.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The workbook that an operator fills in, explained in the operator's language. */
export async function templateFile(language: string): Promise<FileAnswer> {
  const locale = localeOf(language)
  return fileOf('shops.xlsx', formOf(await translatorFor(locale), locale, []))
}

/** The rows of an upload with their problems, to be mended and uploaded again, or with their results. */
export async function uploadFile(
  { db }: Pick<ShopUploadDeps, 'db'>,
  {
    country,
    id,
    language,
  }: { readonly country: CountryCode; readonly id: string; readonly language: string },
): Promise<FileAnswer | Refusal> {
  const upload = await findUpload(db, country, id)
  if (!upload) return refuse('shop-upload.not-found')
  const locale = localeOf(language)
  const translate = await translatorFor(locale)
  const form = formOf(
    translate,
    locale,
    upload.rows.map((row) => [...cellsOf(row), text(resultOf(row, upload.opened_at !== null, translate))]),
  )
  return fileOf('shops-result.xlsx', {
    ...form,
    columns: [...form.columns, { title: translate('console.shops.upload.result'), width: 60 }],
  })
}

const localeOf = (language: string): LocaleTag => (isLocaleTag(language) ? language : 'en')

const fileOf = (name: string, form: Form): FileAnswer => ({
  type: TYPE,
  name,
  headers: {},
  stream: Readable.from(formFile(form), { objectMode: false }),
})

const widths: Partial<Record<ShopColumn, number>> = { name: 28, email: 28, address: 44 }

function formOf(translate: Translate, locale: LocaleTag, rows: readonly RowOfCells[]): Form {
  const hint = (column: ShopColumn) => translate(`console.shops.upload.hint.${column}`)
  return {
    name: 'Shops',
    columns: shopColumns.map((column) => ({
      title: shopTitles[column],
      width: widths[column] ?? 18,
      hint: hint(column),
    })),
    rows,
    roomFor: SHOPS_PER_UPLOAD,
    guide: { name: 'Guide', rows: shopColumns.map((column) => [shopTitles[column], hint(column)]) },
    lists: { name: 'Lists' },
    isRightToLeft: locales[locale].direction === 'rtl',
  }
}

/** Digits and degrees stay as they were typed; anything else is escaped against formulas. */
const isFigures = /^[+-]?\d[\d .,()-]*$/u

const cellsOf = ({ cells }: StoredRow): RowOfCells =>
  shopColumns.map((column) => {
    const typed = cells[column] ?? ''
    return isFigures.test(typed) ? code(typed) : text(typed)
  })

function resultOf({ problems }: StoredRow, isOpened: boolean, translate: Translate): string {
  if (isOpened) return translate('console.shops.upload.opened')
  return problems
    .map(
      ({ column, violation }) =>
        `${shopTitles[column]}: ${translate(`console.shops.violation.${violation}`)}`,
    )
    .join('\n')
}
