import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeTar } from '../../apps/server/src/platform/backup/archive/write-tar.ts'
import { textPart } from '../../apps/server/src/platform/backup/folder-parts.ts'
import { listBackups } from '../../apps/server/src/platform/backup/index.ts'
import { restoreBackup } from '../../apps/server/src/platform/backup/restore/restore-backup.ts'
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { lockDataFolder } from '../start/lock-data-folder.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { runBackup } from './run-backup.ts'
import { momentFrom, runRestore } from './run-restore.ts'

/** A backup of a data folder with a table `kept` of one row, and a key file. */
let saved: ReturnType<typeof temporaryData>
let data: ReturnType<typeof temporaryData>
let file = ''

const configOf = (dataDir: string, databaseUrl?: string) =>
  ({
    dataDir,
    backupDir: join(dataDir, 'backups'),
    databaseUrl,
    environment: 'prd',
    defaultCountry: 'HU',
  }) as const

beforeAll(async () => {
  saved = temporaryData('saved')
  await inDatabase(saved.path, async (url) => {
    const { db } = connectDatabase({ url, size: 2 })
    await migrate(db)
    await db.destroy()
    await query(url, `create table kept as select 'saved' as word`)
  })
  mkdirSync(join(saved.path, 'gateway'))
  writeFileSync(join(saved.path, 'gateway', 'keys.json'), 'saved')
  const made = await runBackup(configOf(saved.path))
  expect(made).toMatchObject({ ok: true })
  file = made.lines[0]?.split('  ')[0] ?? ''
})
afterAll(() => saved.remove())
beforeEach(() => {
  data = temporaryData('restore')
})
afterEach(() => data.remove())

async function inDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const release = await lockDataFolder(dataDir)
  if (!release) throw new Error('locked')
  const postgres = await startPostgres({ dataDir })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
    release()
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const wordIn = (dataDir: string) => inDatabase(dataDir, (url) => query(url, 'select word from kept'))

const restore = (...args: string[]) =>
  runRestore({ config: configOf(data.path), folder: data.path, args, onProgress: () => undefined })

/** A data folder with another row and another key, which must survive a restore that fails. */
async function makePresent(): Promise<void> {
  cpSync(join(saved.path, 'gateway'), join(data.path, 'gateway'), { recursive: true })
  writeFileSync(join(data.path, 'gateway', 'keys.json'), 'present')
  await inDatabase(data.path, (url) => query(url, `create table kept as select 'present' as word`))
}

async function expectPresent(): Promise<void> {
  expect(await wordIn(data.path)).toEqual([{ word: 'present' }])
  expect(readFileSync(join(data.path, 'gateway', 'keys.json'), 'utf8')).toBe('present')
}

it('restores database and keys into an empty data folder, from a file that only its owner may read', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await restore(file)).toMatchObject({ ok: true })
  expect(await wordIn(data.path)).toEqual([{ word: 'saved' }])
  expect(readFileSync(join(data.path, 'gateway', 'keys.json'), 'utf8')).toBe('saved')
})

it('keeps the data of before as a restore point, and only the last one', async () => {
  await makePresent()
  const first = await restore(file)
  expect(first.lines.join('\n')).toContain('The data of before is in')
  expect(await wordIn(data.path)).toEqual([{ word: 'saved' }])
  const points = () => readdirSync(data.path).filter((name) => name.startsWith('before-restore-'))
  const [point = ''] = points()
  expect(readFileSync(join(data.path, point, 'gateway', 'keys.json'), 'utf8')).toBe('present')
  await restore(file)
  expect(points()).toHaveLength(1)
})

it('refuses while the service runs', async () => {
  const release = await lockDataFolder(data.path)
  expect(await restore(file)).toMatchObject({ ok: false, lines: [expect.stringContaining('Stop it')] })
  release?.()
})

it('refuses a cut file, a damaged one and one that is no backup, and leaves the present data', async () => {
  await makePresent()
  const copy = join(data.path, 'copy.tar.gz')
  cpSync(file, copy)
  truncateSync(copy, statSync(file).size - 1000)
  expect((await restore(copy)).lines.join()).toMatch(/damaged|not complete/u)
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle)
  writeFileSync(copy, bytes)
  expect((await restore(copy)).lines.join()).toContain('damaged')
  writeFileSync(copy, 'not a backup')
  expect((await restore(copy)).lines.join()).toContain('cannot be read as a backup')
  await expectPresent()
})

const header = {
  format: 1,
  version: '1.0.0',
  migrations: ['0001-main-job'],
  kind: 'manual',
  createdAt: '2026-11-22T02:00:00.000Z',
  environment: 'prd',
  size: 1000,
}

async function fileOf(parts: Record<string, unknown>): Promise<string> {
  const path = join(data.path, 'made.tar.gz')
  const written = Object.entries(parts).map(([name, value]) => textPart(name, JSON.stringify(value)))
  writeFileSync(path, gzipSync(await buffer(writeTar(Readable.from(written), () => undefined))))
  return path
}

