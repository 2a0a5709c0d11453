import { type Kysely, sql } from 'kysely'

const holders = ['proof_photo', 'help_file', 'rider_document', 'bulk_job'] as const

/** The time by which the files of a table are moved, oldest first. */
const since = {
  proof_photo: 'taken_at',
  help_file: 'created_at',
  rider_document: 'sent_at',
  bulk_job: 'created_at',
} as const

/**
 * Lets the bytes of files be in an object store: `object_key` names the object of a row whose `content` is null, and
 * `stored_object` lists every object that the store may have. An object whose row is deleted, also by a cascade, or gets
 * another key is released in the same transaction, and a job deletes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_object (
      object_key text primary key,
      held_by text not null,
      sha256 text not null,
      bytes integer not null,
      named_at timestamptz not null default now(),
      claimed_at timestamptz,
      stored_at timestamptz,
      released_at timestamptz,
      deleted_at timestamptz
    )`.execute(db)
  await sql`
    create index stored_object_waiting on stored_object (claimed_at)
      where stored_at is null and released_at is null`.execute(db)
  await sql`create index stored_object_released on stored_object (released_at) where released_at is not null`.execute(
    db,
  )
  await sql`
    create function release_object() returns trigger language plpgsql as $$
    begin
      update stored_object set released_at = now()
      where object_key = old.object_key and released_at is null;
      return null;
    end $$`.execute(db)
  for (const table of holders) await addObjectKey(db, table)
  await sql`alter table help_file alter column content drop not null`.execute(db)
  await sql`
    create index bulk_job_file on bulk_job (created_at)
      where content is not null or object_key is not null`.execute(db)
  await sql`drop index bulk_job_content`.execute(db)
}

async function addObjectKey(db: Kysely<unknown>, table: (typeof holders)[number]): Promise<void> {
  const of = sql.table(table)
  const named = (suffix: string) => sql.id(`${table}_${suffix}`)
  await sql`alter table ${of} add column object_key text`.execute(db)
  await sql`
    create unique index ${named('object')} on ${of} (object_key) where object_key is not null`.execute(db)
  await sql`
    create index ${named('unmoved')} on ${of} (${sql.id(since[table])})
      where content is not null and object_key is null`.execute(db)
  await sql`
    create trigger ${named('deleted')} after delete on ${of} for each row
      when (old.object_key is not null) execute function release_object()`.execute(db)
  await sql`
    create trigger ${named('replaced')} after update of object_key on ${of} for each row
      when (old.object_key is distinct from new.object_key and old.object_key is not null)
      execute function release_object()`.execute(db)
}
