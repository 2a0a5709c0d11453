import type { ListView } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../../test/seed/console-operator.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const path = '/api/ops/v1/me/list-views'
const clock = testClock()
let server: TestServer
let program: SeededOperator
let ana: Record<string, string>
let ben: Record<string, string>
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  program = await seedOperator(server, 'program', ['SG'])
  const [first, second] = await Promise.all(
    ['ana@ops.test', 'ben@ops.test'].map((email) =>
      seedConsoleOperator(server, email, [{ country: 'SG', role: 'read-only' }]),
    ),
  )
  if (!first || !second) throw new Error('no operators')
  ana = (await openConsole(server, first)).headers
  ben = (await openConsole(server, second)).headers
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('operator_list_view').execute()
})

const view = (change: Partial<ListView> = {}): ListView => ({
  list: 'riders',
  name: 'On duty',
  search: { status: 'active', sort: '-name' },
  hidden: ['phone'],
  is_default: false,
  ...change,
})
const save = (change: object = {}, headers = ana) =>
  send(server, 'PUT', path, { headers, body: { ...view(), ...change } })
const views = async (headers = ana): Promise<ListView[]> =>
  (await send(server, 'GET', path, { headers })).result

describe('the saved views of an operator', () => {
  it('are read as they were saved, and not by another operator', async () => {
    expect((await save()).result).toEqual([view()])
    expect([await views(), await views(ben)]).toEqual([[view()], []])
  })

  it('of the same name and list replace each other, and keep their place', async () => {
    await save()
    clock.advance(1)
    await save({ name: 'Others' })
    await save({ hidden: [] })
    expect(await views()).toEqual([view({ hidden: [] }), view({ name: 'Others' })])
    await save({ list: 'orders', name: 'On duty' })
    expect(await views()).toHaveLength(3)
  })

  it('have one default for each list', async () => {
    await save({ is_default: true })
    clock.advance(1)
    await save({ name: 'Others', is_default: true })
    await save({ list: 'orders', is_default: true })
    const defaults = (await views()).filter(({ is_default: isDefault }) => isDefault)
    expect(new Set(defaults.map(({ list, name }) => `${list}: ${name}`))).toEqual(
      new Set(['orders: On duty', 'riders: Others']),
    )
  })

  it('are removed by name, twice without an error, and by their owner only', async () => {
    await save()
    const remove = (headers: Record<string, string>) =>
      send(server, 'DELETE', path, { headers, body: { list: 'riders', name: 'On duty' } })
    expect((await remove(ben)).result).toEqual([])
    expect(await views()).toHaveLength(1)
    expect([(await remove(ana)).result, (await remove(ana)).status]).toEqual([[], 200])
  })

  it('are at most 20 of a list, also when several are saved at once', async () => {
    const saved = await Promise.all(Array.from({ length: 21 }, (_, at) => save({ name: `View ${at}` })))
    expect(saved.filter(({ code }) => code === 'list-view.too-many')).toHaveLength(1)
    expect(await views()).toHaveLength(20)
    const [known] = await views()
    expect((await save({ name: known?.name ?? '', hidden: [] })).status).toBe(200)
  })

  it.each([
    ['without a name', { name: '  ' }],
    ['with a long name', { name: 'x'.repeat(61) }],
    ['with a long value', { search: { status: 'x'.repeat(201) } }],
    ['with a list as a value', { search: { status: ['active'] } }],
    ['with 21 filters', { search: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 1])) }],
    ['with 41 columns', { hidden: Array.from({ length: 41 }, (_, at) => `c${at}`) }],
    ['of a list with another kind of name', { list: '../riders' }],
  ])('are refused %s', async (_, change) => {
    expect((await save(change)).code).toBe('request.invalid')
    expect(await views()).toEqual([])
  })

  it('are for people: a program has none', async () => {
    const headers = program.headersIn('SG')
    const answers = await Promise.all([send(server, 'GET', path, { headers }), save({}, headers)])
    expect(answers.map(({ code }) => code)).toEqual(['auth.forbidden', 'auth.forbidden'])
  })
})
