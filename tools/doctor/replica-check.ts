import { sql } from 'kysely'
import { pause } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { identitySql } from '../../apps/server/src/platform/database/replica/replica-state.ts'
import { fine, type Finding, finding, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

const NAME = 'replica'
const PAUSE_MS = 100
const PATIENCE_MS = 5000

/** Whether the replica of DATABASE_REPLICA_URL follows this database; nothing where there is none. */
export async function replicaCheck({ config }: Patient, primary: Database): Promise<readonly Finding[]> {
  const { replica } = config
  if (!replica) return []
  const { db } = connectDatabase({
    url: replica.url,
    size: 1,
    name: 'beckon-doctor',
    patienceMs: PATIENCE_MS,
  })
  try {
    return [await finding(NAME, () => follows(primary, db, replica.lagSeconds))]
  } finally {
    await db.destroy()
  }
}

interface Asked {
  readonly is_standby: boolean
  readonly identity: string
  readonly feedback: string
}

async function follows(primary: Database, replica: Database, lagSeconds: number): Promise<Finding> {
  const identity = sql<string>`${sql.raw(identitySql)}`
  const [own] = (await sql<{ identity: string }>`select ${identity} as identity`.execute(primary)).rows
  const [asked] = (
    await sql<Asked>`select pg_is_in_recovery() as is_standby, ${identity} as identity,
      current_setting('hot_standby_feedback') as feedback`.execute(replica)
  ).rows
  if (!asked?.is_standby) {
    return wrong(
      NAME,
      'it is no standby, so nothing is read from it. Make it one again, or remove DATABASE_REPLICA_URL.',
    )
  }
  if (asked.identity !== own?.identity)
    return wrong(NAME, 'it is the standby of another database. Correct DATABASE_REPLICA_URL.')
  if (!(await catchesUp(primary, replica, lagSeconds))) {
    return wrong(
      NAME,
      `it is more than ${lagSeconds} s behind. Look at its disk, and at pg_stat_replication of the database.`,
    )
  }
  return asked.feedback === 'on'
    ? fine(NAME, 'follows')
    : wrong(
        NAME,
        'it follows, but its recovery may cancel long exports. Set hot_standby_feedback to on there.',
      )
}

/** Whether the replica replays in time what the primary has now. */
async function catchesUp(primary: Database, replica: Database, lagSeconds: number): Promise<boolean> {
  const [now] = (
    await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary)
  ).rows
  for (let waited = 0; waited <= lagSeconds * 1000; waited += PAUSE_MS) {
    const [found] = (
      await sql<{ has: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${now?.position}::pg_lsn as has`.execute(replica)
    ).rows
    if (found?.has === true) return true
    await pause(PAUSE_MS)
  }
  return false
}
