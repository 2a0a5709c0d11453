import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a file for this process; undefined when another one has the lock. SQLite takes the lock of the operating
 * system on the file: it ends with its process, so a crashed process leaves no stale lock.
 */
export function lockFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('begin exclusive')
    return () => file.close()
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) return undefined
    throw error
  }
}
