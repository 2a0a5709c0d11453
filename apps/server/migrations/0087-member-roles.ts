import { type Kysely, sql } from 'kysely'

/**
 * Adds the people of a business who are not owners, with their role, and their invitations. Everyone in `vendor_owner` is an
 * owner and stays one. Other roles are in tables of their own, so that a process of an earlier release, which takes every row
 * of `vendor_owner` for an owner, does not make owners of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_member (
      vendor_id text not null references vendor on delete cascade,
      user_id text not null references user_account on delete cascade,
      role text not null check (role in ('manager', 'staff', 'finance', 'developer', 'viewer')),
      primary key (vendor_id, user_id)
    )`.execute(db)
  await sql`create index vendor_member_user on vendor_member (user_id)`.execute(db)
  await sql`
    create table member_invitation (
      vendor_id text not null references vendor on delete cascade,
      email text not null,
      role text not null check (role in ('manager', 'staff', 'finance', 'developer', 'viewer')),
      token_hash text not null unique,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (vendor_id, email)
    )`.execute(db)
  await sql`create index member_invitation_expires on member_invitation (expires_at)`.execute(db)
}
