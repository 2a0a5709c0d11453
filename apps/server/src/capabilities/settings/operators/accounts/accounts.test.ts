import type { ListedOperator } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { OperatorRole } from '@beckon/domain/operator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../../../test/eventually.ts'
import { hold } from '../../../../../test/hold.ts'
import { mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import {
  codeNow,
  type ConsoleOperator,
  openConsole,
  seedConsoleOperator,
} from '../../../../../test/seed/console-operator.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const PASSWORD = 'Kv7!mqXe2z-console'
const reason = 'as agreed'
let server: TestServer
let ana: ConsoleOperator
let ben: ConsoleOperator
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { db } = server.platform
  for (const table of [
    'attempt_window',
    'operator_account',
    'operator_invitation',
    'operator_change',
    'message',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
  ana = await seedConsoleOperator(server, 'ana@ops.test', [
    { country: 'SG', role: 'administrator' },
    { country: 'MY', role: 'administrator' },
  ])
  ben = await seedConsoleOperator(server, 'ben@ops.test', [
    { country: 'SG', role: 'dispatcher' },
    { country: 'HU', role: 'support' },
  ])
})

const asAna = async (country: CountryCode = 'SG') => (await openConsole(server, ana, { country })).headers
const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  country: CountryCode = 'SG',
) => send(server, method, `/api/ops/v1/${path}`, { headers: await asAna(country), ...(body ? { body } : {}) })
const changes = async (operatorId: string, country: CountryCode = 'SG') =>
  (await call('GET', `changes?subject=operator:${operatorId}`, undefined, country)).result as object[]
const list = async () => (await call('GET', 'operators')).result as ListedOperator[]
const me = (headers: Record<string, string>) => send(server, 'GET', '/api/ops/v1/me', { headers })

describe('an invitation', () => {
  const invite = (roles: object[], email = 'chen@ops.test') =>
    call('POST', 'operators', { email_address: email, name: 'Chen', roles, reason })
  const accept = (token: string) =>
    send(server, 'POST', '/api/ops/v1/invitation/accept', {
      body: { token, name: 'Chen Li', password: PASSWORD },
    })
  const support = [{ country: 'SG', role: 'support' }]

  it('becomes an account with a password, a second factor and the roles', async () => {
    const invited = await invite([...support, { country: 'MY', role: 'dispatcher', zones: ['kl-1'] }])
    const { operator_id: id, link } = invited.result as { operator_id: string; link: string }
    expect(await list()).toContainEqual(
      expect.objectContaining({ operator_id: id, status: 'invited', roles: [{ role: 'support' }] }),
    )
    const { token, text } = await mailTo(server, 'chen@ops.test')
    expect(text).toContain('/console/#invitation=')
    expect(new URL(link).hash).toBe(`#invitation=${token}`)
    const listed = (await list()).find((one) => one.operator_id === id)
    expect(listed?.last_change?.by).toBe('Operator ana@ops.test')
    const read = await send(server, 'POST', '/api/ops/v1/invitation', { body: { token } })
    expect(read.result).toMatchObject({ email: 'chen@ops.test', name: 'Chen' })
    const accepted = await accept(token)
    const { step, ticket, secret } = accepted.result as { step: string; ticket: string; secret: string }
    expect(step).toBe('enrol')
    const body = { ticket, code: codeNow(server, { secret }) }
    const enrolled = await send(server, 'POST', '/api/ops/v1/login/enrol', { body })
    const { me: own, recovery_codes } = enrolled.result as { me: object; recovery_codes: string[] }
    expect(own).toMatchObject({
      name: 'Chen Li',
      has_second_factor: true,
      recovery_codes_left: 10,
      countries: [
        { country: 'MY', roles: [{ role: 'dispatcher', zones: ['kl-1'] }] },
        { country: 'SG', roles: [{ role: 'support' }] },
      ],
    })
    expect(recovery_codes).toHaveLength(10)
    expect(await changes(id)).toMatchObject([
      { operator_id: id, before: 'invited', after: 'support' },
      {
        operator_id: ana.id,
        operator_name: 'Operator ana@ops.test',
        before: null,
        after: 'invited: support',
        reason,
      },
    ])
    expect(await changes(id, 'MY')).toMatchObject([{ after: 'dispatcher (zones kl-1)' }, {}])
  })

  it('opens nothing before the second factor is set up, and the password leads there again', async () => {
    await invite(support)
    const { token } = await mailTo(server, 'chen@ops.test')
    await accept(token)
    const body = { email_address: 'chen@ops.test', password: PASSWORD }
    const again = await send(server, 'POST', '/api/ops/v1/login', { body })
    expect(again.result).toMatchObject({ step: 'enrol', secret: expect.any(String) })
    expect(
      await server.platform.db
        .selectFrom('operator_session')
        .selectAll()
        .where('operator_id', '!=', ana.id)
        .execute(),
    ).toEqual([])
  })

  it('works once, for 48 hours, and until another one is sent or it is withdrawn', async () => {
    await invite(support)
    const first = (await mailTo(server, 'chen@ops.test')).token
    clock.advance(60)
    const { operator_id: id } = (await invite(support)).result as { operator_id: string }
    expect(await accept(first)).toMatchObject({ status: 410, code: 'operator.link-gone' })
    expect(await call('PUT', `operators/${id}/status`, { status: 'ended', reason })).toMatchObject({
      status: 200,
    })
    expect((await accept((await mailTo(server, 'chen@ops.test')).token)).code).toBe('operator.link-gone')
    await invite(support, 'dora@ops.test')
    const used = (await mailTo(server, 'dora@ops.test')).token
    await accept(used)
    expect((await accept(used)).code).toBe('operator.link-gone')
    await invite(support, 'emil@ops.test')
    clock.advance(48 * 3600)
    expect((await accept((await mailTo(server, 'emil@ops.test')).token)).code).toBe('operator.link-gone')
  })

  it.each([
    ['to a country of others', [{ country: 'HU', role: 'support' }], 'chen@ops.test', 403, 'auth.forbidden'],
    [
      'partly to a country of others',
      [...support, { country: 'HU', role: 'support' }],
      'chen@ops.test',
      403,
      'auth.forbidden',
    ],
    ['of an operator', support, 'BEN@ops.test', 409, 'operator.exists'],
    ['with an unknown role', [{ country: 'SG', role: 'owner' }], 'chen@ops.test', 400, 'request.invalid'],
    ['without a role', [], 'chen@ops.test', 400, 'request.invalid'],
    ['with a header in the email', support, 'a@b.test\r\nBcc: c@d.test', 400, 'request.invalid'],
  ])('%s is refused', async (_what, roles, email, status, code) => {
    expect(await invite(roles, email)).toMatchObject({ status, code })
    expect(await server.platform.db.selectFrom('operator_invitation').selectAll().execute()).toEqual([])
  })

  it('of the account of the demo world is refused outside of the sandbox', async () => {
    const production = await startTestServer({ clock, env: { ROLES: 'api', ENVIRONMENT: 'stg' } })
    const admin = await seedConsoleOperator(production, 'ana@ops.test', [
      { country: 'SG', role: 'administrator' },
    ])
    const { headers } = await openConsole(production, admin)
    const body = { email_address: 'Operator@Beckon.test', name: 'Demo', roles: support, reason }
    expect(await send(production, 'POST', '/api/ops/v1/operators', { headers, body })).toMatchObject({
      status: 400,
    })
    await production.stop()
  })
})

