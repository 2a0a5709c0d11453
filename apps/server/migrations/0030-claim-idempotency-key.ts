import { type Kysely, sql } from 'kysely'

/**
 * Locks the key of a vendor until the transaction ends, and reads the stored answer after that: each statement of a
 * volatile function sees what was committed before it, so no answer is missed between the lock and the read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function claim_idempotency_key(of_vendor text, of_key text)
    returns table (claimed boolean, body_hash text, answer jsonb)
    language plpgsql volatile as $$
    begin
      if not pg_try_advisory_xact_lock(hashtextextended(of_vendor || E'\n' || of_key, 0)) then
        return query select false, null::text, null::jsonb;
        return;
      end if;
      return query
        select true, stored.body_hash, stored.answer
        from (select 1) as one
        left join idempotency as stored on stored.vendor_id = of_vendor and stored.key = of_key;
    end
    $$`.execute(db)
}
