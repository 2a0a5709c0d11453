import { Readable } from 'node:stream'
import { exponentOf, parseCurrency } from '@beckon/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Reads } from '../../../../platform/database/replica/reads.ts'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import type { WriteRows } from '../../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../../platform/spreadsheet/csv.ts'
import type { Period } from './period.ts'

const BATCH = 2000
/** For machines and auditors, as the ids in it: not translated. */
const head = [
  ...['time', 'entry', 'reference', 'shop_id', 'order_id', 'rider_id'],
  ...['account', 'account_kind', 'debit', 'credit', 'currency'],
]

interface PostingRow {
  readonly created_at: Date
  readonly kind: string
  readonly reference: string
  readonly vendor_id: string
  readonly order_id: string
  readonly rider_id: string
  readonly account: string
  readonly account_kind: string
  readonly minor: number
  readonly currency: string
  readonly sort_key: string
}

/** Returns the postings of a period as a CSV file, oldest first, read in batches while they are sent. */
export const exportLedger = (
  reads: Reads,
  period: Period,
  { name, language }: { readonly name: string; readonly language: string },
): FileAnswer => ({
  type: 'text/csv; charset=utf-8',
  name,
  headers: {},
  stream: Readable.from(csvFile(head, batches(reads, period), csvStyle(language))),
})

async function* batches(reads: Reads, period: Period): AsyncGenerator<WriteRows> {
  let last: PostingRow | undefined
  for (;;) {
    const after = last
    const found = await reads.read('export', (db) => postingsAfter(db, period, after))
    if (found.length > 0) yield rowsOf(found)
    if (found.length < BATCH) return
    last = found.at(-1)
  }
}

/** Postings of a period after one of them, by time, then by entry and account. */
async function postingsAfter(
  db: Database,
  { country, from, before }: Period,
  last: PostingRow | undefined,
): Promise<readonly PostingRow[]> {
  const inPeriod = sql`entry.country = ${country} and entry.created_at >= ${last?.created_at ?? from}
    and entry.created_at < ${before}`
  const after = last
    ? sql`where (created_at, sort_key) > (${last.created_at}::timestamptz, ${last.sort_key}::text)`
    : sql``
  const part = (posting: RawBuilder<unknown>) => sql`
    (select * from (${posting}) as postings ${after} order by created_at, sort_key limit ${BATCH})`
  const { rows } = await sql<PostingRow>`
    select rows.*, ledger_account.kind as account_kind from (
      ${part(ofOrders(inPeriod))} union all ${part(ofRiders(inPeriod))}
    ) as rows join ledger_account using (account)
    order by created_at, sort_key limit ${BATCH}`.execute(db)
  return rows
}

const ofOrders = (inPeriod: RawBuilder<unknown>) => sql`
  select entry.created_at, entry.kind, entry.reference, entry.vendor_id, entry.order_id, '' as rider_id,
    posting.account, posting.amount_minor as minor, entry.currency,
    concat_ws('/', 'o', entry.order_id, to_char(entry.position, 'FM000000'), posting.account) collate "C" as sort_key
  from ledger_entry as entry join ledger_posting as posting using (vendor_id, order_id, position)
  where ${inPeriod}`

const ofRiders = (inPeriod: RawBuilder<unknown>) => sql`
  select entry.created_at, entry.kind, entry.reference, '', '', entry.rider_id,
    posting.account, posting.amount_minor, entry.currency,
    concat_ws('/', 'r', entry.rider_id, entry.reference, posting.account) collate "C" as sort_key
  from rider_ledger_entry as entry join rider_ledger_posting as posting using (rider_id, reference)
  where ${inPeriod}`

const rowsOf =
  (postings: readonly PostingRow[]): WriteRows =>
  (to) => {
    for (const row of postings) {
      const decimals = exponentOf(parseCurrency(row.currency))
      to.code(row.created_at.toISOString())
      to.code(row.kind)
      for (const id of [row.reference, row.vendor_id, row.order_id, row.rider_id]) to.text(id)
      to.code(row.account)
      to.code(row.account_kind)
      to.money(Math.max(0, row.minor), decimals)
      to.money(Math.max(0, -row.minor), decimals)
      to.code(row.currency)
      to.endRow()
    }
  }
