import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silent } from '../../../../test/core.ts'
import { createUser, signIn as comeIn, testPassword } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { addressLimits } from './limits.ts'
import { signIn } from './sessions/sign-in.ts'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
  for (const email of ['anna@shop.test', 'blocked@shop.test', 'many@shop.test'])
    await createUser(server, 'SG', email)
  await createUser(server, 'SG', 'new@shop.test')
  await server.platform.db
    .updateTable('user_account')
    .set({ confirmed_at: null })
    .where('email', '=', 'new@shop.test')
    .execute()
  await createUser(server, 'SG', 'reset@shop.test')
  await server.platform.db
    .updateTable('user_account')
    .set({ password_reset_required: true })
    .where('email', '=', 'reset@shop.test')
    .execute()
})
afterAll(() => server.stop())

const base = '/api/auth/v1'
const post = (path: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `${base}${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(payload ? { payload } : {}),
  })
const login = (email_address: string, password = testPassword, headers = {}) =>
  post('/login', { email_address, password }, headers)
const failureOf = async (response: ReturnType<typeof post>) => {
  const answer = await response
  const [violation] = answer.json().errors
  return {
    status: answer.statusCode,
    code: violation.code,
    key: violation.meta.translation_key,
    meta: violation.meta,
  }
}

describe('POST /login', () => {
  it('answers the user and tokens that end in an hour', async () => {
    const answer = await login(' ANNA@shop.test ')
    expect(answer.statusCode).toBe(200)
    const { user, AuthenticationResult: tokens } = answer.json().result
    expect(user.email).toBe('anna@shop.test')
    expect(tokens.Expires).toBe(clock.now().getTime() / 1000 + 3600)
    expect(tokens.ExpiresIn).toBe(3600)
    expect(tokens.AccessToken.split('.')).toHaveLength(3)
    expect(tokens.RefreshToken.length).toBeGreaterThanOrEqual(43)
  })

  it('keeps neither the password nor the refresh token', async () => {
    const { refreshToken } = await comeIn(server, 'SG', 'anna@shop.test')
    const { db } = server.platform
    const users = await db.selectFrom('user_account').select('password_hash').execute()
    for (const { password_hash } of users)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const sessions = await db.selectFrom('session').select('refresh_hash').execute()
    expect(sessions.map((session) => session.refresh_hash)).not.toContain(refreshToken)
  })

  it.each([
    ['nobody@shop.test', testPassword, 401, 'auth.user-not-found'],
    ['anna@shop.test', 'Wrong1234!', 401, 'auth.password-invalid'],
    ['new@shop.test', testPassword, 403, 'auth.user-not-confirmed'],
    ['new@shop.test', 'Wrong1234!', 401, 'auth.password-invalid'],
    ['reset@shop.test', testPassword, 403, 'auth.password-reset-required'],
    ['', testPassword, 400, 'auth.invalid-parameter'],
    ['x'.repeat(300), testPassword, 400, 'auth.invalid-parameter'],
  ])('refuses %s with %s', async (email, password, status, code) => {
    expect(await failureOf(login(email, password))).toMatchObject({ status, code, key: code })
  })

  it.each([
    ['the password is changed', { password_hash: 'another' }],
    ['the account is closed', { disabled_at: clock.now() }],
  ])('opens no session when %s while it is judged', async (_what, change) => {
    const email = `judged-${Object.keys(change).join()}@shop.test`
    const userId = await createUser(server, 'SG', email)
    const { db, signer } = server.platform
    const deps = {
      db,
      clock,
      signer: signer('session'),
      limits: addressLimits(50),
      vendors: { areAllClosed: async () => false },
      passwords: {
        hash: async () => undefined,
        evaluate: async () => {
          await db.updateTable('user_account').set(change).where('user_id', '=', userId).execute()
          return 'right' as const
        },
      },
    }
    const attempt = {
      country: 'SG',
      email,
      password: testPassword,
      address: '192.0.2.1',
      userAgent: '',
      deviceToken: undefined,
      language: 'en',
      log: silent,
    } as const
    expect(await signIn(deps, attempt)).toEqual({ refused: 'auth.password-invalid' })
    expect(await db.selectFrom('session').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  })

  it('a user of one country is unknown in every other one', async () => {
    const refused = await failureOf(login('anna@shop.test', testPassword, { 'x-country': 'HU' }))
    expect(refused.code).toBe('auth.user-not-found')
  })

  it('makes an account wait after five failures, longer each time, and lets it in again', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await failureOf(login('blocked@shop.test', 'Wrong1234!'))).code).toBe('auth.password-invalid')
    }
    const refused = await login('blocked@shop.test')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().errors[0]).toMatchObject({
      code: 'auth.too-many-requests',
      meta: { retry_after: 30 },
    })
    expect(refused.headers['retry-after']).toBe('30')
    clock.advance(31)
    expect((await failureOf(login('blocked@shop.test', 'Wrong1234!'))).code).toBe('auth.password-invalid')
    expect((await failureOf(login('blocked@shop.test'))).meta.retry_after).toBe(60)
    clock.advance(61)
    expect((await login('blocked@shop.test')).statusCode).toBe(200)
  })

  it('lets no more guesses through when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('many@shop.test', 'Wrong1234!')))
    const judged = answers.filter((answer) => answer.statusCode === 401)
    expect(judged.length).toBeLessThanOrEqual(5)
  })
})

describe('a session', () => {
  it('is extended by its refresh token, which stays the same', async () => {
    const { refreshToken } = await comeIn(server, 'SG', 'anna@shop.test')
    clock.advance(3000)
    const answer = await post('/login/extend', { refresh_token: refreshToken })
    expect(answer.statusCode).toBe(200)
    const { AuthenticationResult: tokens } = answer.json().result
    expect(Object.keys(tokens).toSorted()).toEqual(['AccessToken', 'Expires', 'ExpiresIn', 'IdToken'])
    expect(tokens.Expires).toBe(clock.now().getTime() / 1000 + 3600)
    expect((await post('/login/extend', { refresh_token: refreshToken })).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}` }
    expect((await post('/logout', undefined, headers)).statusCode).toBe(200)
  })

  it('ends with a logout: its tokens are nothing from then on', async () => {
    const { headers, refreshToken } = await comeIn(server, 'SG', 'anna@shop.test')
    const out = await post('/logout', undefined, headers)
    expect(out.json()).toEqual({ result: true })
    expect((await failureOf(post('/logout', undefined, headers))).code).toBe('auth.required')
    expect((await failureOf(post('/login/extend', { refresh_token: refreshToken }))).code).toBe(
      'auth.refresh-failed',
    )
  })

  it('ends when its access token does', async () => {
    const { headers } = await comeIn(server, 'SG', 'anna@shop.test')
    clock.advance(3601)
    expect(await failureOf(post('/logout', undefined, headers))).toMatchObject({
      status: 401,
      code: 'auth.token-expired',
    })
  })

  it('a session ends after thirty days without use', async () => {
    const { refreshToken } = await comeIn(server, 'SG', 'anna@shop.test')
    clock.advance(29 * 86_400)
    expect((await post('/login/extend', { refresh_token: refreshToken })).statusCode).toBe(200)
    clock.advance(31 * 86_400)
    expect((await failureOf(post('/login/extend', { refresh_token: refreshToken }))).code).toBe(
      'auth.refresh-failed',
    )
  })

  it.each([
    ['no header', () => ({})],
    ['another country', (own: string) => ({ authorization: own, 'x-country': 'HU' })],
    ['an access token alone', (own: string) => ({ authorization: own.split('|')[0] ?? '' })],
    ['the id token in both places', (own: string) => swap(own, (_, id) => `Bearer ${id}|${id}`)],
    ['another scheme', (own: string) => ({ authorization: own.replace('Bearer', 'Basic') })],
    ['a changed signature', (own: string) => swap(own, (a, id) => `Bearer ${a.slice(0, -4)}AAAA|${id}`)],
  ])('is not recognised by %s', async (_, change) => {
    const { headers } = await comeIn(server, 'SG', 'anna@shop.test')
    const refused = await failureOf(post('/logout', undefined, change(headers.authorization)))
    expect(refused).toMatchObject({ status: 401, code: 'auth.required' })
  })

  it('is not made of two sessions', async () => {
    const one = await comeIn(server, 'SG', 'anna@shop.test')
    const two = await comeIn(server, 'SG', 'anna@shop.test')
    const access = one.headers.authorization.split('|')[0]
    const id = two.headers.authorization.split('|')[1]
    expect((await failureOf(post('/logout', undefined, { authorization: `${access}|${id}` }))).code).toBe(
      'auth.required',
    )
  })
})

function swap(own: string, make: (access: string, id: string) => string): { authorization: string } {
  const [access = '', id = ''] = own.replace('Bearer ', '').split('|')
  return { authorization: make(access, id) }
}
