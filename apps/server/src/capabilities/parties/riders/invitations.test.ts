import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, phoneOf, tokenOf } from '../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let operator: SeededOperator
let numbers = 0
let phone: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
  numbers += 1
  phone = `+65912340${String(numbers).padStart(2, '0')}`
})

const reason = 'hired'
const siti = { name: 'Siti', vehicle: 'scooter', reason }
const invite = (body: object, country: 'SG' | 'MY' | 'HU' = 'SG') =>
  send(server, 'POST', '/api/ops/v1/riders', {
    headers: operator.headersIn(country),
    body: { ...siti, phone_number: phone, ...body },
  })
const again = (id: string, country: 'SG' | 'MY' = 'SG') =>
  send(server, 'POST', `/api/ops/v1/riders/${id}/invitation`, {
    headers: operator.headersIn(country),
    body: { reason },
  })
const setStatus = (id: string, status: string) =>
  send(server, 'PUT', `/api/ops/v1/riders/${id}/status`, {
    headers: operator.headersIn('SG'),
    body: { status, reason },
  })
const accept = (token: string, country = 'SG') =>
  send(server, 'POST', '/api/fleet/v1/invitation/accept', {
    headers: { 'x-country': country, 'accept-language': 'ms' },
    body: { token, device_name: 'Chrome on Android' },
  })
const changesOf = async (id: string) =>
  (
    await send(server, 'GET', `/api/ops/v1/changes?subject=rider:${id}`, {
      headers: operator.headersIn('SG'),
    })
  ).result as object[]

describe('an invited rider', () => {
  it('has an account by E.164 number, a link of 48 hours and a text with it', async () => {
    const { status, result } = await invite({ phone_number: phone.slice(3), language: 'ms' })
    const now = Math.floor(clock.now().getTime() / 1000)
    expect(status).toBe(200)
    expect(result).toEqual({
      rider: {
        id: expect.any(String),
        name: 'Siti',
        phone_number: phone,
        vehicle: 'scooter',
        status: 'invited',
        invited_until: now + 48 * 3600,
        devices: 0,
        created_at: now,
      },
      link: expect.stringMatching(/^http:\/\/localhost:\d+\/rider\/#invitation=[\w-]{43}$/),
      expires_at: now + 48 * 3600,
    })
    const { link, rider } = result as { link: string; rider: { id: string } }
    expect((await mailTo(server, phone)).token).toBe(tokenOf(link))
    expect(await changesOf(rider.id)).toMatchObject([{ before: null, after: 'invited', reason }])
  })

  it('gets the text in the own language', async () => {
    await invite({ language: 'en' })
    expect((await mailTo(server, phone)).text).toContain('The link works once')
  })

  it.each([
    [{ phone_number: '12345' }, 422, 'rider.phone-invalid'],
    [{ phone_number: 'call me' }, 422, 'rider.phone-invalid'],
    [{ vehicle: 'horse' }, 400, 'request.invalid'],
    [{ name: '' }, 400, 'request.invalid'],
    [{ reason: '' }, 400, 'request.invalid'],
  ])('is refused with %j', async (change, status, code) => {
    expect(await invite(change)).toMatchObject({ status, code })
    expect(await mailsTo(server, phone)).toEqual([])
  })

  it('is refused a second time by the same number, with the id of the first', async () => {
    const { rider } = await inviteRider(server, operator, phone)
    const spaced = `${phone.slice(0, 3)} ${phone.slice(3)}`
    const repeated = await invite({ phone_number: spaced })
    expect(repeated).toMatchObject({ status: 409, code: 'rider.exists', meta: { rider_id: rider.id } })
    expect(await mailsTo(server, phone)).toHaveLength(1)
  })

  it('may have the same number in another country of the operator, not in a foreign one', async () => {
    await inviteRider(server, operator, phone)
    expect(await invite({}, 'MY')).toMatchObject({ status: 200 })
    expect(await invite({}, 'HU')).toMatchObject({ status: 403 })
  })

  it('gets exactly one account when the same number is invited several times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite({})))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'ok',
      'rider.exists',
      'rider.exists',
      'rider.exists',
    ])
  })
})

