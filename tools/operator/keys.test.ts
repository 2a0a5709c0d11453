import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PUSH_PURPOSE, signingPurposes } from '../../apps/server/src/platform/auth/key-purposes.ts'
import { loadVapidKeys } from '../../apps/server/src/platform/auth/vapid-keys.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'
import { KEYS_USAGE, runKeysCommand } from './keys.ts'

const clock = testClock()
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase({ url: database.url, size: 2 }).db
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.deleteFrom('signing_key').execute()
})

const run = (...args: string[]) => runKeysCommand({ db, clock }, args)
const rows = async () => (await run('list')).lines.map((line) => line.split('\t'))
const roll = async (purpose: string) => {
  clock.advance(1)
  return run('roll', purpose)
}

it('rolls a key and lists the new one before the replaced one', async () => {
  await roll('session')
  await roll('session')
  expect((await rows()).map(([purpose, , , state]) => [purpose, state])).toEqual([
    ['session', 'signs'],
    ['session', 'replaced'],
  ])
})

it('rolls the keys of every purpose, and prints none of them', async () => {
  const { lines } = await roll('all')
  const purposes = (await rows()).map(([purpose]) => purpose)
  expect(purposes.toSorted()).toEqual([...Object.keys(signingPurposes), PUSH_PURPOSE].toSorted())
  const keys = await db.selectFrom('signing_key').select('private_jwk').execute()
  const printed = JSON.stringify([lines, await rows()])
  expect(keys.filter(({ private_jwk: key }) => printed.includes(String(key['d'])))).toEqual([])
})

it('binds new push subscriptions to the new keys and keeps the earlier ones', async () => {
  const [first] = await loadVapidKeys(db, clock)
  await roll(PUSH_PURPOSE)
  const [newest, earlier] = await loadVapidKeys(db, clock)
  expect(newest.publicKey).not.toBe(first.publicKey)
  expect(earlier?.publicKey).toBe(first.publicKey)
})

it('removes a replaced key after two days, or at once when asked', async () => {
  for (const _ of [1, 2, 3]) await roll('session')
  const [, middle = '', oldest = ''] = (await rows()).map(([, id]) => id)
  expect(await run('remove', 'session', oldest)).toMatchObject({ ok: false })
  expect(await run('remove', 'session', oldest, '--now')).toMatchObject({ ok: true })
  clock.advance(48 * 3600)
  expect(await run('remove', 'session', middle)).toMatchObject({ ok: true })
  expect(await rows()).toHaveLength(1)
})

it('keeps the key that signs, and refuses other purposes', async () => {
  await roll('session')
  const [[, signs = ''] = []] = await rows()
  expect(await run('remove', 'session', signs, '--now')).toMatchObject({ ok: false })
  expect(await run('remove', 'quote', signs, '--now')).toMatchObject({ ok: false })
  expect(await run('roll', 'sealing')).toMatchObject({ ok: false })
  expect(await run('something')).toEqual({ ok: false, lines: [KEYS_USAGE] })
})

it('the page about keys has a row for each purpose', () => {
  const page = readFileSync(new URL('../../docs/security/keys.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/^\| `([\w-]+)` \|.*\| (?:Ed25519|P-256)/gmu)].map(([, name]) => name)
  expect(named).toEqual([...Object.keys(signingPurposes), PUSH_PURPOSE])
})