describe('roles', () => {
  const setRoles = (id: string, roles: { role: OperatorRole }[], country: CountryCode = 'SG') =>
    call('PUT', `operators/${id}/roles`, { roles, reason }, country)

  it('are replaced in the country of the request and count at once; other countries stay', async () => {
    const { headers } = await openConsole(server, ben)
    expect((await send(server, 'GET', '/api/ops/v1/flags', { headers })).status).toBe(403)
    expect(await setRoles(ben.id, [{ role: 'content-editor' }])).toMatchObject({ status: 200 })
    expect((await send(server, 'GET', '/api/ops/v1/flags', { headers })).status).toBe(200)
    expect((await me(headers)).result).toMatchObject({
      countries: [{ country: 'HU' }, { country: 'SG', roles: [{ role: 'content-editor' }] }],
    })
    expect(await changes(ben.id)).toMatchObject([{ before: 'dispatcher', after: 'content-editor', reason }])
  })

  it('of the last administrator of a country stay, and two who remove each other do not both succeed', async () => {
    expect(await setRoles(ana.id, [{ role: 'support' }])).toMatchObject({
      status: 409,
      code: 'operator.last',
    })
    await setRoles(ben.id, [{ role: 'administrator' }])
    const [fromAna, fromBen] = await Promise.all([
      openConsole(server, ana).then(({ headers }) => headers),
      openConsole(server, ben).then(({ headers }) => headers),
    ])
    const remove = (headers: Record<string, string>, id: string) =>
      send(server, 'PUT', `/api/ops/v1/operators/${id}/roles`, { headers, body: { roles: [], reason } })
    // Both have passed the check of their own right before the first one changes anything.
    const lock = "select pg_advisory_xact_lock(hashtext('operator administrators'))"
    const held = await hold(server.databaseUrl, lock)
    const removals = Promise.all([remove(fromAna, ben.id), remove(fromBen, ana.id)])
    await held.quiet(2)
    await held.release()
    const codes = (await removals).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['ok', 'operator.last'])
  })

  it('of an unknown operator are not found', async () => {
    expect(await setRoles('nobody', [])).toMatchObject({ status: 404, code: 'operator.not-found' })
  })
})

