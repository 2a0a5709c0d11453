import { sql } from 'kysely'
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { withDatabaseUrl } from '../operator/with-database.ts'
import { databaseChecks } from './database-checks.ts'
import { type Finding, finding } from './finding.ts'
import { machineChecks } from './machine-checks.ts'
import { networkChecks } from './network-checks.ts'
import type { Patient } from './patient.ts'
import { replicaCheck } from './replica-check.ts'

/** Everything that can be checked from this machine, beside the running service or without it. */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  return [
    ...(await machineChecks(patient)),
    ...(await examineDatabase(patient)),
    ...(await networkChecks(patient)),
  ]
}

async function examineDatabase(patient: Patient): Promise<readonly Finding[]> {
  const found: Finding[] = []
  const reached = await finding('database', () =>
    withDatabaseUrl(patient.config, async (url) => {
      const { db } = connectDatabase({ url, size: 1, name: 'beckon-doctor' })
      try {
        // One line reports that it cannot be reached, and not one for each check.
        await sql`select 1`.execute(db)
        found.push(...(await databaseChecks(patient, db)), ...(await replicaCheck(patient, db)))
      } finally {
        await db.destroy()
      }
      return { name: 'database', ok: true, text: patient.config.databaseUrl ? 'at DATABASE_URL' : 'embedded' }
    }),
  )
  return [reached, ...found]
}

export const linesOf = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ name, ok, text }) => `${ok ? 'ok ' : 'FIX'}  ${name.padEnd(20)}  ${text}`)
