import { resolve } from 'node:path'
import { makeBackup } from '../../apps/server/src/platform/backup/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { type CommandResult, error, succeeded } from '../operator/command-result.ts'
import { withDatabaseUrl } from '../operator/with-database.ts'

/** Lines for a database that is not the embedded one. */
const OUTSIDE_BACKUP = [
  'The database at DATABASE_URL is not in this file. Back it up with pgBackRest or by your provider:',
  'docs/how-to/backup.md says how.',
]

export type BackupConfig = Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl' | 'environment'>

/** Makes a backup by hand, beside the running service or without it. */
export async function runBackup(config: BackupConfig): Promise<CommandResult> {
  const { environment } = config
  const [dataDir, backupDir] = [resolve(config.dataDir), resolve(config.backupDir)]
  try {
    return await withDatabaseUrl(config, async (databaseUrl) => {
      const request = { dataDir, backupDir, databaseUrl, environment, kind: 'manual' } as const
      const { path, bytes, header, unpruned } = await makeBackup({ ...request, now: () => systemClock.now() })
      const size = `${(bytes / 1_000_000).toFixed(1)} MB of ${(header.size / 1_000_000).toFixed(1)} MB`
      return succeeded(
        `${path}  (${size})`,
        ...(header.database ? [] : OUTSIDE_BACKUP),
        ...(unpruned === undefined ? [] : [`Older backups could not be removed: ${unpruned}`]),
      )
    })
  } catch (caught) {
    return error(`The backup failed. ${caught instanceof Error ? caught.message : String(caught)}`)
  }
}
