import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type BackupHeader, type NamedBackup, parseBackupName, readHeader } from './backup-file.ts'

export interface ListedBackup extends NamedBackup {
  readonly bytes: number
  /** Undefined where it is not complete, or cannot be read. */
  readonly header: BackupHeader | undefined
  /** Why it failed. */
  readonly error: string | undefined
}

const failure = z.object({ error: z.string() })

/** The backups in a folder by the names of their files, of which none is opened. */
export async function namesOf(folder: string): Promise<NamedBackup[]> {
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file) => parseBackupName(file) ?? [])
}

/** The backups in a folder, newest first, with those that failed. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const files = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    files.map(async (file) => {
      const named = parseBackupName(file)
      return named && listed(named, join(folder, file))
    }),
  )
  return found
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

async function listed(named: NamedBackup, path: string): Promise<ListedBackup | undefined> {
  const file = await stat(path).catch(() => undefined)
  // Removed, or renamed because it is complete now.
  if (!file) return undefined
  const { size: bytes } = file
  if (named.state === 'running') return { ...named, bytes, header: undefined, error: undefined }
  if (named.state === 'failed') {
    const report = await readFile(path, 'utf8').catch(() => '')
    return { ...named, bytes: 0, header: undefined, error: reasonIn(report) }
  }
  try {
    return { ...named, bytes, header: await readHeader(path), error: undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      ...named,
      state: 'failed',
      bytes,
      header: undefined,
      error: `The file cannot be read: ${reason}.`,
    }
  }
}

/** The reason in the report of a failure; empty where the report could not be written, as on a full disk. */
function reasonIn(report: string): string {
  try {
    return failure.parse(JSON.parse(report)).error
  } catch {
    return ''
  }
}
