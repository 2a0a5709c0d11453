import { Readable } from 'node:stream'
import {
  type ExportFormat,
  type historyCalls,
  type QueryOf,
  ROWS_HEADER,
  ROWS_PER_FLUSH,
} from '@beckon/contract'
import type { Deployment, LocaleTag } from '@beckon/domain/country'
import { dayOf } from '@beckon/domain/time'
import { periodViolation } from '@beckon/domain/order'
import { formatLocale, isLocaleTag, locales } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { WriteRows } from '../../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../../platform/spreadsheet/csv.ts'
import { MOST_ROWS, xlsxFile } from '../../../../platform/spreadsheet/xlsx.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { criteriaOf } from '../lists/history-criteria.ts'
import type { OrderDeps } from '../deps.ts'
import { fileTexts, type FileTexts, titlesIn, writeOrder } from './columns.ts'
import { type OpenExport, openExport } from './open-export.ts'

interface ExportOrders {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly vendorId: string
  readonly language: string
  readonly query: QueryOf<typeof historyCalls.exportOrders>
}

/** Everything that a filter of the history finds, as a file that is written while it is read. */
export async function exportOrders(deps: OrderDeps, request: ExportOrders): Promise<FileAnswer | Refusal> {
  const { user, deployment, vendorId, query } = request
  const { timezone } = deployment
  const criteria = await criteriaOf(deps, { user, vendorId, query })
  if (isRefusal(criteria)) return criteria
  if (periodViolation(query, timezone)) return refuse('history.period')
  const language: LocaleTag = isLocaleTag(request.language) ? request.language : 'en'
  const translate = await deps.translate(user.country, language)
  const opening = { criteria, vendorId, timezone, rowsAtOnce: ROWS_PER_FLUSH }
  const found = await deps.reads.read('export', (db) => openExport(db, opening))
  if (isRefusal(found)) return found
  if (query.format === 'xlsx' && found.count >= MOST_ROWS) {
    await found.close()
    return refuse('export.too-large')
  }
  const locale = formatLocale({ locale: language, country: deployment.country })
  return {
    type: typeOf[query.format],
    name: `beckon-${dayOf(query.from, timezone)}-${dayOf(query.to, timezone)}.${query.format}`,
    headers: { [ROWS_HEADER]: String(found.count) },
    stream: closing(bytesOf(query.format, found, { translate, language, locale }), found),
  }
}

const typeOf: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

interface ExportLanguage {
  readonly translate: Translate
  readonly language: LocaleTag
  /** Of the numbers. */
  readonly locale: string
}

function bytesOf(
  format: ExportFormat,
  found: OpenExport,
  { translate, language, locale }: ExportLanguage,
): AsyncGenerator<Buffer> {
  const head = titlesIn(translate)
  const batches = written(found, fileTexts(translate))
  if (format === 'csv') return csvFile(head, batches, csvStyle(locale))
  const isRightToLeft = locales[language].direction === 'rtl'
  return xlsxFile({ name: translate('history.export.sheet'), head, isRightToLeft }, batches)
}

async function* written(found: OpenExport, texts: FileTexts): AsyncGenerator<WriteRows> {
  for await (const rows of found.batches()) {
    yield (to) => {
      for (const row of rows) writeOrder(to, row, texts)
    }
  }
}

/** However the file ends (whole, failed, or the reader has gone), the database is let go. */
function closing(bytes: AsyncGenerator<Buffer>, found: OpenExport): Readable {
  // Counted by its bytes: of pieces so large it would read many ahead.
  return Readable.from(bytes, { objectMode: false }).once('close', () => {
    // A connection that is lost holds nothing any more.
    found.close().catch(() => undefined)
  })
}
