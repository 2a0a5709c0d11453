import { sql } from 'kysely'
import { pause } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import type { Position } from '../../apps/server/src/platform/database/replica/lag.ts'
import { identityOf, positionOf } from '../../apps/server/src/platform/database/replica/reads.ts'
import { statusOf } from '../../apps/server/src/platform/database/replica/replica-state.ts'
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

async function follows(primary: Database, replica: Database, lagSeconds: number): Promise<Finding> {
  const { is_standby, identity, replayed } = await statusOf(replica)
  if (!is_standby) {
    return wrong(
      NAME,
      'it is no standby, so nothing is read from it. Make it one again, or remove DATABASE_REPLICA_URL.',
    )
  }
  if (identity !== (await identityOf(primary)))
    return wrong(NAME, 'it is the standby of another database. Correct DATABASE_REPLICA_URL.')
  // The primary is asked later, so that a standby of it has less.
  const position = await positionOf(primary)
  if (replayed !== null && replayed > position) {
    return wrong(
      NAME,
      'it has replayed more than this database has, so it follows another one since a failover. ' +
        'Correct DATABASE_URL, or make it a standby of this database again.',
    )
  }
  if (!(await catchesUp(replica, { position, lagSeconds }))) {
    return wrong(
      NAME,
      `it is more than ${lagSeconds} s behind. Look at its disk, and at pg_stat_replication of the database.`,
    )
  }
  return (await givesFeedback(replica))
    ? fine(NAME, 'follows')
    : wrong(
        NAME,
        'it follows, but its recovery may cancel long exports. Set hot_standby_feedback to on there.',
      )
}

interface Bounds {
  readonly position: Position
  readonly lagSeconds: number
}

/** Whether the replica replays in time what the primary has now. */
async function catchesUp(replica: Database, { position, lagSeconds }: Bounds): Promise<boolean> {
  for (let waited = 0; waited <= lagSeconds * 1000; waited += PAUSE_MS) {
    const { replayed } = await statusOf(replica)
    if (replayed !== null && replayed >= position) return true
    await pause(PAUSE_MS)
  }
  return false
}

async function givesFeedback(replica: Database): Promise<boolean> {
  const { rows } = await sql<{ feedback: string }>`
    select current_setting('hot_standby_feedback') as feedback`.execute(replica)
  return rows[0]?.feedback === 'on'
}
