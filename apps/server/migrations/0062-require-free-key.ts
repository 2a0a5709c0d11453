import { type Kysely, sql } from 'kysely'

/**
 * Raises BK001 where another transaction holds the idempotency key of a vendor or an answer is stored for it; otherwise
 * locks the key until the transaction ends. A transaction that writes only can send this check with its writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_free_key(of_vendor text, of_key text) returns void
    language plpgsql volatile as $$
    begin
      if not pg_try_advisory_xact_lock(hashtextextended(of_vendor || E'\n' || of_key, 0))
        or exists (select from idempotency where vendor_id = of_vendor and key = of_key)
      then
        raise exception 'the idempotency key is taken' using errcode = 'BK001';
      end if;
    end
    $$`.execute(db)
}
