import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../test/mailbox.ts'
import { openSessions } from '../../../../test/seed/many-sessions.ts'
import { send } from '../../../../test/post.ts'
import { createUser, type SignedIn, signIn, testPassword } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let names = 0
let email: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
  names += 1
  email = `user-${names}@shop.test`
  await createUser(server, 'SG', email)
})

const password = 'Another1!'
const forgot = (email_address: string) =>
  send(server, 'POST', '/api/auth/v1/forgot-password', { body: { email_address } })
const reset = (verification_code: string, change: object = {}) =>
  send(server, 'POST', '/api/auth/v1/forgot-password/confirm', {
    body: { email_address: email, verification_code, password, ...change },
  })
const login = (word: string) =>
  send(server, 'POST', '/api/auth/v1/login', { body: { email_address: email, password: word } })
const codeFor = async () => (await mailTo(server, email)).code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  it('is replaced with the code that was mailed, and every session ends', async () => {
    const session = await signIn(server, 'SG', email)
    expect(await forgot(email)).toMatchObject({ status: 200, result: true })
    const code = await codeFor()
    clock.advance(1)
    expect((await reset(code)).code).toBe('ok')
    expect((await login(testPassword)).code).toBe('auth.password-invalid')
    expect((await login(password)).status).toBe(200)
    const after = await send(server, 'GET', '/api/auth/v1/sessions', { headers: session.headers })
    expect(after.code).toBe('auth.required')
    expect((await mailTo(server, email)).subject).toContain('password was changed')
  })

  it('a code is replaced however often the user has logged in with the old password', async () => {
    const session = await signIn(server, 'SG', email)
    await openSessions(server, session.userId, 500)
    await forgot(email)
    expect((await reset(await codeFor())).code).toBe('ok')
    const after = await send(server, 'GET', '/api/auth/v1/sessions', { headers: session.headers })
    expect(after.code).toBe('auth.required')
  })

  it('is written about in the language in which its owner was last here', async () => {
    const magda = `magda-${names}@shop.test`
    await createUser(server, 'HU', magda)
    const codeIn = async (language: string) => {
      clock.advance(1)
      const headers = { 'x-country': 'HU', 'accept-language': language }
      const body = { email_address: magda, password: testPassword }
      await send(server, 'POST', '/api/auth/v1/login', { headers, body })
      await send(server, 'POST', '/api/auth/v1/forgot-password', {
        headers: { 'x-country': 'HU', 'accept-language': 'en' },
        body: { email_address: magda },
      })
      return (await mailTo(server, magda)).subject
    }
    expect(await codeIn('hu')).not.toContain('password')
    expect(await codeIn('en')).toContain('password')
  })

  it('takes a code once', async () => {
    await forgot(email)
    const code = await codeFor()
    await reset(code)
    expect((await reset(code)).code).toBe('auth.code-invalid')
  })

  it('takes a code for a quarter of an hour', async () => {
    await forgot(email)
    const code = await codeFor()
    clock.advance(15 * 60)
    expect((await reset(code)).code).toBe('auth.code-invalid')
  })

  it('takes the newest code only', async () => {
    await forgot(email)
    const old = await codeFor()
    clock.advance(1)
    await forgot(email)
    const code = await codeFor()
    if (code !== old) expect((await reset(old)).code).toBe('auth.code-invalid')
    expect((await reset(code)).code).toBe('ok')
  })

  it('allows five tries, however they are spread', async () => {
    await forgot(email)
    const code = await codeFor()
    for (let time = 0; time < 5; time += 1) {
      await server.platform.db.deleteFrom('attempt_window').execute()
      expect((await reset(wrong(code))).code).toBe('auth.code-invalid')
    }
    await server.platform.db.deleteFrom('attempt_window').execute()
    expect((await reset(code)).code).toBe('auth.code-invalid')
  })

  it('a refusal after too many attempts contains the waiting time', async () => {
    await forgot(email)
    const code = await codeFor()
    for (let time = 0; time < 5; time += 1) await reset(wrong(code))
    const refused = await reset(code)
    expect(refused).toMatchObject({ status: 429, code: 'auth.too-many-requests' })
    expect(refused.meta['retry_after']).toBeGreaterThan(0)
  })

  it('the answer does not reveal whether the account exists', async () => {
    expect(await forgot('nobody@shop.test')).toEqual(await forgot(email))
    expect(await mailsTo(server, 'nobody@shop.test')).toEqual([])
    const nobodys = await reset('123456', { email_address: 'nobody@shop.test' })
    expect([nobodys.status, nobodys.code]).toEqual([400, 'auth.code-invalid'])
  })

  it.each([
    ['a code with a letter', '12345a', {}, 'auth.code-invalid'],
    ['a code that is too short', '1234', {}, 'auth.code-invalid'],
    ['a weak password', '123456', { password: 'weak' }, 'auth.password-weak'],
    ['a common password', '123456', { password: 'Qwerty123!' }, 'auth.password-common'],
  ])('refuses %s', async (_what, code, change, expected) => {
    expect((await reset(code, change)).code).toBe(expected)
  })

  it('a new password opens an account that an operator required to choose one, and an unconfirmed one', async () => {
    const { db } = server.platform
    await db
      .updateTable('user_account')
      .set({ password_reset_required: true, confirmed_at: null })
      .where('email', '=', email)
      .execute()
    await forgot(email)
    await reset(await codeFor())
    expect((await login(password)).status).toBe(200)
  })

  it('does not open an account that was closed', async () => {
    const { db } = server.platform
    await db
      .updateTable('user_account')
      .set({ disabled_at: clock.now() })
      .where('email', '=', email)
      .execute()
    await forgot(email)
    expect(await mailsTo(server, email)).toEqual([])
    expect((await login(testPassword)).code).toBe('auth.role-access')
  })
})

