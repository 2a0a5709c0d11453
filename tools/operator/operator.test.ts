import { countryCodes } from '@beckon/domain/country'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'
import { runCommand, USAGE } from './operator.ts'

const now = new Date('2030-06-15T10:00:00Z')
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
  await db.deleteFrom('operator').execute()
})

const run = (...args: string[]) => runCommand(db, args, now)

it('adds an operator and shows the token once', async () => {
  const { ok, lines } = await run('add', 'Ána  Santos!', 'sg,MY,SG')
  expect(ok).toBe(true)
  expect(lines.join('\n')).toMatch(/^ana-santos looks after SG, MY\.[^]*Authorization: Operator [\w-]{43}\n/)
  const token = /Operator ([\w-]{43})/.exec(lines.join('\n'))?.[1] ?? ''
  const listed = await run('list')
  expect(listed).toEqual({ ok: true, lines: ['ana-santos\tpresent\tSG,MY\tÁna  Santos!'] })
  expect(JSON.stringify(await db.selectFrom('operator').selectAll().execute())).not.toContain(token)
})

it('ends one, once, and does not give the id again', async () => {
  await run('add', 'Night shift', 'ALL')
  expect(await run('end', 'night-shift')).toMatchObject({ ok: true })
  expect(await run('end', 'night-shift')).toMatchObject({ ok: false })
  expect((await run('list')).lines).toEqual(['night-shift\tended\tALL\tNight shift'])
  expect(await run('add', 'Night shift', 'SG')).toMatchObject({ ok: false })
})

it.each([
  [['add', '???', 'SG'], 'Latin letters'],
  [['add', 'Ana', 'SG,XX'], countryCodes.join(',')],
  [['add', 'Ana', ''], countryCodes.join(',')],
  [['add', 'Ana'], USAGE],
  [['end'], USAGE],
  [['end', 'nobody'], 'no operator nobody'],
  [['drop'], USAGE],
  [[], USAGE],
])('%j changes nothing and reports the reason', async (args, line) => {
  const { ok, lines } = await run(...args)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(line)
  expect((await run('list')).lines).toEqual(['No operator yet.'])
})
