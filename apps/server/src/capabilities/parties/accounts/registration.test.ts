import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
})

const password = 'Sesame12!'
const register = (email_address: string, more: object = {}, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/api/auth/v1/register', {
    headers,
    body: {
      registration_type: 'NPV',
      business_name: 'Mai’s Flowers',
      email_address,
      password,
      terms_accepted: true,
      ...more,
    },
  })
const confirm = (token: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/api/auth/v1/register/confirm', { body: { token, password }, headers })
const login = (email_address: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/api/auth/v1/login', { body: { email_address, password }, headers })
const resend = (email_address: string) =>
  send(server, 'POST', '/api/auth/v1/register/resend', { body: { email_address } })

async function vendorsOf(email: string, headers: Record<string, string> = {}) {
  const { AuthenticationResult: tokens } = (await login(email, headers)).result as {
    AuthenticationResult: { AccessToken: string; IdToken: string }
  }
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`
  const listed = await send(server, 'GET', '/api/orders/v1/vendors', {
    headers: { ...headers, authorization },
  })
  return (listed.result as { vendors: Record<string, never>[] }).vendors
}

describe('registration by business name', () => {
  it('creates an account and a vendor; login works after the link was confirmed', async () => {
    const registered = await register('mai@flowers.test')
    expect(registered).toMatchObject({ status: 200, result: { email: 'mai@flowers.test', channel: 'mail' } })
    expect((await login('mai@flowers.test')).code).toBe('auth.user-not-confirmed')
    const mail = await mailTo(server, 'mai@flowers.test')
    expect(mail.text).toContain('http://localhost:4000/verify-account#')
    expect(await confirm(mail.token)).toMatchObject({ code: 'ok', result: { email: 'mai@flowers.test' } })
    const [vendor, ...others] = await vendorsOf('mai@flowers.test')
    expect(others).toEqual([])
    expect(vendor).toMatchObject({
      name: 'Mai’s Flowers',
      is_parent: false,
      is_registered: true,
      vendor_information: { owners: ['mai@flowers.test'], location: { latitude: null, longitude: null } },
    })
    expect(String(vendor?.['vendor_id'])).toMatch(/^sg-[a-z0-9]{8}$/)
  })

  it('accepts a mobile number instead, and sends the link there', async () => {
    expect(await register('8123 4567')).toMatchObject({ result: { email: '+6581234567', channel: 'text' } })
    await confirm((await mailTo(server, '+6581234567')).token)
    expect((await login('+65 8123 4567')).status).toBe(200)
    expect((await register('81234567')).code).toBe('auth.username-exists')
  })

  it('accepts a link once, for 24 hours', async () => {
    await register('once@shop.test')
    const { token } = await mailTo(server, 'once@shop.test')
    await confirm(token)
    expect((await confirm(token)).code).toBe('register.link-used')
    await register('late@shop.test')
    const late = await mailTo(server, 'late@shop.test')
    clock.advance(24 * 3600)
    expect((await confirm(late.token)).code).toBe('register.link-expired')
    expect((await confirm('x'.repeat(43))).code).toBe('register.link-invalid')
  })

  it('accepts a link once, even if it is opened twice at the same time', async () => {
    await register('twice@shop.test')
    const { token } = await mailTo(server, 'twice@shop.test')
    const codes = await Promise.all([confirm(token), confirm(token)].map(async (one) => (await one).code))
    expect(codes.toSorted()).toEqual(['ok', 'register.link-used'])
  })

  it('refuses a link of another country', async () => {
    await register('sg@shop.test')
    const { token } = await mailTo(server, 'sg@shop.test')
    expect((await confirm(token, { 'x-country': 'MY' })).code).toBe('register.link-invalid')
  })

  it('registering a taken address is refused, also while it waits for its link', async () => {
    await register('taken@shop.test')
    expect(await register('TAKEN@shop.test')).toMatchObject({
      status: 409,
      code: 'register.email-taken',
      meta: { translation_key: 'register.error.email-taken' },
    })
  })

  it('an account whose link expired unused makes room for a new one', async () => {
    await register('gone@shop.test', { business_name: 'First' })
    clock.advance(25 * 3600)
    expect((await register('gone@shop.test', { business_name: 'Second' })).code).toBe('ok')
    await confirm((await mailTo(server, 'gone@shop.test')).token)
    expect((await vendorsOf('gone@shop.test')).map((vendor) => vendor['name'])).toEqual(['Second'])
    const left = await server.platform.db
      .selectFrom('vendor')
      .select('name')
      .where('name', '=', 'First')
      .execute()
    expect(left).toEqual([])
  })

  it('accepts one of two registrations of the same address at the same time', async () => {
    const codes = await Promise.all(
      [register('race@shop.test'), register('race@shop.test')].map(async (one) => (await one).code),
    )
    expect(codes.toSorted()).toEqual(['ok', 'register.email-taken'])
  })

  it.each([
    ['not an address', { email_address: 'mai@' }, 'auth.email-invalid'],
    ['a weak password', { password: 'sesame' }, 'auth.password-weak'],
    ['a common password', { password: 'P@ssword1!' }, 'auth.password-common'],
    [
      'the name of the business as password',
      { business_name: 'Zuckerbrot', password: 'Zuckerbrot1!' },
      'auth.password-common',
    ],
    [
      'the e-mail address as password',
      { email_address: 'zuckerbrot@shop.test', password: 'Zuckerbrot1!' },
      'auth.password-common',
    ],
    ['no business name', { business_name: '  ' }, 'request.invalid'],
    ['a name that is far too long', { business_name: 'x'.repeat(121) }, 'request.invalid'],
    ['terms that were not accepted', { terms_accepted: false }, 'request.invalid'],
    ['the other way of registering', { registration_type: 'PV', vendor_code: 'x' }, 'auth.pool-invalid'],
  ])('refuses %s', async (_what, change, code) => {
    expect((await register('fine@shop.test', change)).code).toBe(code)
  })

  it('keeps a name with markup as text, and makes the mail harmless', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await register('script@shop.test', { business_name: name })
    const mail = await mailTo(server, 'script@shop.test')
    expect(mail.html).not.toContain('<img')
    await confirm(mail.token)
    expect((await vendorsOf('script@shop.test'))[0]?.['name']).toBe(name)
  })

  it('never lets the host of a request into a link', async () => {
    await register('host@shop.test', {}, { host: 'evil.example' })
    expect((await mailTo(server, 'host@shop.test')).text).not.toContain('evil')
  })

  it('keeps only hashes of links', async () => {
    await register('hash@shop.test')
    const { token } = await mailTo(server, 'hash@shop.test')
    const links = await server.platform.db.selectFrom('verification_link').select('token_hash').execute()
    expect(links.some(({ token_hash }) => token_hash === token)).toBe(false)
  })
})

describe('POST /register/resend', () => {
  it('sends a new link, and the old one becomes invalid', async () => {
    await register('again@shop.test')
    const { token: old } = await mailTo(server, 'again@shop.test')
    clock.advance(60)
    await resend('again@shop.test')
    const { token } = await mailTo(server, 'again@shop.test')
    expect(token).not.toBe(old)
    expect((await confirm(old)).code).toBe('register.link-invalid')
    expect((await confirm(token)).code).toBe('ok')
  })

  it('gives the same answer without an account, and stores nothing', async () => {
    expect(await resend('nobody@shop.test')).toMatchObject({ status: 200, result: true })
    expect(await mailsTo(server, 'nobody@shop.test')).toEqual([])
  })

  it('registration has a limit with a waiting time, which is the same for an address without an account', async () => {
    for (const address of ['many@shop.test', 'none@shop.test']) {
      for (let time = 0; time < 3; time += 1) expect((await resend(address)).code).toBe('ok')
      const refused = await resend(address)
      expect(refused).toMatchObject({ status: 429, code: 'auth.too-many-requests' })
      expect(refused.meta['retry_after']).toBeGreaterThan(0)
    }
  })
})

describe('registration by vendor code', () => {
  const hungary = { 'x-country': 'HU' }
  beforeAll(async () => {
    await server.platform.db
      .insertInto('vendor')
      .values([vendorOf('hu-300', 'owner@bolt.test'), vendorOf('hu-301', 'other@bolt.test')])
      .execute()
  })
  const code = (vendor_code: string) =>
    send(server, 'POST', '/api/auth/v1/register/vendor-code', { headers: hungary, body: { vendor_code } })
  const email = (vendor_code: string, email_address: string) =>
    send(server, 'POST', '/api/auth/v1/register/vendor-email', {
      headers: hungary,
      body: { vendor_code, email_address },
    })
  const claim = (vendor_code: string, email_address: string) =>
    send(server, 'POST', '/api/auth/v1/register', {
      headers: hungary,
      body: { registration_type: 'PV', vendor_code, email_address, password, terms_accepted: true },
    })

  it('checks the code, then its email address, with the messages of the specification', async () => {
    expect(await code('HU-300')).toMatchObject({ status: 200, result: true })
    expect(await code('hu-999')).toMatchObject({
      code: 'register.vendor-code',
      meta: { vendorCode: 'hu-999' },
    })
    expect((await email('hu-300', 'OWNER@bolt.test')).code).toBe('ok')
    expect(await email('hu-300', 'other@bolt.test')).toMatchObject({
      code: 'register.vendor-email',
      meta: { vendorEmail: 'other@bolt.test' },
    })
    expect((await email('hu-300', 'owner')).code).toBe('register.email-incorrect')
  })

  it('makes the person with code and email address the owner, once', async () => {
    expect((await claim('hu-300', 'other@bolt.test')).code).toBe('register.vendor-email')
    expect((await claim('hu-300', 'owner@bolt.test')).code).toBe('ok')
    expect((await claim('hu-300', 'owner@bolt.test')).code).toBe('register.email-taken')
    await confirm((await mailTo(server, 'owner@bolt.test')).token, hungary)
    expect((await vendorsOf('owner@bolt.test', hungary)).map((one) => one['vendor_id'])).toEqual(['hu-300'])
    expect((await code('hu-300')).code).toBe('register.vendor-registered')
  })

  it('a code of another country and an unknown code are refused', async () => {
    const abroad = await send(server, 'POST', '/api/auth/v1/register/vendor-code', {
      body: { vendor_code: 'hu-301' },
    })
    expect(abroad.code).toBe('auth.pool-invalid')
    await server.platform.db.insertInto('vendor').values(vendorOf('hu-302', null)).execute()
    expect((await code('hu-302')).code).toBe('register.vendor-code')
  })

  it('guessing vendor codes is limited', async () => {
    const codes: string[] = []
    for (let time = 0; time < 31; time += 1) codes.push((await code(`hu-${500 + time}`)).code)
    expect(codes[0]).toBe('register.vendor-code')
    expect(codes.at(-1)).toBe('auth.too-many-requests')
  })

  const vendorOf = (vendor_id: string, contact_email: string | null) => ({
    vendor_id,
    country: 'HU' as const,
    parent_vendor_id: null,
    client_vendor_id: vendor_id,
    name: `Bolt ${vendor_id}`,
    is_parent: false,
    is_registered: false,
    estimation_pick_up_time: 10,
    payment_methods: '{}',
    contact_phone: '',
    contact_email,
    address_text: 'Fő utca 1',
    building: '',
    unit: '',
    city: 'Budapest',
    postal_code: '',
    street: 'Fő utca',
    street_number: '1',
    latitude: 47.5,
    longitude: 19.05,
    rider_instructions: '',
    delivery_area: null,
    created_at: clock.now(),
  })
})

it('a refused registration is recorded for operators, without the typed text', async () => {
  await login('nobody@nowhere.test')
  const refused = await server.platform.db
    .selectFrom('refused_attempt')
    .selectAll()
    .orderBy('refused_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(refused).toMatchObject({ country: 'SG', call: 'login', code: 'auth.user-not-found' })
  expect(JSON.stringify(refused)).not.toContain('nowhere')
})