describe('where one is signed in', () => {
  let here: SignedIn
  let there: SignedIn
  beforeEach(async () => {
    here = await signIn(server, 'SG', email)
    clock.advance(1)
    there = await signIn(server, 'SG', email)
  })
  const list = async (who: SignedIn) =>
    (await send(server, 'GET', '/api/auth/v1/sessions', { headers: who.headers })).result as {
      session_id: string
      current: boolean
      used_at: number
    }[]
  const end = (who: SignedIn, id: string) =>
    send(server, 'DELETE', `/api/auth/v1/sessions/${id}`, { headers: who.headers })

  it('a session is listed with the time of its last call, to a few minutes', async () => {
    const [before] = await list(there)
    clock.advance(20 * 60)
    await list(here)
    const used = (await list(here)).map(({ current, used_at }) => ({ current, used_at }))
    expect(used).toContainEqual({ current: true, used_at: (before?.used_at ?? 0) + 20 * 60 })
    expect(used).toContainEqual({ current: false, used_at: before?.used_at })
  })

  it('is listed, the own one marked', async () => {
    expect((await list(here)).map(({ current }) => current)).toEqual([false, true])
  })

  it('can be ended from elsewhere, at once', async () => {
    const [other] = await list(here)
    expect((await end(here, other?.session_id ?? '')).code).toBe('ok')
    const refused = await send(server, 'GET', '/api/orders/v1/vendors', { headers: there.headers })
    expect(refused.code).toBe('auth.required')
    expect(await list(here)).toHaveLength(1)
  })

  it('a session of another user cannot be ended', async () => {
    await createUser(server, 'SG', `stranger-${names}@shop.test`)
    const stranger = await signIn(server, 'SG', `stranger-${names}@shop.test`)
    const [other] = await list(here)
    expect((await end(stranger, other?.session_id ?? '')).code).toBe('session.not-found')
    expect(await list(here)).toHaveLength(2)
  })

  it('stays where the password is changed, and ends elsewhere', async () => {
    const change = (present: string, next = password) =>
      send(server, 'POST', '/api/auth/v1/password', {
        headers: here.headers,
        body: { password: present, new_password: next },
      })
    expect((await change(testPassword, 'Welcome1!')).code).toBe('auth.password-common')
    expect((await change('Wrong1234!')).code).toBe('auth.password-invalid')
    expect((await change(testPassword)).code).toBe('ok')
    expect(await list(here)).toHaveLength(1)
    expect((await login(password)).status).toBe(200)
  })
})

it('does not let in whose vendors are all closed', async () => {
  const { db } = server.platform
  const owner = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await send(server, 'POST', '/api/auth/v1/register', {
    body: {
      registration_type: 'NPV',
      business_name: 'Closed',
      email_address: 'closed@shop.test',
      password,
      terms_accepted: true,
    },
  })
  const vendor = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('name', '=', 'Closed')
    .executeTakeFirstOrThrow()
  await db.updateTable('vendor').set({ is_active: false }).where('vendor_id', '=', vendor.vendor_id).execute()
  await db
    .insertInto('vendor_owner')
    .values({ vendor_id: vendor.vendor_id, user_id: owner.user_id })
    .execute()
  expect((await login(testPassword)).code).toBe('auth.user-not-validated')
})
