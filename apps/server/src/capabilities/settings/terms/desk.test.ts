import { randomUUID } from 'node:crypto'
import type { ListedTerms, WholeTerms } from '@beckon/contract'
import { termsVersions } from '@beckon/domain/terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { createUser, signIn, type SignedIn } from '../../../../test/seed/sign-in.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const DAY = 86_400
let clock: TestClock
let server: TestServer
let ana: SeededOperator
let ben: SeededOperator
let mai: SignedIn
beforeAll(async () => {
  clock = testClock()
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  ana = await seedOperator(server, 'ana', ['NO', 'SG'])
  ben = await seedOperator(server, 'ben', ['NO'])
  await createUser(server, 'NO', 'mai@tea.test')
  mai = await signIn(server, 'NO', 'mai@tea.test')
})
afterAll(() => server.stop())

const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)
const base = '/api/ops/v1/terms'
const text = (lead: string) => ({ lead, sections: [{ title: 'Fees', text: 'Shown\r\nbefore.\u202e' }] })
const invalid = (violation: string) => ({
  code: 'terms.invalid',
  meta: { fields: { version: `console.terms.error.${violation}` } },
})
const sections = (length: number, written: string) =>
  Array.from({ length }, () => ({ title: '', text: written }))
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  { by = ana, country = 'NO' as 'NO' | 'SG' } = {},
) => send(server, method, base + path, { headers: by.headersIn(country), ...(body ? { body } : {}) })
const list = async (country: 'NO' | 'SG' = 'NO') =>
  (await call('GET', '', undefined, { country })).result as ListedTerms[]
const put = (id: string, texts: object, revision = 0, by = ana) =>
  call('PUT', `/drafts/${id}`, { texts, revision }, { by })
const publish = (id: string, version: string, revision = 1) =>
  call('POST', `/drafts/${id}/publish`, { version, revision, reason: 'new fees' })
const shown = async (query = '', country = 'NO') =>
  (
    await server.app.inject({
      url: `/api/terms/v1/terms${query}`,
      headers: { 'x-country': country, 'accept-language': 'nb' },
    })
  ).json()
const standing = async () =>
  (await server.app.inject({ url: '/api/auth/v1/terms', headers: mai.headers })).json().result
const agree = (version: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/terms',
    headers: mai.headers,
    payload: { version },
  })

/** Makes a draft and publishes it. */
async function published(lead: string, version: string) {
  const id = randomUUID()
  await put(id, { nb: text(lead) })
  expect(await publish(id, version)).toMatchObject({ status: 200 })
  return id
}

describe('the terms of the build', () => {
  it('are the first versions, with the text of the newest only', async () => {
    expect((await list()).map(({ version, terms_id: id }) => [version, id])).toEqual(
      termsVersions.toReversed().map((version) => [version, null]),
    )
    const newest = (await call('GET', `/versions/${termsVersions.at(-1)}`)).result as WholeTerms
    expect(newest.texts.nb?.sections).toHaveLength(9)
    expect(JSON.stringify(newest.texts)).not.toMatch(/[{}]{2}brand|[\u2068\u2069]/u)
    expect((await call('GET', `/versions/${termsVersions[0]}`)).result).toMatchObject({ texts: {} })
    expect(await shown()).toMatchObject({ result: { version: termsVersions.at(-1), text: null } })
  })
})

describe('a draft', () => {
  it('is stored by revision, and seen by operators of the country only', async () => {
    const id = randomUUID()
    expect(await put(id, { nb: text('  Mellom deg og oss.  ') })).toMatchObject({
      status: 200,
      result: {
        state: 'draft',
        revision: 1,
        version: null,
        languages: ['nb'],
        operator_name: 'Operator ana',
      },
    })
    const read = (await call('GET', `/drafts/${id}`)).result as WholeTerms
    expect(read.texts.nb).toEqual({
      lead: 'Mellom deg og oss.',
      sections: [{ title: 'Fees', text: 'Shown\nbefore.' }],
    })
    expect(await call('GET', `/drafts/${id}`, undefined, { country: 'SG' })).toMatchObject({ status: 404 })
    expect((await list())[0]).toMatchObject({ terms_id: id, state: 'draft' })
    expect(await shown()).toMatchObject({ result: { version: termsVersions.at(-1) } })
    expect(await call('DELETE', `/drafts/${id}`, { reason: 'not needed' })).toMatchObject({ status: 200 })
    expect(await call('DELETE', `/drafts/${id}`, { reason: 'not needed' })).toMatchObject({ status: 404 })
  })

  it('that another operator has changed is not replaced', async () => {
    const id = randomUUID()
    await put(id, { nb: text('One') })
    expect(await put(id, { nb: text('Two') }, 1, ben)).toMatchObject({ status: 200 })
    expect(await put(id, { nb: text('Three') }, 1)).toMatchObject({
      status: 409,
      code: 'content.changed',
      meta: { name: 'Operator ben' },
    })
    expect(await put(id, { nb: text('Four') }, 0)).toMatchObject({ code: 'content.changed' })
    expect(await publish(id, dayIn(10), 1)).toMatchObject({ code: 'content.changed' })
    await call('DELETE', `/drafts/${id}`, { reason: 'not needed' })
  })

  it.each([
    [{ xx: text('x') }, 400],
    [{ nb: { lead: 'x', sections: sections(31, '') } }, 400],
    [{ nb: { lead: 'x'.repeat(501), sections: [] } }, 400],
    [{ nb: { lead: 'x', sections: sections(30, 'ø'.repeat(5000)) } }, 413],
  ])('of a wrong or too large form is refused', async (texts, status) => {
    expect((await put(randomUUID(), texts)).status).toBe(status)
  })
})

