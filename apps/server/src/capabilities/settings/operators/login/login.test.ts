import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import {
  codeNow,
  CONSOLE_PASSWORD,
  type ConsoleOperator,
  consoleHeaders,
  openConsole,
  seedConsoleOperator,
} from '../../../../../test/seed/console-operator.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const NEW_PASSWORD = 'Another-kV7!-console'
let server: TestServer
let ana: ConsoleOperator
let serial = 0
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
  serial += 1
  ana = await seedConsoleOperator(server, `ana${serial}@ops.test`, [{ country: 'SG', role: 'administrator' }])
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send(server, 'POST', `/api/ops/v1/${path}`, { headers: { 'x-country': 'SG', ...headers }, body })
const password = (email = ana.email, typed = CONSOLE_PASSWORD) =>
  post('login', { email_address: email, password: typed })
const ticketOf = async () => ((await password()).result as { ticket: string }).ticket
const withCode = (ticket: string, code: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/ops/v1/login/code',
    headers: { 'x-country': 'SG', 'user-agent': 'browser' },
    payload: { ticket, code },
  })
const me = (headers: Record<string, string>) => send(server, 'GET', '/api/ops/v1/me', { headers })
const cookieOf = (header: unknown) => /beckon_console=([\w-]*)/u.exec(String(header))?.[1] ?? ''
/** Time steps pass, so that the next code is another one. */
const nextCode = () => {
  clock.advance(30)
  return codeNow(server, ana)
}

describe('a login', () => {
  it('takes the password, then the code, and keeps the session in a cookie that scripts cannot read', async () => {
    const first = await password(ana.email.toUpperCase())
    expect(first.result).toEqual({ step: 'code', ticket: expect.any(String) })
    const second = await withCode(await ticketOf(), codeNow(server, ana))
    expect(second.statusCode).toBe(200)
    const cookie = String(second.headers['set-cookie'])
    expect(cookie).toMatch(
      /^beckon_console=[\w-]{43}; Path=\/api\/ops; HttpOnly; SameSite=Strict; Max-Age=43200$/u,
    )
    expect(second.body).not.toContain(cookieOf(cookie))
    const { result } = await me(consoleHeaders(cookieOf(cookie), 'SG'))
    expect(result).toMatchObject({
      operator_id: ana.id,
      email: ana.email,
      has_second_factor: true,
      countries: [
        {
          country: 'SG',
          roles: [{ role: 'administrator' }],
          can: expect.arrayContaining(['operators.manage']),
        },
      ],
    })
  })

  it('has a cookie for secure connections only behind a proxy that ends TLS, and in production', async () => {
    const production = await startTestServer({
      clock,
      env: { ROLES: 'api', ENVIRONMENT: 'prd', RATE_LIMITS: 'on' },
    })
    const ben = await seedConsoleOperator(production, 'ben@ops.test', [{ country: 'SG', role: 'support' }])
    const body = { email_address: ben.email, password: CONSOLE_PASSWORD }
    const { result } = await send(production, 'POST', '/api/ops/v1/login', { body })
    const { ticket } = result as { ticket: string }
    const payload = { ticket, code: codeNow(production, ben) }
    const answer = await production.app.inject({ method: 'POST', url: '/api/ops/v1/login/code', payload })
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/u)
    await production.stop()
  })

  it('refuses a wrong password, an unknown email and a suspended account in the same words', async () => {
    const ben = await seedConsoleOperator(server, `ben${serial}@ops.test`, [
      { country: 'SG', role: 'support' },
    ])
    await server.platform.db
      .updateTable('operator_account')
      .set({ status: 'suspended' })
      .where('operator_id', '=', ben.id)
      .execute()
    const refused = [
      await password(ana.email, 'Wrong-1234!'),
      await password('nobody@ops.test'),
      await password(ben.email),
      await password("' or 1=1 --"),
    ]
    for (const { status, code, meta } of refused) {
      expect([status, code, meta]).toEqual([
        401,
        'operator.credentials-invalid',
        { translation_key: expect.any(String) },
      ])
    }
  })

  it('makes a network wait after five wrong passwords, and then takes one at a time', async () => {
    for (let tries = 0; tries < 5; tries += 1) await password(ana.email, 'Wrong-1234!')
    const waiting = await password()
    expect([waiting.status, waiting.code]).toEqual([429, 'auth.too-many-requests'])
    clock.advance(Number(waiting.meta['retry_after']))
    expect(await password()).toMatchObject({ status: 200 })
  })

  it('takes a code once, also when it comes twice at once, and none of the steps before it', async () => {
    const ticket = await ticketOf()
    const code = codeNow(server, ana)
    const statuses = await Promise.all([withCode(ticket, code), withCode(ticket, code)])
    expect(
      statuses.map(({ statusCode }) => String(statusCode)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200', '401'])
    expect((await withCode(await ticketOf(), code)).json().errors[0].code).toBe('operator.code-invalid')
    expect((await withCode(await ticketOf(), nextCode())).statusCode).toBe(200)
  })

  it('makes the account wait after five wrong codes, whatever network they come from', async () => {
    const ticket = await ticketOf()
    for (let tries = 0; tries < 5; tries += 1) expect((await withCode(ticket, '000000')).statusCode).toBe(401)
    const waiting = await withCode(ticket, codeNow(server, ana))
    expect([waiting.statusCode, waiting.json().errors[0].code]).toEqual([429, 'auth.too-many-requests'])
  })

  it('takes each recovery code once', async () => {
    const { headers } = await openConsole(server, ana)
    const renewed = await post('me/recovery-codes', { password: CONSOLE_PASSWORD, code: nextCode() }, headers)
    const { recovery_codes: codes } = renewed.result as { recovery_codes: string[] }
    expect(codes).toHaveLength(10)
    const [code = ''] = codes
    expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/u)
    expect((await withCode(await ticketOf(), code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await withCode(await ticketOf(), code)).statusCode).toBe(401)
    expect((await me(headers)).result).toMatchObject({ recovery_codes_left: 9 })
    const changes = await send(server, 'GET', `/api/ops/v1/changes?operator=${ana.id}`, { headers })
    expect(changes.result).toMatchObject([{ after: 'recovery code used' }, { after: 'new recovery codes' }])
    const stored = await server.platform.db.selectFrom('operator_recovery_code').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(code.slice(0, 4))
  })

  it('ends with a ticket that is old, invented, of another step or from before a new password', async () => {
    const old = await ticketOf()
    clock.advance(601)
    const refused = [await withCode(old, codeNow(server, ana)), await withCode('x'.repeat(40), '123456')]
    const before = await ticketOf()
    await server.platform.db
      .updateTable('operator_account')
      .set({ password_changed_at: clock.now() })
      .where('operator_id', '=', ana.id)
      .execute()
    refused.push(await withCode(before, codeNow(server, ana)))
    for (const answer of refused) expect(answer.json().errors[0].code).toBe('operator.login-over')
    const enrol = await post('login/enrol', { ticket: await ticketOf(), code: codeNow(server, ana) })
    expect(enrol.code).toBe('operator.login-over')
  })

  it('keeps the secret of the second factor sealed', async () => {
    const rows = await server.platform.db.selectFrom('operator_account').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ana.secret)
  })
})

