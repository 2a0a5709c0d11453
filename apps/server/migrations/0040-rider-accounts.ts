import { type Kysely, sql } from 'kysely'

/**
 * Adds accounts of riders with invitations, devices and codes, and moves the access of riders from a secret to the
 * devices: simulated riders get one at each start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_account (
      rider_id text primary key,
      country text not null,
      name text not null,
      phone text not null,
      vehicle text not null,
      language text,
      status text not null check (status in ('invited', 'active', 'suspended', 'left')),
      is_simulated boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create unique index rider_account_phone on rider_account (country, phone) where not is_simulated`.execute(
    db,
  )
  await sql`
    create index rider_account_name on rider_account (country, name, rider_id) where not is_simulated`.execute(
    db,
  )
  await sql`
    create table rider_invitation (
      rider_id text primary key references rider_account on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create table rider_device (
      device_id text primary key,
      rider_id text not null references rider_account on delete cascade,
      token_hash text not null unique,
      name text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index rider_device_open on rider_device (rider_id) where ended_at is null`.execute(db)
  await sql`
    create table rider_code (
      rider_id text not null references rider_account on delete cascade,
      requester text not null,
      code_hash text not null,
      tries int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (rider_id, requester)
    )`.execute(db)
  await sql`
    insert into rider_account (rider_id, country, name, phone, vehicle, status, is_simulated, created_at)
    select rider_id, country, name, phone, vehicle, 'active', is_simulated, created_at from rider
    on conflict do nothing`.execute(db)
  await sql`alter table rider drop column secret_hash`.execute(db)
}
