import { randomUUID } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file that is complete or absent after a crash: written aside, flushed to the disk, then renamed. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}.part`)
  const file = await open(aside, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
  await syncFolder(dirname(path))
}

/** Makes a rename or a deletion within a folder durable. Windows cannot open a folder, and needs no such call. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  if (!folder) return
  await folder.sync().catch(() => undefined)
  await folder.close()
}

/** The text of a file; undefined where there is none. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Whether an error is about a file that does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
