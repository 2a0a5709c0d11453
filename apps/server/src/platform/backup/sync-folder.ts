import { open } from 'node:fs/promises'

/** Makes the names in a folder last through a loss of power. A folder that is gone has none. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(orGone)
  if (!opened) return
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function orGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
