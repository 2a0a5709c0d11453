import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTo } from '../../../../test/mailbox.ts'
import { createUser, testPassword } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
const home = '192.0.2.10'
const stranger = '198.51.100.7'
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
  email = `owner-${names}@shop.test`
  await createUser(server, 'SG', email)
})

async function from(remoteAddress: string, path: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/auth/v1/${path}`,
    remoteAddress,
    payload: { email_address: email, ...payload },
  })
  const json = answer.json()
  return { code: json.errors?.[0]?.code ?? 'ok', result: json.result }
}
const login = (address: string, password: string, more: object = {}) =>
  from(address, 'login', { password, ...more })
const reset = (address: string, code: string, more: object = {}) =>
  from(address, 'forgot-password/confirm', { verification_code: code, password: 'Another1!', ...more })
/** Addresses of many networks. */
const crowd = (size: number) => Array.from({ length: size }, (_, at) => `203.0.113.${at + 1}`)
async function guessFromEverywhere() {
  for (const address of crowd(12)) {
    for (let tries = 0; tries < 5; tries += 1) await login(address, 'Wrong1234!')
  }
}

describe('signing in', () => {
  it('stays possible while a stranger guesses the password again and again', async () => {
    for (let tries = 0; tries < 8; tries += 1) await login(stranger, 'Wrong1234!')
    expect((await login(stranger, testPassword)).code).toBe('auth.too-many-requests')
    expect((await login(home, testPassword)).code).toBe('ok')
  })

  it('stays possible beside a stranger of the same network for a browser that signed in before', async () => {
    const { result } = await login(home, testPassword)
    for (let tries = 0; tries < 6; tries += 1) await login(home, 'Wrong1234!')
    expect((await login(home, testPassword)).code).toBe('auth.too-many-requests')
    const again = await login(home, testPassword, { device_token: result.device_token })
    expect(again).toMatchObject({ code: 'ok', result: { device_token: result.device_token } })
  })

  it('has to wait when very many networks guess, but not in a browser that signed in before', async () => {
    const { result } = await login(home, testPassword)
    await guessFromEverywhere()
    expect((await login(home, testPassword)).code).toBe('auth.too-many-requests')
    const again = await login(home, testPassword, { device_token: result.device_token })
    expect(again.code).toBe('ok')
  })

  it('gives a known browser five guesses too', async () => {
    const { result } = await login(home, testPassword)
    const known = { device_token: result.device_token }
    for (let tries = 0; tries < 5; tries += 1) await login(home, 'Wrong1234!', known)
    expect((await login(home, testPassword, known)).code).toBe('auth.too-many-requests')
  })

  it('takes a browser that is known to another account for a stranger', async () => {
    const mine = email
    email = `other-${names}@shop.test`
    await createUser(server, 'SG', email)
    const { result } = await login(stranger, testPassword)
    email = mine
    const known = { device_token: result.device_token }
    for (let tries = 0; tries < 5; tries += 1) await login(stranger, 'Wrong1234!', known)
    expect((await login(stranger, testPassword)).code).toBe('auth.too-many-requests')
  })

  it('a device token that was not issued by the service is replaced', async () => {
    const invented = 'x'.repeat(43)
    const { result } = await login(home, testPassword, { device_token: invented })
    expect(result.device_token).not.toBe(invented)
  })

  it('remembers the twenty browsers used last', async () => {
    const { result } = await login(home, testPassword)
    for (let more = 0; more < 20; more += 1) {
      clock.advance(1)
      await login(home, testPassword)
    }
    const user = await server.platform.db
      .selectFrom('user_account')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const devices = await server.platform.db
      .selectFrom('known_device')
      .selectAll()
      .where('user_id', '=', user.user_id)
      .execute()
    expect(devices).toHaveLength(20)
    for (let tries = 0; tries < 6; tries += 1) await login(home, 'Wrong1234!')
    const forgotten = await login(home, testPassword, { device_token: result.device_token })
    expect(forgotten.code).toBe('auth.too-many-requests')
  })
})

describe('recovery', () => {
  it('stays possible while a stranger types wrong codes and asks for new ones', async () => {
    await from(home, 'forgot-password', {})
    const { code } = await mailTo(server, email)
    for (let tries = 0; tries < 6; tries += 1) await reset(stranger, '000000')
    clock.advance(1)
    for (let requested = 0; requested < 4; requested += 1) await from(stranger, 'forgot-password', {})
    clock.advance(1)
    for (let tries = 0; tries < 6; tries += 1) await reset(stranger, '000000')
    expect((await reset(home, code)).code).toBe('ok')
  })

  it('can be asked for while a stranger uses up the mails of the hour', async () => {
    for (let requested = 0; requested < 4; requested += 1) await from(stranger, 'forgot-password', {})
    clock.advance(1)
    expect((await from(home, 'forgot-password', {})).code).toBe('ok')
    const { code } = await mailTo(server, email)
    expect((await reset(home, code)).code).toBe('ok')
  })

  it('takes the code in another network than the one that asked', async () => {
    await from(home, 'forgot-password', {})
    const { code } = await mailTo(server, email)
    expect((await reset('192.0.2.200', code)).code).toBe('ok')
  })

  it('lets strangers in all networks together guess a code five times', async () => {
    await from(home, 'forgot-password', {})
    const { code } = await mailTo(server, email)
    for (const address of crowd(5)) await reset(address, code === '000000' ? '000001' : '000000')
    expect((await reset('203.0.113.200', code)).code).toBe('auth.code-invalid')
  })

  it('is asked for in a known browser even when many networks used up the mails', async () => {
    const { result } = await login(home, testPassword)
    for (const address of crowd(4)) {
      for (let requested = 0; requested < 3; requested += 1) await from(address, 'forgot-password', {})
    }
    expect((await from('192.0.2.99', 'forgot-password', {})).code).toBe('auth.too-many-requests')
    const known = { device_token: result.device_token }
    expect((await from('192.0.2.99', 'forgot-password', known)).code).toBe('ok')
  })
})
