import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable, ownFolder } from './servant.ts'

/** Where PostgreSQL keeps its data and its socket. */
export interface Folders {
  readonly cluster: string
  readonly socket: string
  readonly log: string
  readonly spareBinaries: string
}

/** A socket's whole path must fit into 107 bytes; its name takes some of them. */
const SOCKET_FOLDER_BYTES = 85

export function prepareFolders(dataDir: string): Folders {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const home = realpathSync(dataDir)
  const base = isReachable(home) ? join(home, 'postgres') : outside(home)
  ownFolder(base)
  const near = join(base, 'run')
  const socket =
    Buffer.byteLength(near) <= SOCKET_FOLDER_BYTES ? near : join(tmpdir(), `beckon-${shortHash(base)}`)
  ownFolder(socket)
  return {
    cluster: join(base, 'cluster'),
    socket,
    log: join(base, 'postgres.log'),
    spareBinaries: join(base, 'binaries'),
  }
}

/** Root's own home is closed to the user that PostgreSQL runs as: the cluster lies outside, under an id kept in the data folder. */
function outside(home: string): string {
  const note = join(home, 'postgres-id')
  if (!existsSync(note)) writeFileSync(note, randomUUID())
  const shelf = '/var/lib/beckon'
  mkdirSync(shelf, { recursive: true, mode: 0o755 })
  return join(shelf, readFileSync(note, 'utf8').trim())
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
