import { Readable } from 'node:stream'
import { exponentOf, parseCurrency } from '@beckon/domain/money'
import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../../platform/database/connect.ts'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { WriteRows } from '../../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../../platform/spreadsheet/csv.ts'
import { findRun, type NamedPayout, type PayoutRunRow, payoutsOfRun } from './payout-store.ts'

const BATCH = 500
/** For machines, as the ids: not translated. */
const head = ['rider_id', 'name', 'currency', 'earned', 'cash_set_off', 'paid', 'from', 'to']

/** Returns a payout run as a CSV file with a line for each rider. */
export async function exportPayoutRun(
  db: Database,
  { country, runId, language }: { country: CountryCode; runId: string; language: string },
): Promise<FileAnswer | Refusal> {
  const run = await findRun(db, country, runId)
  if (!run) return refuse('payout.not-found')
  return {
    type: 'text/csv; charset=utf-8',
    name: `rider-payouts-${country.toLowerCase()}-${run.until_day}.csv`,
    headers: {},
    stream: Readable.from(csvFile(head, batches(db, run), csvStyle(language))),
  }
}

async function* batches(db: Database, run: PayoutRunRow): AsyncGenerator<WriteRows> {
  let after = ''
  for (;;) {
    const found = await payoutsOfRun(db, run, { after, count: BATCH })
    if (found.length > 0) yield rowsOf(found, exponentOf(parseCurrency(run.currency)))
    if (found.length < BATCH) return
    after = found.at(-1)?.rider_id ?? ''
  }
}

const rowsOf =
  (payouts: readonly NamedPayout[], decimals: number): WriteRows =>
  (to) => {
    for (const payout of payouts) {
      to.code(payout.rider_id)
      to.text(payout.name ?? '')
      to.code(payout.currency)
      for (const minor of [payout.earned_minor, payout.set_off_minor, payout.paid_minor]) {
        to.money(minor, decimals)
      }
      to.time(payout.from_day)
      to.time(payout.to_day)
      to.endRow()
    }
  }