it('refuses a file of a newer version, one larger than the disk and one whose part was changed', async () => {
  const newer = await fileOf({ 'backup.json': { ...header, version: '9.0.0', migrations: ['9999-later'] } })
  expect((await restore(newer)).lines.join()).toContain(
    'newer version of Beckon (9.0.0, migration 9999-later)',
  )
  const format = await fileOf({ 'backup.json': { ...header, format: 2 } })
  expect((await restore(format)).lines.join()).toContain('format 2')
  const large = await fileOf({ 'backup.json': { ...header, size: 1e15 } })
  expect((await restore(large)).lines.join()).toContain('Free some space')
  const parts = [{ name: 'files/key', size: 7, sha256: 'another' }]
  const changed = await fileOf({
    'backup.json': header,
    'files/key': 'a key',
    'manifest.json': { finishedAt: header.createdAt, parts },
  })
  expect((await restore(changed)).lines.join()).toContain('files/key is not what was saved')
  const outside = await fileOf({ 'backup.json': header, 'files/../../key': 'a key' })
  expect((await restore(outside)).lines.join()).toContain('has no place')
})

it('refuses a moment before the backup was complete, one to come and one that is none', async () => {
  expect((await restore(file, '--to', '2020-01-01 10:00')).lines.join()).toContain(
    'Restore an earlier backup',
  )
  expect((await restore(file, '--to', '2999-01-01 10:00')).lines.join()).toContain('not come yet')
  expect((await restore(file, '--to', 'noon')).lines.join()).toContain('is not a moment')
  expect(momentFrom('2026-11-22 10:00', 'HU')?.toISOString()).toBe('2026-11-22T09:00:00.000Z')
  expect(momentFrom('2026-11-22T10:00:30Z', 'HU')?.toISOString()).toBe('2026-11-22T10:00:30.000Z')
})

it('goes back by itself where the restored database does not pass its check', async () => {
  await makePresent()
  const failing = restoreBackup({
    path: file,
    dataDir: data.path,
    isOutside: false,
    to: undefined,
    now: new Date('2026-11-22T10:00:00Z'),
    onProgress: () => undefined,
    check: () => Promise.reject(new Error('a table cannot be read')),
  })
  await expect(failing).rejects.toThrow('the data is what it was before. a table cannot be read')
  await expectPresent()
})

it('is undone by the next start where it was killed before it was final', async () => {
  await makePresent()
  const program = `
    const { restoreBackup } = await import(${JSON.stringify(new URL('../../apps/server/src/platform/backup/index.ts', import.meta.url).href)})
    await restoreBackup({ path: ${JSON.stringify(file)}, dataDir: ${JSON.stringify(data.path)}, isOutside: false, to: undefined,
      now: new Date(), onProgress: () => undefined, check: () => new Promise(() => { console.log('swapped'); setInterval(() => {}, 1000) }) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) if (line === 'swapped') break
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  const lines: string[] = []
  const release = await lockDataFolder(data.path, (line) => lines.push(line))
  release?.()
  expect(lines).toEqual([expect.stringContaining('cut off')])
  await expectPresent()
})

it('prints where a database of one’s own is saved, and saves and restores the rest', async () => {
  await inDatabase(data.path, async (url) => {
    const { db } = connectDatabase({ url, size: 2 })
    await migrate(db)
    await db.destroy()
    const other = temporaryData('outside')
    writeFileSync(join(other.path, 'key'), 'saved')
    const made = await runBackup(configOf(other.path, url))
    expect(made.lines.join()).toContain('pgBackRest')
    writeFileSync(join(other.path, 'key'), 'present')
    const args = [made.lines[0]?.split('  ')[0] ?? '']
    const config = configOf(other.path, url)
    const result = await runRestore({ config, folder: other.path, args, onProgress: () => undefined })
    expect(result.lines.join()).toContain('pgBackRest')
    expect(readFileSync(join(other.path, 'key'), 'utf8')).toBe('saved')
    const timed = await runRestore({
      config,
      folder: other.path,
      args: [...args, '--to', '2026-11-22 10:00'],
      onProgress: () => undefined,
    })
    expect(timed).toMatchObject({ ok: false })
    other.remove()
  })
})

/** Where the tests may mount a small disk. */
function mountSmall(folder: string): boolean {
  mkdirSync(folder)
  return spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
}

it('leaves a report and no part of a backup on a full disk', async (context) => {
  const backupDir = join(data.path, 'small')
  if (!mountSmall(backupDir)) return context.skip()
  try {
    const made = await runBackup({ ...configOf(saved.path), backupDir })
    expect(made.lines.join()).toContain('no space left')
    const [listed, ...more] = await listBackups(backupDir)
    expect(listed).toMatchObject({ state: 'failed', error: expect.stringContaining('no space left') })
    expect(more).toEqual([])
  } finally {
    spawnSync('/usr/bin/umount', [backupDir])
  }
})

it('makes no backup, and no database, where there is no data yet', async () => {
  const made = await runBackup(configOf(data.path))
  expect(made).toMatchObject({ ok: false, lines: [expect.stringContaining('no database in')] })
  expect(readdirSync(data.path)).toEqual([])
})

it('reports a backup whose process ended in the middle', async () => {
  const folder = join(data.path, 'backups')
  mkdirSync(folder)
  writeFileSync(join(folder, 'beckon-20261122T020000Z-nightly.tar.gz.part'), 'half')
  await runBackup({ ...configOf(saved.path), backupDir: folder })
  const listed = await listBackups(folder)
  expect(listed.map(({ kind, state }) => [kind, state])).toEqual([
    ['manual', 'complete'],
    ['nightly', 'failed'],
  ])
})
