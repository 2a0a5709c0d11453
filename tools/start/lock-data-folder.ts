import { join } from 'node:path'
import { undoUnfinished } from '../../apps/server/src/platform/backup/index.ts'
import { lockFile } from '../../apps/server/src/platform/backup/lock-file.ts'

/**
 * Locks a data folder for this process; undefined when another one has the lock. A restore that was cut off in the
 * folder is undone first.
 */
export async function lockDataFolder(
  dataDir: string,
  onProgress: (line: string) => void = () => undefined,
): Promise<(() => void) | undefined> {
  const release = lockFile(join(dataDir, 'running.lock'))
  if (release && (await undoUnfinished(dataDir)))
    onProgress('A restore was cut off: the data is what it was before.')
  return release
}
