import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditableText, TextVersion } from '@beckon/contract'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let ana: SeededOperator
let ben: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  ana = await seedOperator(server, 'ana', ['NO', 'SG', 'SA'])
  ben = await seedOperator(server, 'ben', ['NO'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['text_version', 'text_correction'] as const)
    await server.platform.db.deleteFrom(table).execute()
})

type Country = 'NO' | 'SG' | 'SA'
const get = (path: string, country: Country = 'NO', operator = ana) =>
  send(server, 'GET', `/api/ops/v1/texts/${path}`, { headers: operator.headersIn(country) })
const search = async (query: string, country: Country = 'NO') =>
  (await get(`search?${query}`, country)).body as {
    result: EditableText[]
    screens: { screen: string; count: number }[]
    next: number | null
  }
const versions = async (path = 'en/action.cancel') =>
  (await get(`${path}/versions`)).result as { text: EditableText; versions: TextVersion[] }
const set = (text: string | null, { version, by = ana }: { version?: number; by?: SeededOperator } = {}) =>
  send(server, 'PUT', '/api/ops/v1/texts/en/action.cancel', {
    headers: by.headersIn('NO'),
    body: { text, reason: 'as our riders say', ...(version === undefined ? {} : { version }) },
  })

describe('the search', () => {
  it('finds words in the text, the English one and the key, in any order, case and without accents', async () => {
    const keys = async (words: string, locale: string, country: Country) => {
      const { result } = await search(
        `locale=${locale}&count=500&words=${encodeURIComponent(words)}`,
        country,
      )
      return result.map(({ key }) => key)
    }
    expect(await keys('AVBRYT', 'nb', 'NO')).toContain('action.cancel')
    expect(await keys('order cancel this', 'en', 'NO')).toContain('cancel.title')
    expect(await keys('action.cancel', 'nb', 'NO')).toEqual(['action.cancel'])
    // The vowel marks and the shape of the letter alef are not typed.
    expect(await keys('الغاء', 'ar', 'SA')).not.toEqual([])
    expect(await keys('nothing has these words', 'en', 'NO')).toEqual([])
  })

  it('counts by screen, and shows those of one screen page by page', async () => {
    const { screens, result, next } = await search('locale=en&screen=landing&count=5')
    const landing = screens.find(({ screen }) => screen === 'landing')
    expect(result.map(({ screen }) => screen)).toEqual(Array(5).fill('landing'))
    expect([next, screens.length > 10]).toEqual([5, true])
    const rest = await search('locale=en&screen=landing&count=500&after=5')
    expect([rest.result.length, rest.next]).toEqual([(landing?.count ?? 0) - 5, null])
    expect(rest.result.map(({ key }) => key)).not.toContain(result[0]?.key)
  })

  it('finds what was corrected in the country only', async () => {
    await set('Never mind')
    const { result } = await search('locale=en&corrected=true')
    expect(result).toMatchObject([
      { key: 'action.cancel', text: 'Never mind', ours: 'Cancel', screen: 'general', version: 1 },
    ])
    expect((await search('locale=en&corrected=true', 'SG')).result).toEqual([])
  })

  it.each(['search?locale=xx', 'search', 'search?locale=en&screen=nowhere', 'search?locale=en&count=501'])(
    '%s is refused',
    async (path) => expect(await get(path)).toMatchObject({ status: 400 }),
  )
})

describe('the versions of a text', () => {
  it('are numbered, name the operator and the reason, and lead back to any of them', async () => {
    await set('Never mind')
    await set('Stop it', { version: 1, by: ben })
    await set(null, { version: 2 })
    const { text, versions: found } = await versions()
    expect(text).toMatchObject({ text: 'Cancel', version: 3, corrected_at: null })
    expect(found.map(({ version, text: written, operator_name: name }) => [version, written, name])).toEqual([
      [3, null, 'Operator ana'],
      [2, 'Stop it', 'Operator ben'],
      [1, 'Never mind', 'Operator ana'],
    ])
    expect(found[0]?.reason).toBe('as our riders say')
    expect(await set(found[2]?.text ?? null, { version: 3 })).toMatchObject({
      status: 200,
      result: { text: 'Never mind' },
    })
  })

  it('refuse the second of two editors with the name of the first, and change nothing', async () => {
    expect(await set('Stop', { version: 0 })).toMatchObject({ status: 200 })
    expect(await set('Halt', { version: 0, by: ben })).toMatchObject({
      status: 409,
      code: 'content.changed',
      meta: { name: 'Operator ana', version: 1 },
    })
    expect((await versions()).text.text).toBe('Stop')
    const [first, second] = await Promise.all([
      set('One', { version: 1 }),
      set('Two', { version: 1, by: ben }),
    ])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await versions()).versions).toHaveLength(2)
  })

  it('stay those of the country', async () => {
    await set('Never mind')
    expect((await get('en/action.cancel/versions', 'SG')).result).toMatchObject({ versions: [] })
    expect(await get('en/action.cancel/versions', 'SG', ben)).toMatchObject({ status: 403 })
    expect(await get('en/no.such/versions')).toMatchObject({ status: 404, code: 'text.unknown' })
  })
})

it('a refused text names the placeholders that are missing and those that do not exist', async () => {
  const answer = await send(server, 'PUT', '/api/ops/v1/texts/en/branch.id', {
    headers: ana.headersIn('NO'),
    body: { text: 'Number {nr}', reason: 'shorter' },
  })
  expect(answer).toMatchObject({
    status: 422,
    meta: { fields: { text: 'text.fault.placeholders' }, missing: ['{id}'], unknown: ['{nr}'] },
  })
})

it('a saved text is live in another process', async () => {
  const other = await startTestServer({ env: { ROLES: 'api' }, databaseUrl: server.databaseUrl })
  try {
    const shown = async () =>
      (await other.app.inject({ url: '/texts/en.json', headers: { 'x-country': 'NO' } })).json()[
        'action.cancel'
      ]
    expect(await shown()).toBe('Cancel')
    await set('Never mind')
    await expect.poll(shown).toBe('Never mind')
  } finally {
    await other.stop()
  }
})
