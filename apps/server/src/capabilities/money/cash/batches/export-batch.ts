import { Readable } from 'node:stream'
import type { CountryCode } from '@beckon/domain/country'
import { exponentOf, parseCurrency } from '@beckon/domain/money'
import type { Database } from '../../../../platform/database/connect.ts'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { WriteRows } from '../../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../../platform/spreadsheet/csv.ts'
import { type BatchRow, linesOfBatch, loadBatch, type NamedLine } from './batch-store.ts'

const BATCH = 500
/** For machines, as the ids: not translated. */
const head = ['vendor_id', 'name', 'currency', 'orders', 'collected', 'set_off', 'amount', 'batch_id']

/** Returns a batch as a CSV file with a line for each shop. */
export async function exportBatch(
  db: Database,
  { country, batchId, language }: { country: CountryCode; batchId: string; language: string },
): Promise<FileAnswer | Refusal> {
  const batch = await loadBatch(db, country, batchId)
  if (!batch) return refuse('batch.not-found')
  return {
    type: 'text/csv; charset=utf-8',
    name: `cash-${country.toLowerCase()}-${batch.until_day}.csv`,
    headers: {},
    stream: Readable.from(csvFile(head, parts(db, batch), csvStyle(language))),
  }
}

async function* parts(db: Database, batch: BatchRow): AsyncGenerator<WriteRows> {
  let after = ''
  for (;;) {
    const found = await linesOfBatch(db, batch, { after, count: BATCH })
    if (found.length > 0) yield rowsOf(found, batch)
    if (found.length < BATCH) return
    after = found.at(-1)?.vendor_id ?? ''
  }
}

const rowsOf =
  (lines: readonly NamedLine[], { currency, batch_id }: BatchRow): WriteRows =>
  (to) => {
    const decimals = exponentOf(parseCurrency(currency))
    for (const line of lines) {
      to.code(line.vendor_id)
      to.text(line.vendor_name)
      to.code(currency)
      to.number(line.orders)
      for (const minor of [line.collected_minor, line.set_off_minor, line.amount_minor]) {
        to.money(minor, decimals)
      }
      to.code(batch_id)
      to.endRow()
    }
  }
