import { type Kysely, sql } from 'kysely'

/** Adds charges of guests that are written off, and the called party of a rider's call: the shop or the customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_account (account, kind) values ('written_off', 'expense')`.execute(db)
  await sql`
    create index ledger_written_off on ledger_entry (country, created_at desc) where kind = 'WRITTEN_OFF'`.execute(
    db,
  )
  await sql`alter table masked_call add column callee text`.execute(db)
  await sql`update masked_call set callee = case caller when 'vendor' then 'rider' else 'vendor' end`.execute(
    db,
  )
  await sql`alter table masked_call alter column callee set not null`.execute(db)
}
