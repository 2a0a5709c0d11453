import { type Kysely, sql } from 'kysely'

/** Adds prices and flags of single shops, uploads of shops, and assignment, waiting times and templates of the help centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column tariff jsonb`.execute(db)
  await sql`create index vendor_country_name on vendor (country, lower(name), vendor_id)`.execute(db)
  await sql`
    create table vendor_flag (
      vendor_id text not null references vendor on delete cascade,
      country text not null,
      flag text not null,
      value boolean not null,
      changed_at timestamptz not null,
      primary key (vendor_id, flag)
    )`.execute(db)
  await sql`create index vendor_flag_country on vendor_flag (country)`.execute(db)
  await sql`
    create table shop_upload (
      upload_id text primary key,
      country text not null,
      operator_id text not null,
      name text not null,
      rows jsonb not null,
      created_at timestamptz not null,
      opened_at timestamptz
    )`.execute(db)
  await sql`create index shop_upload_country on shop_upload (country, created_at desc)`.execute(db)
  await addHelp(db)
}

async function addHelp(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table help_conversation
      add column assigned_to text,
      add column waiting_since timestamptz,
      add column first_answer_at timestamptz`.execute(db)
  await sql`update help_conversation set waiting_since = updated_at where status = 'OPEN'`.execute(db)
  await sql`
    update help_conversation set first_answer_at = answer.at
    from (
      select vendor_id, conversation_id, min(created_at) as at from help_message
      where sender = 'operator' group by vendor_id, conversation_id
    ) answer
    where answer.vendor_id = help_conversation.vendor_id
      and answer.conversation_id = help_conversation.conversation_id`.execute(db)
  await sql`
    create index help_conversation_oldest on help_conversation (country, waiting_since)
    where waiting_since is not null`.execute(db)
  await sql`
    create index help_conversation_answered on help_conversation (country, first_answer_at)
    where first_answer_at is not null`.execute(db)
  await sql`
    create table help_template (
      country text not null,
      template_id text not null,
      title text not null,
      texts jsonb not null,
      changed_at timestamptz not null,
      primary key (country, template_id)
    )`.execute(db)
}
