import { isException } from '@beckon/domain/exception'
import { sql } from 'kysely'
import {
  failingMessages,
  runningUploads,
} from '../../apps/server/src/capabilities/operations/exceptions/sweep/find-systems.ts'
import type { Signal } from '../../apps/server/src/capabilities/operations/exceptions/sweep/signal.ts'
import { loadParameters } from '../../apps/server/src/capabilities/settings/parameters/load-parameters.ts'
import { unixSeconds } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { isMigrated, unknownMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { fine, type Finding, finding, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

const CLOCK_SECONDS = 2
const OUTBOX_SECONDS = 60
const FAILING_TRIES = 3
const OLDEST_VERSION = 150_000

/** Findings in the database: its schema, its clock and settings, and work that does not get on. */
export async function databaseChecks({ now }: Patient, db: Database): Promise<readonly Finding[]> {
  const server = { settings: () => settings(db), 'WAL archive': () => archive(db) }
  const schema = await finding('migrations', () => migrations(db))
  // Tables may be missing, or mean something else.
  if (!schema.ok) return [schema, ...(await all(server))]
  const work = {
    clock: () => clock(db, now),
    outbox: () => outbox(db),
    jobs: () => jobs(db),
    uploads: () => uploads(db, now()),
    messages: () => messages(db, now()),
  }
  return [schema, ...(await all(server)), ...(await all(work))]
}

async function all(checks: Readonly<Record<string, () => Promise<Finding>>>): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const [name, check] of Object.entries(checks)) found.push(await finding(name, check))
  return found
}

async function migrations(db: Database): Promise<Finding> {
  const name = 'migrations'
  const [unknown] = await unknownMigrations(db)
  if (unknown !== undefined) return wrong(name, `a newer version has added ${unknown}. Start that version.`)
  if (!(await isMigrated(db))) return wrong(name, 'some are missing. Start Beckon, which applies them.')
  return fine(name, 'all applied')
}

async function clock(db: Database, now: () => Date): Promise<Finding> {
  const name = 'clock'
  const [row] = await rows<{ at: Date; future: boolean }>(
    db,
    sql`select clock_timestamp() as at,
      exists (select from outbox where created_at > clock_timestamp() + interval '1 minute') as future`,
  )
  const seconds = Math.abs(now().getTime() - (row?.at.getTime() ?? 0)) / 1000
  if (seconds > CLOCK_SECONDS) {
    return wrong(
      name,
      `it differs from the clock of the database by ${Math.round(seconds)} s. Turn on NTP on both machines.`,
    )
  }
  if (row?.future)
    return wrong(name, 'changes were written with times to come: it was set back. Turn on NTP.')
  return fine(name, 'that of the database agrees')
}

async function settings(db: Database): Promise<Finding> {
  const name = 'settings'
  const found = await rows<{ name: string; setting: string }>(
    db,
    sql`select name, setting from pg_settings
      where name in ('server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  const value = (of: string) => found.find((one) => one.name === of)?.setting
  if (Number(value('server_version_num')) < OLDEST_VERSION)
    return wrong(name, 'PostgreSQL is older than 15. Upgrade it.')
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].find((one) => value(one) === 'off')
  if (off !== undefined) return wrong(name, `${off} is off: orders can be lost with the power. Set it to on.`)
  return fine(
    name,
    `PostgreSQL ${Math.floor(Number(value('server_version_num')) / 10_000)}, changes are durable`,
  )
}

async function archive(db: Database): Promise<Finding> {
  const name = 'WAL archive'
  const [row] = await rows<{ mode: string; failing: string | null }>(
    db,
    sql`select current_setting('archive_mode') as mode, case when last_failed_time >
      coalesce(last_archived_time, '-infinity') then last_failed_wal end as failing from pg_stat_archiver`,
  )
  if (row?.mode === 'off')
    return wrong(name, 'off: a restore to a moment is not possible. docs/how-to/backup.md says how.')
  if (typeof row?.failing === 'string') {
    return wrong(
      name,
      `${row.failing} could not be saved, and the disk fills. The log of PostgreSQL says why.`,
    )
  }
  return fine(name, 'nothing waits')
}

async function outbox(db: Database): Promise<Finding> {
  const [row] = await rows<{ seconds: number }>(
    db,
    sql`select coalesce(extract(epoch from now() - min(created_at)), 0)::int as seconds from outbox
      where published_at is null`,
  )
  const seconds = row?.seconds ?? 0
  return seconds > OUTBOX_SECONDS
    ? wrong(
        'outbox',
        `a change waits for ${seconds} s. Start a process with the role worker, or look for errors in its log.`,
      )
    : fine('outbox', seconds === 0 ? 'empty' : `the oldest change waits for ${seconds} s`)
}

async function jobs(db: Database): Promise<Finding> {
  const [exists] = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('pgboss.job') is not null as found`,
  )
  if (!exists?.found) return fine('jobs', 'none yet')
  const failing = await rows<{ name: string; count: number }>(
    db,
    sql`select name, count(*)::int as count from pgboss.job
      where state = 'failed' or (state = 'retry' and retry_count >= ${FAILING_TRIES}) group by name order by name`,
  )
  const list = failing.map(({ name, count }) => `${name} (${count})`).join(', ')
  return failing.length > 0
    ? wrong('jobs', `these fail: ${list}. The log says why: look for "a job failed".`)
    : fine('jobs', 'none fails')
}

async function uploads(db: Database, now: Date): Promise<Finding> {
  const { length } = await exceptionsAmong(db, now, await runningUploads(db, now))
  return length > 0
    ? wrong('uploads', `${length} do not get on. Restart them on the page Exceptions of the console.`)
    : fine('uploads', 'none is stuck')
}

async function messages(db: Database, now: Date): Promise<Finding> {
  const failing = await exceptionsAmong(db, now, await failingMessages(db, now))
  const count = failing.reduce((sum, { facts }) => sum + (facts.count ?? 0), 0)
  return count > 0
    ? wrong(
        'messages',
        `${count} emails and texts are not sent. Check SMTP_URL and TEXT_URL, then send them again on the page Exceptions.`,
      )
    : fine('messages', 'none waits after failed tries')
}

/** Those that the page Exceptions of the console shows, by the rules and by the seconds of their country. */
async function exceptionsAmong(
  db: Database,
  now: Date,
  signals: readonly Signal[],
): Promise<readonly Signal[]> {
  const log = { warn: () => undefined }
  const found: Signal[] = []
  for (const signal of signals) {
    const { exceptionSeconds: seconds } = await loadParameters({ db, log }, signal.country)
    if (isException(signal.rule, { now: unixSeconds(now), seconds, isOpen: false })) found.push(signal)
  }
  return found
}

const rows = async <T>(db: Database, query: ReturnType<typeof sql>): Promise<readonly T[]> =>
  (await query.execute(db)).rows as T[]
