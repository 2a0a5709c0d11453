import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFolder, type Folders, systemIdOf } from '../embedded-postgres/index.ts'
import { type ListedBackup, listBackups } from './list-backups.ts'
import { pruneArchive } from './segments.ts'

/** Backups that were made by themselves, and reports of failed ones, that are kept of each. */
const KEPT = 14

/** Removes what is older than the newest 14. Backups by hand are removed by hand. */
export async function pruneBackups(folder: string, folders: Folders | undefined): Promise<void> {
  const backups = await listBackups(folder)
  const removable = (state: ListedBackup['state']) =>
    backups.filter((one) => one.state === state && (state === 'failed' || one.kind !== 'manual')).slice(KEPT)
  const removed = new Set(removable('complete'))
  for (const { name } of removed) await rm(join(folder, name), { force: true })
  for (const { name } of removable('failed')) await rm(join(folder, `${name}.failed.json`), { force: true })
  if (!folders) return
  await pruneSegments(
    backups.filter((one) => !removed.has(one)),
    folders,
  )
}

/** The WAL is kept from the oldest backup that was made by itself; where there is none, from the oldest one by hand. */
async function pruneSegments(backups: readonly ListedBackup[], folders: Folders): Promise<void> {
  const systemId = systemIdOf(folders.cluster)
  const own = backups.filter(({ header }) => header?.database?.systemId === systemId)
  const byItself = own.filter(({ kind }) => kind !== 'manual')
  const oldest = (byItself.length > 0 ? byItself : own).at(-1)?.header?.database
  if (oldest) await pruneArchive(archiveFolder(folders, systemId), oldest.firstSegment)
}
