import { catalogues } from '@beckon/texts/catalogues'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { createUser } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'texts', ['SG', 'MY', 'SA', 'HU'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const path of await corrected()) await set(path, null)
  await server.platform.db.deleteFrom('operator_change').execute()
})

type Country = 'SG' | 'MY' | 'SA' | 'HU'
const reason = 'our riders say it so'
const set = (path: string, text: string | null, country: Country = 'SG') =>
  send(server, 'PUT', `/api/ops/v1/texts/${path}`, {
    headers: operator.headersIn(country),
    body: { text, reason },
  })
const list = async (query = '', country: Country = 'SG') =>
  (await send(server, 'GET', `/api/ops/v1/texts${query}`, { headers: operator.headersIn(country) }))
    .result as { locale: string; key: string; text: string; ours: string; corrected_at: number | null }[]
const corrected = async () => (await list()).map(({ locale, key }) => `${locale}/${key}`)
const shown = async (tag: string, country: string = 'SG') =>
  (await server.app.inject({ url: `/texts/${tag}.json`, headers: { 'x-country': country } })).json()
const versionOf = async (tag: string, country: string = 'SG') =>
  (await server.app.inject({ url: '/config.json', headers: { 'x-country': country } })).json().text_versions[
    tag
  ]
const changes = async () =>
  (await send(server, 'GET', '/api/ops/v1/changes', { headers: operator.headersIn('SG') })).result as object[]

describe('a text', () => {
  it('is corrected in the country at once, and a page has another address for it', async () => {
    const before = await versionOf('en')
    const answer = await set('en/action.cancel', ' Never mind ')
    expect(answer).toMatchObject({
      status: 200,
      result: { locale: 'en', key: 'action.cancel', text: 'Never mind', ours: 'Cancel', english: 'Cancel' },
    })
    expect((await shown('en'))['action.cancel']).toBe('Never mind')
    expect((await shown('en', 'MY'))['action.cancel']).toBe('Cancel')
    expect(await versionOf('en')).not.toBe(before)
    expect(await versionOf('en', 'MY')).toBe(before)
    expect(await changes()).toMatchObject([
      { subject: 'text:en/action.cancel', before: 'Cancel', after: 'Never mind', reason },
    ])
  })

  it('is ours again when the correction is taken back', async () => {
    const before = await versionOf('en')
    await set('en/action.cancel', 'Never mind')
    expect(await set('en/action.cancel', null)).toMatchObject({
      status: 200,
      result: { text: 'Cancel', corrected_at: null },
    })
    expect((await shown('en'))['action.cancel']).toBe('Cancel')
    expect(await versionOf('en')).toBe(before)
    expect(await list()).toEqual([])
  })

  it('of a parent language is corrected where the regional language has no text of its own', async () => {
    const [own] = Object.keys(catalogues['ar-SA']).filter(
      (key) => catalogues.ar[key] !== catalogues['ar-SA'][key] && key.startsWith('order.'),
    )
    await set('ar/action.cancel', 'تراجع', 'SA')
    await set(`ar/${own}`, 'كلمة', 'SA')
    const texts = await shown('ar-SA', 'SA')
    expect([texts['action.cancel'], texts[own ?? '']]).toEqual(['تراجع', catalogues['ar-SA'][own ?? '']])
    await set('ar/action.cancel', null, 'SA')
    await set(`ar/${own}`, null, 'SA')
  })

  it('has the plural forms of its language', async () => {
    expect(await set('ar/orders.count_few', '{count} طلبات هنا', 'SA')).toMatchObject({ status: 200 })
    await set('ar/orders.count_few', null, 'SA')
    expect(await set('en/orders.count_few', '{count} orders')).toMatchObject({
      status: 404,
      code: 'text.unknown',
    })
  })

  it('is used in emails too', async () => {
    const email_address = 'reader@shops.test'
    await createUser(server, 'HU', email_address)
    const recover = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/v1/forgot-password',
        headers: { 'x-country': 'HU', 'accept-language': 'hu' },
        payload: { email_address },
      })
    expect(await set('hu/mail.reset.subject', 'Új {sender} jelszó kell?', 'HU')).toMatchObject({
      status: 200,
    })
    await recover()
    expect((await mailTo(server, email_address)).subject).toMatch(/^Új .+ jelszó kell\?$/u)
    await set('hu/mail.reset.subject', null, 'HU')
  })
})

describe('rejected texts', () => {
  it.each([
    ['en/action.unheard-of', 'Text', 404, 'text.unknown', undefined],
    ['en/__proto__', 'Text', 404, 'text.unknown', undefined],
    ['xx/action.cancel', 'Text', 400, 'request.invalid', undefined],
    ['en/action.cancel', '', 422, 'text.invalid', 'text.fault.empty'],
    ['en/action.cancel', '<b>Cancel</b>', 422, 'text.invalid', 'text.fault.marks'],
    ['en/action.cancel', 'Cancel {name}', 422, 'text.invalid', 'text.fault.placeholders'],
    ['en/branch.id', 'Number', 422, 'text.invalid', 'text.fault.placeholders'],
    ['en/action.cancel', 'Cancel all that I have ever typed', 422, 'text.invalid', 'text.fault.long'],
  ])('%s as %j', async (path, text, status, code, violation) => {
    expect(await set(path, text)).toMatchObject({
      status,
      code,
      ...(violation ? { meta: { fields: { text: violation } } } : {}),
    })
    expect(await list()).toEqual([])
    expect(await changes()).toEqual([])
  })

  it('a correction in a country of others, or without a reason', async () => {
    const url = '/api/ops/v1/texts/en/action.cancel'
    const body = { text: 'Stop', reason }
    const { authorization } = operator.headersIn('SG')
    const abroad = await send(server, 'PUT', url, { headers: { authorization, 'x-country': 'TH' }, body })
    expect(abroad).toMatchObject({ status: 403 })
    const silent = await send(server, 'PUT', url, {
      headers: operator.headersIn('SG'),
      body: { text: 'Stop' },
    })
    expect(silent).toMatchObject({ status: 400 })
  })
})

describe('the list', () => {
  it('has what was corrected, newest first', async () => {
    await set('en/action.cancel', 'Stop')
    await set('ms/action.cancel', 'Henti')
    const found = (await list()).map(({ locale, text }) => `${locale} ${text}`)
    expect(found.toSorted()).toEqual(['en Stop', 'ms Henti'])
    expect(await list('?locale=ms')).toMatchObject([{ locale: 'ms', text: 'Henti', ours: 'Batal' }])
  })

  it('finds a text by its content, in any case, or by its key', async () => {
    const found = await list('?locale=hu&containing=M%C3%89GSE&count=200')
    expect(found.map(({ key }) => key)).toContain('action.cancel')
    expect(await list('?containing=action.cancel')).toMatchObject([{ key: 'action.cancel', locale: 'en' }])
  })

  it('does not show a correction that fits no longer', async () => {
    const row = { country: 'MY', locale: 'en', changed_at: new Date() } as const
    await server.platform.db
      .insertInto('text_correction')
      .values([
        { ...row, key: 'branch.id', text: 'Number' },
        { ...row, key: 'action.save', text: 'Keep' },
      ])
      .execute()
    // The process that stores the correction publishes it to the others.
    await set('en/action.cancel', 'Stop', 'MY')
    const texts = await shown('en', 'MY')
    expect([texts['branch.id'], texts['action.save'], texts['action.cancel']]).toEqual([
      'ID {id}',
      'Keep',
      'Stop',
    ])
  })
})
