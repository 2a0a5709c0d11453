import { type Kysely, sql } from 'kysely'

/** The address book of a vendor, and the links by which customers say where they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_address (
      vendor_id text not null references vendor on delete cascade,
      address_id text not null,
      country text not null,
      name text not null,
      phone_number text not null,
      unit text not null,
      building text not null,
      address_text text not null,
      notes text not null,
      latitude double precision not null,
      longitude double precision not null,
      search_text text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (vendor_id, address_id)
    )`.execute(db)
  await sql`create unique index saved_address_customer on saved_address (vendor_id, phone_number, address_text, unit)`.execute(
    db,
  )
  await sql`
    create table asked_place (
      vendor_id text not null references vendor on delete cascade,
      ask_id text not null,
      country text not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      answered_at timestamptz,
      latitude double precision,
      longitude double precision,
      address_text text,
      unit text,
      building text,
      notes text,
      primary key (vendor_id, ask_id)
    )`.execute(db)
  await sql`create index asked_place_age on asked_place (expires_at)`.execute(db)
}
