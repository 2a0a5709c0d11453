import { type Kysely, sql } from 'kysely'

/** Adds the balances of the ledger at the ends of months. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_closing (
      country text not null,
      closed_until timestamptz not null,
      account text not null references ledger_account,
      currency text not null,
      amount_minor bigint not null,
      primary key (country, closed_until, account, currency)
    )`.execute(db)
}
