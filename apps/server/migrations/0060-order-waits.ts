import { type Kysely, sql } from 'kysely'

/** Times from which a rider waited at the collection point or at the door of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_wait (
      vendor_id text not null,
      order_id text not null,
      began_at timestamptz not null,
      place text not null check (place in ('pickup', 'dropoff')),
      primary key (vendor_id, order_id, began_at),
      foreign key (vendor_id, order_id) references orders (vendor_id, order_id) on delete cascade
    )`.execute(db)
}
