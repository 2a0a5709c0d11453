import { type Kysely, sql } from 'kysely'

/** Adds the vendors of the test mode: each stands for a vendor and goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vendor
      add column test_of text references vendor on delete cascade,
      add constraint vendor_test_mode check (
        case when test_of is null then vendor_id not like 'test.%' else vendor_id = 'test.' || test_of end
      )`.execute(db)
  await sql`create index vendor_test_of on vendor (test_of) where test_of is not null`.execute(db)
}
