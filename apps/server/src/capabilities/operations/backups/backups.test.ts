import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupCalls } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryData } from '../../../../../../tools/test/temporary-data.ts'
import { silent } from '../../../../test/core.ts'
import {
  type ConsoleOperator,
  openConsole,
  seedConsoleOperator,
} from '../../../../test/seed/console-operator.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { listBackups } from '../../../platform/backup/index.ts'
import { pause } from '../../../platform/clock.ts'
import { nightlyBackup } from './nightly-backup.ts'

const clock = testClock()
const data = temporaryData('backups')
const backupDir = join(data.path, 'backups')
let server: TestServer
let operator: ConsoleOperator
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api', DATA_DIR: data.path } })
  operator = await seedConsoleOperator(server, 'ana@ops.test', [{ country: 'SG', role: 'administrator' }])
})
afterAll(async () => {
  await server.stop()
  data.remove()
})

async function listed() {
  const { headers } = await openConsole(server, operator)
  const answer = await server.app.inject({ method: 'GET', url: '/api/ops/v1/backups', headers })
  return backupCalls.listBackups.answer.parse(answer.json()).result
}

it('makes a backup when the night has come, and lists it with its version', async () => {
  const { config, databaseUrl } = server.platform
  // 02:00 in Singapore is 18:00 UTC.
  clock.advance(8 * 3600 - 1)
  const early = nightlyBackup({ config, databaseUrl, clock, log: silent })
  await early.start()
  await early.stop()
  expect(await listBackups(backupDir)).toEqual([])

  const nightly = nightlyBackup({ config, databaseUrl, clock, log: silent })
  clock.advance(1)
  await nightly.start()
  while ((await listBackups(backupDir))[0]?.state !== 'complete') await pause(10)
  await nightly.stop()
  expect(await listed()).toEqual([
    expect.objectContaining({
      kind: 'nightly',
      state: 'complete',
      is_newer: false,
      has_database: false,
      version: '1.0.0',
      error: null,
    }),
  ])
})

it('lists a backup that failed with its reason, and one that cannot be read', async () => {
  mkdirSync(backupDir, { recursive: true })
  writeFileSync(
    join(backupDir, 'beckon-20310101T020000Z-nightly.tar.gz.failed.json'),
    JSON.stringify({ error: 'The disk is full.' }),
  )
  writeFileSync(join(backupDir, 'beckon-20310102T020000Z-manual.tar.gz'), 'no archive')
  writeFileSync(join(backupDir, 'notes.txt'), 'no backup')
  const [unreadable, failed, ...others] = await listed()
  expect(unreadable).toMatchObject({
    kind: 'manual',
    state: 'failed',
    error: expect.stringContaining('cannot be read'),
  })
  expect(failed).toMatchObject({ kind: 'nightly', state: 'failed', error: 'The disk is full.' })
  expect(others).toHaveLength(1)
})
