import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Holds a data folder for this process; undefined when another one holds it. The hold is the system's lock on a
 * file, taken by way of SQLite: it dies with its process, however that ends, so nothing stale can lock anybody out.
 */
export function holdFolder(dataDir: string): (() => void) | undefined {
  const file = new DatabaseSync(join(dataDir, 'running.lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
    return () => file.close()
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) return undefined
    throw error
  }
}
