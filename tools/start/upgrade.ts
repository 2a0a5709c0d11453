import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { isUnused, migrate } from '../../apps/server/src/platform/database/migrate.ts'

export interface UpgradeRequest {
  readonly url: string
  /** Returns the path of the backup. */
  readonly backUp: () => Promise<string>
  readonly onProgress: (line: string) => void
}

/** Migrates a database to this version. One that has data is backed up before. */
export async function upgrade({ url, backUp, onProgress }: UpgradeRequest): Promise<void> {
  const { db } = connectDatabase({ url, size: 1, name: 'beckon-upgrade' })
  try {
    // It is set up beside the other parts of the start.
    if (await isUnused(db)) return
    const applied = await migrate(db, undefined, async () => {
      const path = await backUp().catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        throw new Error(
          `The upgrade was not begun, because the backup before it failed: ${why}. Free some space or set BACKUP_DIR, then start again.`,
          { cause: error },
        )
      })
      onProgress(`The data before the upgrade is in ${path}.`)
    })
    if (applied.length > 0) onProgress(`The database has ${applied.length} new migrations.`)
  } finally {
    await db.destroy()
  }
}
