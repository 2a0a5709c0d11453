import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable, ownFolder, type OsUser, osUserFor } from './os-user.ts'

/** Where PostgreSQL keeps its data and its socket, and whom it runs as. */
export interface Folders {
  readonly base: string
  readonly cluster: string
  readonly socket: string
  readonly log: string
  /** Finished segments of the write-ahead log (WAL), in a folder for each cluster. */
  readonly archive: string
  readonly osUser: OsUser | undefined
}

/** A socket's whole path must fit into 107 bytes; its name takes some of them. */
const SOCKET_FOLDER_BYTES = 85

export function prepareFolders(dataDir: string): Folders {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const home = realpathSync(dataDir)
  const base = baseFor(home)
  const osUser = osUserFor(base)
  ownFolder(base, osUser)
  const near = join(base, 'run')
  const socket =
    Buffer.byteLength(near) <= SOCKET_FOLDER_BYTES ? near : join(tmpdir(), `beckon-${shortHash(base)}`)
  ownFolder(socket, osUser)
  return {
    base,
    cluster: join(base, 'cluster'),
    socket,
    log: join(base, 'postgres.log'),
    archive: join(base, 'archive'),
    osUser,
  }
}

/** Whether a data folder has, or had, an embedded database. Creates nothing. */
export const hasFolders = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'postgres')) || existsSync(join(dataDir, 'postgres-id'))

/** Whether a data folder has the database itself. Creates nothing where it never had one. */
export const hasCluster = (dataDir: string): boolean =>
  hasFolders(dataDir) && existsSync(join(prepareFolders(dataDir).cluster, 'PG_VERSION'))

/** Where the data is already, else in the data folder, unless PostgreSQL could not walk there. */
function baseFor(home: string): string {
  const near = join(home, 'postgres')
  const note = join(home, 'postgres-id')
  if (existsSync(near)) return near
  if (!existsSync(note) && isReachable(home, osUserFor(near))) return near
  return outside(home, note)
}

/** Root's own home is closed to the user that PostgreSQL runs as: the cluster lies outside, under an id kept in the data folder. */
function outside(home: string, note: string): string {
  if (!existsSync(note)) writeFileSync(note, randomUUID())
  const id = readFileSync(note, 'utf8').trim()
  const shelf = '/var/lib/beckon'
  mkdirSync(shelf, { recursive: true })
  chmodSync(shelf, 0o755)
  refuseCopy(home, id, join(shelf, `${id}.home`))
  return join(shelf, id)
}

/** A copied data folder brings the id of the first one's database along, and must not share it. */
function refuseCopy(home: string, id: string, label: string): void {
  const first = existsSync(label) ? readFileSync(label, 'utf8') : home
  const firstNote = join(first, 'postgres-id')
  if (first !== home && existsSync(firstNote) && readFileSync(firstNote, 'utf8').trim() === id) {
    throw new Error(
      `${home} is a copy of ${first}, without its database. Remove ${join(home, 'postgres-id')} to begin with an empty one.`,
    )
  }
  writeFileSync(label, home)
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
