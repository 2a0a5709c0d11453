import { createHash } from 'node:crypto'
import { createWriteStream, lchownSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Folders } from '../../embedded-postgres/index.ts'
import type { ReadEntry } from '../archive/read-tar.ts'
import {
  type BackupManifest,
  CLUSTER,
  FILES,
  HEADER_NAME,
  manifest,
  MANIFEST_NAME,
  readEntries,
  textOf,
} from '../backup-file.ts'

/** Where the parts of a backup go. */
export interface Staged {
  readonly cluster: string
  readonly files: string
}

/** Writes the parts of a backup, and compares each with the manifest. Throws a sentence where the file is not whole. */
export async function extractBackup(
  path: string,
  staged: Staged,
  osUser: Folders['osUser'],
): Promise<BackupManifest> {
  const digests = new Map<string, string>()
  makeFolder(staged.cluster, osUser)
  try {
    for await (const entry of readEntries(path)) {
      if (entry.name === MANIFEST_NAME) return await compare(entry, digests)
      digests.set(entry.name, await extract(entry, staged, osUser))
    }
  } catch (error) {
    if (isFromDisk(error)) throw error
    throw new Error(
      `${path} is damaged (${error instanceof Error ? error.message : String(error)}). Restore another backup.`,
      { cause: error },
    )
  }
  throw new Error(`${path} is not complete. Restore another backup.`)
}

async function compare(entry: ReadEntry, digests: ReadonlyMap<string, string>): Promise<BackupManifest> {
  const read = manifest.parse(JSON.parse(await textOf(entry.content)))
  const missing = read.parts.find(({ name }) => !digests.has(name))
  if (missing) throw new Error(`${missing.name} is missing`)
  const changed = read.parts.find(({ name, sha256 }) => digests.get(name) !== sha256)
  if (changed) throw new Error(`${changed.name} is not what was saved`)
  return read
}

/** Returns the digest of what was written. */
async function extract(entry: ReadEntry, staged: Staged, osUser: Folders['osUser']): Promise<string> {
  const { name, isFolder, content } = entry
  const digest = createHash('sha256')
  if (name === HEADER_NAME) {
    for await (const piece of content) digest.update(piece)
    return digest.digest('hex')
  }
  const [part = '', ...rest] = name.split('/')
  if (![CLUSTER, FILES].includes(part) || rest.length === 0 || rest.includes('..')) {
    throw new Error(`${name} has no place`)
  }
  const isCluster = part === CLUSTER
  const target = join(isCluster ? staged.cluster : staged.files, ...rest)
  const owner = isCluster ? osUser : undefined
  makeFolder(isFolder ? target : dirname(target), owner)
  if (isFolder) return ''
  await pipeline(
    content,
    async function* digested(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        digest.update(piece)
        yield piece
      }
    },
    createWriteStream(target, { mode: 0o600 }),
  )
  if (owner) lchownSync(target, owner.uid, owner.gid)
  return digest.digest('hex')
}

function makeFolder(folder: string, owner: Folders['osUser']): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined && owner) {
    lchownSync(folder, owner.uid, owner.gid)
  }
}

/** An error of the disk that is written to, such as a full one: the backup is not at fault. */
const isFromDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error
