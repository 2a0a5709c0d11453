import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../../../../../tools/test/temporary-data.ts'
import { linkLibraries } from './binaries.ts'
import { prepareFolders } from './folders.ts'
import { startPostgres } from './index.ts'
import { isMemoryInUse } from './postmaster.ts'
import { interrupt } from './stale-postmaster.ts'
import { isReachable, type OsUser } from './os-user.ts'

let data: ReturnType<typeof temporaryData>
let setUp: ReturnType<typeof temporaryData>
const children: ChildProcess[] = []

beforeAll(async () => {
  setUp = temporaryData('postgres-set-up')
  await (await start(setUp.path)).stop()
})
afterAll(() => setUp.remove())
beforeEach(() => {
  data = temporaryData('postgres')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  data.remove()
})

const start = (dataDir = data.path) => startPostgres({ dataDir, isThrowaway: true })

/** As after a first start that was stopped: a set-up takes a second of processor time. */
function copySetUp(): void {
  execFileSync('cp', ['-a', join(setUp.path, 'postgres'), data.path])
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  // The client emits an error in addition to the failed query when PostgreSQL is killed.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts PostgreSQL and then does nothing, until it is killed. */
async function startElsewhere(user?: OsUser): Promise<{ child: ChildProcess; url: string }> {
  const index = new URL('./index.ts', import.meta.url).href
  const program = `
    const { startPostgres } = await import(${JSON.stringify(index)})
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(data.path)}, isThrowaway: true })
    console.log(url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const url of createInterface(child.stdout)) return { child, url }
  throw new Error('it ended without a word')
}

async function kill(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGKILL')
  await end
}

/** The processes whose command names the data folder, by their id. */
function running(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && commandOf(pid).includes(data.path))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20)
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(prepareFolders(dataDir).cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

it('starts on an empty folder, sorts by code point, listens on no port, and stops whole', async () => {
  const postgres = await start()
  const rows = await query(
    postgres.url,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('listen_addresses') as ports,
       current_setting('server_encoding') as encoding, 'Z' < 'a' as by_code_point, upper('ő') as upper`,
  )
  expect(rows).toEqual([{ version: 18, ports: '', encoding: 'UTF8', by_code_point: true, upper: 'Ő' }])
  await postgres.stop()
  expect(running()).toEqual([])
})

it('has at the second start what was written before the first was stopped', async () => {
  copySetUp()
  const first = await start()
  await query(first.url, 'create table kept as select 7 as seven')
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await second.stop()
})