describe('a status', () => {
  const setStatus = (id: string, status: string, country: CountryCode = 'SG') =>
    call('PUT', `operators/${id}/status`, { status, reason }, country)
  const seedChen = () => seedConsoleOperator(server, 'chen@ops.test', [{ country: 'SG', role: 'support' }])

  it('suspends and resumes an operator; sessions end at once', async () => {
    const chen = await seedChen()
    const { headers } = await openConsole(server, chen)
    expect(await setStatus(chen.id, 'suspended')).toMatchObject({
      status: 200,
      result: { status: 'suspended' },
    })
    expect((await me(headers)).status).toBe(401)
    await setStatus(chen.id, 'active')
    expect((await me(headers)).status).toBe(401)
    expect((await me((await openConsole(server, chen)).headers)).status).toBe(200)
    expect(await changes(chen.id)).toMatchObject([
      { before: 'suspended', after: 'active' },
      { before: 'active', after: 'suspended', reason },
    ])
  })

  it('ends an operator for good; the email can be invited again and the secret is gone', async () => {
    const chen = await seedChen()
    await setStatus(chen.id, 'ended')
    expect(await setStatus(chen.id, 'active')).toMatchObject({ status: 409, code: 'operator.status' })
    expect((await list()).map(({ email }) => email)).toEqual(['ana@ops.test', 'ben@ops.test'])
    const row = await server.platform.db
      .selectFrom('operator_account')
      .selectAll()
      .where('operator_id', '=', chen.id)
      .executeTakeFirst()
    expect(row?.totp_secret).toBeNull()
    const body = {
      email_address: 'chen@ops.test',
      name: 'Chen',
      roles: [{ country: 'SG', role: 'support' }],
      reason,
    }
    expect(await call('POST', 'operators', body)).toMatchObject({ status: 200 })
  })

  it('of an operator who also works elsewhere needs the right there too', async () => {
    expect(await setStatus(ben.id, 'suspended')).toMatchObject({ status: 403, code: 'auth.forbidden' })
    expect(await setStatus(ben.id, 'suspended', 'MY')).toMatchObject({
      status: 404,
      code: 'operator.not-found',
    })
    expect(await setStatus('nobody', 'ended')).toMatchObject({ status: 404 })
  })

  it.each(['suspended', 'ended'])('%s is refused for the last administrator', async (status) => {
    expect(await setStatus(ana.id, status)).toMatchObject({ status: 409, code: 'operator.last' })
  })
})

describe('sessions of another operator', () => {
  it('are listed and ended by an administrator of one of its countries', async () => {
    const [one, two] = [await openConsole(server, ben), await openConsole(server, ben)]
    const listed = await call('GET', `operators/${ben.id}/sessions`)
    expect(listed.result as object[]).toHaveLength(2)
    const end = (body: object) => call('POST', `operators/${ben.id}/sessions/end`, { reason, ...body })
    expect((await end({ session_id: one.sessionId })).result).toEqual({ ended: 1 })
    expect([(await me(one.headers)).status, (await me(two.headers)).status]).toEqual([401, 200])
    expect((await end({})).result).toEqual({ ended: 1 })
    expect((await me(two.headers)).status).toBe(401)
    expect(await call('GET', `operators/${ben.id}/sessions`, undefined, 'MY')).toMatchObject({ status: 404 })
  })

  it('end in every process at once, though each keeps what it read', async () => {
    const recentMs = 3_600_000
    const keeping = await startTestServer({ clock, env: { ROLES: 'api' }, recentMs })
    const chen = await seedConsoleOperator(keeping, 'chen@ops.test', [
      { country: 'SG', role: 'administrator' },
    ])
    const dora = await seedConsoleOperator(keeping, 'dora@ops.test', [{ country: 'SG', role: 'support' }])
    const { headers } = await openConsole(keeping, dora)
    const status = async () => (await send(keeping, 'GET', '/api/ops/v1/me', { headers })).status
    expect(await status()).toBe(200)
    const admin = await openConsole(keeping, chen)
    const url = `/api/ops/v1/operators/${dora.id}/sessions/end`
    await send(keeping, 'POST', url, { headers: admin.headers, body: { reason } })
    await eventually(async () => expect(await status()).toBe(401))
    await keeping.stop()
  })
})
