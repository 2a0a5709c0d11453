import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../../../../../tools/test/temporary-data.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listBackups } from './list-backups.ts'
import { makeBackup } from './make-backup.ts'

let database: TestDatabase
let data: ReturnType<typeof temporaryData>
beforeEach(async () => {
  database = await createTestDatabase()
  data = temporaryData('make-backup')
})
afterEach(async () => {
  await database.drop()
  data.remove()
})

const make = () =>
  makeBackup({
    dataDir: data.path,
    backupDir: join(data.path, 'backups'),
    databaseUrl: database.url,
    environment: 'prd',
    kind: 'upgrade',
    now: () => new Date('2026-11-22T02:00:00Z'),
  })

it('is complete, and no failure, where an older report cannot be removed', async () => {
  // Folders, which are not removed as files are.
  const days = Array.from({ length: 15 }, (_, day) => `202610${String(day + 1).padStart(2, '0')}`)
  for (const day of days)
    mkdirSync(join(data.path, 'backups', `beckon-${day}T020000Z-nightly.tar.gz.failed.json`), {
      recursive: true,
    })
  writeFileSync(join(data.path, 'key'), 'kept')
  const made = await make()
  expect(made.unpruned).toContain('20261001T020000Z')
  const [newest, next] = await listBackups(join(data.path, 'backups'))
  expect(newest).toMatchObject({ kind: 'upgrade', state: 'complete', error: undefined })
  expect(next).toMatchObject({ kind: 'nightly', state: 'failed' })
})
