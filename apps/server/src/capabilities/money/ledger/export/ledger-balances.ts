import type { AnswerOf, ledgerCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { ledgerAccounts } from '@beckon/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { latestClosing, sumsUntil } from './close-months.ts'
import type { Period } from './period.ts'
import { postingsIn } from './postings.ts'

type Result = AnswerOf<typeof ledgerCalls.readLedgerBalances>['result']

interface AccountRow {
  readonly account: string
  readonly kind: string
  readonly currency: string
  readonly opening: number
  readonly debit: number
  readonly credit: number
}

/** Returns the accounts in a period, in the order of the domain; one without any posting is left out. */
export async function ledgerBalances(db: Database, period: Period): Promise<Result> {
  const accounts = await accountsOf(db, period)
  const { entries, unbalanced } = await countEntries(db, period)
  return {
    entries,
    unbalanced,
    accounts: ledgerAccounts.flatMap((account) =>
      accounts.filter((row) => row.account === account).map((row) => present(account, row)),
    ),
  }
}

function present(account: Result['accounts'][number]['account'], row: AccountRow) {
  const { kind, currency, opening, debit, credit } = row
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const amounts = { opening, debit, credit, closing: opening + debit - credit }
  return {
    ...{ account, kind, currency, opening: decimal(amounts.opening), debit: decimal(amounts.debit) },
    ...{ credit: decimal(amounts.credit), closing: decimal(amounts.closing) },
  }
}

async function accountsOf(db: Database, { country, from, before }: Period): Promise<readonly AccountRow[]> {
  const closing = await latestClosing(db, country, from)
  const { rows } = await sql<AccountRow>`
    select account, ledger_account.kind, currency,
      sum(opening)::bigint as opening, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from (
      select account, currency, minor as opening, 0 as debit, 0 as credit
      from (${sumsUntil(country, { before: from, closing })}) as sums
      union all
      select account, currency, 0, greatest(minor, 0), greatest(-minor, 0)
      from (${postingsIn({ country, from, before })}) as postings
    ) as sides join ledger_account using (account)
    group by account, ledger_account.kind, currency order by currency`.execute(db)
  return rows
}

async function countEntries(
  db: Database,
  period: Period,
): Promise<{ readonly entries: number; readonly unbalanced: number }> {
  const { rows } = await sql<{ entries: number; unbalanced: number }>`
    select count(*)::int as entries, count(*) filter (where sum <> 0)::int as unbalanced
    from (
      select entry_id, sum(minor) as sum from (${postingsIn(period)}) as postings group by entry_id
    ) as entries`.execute(db)
  return rows[0] ?? { entries: 0, unbalanced: 0 }
}
