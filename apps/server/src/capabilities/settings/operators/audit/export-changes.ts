import { Readable } from 'node:stream'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Reads } from '../../../../platform/database/replica/reads.ts'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { text, type WriteRows, writeRow } from '../../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../../platform/spreadsheet/csv.ts'
import { type ChangeFilter, findChanges, type FoundChange } from './find-changes.ts'

const BATCH = 500
/** For machines and auditors, as the ids in it: not translated. */
const head = ['time', 'operator_id', 'operator', 'subject', 'before', 'after', 'reason']

/** Writes the changes of a country as a CSV file, a batch at a time. */
export function exportChanges(
  reads: Reads,
  { country }: Pick<Deployment, 'country'>,
  filter: ChangeFilter,
  language: string,
): FileAnswer {
  const file = csvFile(head, batches(reads, country, filter), csvStyle(language))
  return {
    type: 'text/csv; charset=utf-8',
    name: `changes-${country.toLowerCase()}.csv`,
    headers: {},
    stream: Readable.from(file),
  }
}

async function* batches(reads: Reads, country: CountryCode, filter: ChangeFilter): AsyncGenerator<WriteRows> {
  let before: number | undefined
  for (;;) {
    const page = { before, count: BATCH }
    const found = await reads.read('export', (db) => findChanges(db, country, filter, page))
    if (found.length > 0) yield rowsOf(found)
    if (found.length < BATCH) return
    before = found.at(-1)?.change_id
  }
}

const rowsOf =
  (changes: readonly FoundChange[]): WriteRows =>
  (to) => {
    for (const { created_at, operator_id, operator_name, subject, before, after, reason } of changes) {
      const cells = [created_at.toISOString(), operator_id, operator_name, subject, before, after, reason]
      writeRow(
        to,
        cells.map((cell) => text(cell ?? '')),
      )
    }
  }