describe('a published version', () => {
  it('is not published before it is complete and for a later day', async () => {
    const id = randomUUID()
    await put(id, { en: text('Between us.') })
    expect(await publish(id, dayIn(1))).toMatchObject({ status: 422, ...invalid('language') })
    await put(id, { nb: text('Mellom oss.'), en: text('') }, 1)
    expect(await publish(id, dayIn(1), 2)).toMatchObject({ ...invalid('empty') })
    await put(id, { nb: text('Mellom oss.') }, 2)
    expect(await publish(id, dayIn(0), 3)).toMatchObject({ ...invalid('not-ahead') })
    expect(await publish(id, dayIn(400), 3)).toMatchObject({ ...invalid('too-far') })
    expect(await publish(id, '2027-02-31', 3)).toMatchObject({ status: 400 })
    await call('DELETE', `/drafts/${id}`, { reason: 'not needed' })
  })

  it('is the one to accept from then on, and older acceptance stays true', async () => {
    const [newest] = termsVersions.toReversed()
    await agree(newest ?? '')
    const version = dayIn(30)
    await published('Nye vilkår.', version)
    expect(await standing()).toEqual({ version, accepted_version: newest })
    expect((await agree(newest ?? '')).statusCode).toBe(409)
    expect(await shown()).toMatchObject({
      result: { version, language: 'nb', text: { lead: 'Nye vilkår.' } },
    })
    expect(await shown(`?version=${newest}`)).toMatchObject({ result: { version: newest, text: null } })
    expect(await shown('', 'SG')).toMatchObject({ result: { version: newest } })
    expect((await agree(version)).statusCode).toBe(200)
    expect(await standing()).toEqual({ version, accepted_version: version })
    expect((await list()).slice(0, 2)).toMatchObject([
      { version, state: 'announced', accepted: 1, reason: 'new fees', operator_name: 'Operator ana' },
      { version: newest, state: 'valid', accepted: 1 },
    ])
    clock.advance(31 * DAY)
    expect((await list()).slice(0, 2)).toMatchObject([{ state: 'valid' }, { state: 'past' }])
    const changes = await send(server, 'GET', '/api/ops/v1/changes?subject=terms:NO', {
      headers: ana.headersIn('NO'),
    })
    expect(changes.result).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ before: newest, after: version, reason: 'new fees' }),
      ]),
    )
  })

  it('never changes, not even in the database', async () => {
    const version = dayIn(40)
    const id = await published('Nyere vilkår.', version)
    expect(await put(id, { nb: text('Other') }, 1)).toMatchObject({ status: 404 })
    expect(await publish(id, dayIn(50))).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/drafts/${id}`, { reason: 'not needed' })).toMatchObject({ status: 404 })
    const { db } = server.platform
    const change = db.updateTable('terms_text').set({ reason: 'other' }).where('terms_id', '=', id)
    await expect(change.execute()).rejects.toThrow('published terms do not change')
    await expect(db.deleteFrom('terms_text').where('terms_id', '=', id).execute()).rejects.toThrow(
      'published terms do not change',
    )
  })

  it('of two that are published at once is newer than the other, or refused', async () => {
    const ids = [randomUUID(), randomUUID()]
    for (const id of ids) await put(id, { nb: text('Samtidig.') })
    const version = dayIn(60)
    const answers = await Promise.all(ids.map((id) => publish(id, version)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'terms.invalid'])
  })

  it('that does not exist is refused', async () => {
    expect(await call('GET', '/versions/2020-01-01')).toMatchObject({ status: 404 })
    expect(await shown('?version=2020-01-01')).toMatchObject({ errors: [{ code: 'request.not-found' }] })
  })
})

it('a user who registers while a published version is valid has accepted that one', async () => {
  await createUser(server, 'NO', 'lin@tea.test')
  await server.platform.db
    .updateTable('user_account')
    .set({ terms_accepted_at: new Date(clock.now().getTime() - DAY * 1000) })
    .where('email', '=', 'lin@tea.test')
    .execute()
  const lin = await signIn(server, 'NO', 'lin@tea.test')
  const answer = await server.app.inject({ url: '/api/auth/v1/terms', headers: lin.headers })
  const versions = (await list()).flatMap(({ version, state }) => (state === 'valid' ? [version] : []))
  expect(answer.json().result.accepted_version).toBe(versions[0])
})
