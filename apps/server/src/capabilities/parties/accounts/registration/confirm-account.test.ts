import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

const password = 'Sesame12!'
const register = (email_address: string) =>
  send(server, 'POST', '/api/auth/v1/register', {
    body: {
      registration_type: 'NPV',
      business_name: 'Mai’s Flowers',
      email_address,
      password,
      terms_accepted: true,
    },
  })
const confirm = (token: string, typed = password) =>
  send(server, 'POST', '/api/auth/v1/register/confirm', { body: { token, password: typed } })
const login = (email_address: string) =>
  send(server, 'POST', '/api/auth/v1/login', { body: { email_address, password } })

describe('confirmation of a registration', () => {
  it('refuses a link with another password than that of the registration, and loses nothing', async () => {
    await register('owner@shop.test')
    const { token } = await mailTo(server, 'owner@shop.test')
    expect(await confirm(token, 'Another1!')).toMatchObject({
      status: 422,
      code: 'register.password-wrong',
      meta: { translation_key: 'register.error.password-wrong' },
    })
    expect((await login('owner@shop.test')).code).toBe('auth.user-not-confirmed')
    expect((await confirm(token)).code).toBe('ok')
    expect((await login('owner@shop.test')).code).toBe('ok')
  })

  it('refuses the right password too after five wrong ones for a link', async () => {
    await register('guessed@shop.test')
    const { token } = await mailTo(server, 'guessed@shop.test')
    for (let wrong = 0; wrong < 5; wrong += 1) await confirm(token, 'Another1!')
    expect((await confirm(token)).code).toBe('auth.too-many-requests')
  })

  it('gives an unconfirmed account to the owner of its mailbox through a reset code', async () => {
    await register('squatted@shop.test')
    const { token } = await mailTo(server, 'squatted@shop.test')
    await send(server, 'POST', '/api/auth/v1/forgot-password', {
      body: { email_address: 'squatted@shop.test' },
    })
    const { code } = await mailTo(server, 'squatted@shop.test')
    const reset = await send(server, 'POST', '/api/auth/v1/forgot-password/confirm', {
      body: { email_address: 'squatted@shop.test', verification_code: code, password: 'Another1!' },
    })
    expect(reset.code).toBe('ok')
    expect((await login('squatted@shop.test')).code).toBe('auth.password-invalid')
    expect((await confirm(token)).code).toBe('register.link-used')
    const owner = await send(server, 'POST', '/api/auth/v1/login', {
      body: { email_address: 'squatted@shop.test', password: 'Another1!' },
    })
    expect(owner.code).toBe('ok')
  })
})
