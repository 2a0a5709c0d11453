import { execFileSync } from 'node:child_process'
import { lchownSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { beginBaseBackup } from '../../src/platform/backup/base-backup.ts'
import { CLUSTER } from '../../src/platform/backup/backup-file.ts'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import {
  databaseAt,
  findBinaries,
  type Folders,
  prepareFolders,
  startPostgres,
  startPostmaster,
} from '../../src/platform/embedded-postgres/index.ts'
import { readPidFile } from '../../src/platform/embedded-postgres/stale-postmaster.ts'

/** A standby of an embedded database: PostgreSQL's own streaming replication, hot and read-only. */
export interface Standby {
  readonly url: string
  readonly folders: Folders
  /** Starts it again after `kill` or `stop`, on the same data, as a standby. */
  start(): Promise<void>
  /** Kills every process of it at once, as a lost machine does. */
  kill(): void
  stop(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Of the throwaway database: a standby must have as many. */
const settings = ['fsync=off', 'max_connections=500', 'wal_receiver_status_interval=1s']

/**
 * Copies the running database of a data folder and starts the copy as its standby. A replication slot keeps the WAL that the
 * standby has not had, however long it is away.
 */
export async function startStandby(primaryDataDir: string): Promise<Standby> {
  const primary = prepareFolders(primaryDataDir)
  const data = temporaryData('standby')
  const folders = prepareFolders(data.path)
  const slot = `standby_${process.pid}_${Date.now()}`
  await onPrimary(primary, `select pg_create_physical_replication_slot('${slot}', true)`)
  await copyCluster(primary, folders)
  const connection = `host=${primary.socket} user=beckon application_name=${slot}`
  const followed = [`primary_conninfo = '${connection}'`, `primary_slot_name = '${slot}'`, '']
  writeOwn(folders, 'postgresql.auto.conf', followed.join('\n'))
  let postmaster: Awaited<ReturnType<typeof startPostmaster>> | undefined
  const start = async () => {
    writeOwn(folders, 'standby.signal', '')
    postmaster = await startPostmaster({
      binaries: findBinaries(folders),
      folders,
      settings,
      onProgress: () => undefined,
    })
  }
  const stop = async () => {
    await postmaster?.stop()
    postmaster = undefined
  }
  await start()
  return {
    url: databaseAt(folders),
    folders,
    start,
    stop,
    kill: () => killCluster(folders),
    async remove() {
      await stop()
      data.remove()
    },
  }
}

/** A migrated database of its own, and a standby of it. */
export async function startReplicated() {
  const data = temporaryData('primary')
  const postgres = await startPostgres({ dataDir: data.path, isThrowaway: true })
  const { db } = connectDatabase({ url: postgres.url, size: 1 })
  await migrate(db)
  await db.destroy()
  const standby = await startStandby(data.path)
  return {
    url: postgres.url,
    folders: prepareFolders(data.path),
    standby,
    async stop() {
      await standby.remove()
      await postgres.stop()
      data.remove()
    },
  }
}

async function onPrimary(primary: Folders, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseAt(primary) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function copyCluster(primary: Folders, { cluster, osUser }: Folders): Promise<void> {
  const own = (path: string) => osUser && lchownSync(path, osUser.uid, osUser.gid)
  const makeFolder = (path: string) => {
    if (mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined) own(path)
  }
  const placeOf = (name: string) => join(cluster, name.slice(CLUSTER.length))
  makeFolder(cluster)
  const backup = await beginBaseBackup(primary)
  try {
    for await (const part of backup.parts()) {
      if ('folder' in part) {
        makeFolder(placeOf(part.folder))
        continue
      }
      const path = placeOf(part.name)
      makeFolder(dirname(path))
      const pieces: Buffer[] = []
      for await (const piece of part.content()) pieces.push(piece)
      writeFileSync(path, Buffer.concat(pieces), { mode: 0o600 })
      own(path)
    }
  } finally {
    await backup.end()
  }
}

function writeOwn({ cluster, osUser }: Folders, name: string, content: string): void {
  const path = join(cluster, name)
  writeFileSync(path, content, { mode: 0o600 })
  if (osUser) lchownSync(path, osUser.uid, osUser.gid)
}

/** The processes of a killed postmaster would go on until they notice. */
function killCluster({ cluster }: Folders): void {
  const postmaster = readPidFile(cluster)?.pid
  if (postmaster === undefined) return
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid, parent]) => (parent === postmaster && pid !== undefined ? [pid] : []))
  for (const pid of [postmaster, ...children]) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