describe('an invitation', () => {
  it('signs in, makes the rider active and keeps the language of the phone', async () => {
    const { link, rider } = await inviteRider(server, operator, phone)
    const { result } = await accept(tokenOf(link))
    const now = Math.floor(clock.now().getTime() / 1000)
    expect(result).toEqual({
      device_token: expect.stringMatching(/^[\w-]{43}$/),
      token: expect.any(String),
      expires: now + 3600,
      rider: { id: rider.id, name: 'Siti', phone_number: phone, vehicle: 'scooter', language: 'en' },
    })
    const me = await send(server, 'GET', '/api/fleet/v1/rider', { headers: phoneOf(result).headers })
    expect(me).toMatchObject({ status: 200, result: { id: rider.id } })
    const row = await server.platform.db
      .selectFrom('rider')
      .selectAll()
      .where('rider_id', '=', rider.id)
      .executeTakeFirst()
    expect(row).toMatchObject({
      name: 'Siti',
      phone,
      vehicle: 'scooter',
      on_duty: false,
      is_simulated: false,
    })
  })

  it('works once, also when it is accepted several times at once', async () => {
    const { link } = await inviteRider(server, operator, phone)
    const codes = (await Promise.all([1, 2, 3].map(() => accept(tokenOf(link))))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['ok', 'rider.invitation-gone', 'rider.invitation-gone'])
    expect(await accept(tokenOf(link))).toMatchObject({ status: 410, code: 'rider.invitation-gone' })
  })

  it('expires after 48 hours', async () => {
    const late = await inviteRider(server, operator, phone)
    clock.advance(48 * 3600)
    expect((await accept(tokenOf(late.link))).code).toBe('rider.invitation-gone')
    const { result } = await again(late.rider.id)
    clock.advance(48 * 3600 - 1)
    expect((await accept(tokenOf((result as { link: string }).link))).code).toBe('ok')
  })

  it('is void in another country', async () => {
    const { link } = await inviteRider(server, operator, phone)
    expect((await accept(tokenOf(link), 'MY')).code).toBe('rider.invitation-gone')
    expect((await accept(tokenOf(link))).code).toBe('ok')
  })

  it('replaces the one before it, and adds a device of an active rider', async () => {
    const first = await inviteRider(server, operator, phone)
    const second = (await again(first.rider.id)).result as { link: string }
    expect((await accept(tokenOf(first.link))).code).toBe('rider.invitation-gone')
    expect((await accept(tokenOf(second.link))).code).toBe('ok')
    const third = (await again(first.rider.id)).result as { link: string; rider: object }
    expect(third.rider).toMatchObject({ status: 'active', devices: 1 })
    expect((await accept(tokenOf(third.link))).code).toBe('ok')
    expect(await changesOf(first.rider.id)).toMatchObject([
      { before: 'active', after: 'active, invited again' },
      { before: 'invited', after: 'invited, invited again' },
      { after: 'invited' },
    ])
  })

  it('of a rider who was suspended or has left is void; one who left can be invited again', async () => {
    const { link, rider } = await inviteRider(server, operator, phone)
    await setStatus(rider.id, 'left')
    expect((await accept(tokenOf(link))).code).toBe('rider.invitation-gone')
    const { result } = await again(rider.id)
    expect(result).toMatchObject({ rider: { status: 'invited' } })
    await acceptInvitation(server, result)
    await setStatus(rider.id, 'suspended')
    expect(await again(rider.id)).toMatchObject({ status: 409, code: 'rider.status' })
  })

  it('of an unknown rider, or one of another country, cannot be repeated', async () => {
    const { rider } = await inviteRider(server, operator, phone)
    expect((await again('nobody')).code).toBe('rider.not-found')
    expect((await again(rider.id, 'MY')).code).toBe('rider.not-found')
  })

  it('is sent to one number three times an hour at most', async () => {
    const { rider } = await inviteRider(server, operator, phone)
    await again(rider.id)
    expect((await again(rider.id)).code).toBe('ok')
    expect(await again(rider.id)).toMatchObject({ status: 429, code: 'auth.too-many-requests' })
    expect(await mailsTo(server, phone)).toHaveLength(3)
  })

  it('cannot be guessed without an end from one network', async () => {
    const codes = new Set<string>()
    for (let tries = 0; tries < 40; tries += 1) codes.add((await accept('x'.repeat(43))).code)
    expect(codes).toEqual(new Set(['rider.invitation-gone', 'auth.too-many-requests']))
  })
})
