import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, flagNames } from '@beckon/domain/flag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('flag_value').execute()
})

const post = (path: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/ofrep/v1/evaluate/flags${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
const turn = (country: CountryCode, flag: FlagName, value: boolean) =>
  server.platform.db
    .insertInto('flag_value')
    .values({ country, flag, value, changed_at: new Date(1_700_000_000_000) })
    .execute()

describe('all flags at once', () => {
  it('are what they are worth at first, each with its reason', async () => {
    const answer = await post('', { context: { targetingKey: 'somebody' } })
    expect(answer.statusCode).toBe(200)
    const { flags, metadata } = answer.json()
    expect(metadata).toEqual({ country: 'SG' })
    expect(flags.map(({ key }: { key: string }) => key)).toEqual(flagNames)
    expect(flags).toContainEqual({
      key: 'Helpcenter',
      value: true,
      reason: 'DEFAULT',
      variant: 'on',
      metadata: { country: 'SG' },
    })
  })

  it.each([
    ['of the context', { country: 'HU' }, {}, 'HU'],
    ['of the context, before that of the host', { country: 'hu' }, { host: 'my.localhost' }, 'HU'],
    ['of the host', {}, { host: 'hu.localhost' }, 'HU'],
    ['of the host, when the context names none of ours', { country: 'XX' }, { host: 'hu.localhost' }, 'HU'],
    ['of the host, when the context makes no sense', { country: ['MY'] }, {}, 'SG'],
  ])('are those %s', async (_, context, headers, country) => {
    await turn('HU', 'PlannedMaintenance', true)
    const answer = (await post('', { context }, headers)).json()
    expect(answer.metadata).toEqual({ country })
    const [first] = answer.flags
    expect(first).toMatchObject({ key: 'PlannedMaintenance', value: country === 'HU' })
    if (country === 'HU') {
      expect(first).toMatchObject({ reason: 'TARGETING_MATCH', metadata: { changed_at: 1_700_000_000 } })
    }
  })

  it('are not sent again to a client whose ETag matches', async () => {
    const first = await post('')
    const etag = String(first.headers.etag)
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await post('', {}, { 'if-none-match': sent })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    await turn('SG', 'Voucher', true)
    const changed = await post('', {}, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('of one country are not mixed up with those of another', async () => {
    const etag = String((await post('', { context: { country: 'SG' } })).headers.etag)
    const abroad = await post('', { context: { country: 'MY' } }, { 'if-none-match': etag })
    expect(abroad.statusCode).toBe(200)
  })
})

describe('one flag', () => {
  it('is evaluated', async () => {
    await turn('SG', 'Voucher', true)
    const answer = await post('/Voucher', { context: {} })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        key: 'Voucher',
        value: true,
        reason: 'TARGETING_MATCH',
        variant: 'on',
        metadata: { country: 'SG', changed_at: 1_700_000_000 },
      },
    ])
  })

  it.each(['Nonsense', 'toString', '__proto__', 'voucher'])('%s is unknown', async (key) => {
    const answer = await post(`/${key}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'there is no such flag' },
    ])
  })
})

describe('unreadable requests', () => {
  it.each([
    ['broken JSON', '{"context":'],
    ['a list', '[]'],
    ['a context that is a text', '{"context":"SG"}'],
    ['nothing', 'null'],
    ['polluted JSON', '{"context":{"__proto__":{"a":1}}}'],
  ])('%s is refused in the words of the protocol', async (_, body) => {
    for (const path of ['', '/Voucher']) {
      const answer = await post(path, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ errorCode: 'PARSE_ERROR' })
    }
  })

  it('is refused when it is too long', async () => {
    const answer = await post('', { context: { targetingKey: 'x'.repeat(9000) } })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([413, 'PARSE_ERROR'])
  })
})

it('does not let one address ask without end', async () => {
  const limited = await startTestServer({ env: { ROLES: 'api', RATE_LIMITS: 'on' } })
  const send = () => limited.app.inject({ method: 'POST', url: '/ofrep/v1/evaluate/flags', payload: {} })
  const allowed = await Promise.all(Array.from({ length: 600 }, send))
  expect(allowed.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await limited.stop()
})