it('ends with a process that is killed, and starts again with what was committed', async () => {
  copySetUp()
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept as select 7 as seven')
  await kill(child)
  await until(() => running().length === 0)
  const again = await start()
  expect(await query(again.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await again.stop()
})

it('takes over at once from a process that was killed just now', async () => {
  copySetUp()
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept as select 7 as seven')
  await kill(child)
  const again = await start()
  expect(await query(again.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await again.stop()
})

it('does not fail where the PostgreSQL to be stopped has ended by itself', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(() => interrupt(pid)).not.toThrow()
})

it('stops the postmaster that a killed process and its watchdog left behind', async () => {
  copySetUp()
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept as select 7 as seven')
  const postmaster = postmasterOf(data.path)
  const watchdogs = running().filter((pid) => commandOf(pid).includes('watchdog'))
  // Without the first of them its parent ends, and the second would stop PostgreSQL before it is killed itself.
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of watchdogs) process.kill(pid, signal)
  await kill(child)
  expect(commandOf(postmaster)).not.toBe('')
  const again = await start()
  expect(await query(again.url, 'select * from kept')).toEqual([{ seven: 7 }])
  expect(postmasterOf(data.path)).not.toBe(postmaster)
  await again.stop()
})

it('waits for a busy session that outlived its killed PostgreSQL', async () => {
  copySetUp()
  const { child, url } = await startElsewhere()
  // In the list of columns the series is counted as it comes; as a table it would be written to the disk first.
  const counting = 'select count(*) from (select generate_series(1, 20000000)) as one'
  const busy = query(url, counting).catch(() => undefined)
  while ((await query(url, "select 1 from pg_stat_activity where query like 'select count%'")).length === 0)
    await pause(5)
  process.kill(postmasterOf(data.path), 'SIGKILL')
  await kill(child)
  const again = await start()
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await busy
  await again.stop()
})

it('waits also where the processes of the last run write to the log after the refusal', () => {
  const refusal =
    'FATAL:  pre-existing shared memory block (key 7, ID 1) is still in use\nHINT:  Terminate any old server processes'
  const farewell = 'FATAL:  terminating connection due to unexpected postmaster exit'
  expect(isMemoryInUse([...refusal.split('\n'), farewell, farewell, farewell])).toBe(true)
  expect(isMemoryInUse([farewell])).toBe(false)
})

// A user that exists on every Unix: `daemon`. PostgreSQL refuses a user without a name.
const someone: OsUser = { uid: 1, gid: 1 }
const canBeSomeone = process.getuid?.() === 0 && isReachable(process.execPath, someone)

it.runIf(canBeSomeone)('runs as its user, and for root later as that user too', async () => {
  chownSync(data.path, someone.uid, someone.gid)
  const { child, url } = await startElsewhere(someone)
  await query(url, 'create table kept as select 7 as seven')
  await kill(child)
  const again = await start()
  expect(statSync(`/proc/${postmasterOf(data.path)}`).uid).toBe(someone.uid)
  expect(await query(again.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await again.stop()
})

it('reports that PostgreSQL has ended', async () => {
  copySetUp()
  const postgres = await start()
  const lost = new Promise<void>((done) => postgres.onLost(done))
  process.kill(postmasterOf(data.path), 'SIGKILL')
  await lost
  const again = await start()
  await again.stop()
})

it('sets the cluster up again after an interrupted first set-up', async () => {
  const { base, cluster } = prepareFolders(data.path)
  mkdirSync(`${cluster}.half-1`)
  writeFileSync(join(`${cluster}.half-1`, 'PG_VERSION'), '18')
  const postgres = await start()
  expect(readdirSync(base).filter((name) => name.includes('half'))).toEqual([])
  await postgres.stop()
})

it('does not end another program that has the process id of the last run', async () => {
  copySetUp()
  const first = await start()
  await first.stop()
  const bystander = spawn('sleep', ['600'])
  children.push(bystander)
  const { cluster } = prepareFolders(data.path)
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${bystander.pid}\n${cluster}\n1\n5432\n${cluster}\n\n  1  1\nready\n`,
  )
  const postgres = await start()
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  await postgres.stop()
})

it('refuses the data of another PostgreSQL in one line', async () => {
  const { cluster } = prepareFolders(data.path)
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 15; this is 18/u)
})

it('puts the socket elsewhere where its path would be too long', async () => {
  const deep = join(data.path, 'a'.repeat(60), 'b'.repeat(60))
  const postgres = await start(deep)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const { socket } = prepareFolders(deep)
  expect(socket.length).toBeLessThan(85)
  await postgres.stop()
  rmdirSync(socket)
})

it('enters no folder that is a link', () => {
  mkdirSync(join(data.path, 'elsewhere'))
  symlinkSync(join(data.path, 'elsewhere'), join(data.path, 'postgres'))
  expect(() => prepareFolders(data.path)).toThrow(/is in the way/u)
})

it('makes the links of libraries that an install without scripts left out', () => {
  mkdirSync(join(data.path, 'lib'))
  writeFileSync(join(data.path, 'lib', 'libx.so.1.2'), 'x')
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]
  writeFileSync(join(data.path, 'pg-symlinks.json'), JSON.stringify(links))
  linkLibraries(data.path)
  linkLibraries(data.path)
  expect(existsSync(join(data.path, 'lib', 'libx.so.1'))).toBe(true)
})
