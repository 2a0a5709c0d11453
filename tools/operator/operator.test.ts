import { countryCodes } from '@beckon/domain/country'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAccount, putGrants } from '../../apps/server/src/capabilities/settings/operators/index.ts'
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

const linkTo = (path: `/${string}`) => `https://ops.test${path}`
const run = (...args: string[]) => runCommand({ db, now, country: 'SG', linkTo }, args)

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

describe('the first administrator', () => {
  beforeEach(async () => {
    await db.deleteFrom('operator_account').execute()
    await db.deleteFrom('operator_invitation').execute()
  })
  const invitations = () => db.selectFrom('operator_invitation').selectAll().execute()
  const insert = async (email: string) => {
    const account = { email, name: 'Ana', password_hash: 'x', password_changed_at: now, language: null }
    await insertAccount(db, { operator_id: email, ...account, created_at: now })
    await putGrants(db, email, ['SG'], [{ country: 'SG', role: 'administrator' }])
  }

  it('is invited for all countries by a link that is shown once', async () => {
    const { ok, lines } = await run('invite-first', 'ana@ops.test')
    expect(ok).toBe(true)
    const token = /https:\/\/ops\.test\/console\/#invitation=([\w-]{43})\n/u.exec(lines.join('\n'))?.[1] ?? ''
    const [invitation, ...more] = await invitations()
    expect(more).toEqual([])
    expect(invitation?.grants).toHaveLength(countryCodes.length)
    expect(JSON.stringify(invitation)).not.toContain(token)
  })

  it('is not invited where there is one, but beside the one of the demo world', async () => {
    await insert('operator@beckon.test')
    expect(await run('invite-first', 'ana@ops.test')).toMatchObject({ ok: true })
    await insert('ana@ops.test')
    expect(await run('invite-first', 'ben@ops.test')).toMatchObject({ ok: false })
  })

  it.each(['ana', 'Operator@Beckon.test'])('is not invited as %s', async (email) => {
    expect(await run('invite-first', email)).toMatchObject({ ok: false })
    expect(await invitations()).toEqual([])
  })
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
