import { type Kysely, sql } from 'kysely'

/** Acts of riders with their parcels, as their phones reported them, each with its outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_act (
      rider_id text not null,
      act_id uuid not null,
      vendor_id text not null,
      order_id text not null,
      kind text not null,
      occurred_at timestamptz not null,
      counted_at timestamptz not null,
      received_at timestamptz not null,
      payload jsonb not null,
      outcome text not null,
      code text,
      meta jsonb,
      status text,
      primary key (rider_id, act_id)
    )`.execute(db)
  await sql`create index rider_act_order on rider_act (rider_id, order_id, counted_at)`.execute(db)
  await sql`create index rider_act_received on rider_act (received_at)`.execute(db)
}
