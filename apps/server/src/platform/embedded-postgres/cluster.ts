import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { openLog, readLog } from './log-file.ts'
import { ended, spawnWatched } from './watchdog.ts'

export const DATABASE_USER = 'beckon'
const MAJOR_VERSION = '18'

/** Makes the cluster where there is none. It is made aside and moved in whole, so a half-made one is never used. */
export async function ensureCluster(
  binaries: Binaries,
  folders: Folders,
  isThrowaway: boolean,
): Promise<'made' | 'found'> {
  removeHalves(folders)
  const version = join(folders.cluster, 'PG_VERSION')
  if (existsSync(version)) {
    checkVersion(readFileSync(version, 'utf8').trim(), folders)
    return 'found'
  }
  const half = `${folders.cluster}.half-${randomUUID()}`
  await initialise(binaries.initdb, half, folders, isThrowaway)
  renameSync(half, folders.cluster)
  return 'made'
}

/** Left by a start that was killed. The program that made it may be ending just now. */
function removeHalves({ base }: Folders): void {
  for (const name of readdirSync(base)) {
    if (name.startsWith('cluster.half'))
      rmSync(join(base, name), { recursive: true, force: true, maxRetries: 20 })
  }
}

function checkVersion(found: string, { cluster }: Folders): void {
  if (found === MAJOR_VERSION) return
  throw new Error(
    `${cluster} was made by PostgreSQL ${found}; this is ${MAJOR_VERSION}. Set DATA_DIR to another folder, or DATABASE_URL.`,
  )
}

async function initialise(
  initdb: string,
  folder: string,
  folders: Folders,
  isThrowaway: boolean,
): Promise<void> {
  // The socket's folder is closed to other users, so a password is not needed.
  const options = ['-D', folder, '-U', DATABASE_USER, '-A', 'trust', '-E', 'UTF8']
  // The same order of texts on every machine.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const command = [initdb, ...options, ...locale, ...(isThrowaway ? ['--no-sync'] : [])]
  const log = openLog(folders.log, folders.osUser)
  const child = spawnWatched(command, { osUser: folders.osUser, log: log.descriptor })
  closeSync(log.descriptor)
  const code = await ended(child)
  if (code === 0) return
  const reason = readLog(folders.log, log.from).slice(-3).join(' ')
  throw new Error(`PostgreSQL could not set up ${folder} (${code}). ${reason}`)
}