describe('the account of the demo world', () => {
  it.each([
    ['san', { step: 'done' }],
    ['stg', undefined],
  ])('in %s a password alone gives %j', async (environment, step) => {
    const other = await startTestServer({ clock, env: { ROLES: 'api', ENVIRONMENT: environment } })
    const demo = await seedConsoleOperator(other, 'operator@beckon.test', [
      { country: 'SG', role: 'administrator' },
    ])
    await other.platform.db
      .updateTable('operator_account')
      .set({ totp_secret: null })
      .where('operator_id', '=', demo.id)
      .execute()
    const body = { email_address: demo.email, password: CONSOLE_PASSWORD }
    const answer = await send(other, 'POST', '/api/ops/v1/login', { body })
    if (step) expect(answer.result).toMatchObject(step)
    else expect(answer.code).toBe('operator.credentials-invalid')
    await other.stop()
  })
})

describe('a forgotten password', () => {
  const forgot = (email = ana.email) => post('password/forgot', { email_address: email })
  const reset = (token: string, next = NEW_PASSWORD) => post('password/reset', { token, password: next })

  it('is replaced by a link that works once; the sessions end and the second factor stays', async () => {
    const { headers } = await openConsole(server, ana)
    expect(await forgot()).toMatchObject({ status: 200, result: true })
    const { token, text } = await mailTo(server, ana.email)
    expect(text).toContain('/console/#reset=')
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await reset(token)).toMatchObject({ status: 410, code: 'operator.link-gone' })
    expect(await me(headers)).toMatchObject({ status: 401 })
    expect(await password()).toMatchObject({ code: 'operator.credentials-invalid' })
    expect((await password(ana.email, NEW_PASSWORD)).result).toMatchObject({ step: 'code' })
    expect((await mailsTo(server, ana.email)).map(({ subject }) => subject)).toContain(
      'Your Beckon password was changed',
    )
  })

  it('of an unknown email is answered alike, and no mail is written', async () => {
    const answers = [await forgot(), await forgot('nobody@ops.test')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { result: true }],
      [200, { result: true }],
    ])
    expect(await mailsTo(server, 'nobody@ops.test')).toEqual([])
  })

  it('is mailed three times an hour', async () => {
    for (const email of [ana.email, 'nobody@ops.test']) {
      const statuses = []
      for (let mails = 0; mails < 4; mails += 1) statuses.push((await forgot(email)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
  })

  it('is not replaced by a link from before a change of the password by its owner', async () => {
    await forgot()
    const { token } = await mailTo(server, ana.email)
    const { headers } = await openConsole(server, ana)
    const body = { password: CONSOLE_PASSWORD, new_password: NEW_PASSWORD, code: nextCode() }
    await send(server, 'PUT', '/api/ops/v1/me/password', { headers, body })
    expect(await reset(token, CONSOLE_PASSWORD)).toMatchObject({ status: 410, code: 'operator.link-gone' })
  })

  it('is not replaced by an old link, a weak password or the own name', async () => {
    await forgot()
    const { token } = await mailTo(server, ana.email)
    expect((await reset(token, 'weak')).code).toBe('auth.password-weak')
    expect((await reset(token, 'Password1!')).code).toBe('auth.password-common')
    clock.advance(2 * 3600)
    expect((await reset(token)).code).toBe('operator.link-gone')
    expect((await reset('x'.repeat(43))).code).toBe('operator.link-gone')
  })
})

describe('the own account', () => {
  const change = (headers: Record<string, string>, body: object) =>
    send(server, 'PUT', '/api/ops/v1/me/password', { headers, body })

  it('gets a new password from its owner only, which ends all other sessions', async () => {
    const [here, there] = [await openConsole(server, ana), await openConsole(server, ana)]
    const wish = { password: CONSOLE_PASSWORD, new_password: NEW_PASSWORD }
    expect((await change(here.headers, wish)).code).toBe('operator.code-invalid')
    expect((await change(here.headers, { ...wish, password: 'Wrong-1234!', code: nextCode() })).code).toBe(
      'auth.password-invalid',
    )
    expect(await change(here.headers, { ...wish, code: nextCode() })).toMatchObject({ status: 200 })
    expect([(await me(here.headers)).status, (await me(there.headers)).status]).toEqual([200, 401])
    const changes = await send(server, 'GET', `/api/ops/v1/changes?subject=operator:${ana.id}`, {
      headers: here.headers,
    })
    expect(changes.result).toMatchObject([
      { operator_id: ana.id, after: 'new password', reason: 'by the operator' },
    ])
  })

  it('gets another second factor with the present one, and the present one counts until then', async () => {
    const { headers } = await openConsole(server, ana)
    const other = await openConsole(server, ana)
    const begin = (body: object) => post('me/second-factor', body, headers)
    const confirm = (code: string) =>
      send(server, 'PUT', '/api/ops/v1/me/second-factor', { headers, body: { code } })
    expect((await begin({ password: CONSOLE_PASSWORD })).code).toBe('operator.code-invalid')
    expect((await confirm('123456')).code).toBe('operator.login-over')
    const begun = await begin({ password: CONSOLE_PASSWORD, code: nextCode() })
    const { secret, uri } = begun.result as { secret: string; uri: string }
    expect(uri).toContain(`secret=${secret}`)
    expect((await withCode(await ticketOf(), nextCode())).statusCode).toBe(200)
    expect((await confirm('000000')).code).toBe('operator.code-invalid')
    const confirmed = await confirm(codeNow(server, { secret }))
    expect((confirmed.result as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
    expect((await me(other.headers)).status).toBe(401)
    expect((await withCode(await ticketOf(), nextCode())).statusCode).toBe(401)
    clock.advance(30)
    expect((await withCode(await ticketOf(), codeNow(server, { secret }))).statusCode).toBe(200)
    expect((await mailTo(server, ana.email)).subject).toBe('Your Beckon login codes were changed')
  })

  it('lists its sessions and ends one of them, but none of another operator', async () => {
    const ben = await seedConsoleOperator(server, `ben${serial}@ops.test`, [
      { country: 'SG', role: 'support' },
    ])
    const [here, there, foreign] = [
      await openConsole(server, ana),
      await openConsole(server, ana),
      await openConsole(server, ben),
    ]
    const listed = await send(server, 'GET', '/api/ops/v1/me/sessions', { headers: here.headers })
    expect(listed.result as { session_id: string; current: boolean }[]).toHaveLength(2)
    const end = (id: string) =>
      send(server, 'DELETE', `/api/ops/v1/me/sessions/${id}`, { headers: here.headers })
    expect(await end(foreign.sessionId)).toMatchObject({ status: 404, code: 'session.not-found' })
    expect(await end(there.sessionId)).toMatchObject({ status: 200 })
    expect([(await me(there.headers)).status, (await me(foreign.headers)).status]).toEqual([401, 200])
  })

  it('logs out: the session ends and the cookie goes', async () => {
    const { headers } = await openConsole(server, ana)
    const answer = await server.app.inject({ method: 'POST', url: '/api/ops/v1/logout', headers })
    expect(answer.headers['set-cookie']).toContain(
      'beckon_console=; Path=/api/ops; HttpOnly; SameSite=Strict; Max-Age=0',
    )
    expect((await me(headers)).status).toBe(401)
  })

  it('has a session that ends after an hour without a call, and after twelve in any case', async () => {
    const idle = await openConsole(server, ana)
    clock.advance(3600)
    expect((await me(idle.headers)).status).toBe(401)
    const busy = await openConsole(server, ana)
    for (let half = 0; half < 23; half += 1) {
      clock.advance(1800)
      expect((await me(busy.headers)).status).toBe(200)
    }
    clock.advance(1800)
    expect((await me(busy.headers)).status).toBe(401)
  })
})
