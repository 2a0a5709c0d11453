import { RIDER_DEVICE_IDLE_DAYS, RIDER_DEVICES } from '@beckon/domain/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import {
  acceptInvitation,
  type Invited,
  inviteRider,
  logInByCode,
  phoneOf,
  type SignedInPhone,
} from '../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const DAY_SECONDS = 86_400
const clock = testClock()
let server: TestServer
let operator: SeededOperator
let numbers = 0
let number: string
let invited: Invited
let phone: SignedInPhone
beforeAll(async () => {
  // Open devices are kept in memory, as in a service that runs.
  server = await startTestServer({ clock, env: { ROLES: 'api' }, recentMs: 900 })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
  numbers += 1
  number = `+65912360${String(numbers).padStart(2, '0')}`
  invited = await inviteRider(server, operator, number)
  phone = await acceptInvitation(server, invited)
})

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, { headers }: SignedInPhone, body?: object) =>
  send(server, method, `/api/fleet/v1/${path}`, { headers, ...(body ? { body } : {}) })
const refresh = (device_token: string, country = 'SG') =>
  send(server, 'POST', '/api/fleet/v1/token', { headers: { 'x-country': country }, body: { device_token } })
const devices = async (of: SignedInPhone) =>
  (await call('GET', 'devices', of)).result as { id: string; name: string; is_current: boolean }[]
const setStatus = (status: string, id = invited.rider.id, country: 'SG' | 'MY' = 'SG') =>
  send(server, 'PUT', `/api/ops/v1/riders/${id}/status`, {
    headers: operator.headersIn(country),
    body: { status, reason: 'complaint 12' },
  })

describe('the device of a rider', () => {
  it('gets the next access token with the same device token', async () => {
    clock.advance(3600)
    expect((await call('GET', 'rider', phone)).code).toBe('auth.token-expired')
    const { result, code } = await refresh(phone.deviceToken)
    expect(code).toBe('ok')
    expect(result).not.toHaveProperty('device_token')
    const next = phoneOf({ ...(result as object), device_token: phone.deviceToken } as never)
    expect((await call('GET', 'rider', next)).result).toMatchObject({ id: invited.rider.id })
    expect((await refresh(phone.deviceToken)).code).toBe('ok')
  })

  it('is not refreshed in another country, nor by an unknown token', async () => {
    expect(await refresh(phone.deviceToken, 'MY')).toMatchObject({ status: 401, code: 'auth.refresh-failed' })
    expect((await refresh('x'.repeat(43))).code).toBe('auth.refresh-failed')
  })

  it('is not stored with its token', async () => {
    const rows = await server.platform.db.selectFrom('rider_device').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(phone.deviceToken)
  })

  it('is listed with the others of the rider, the current one marked', async () => {
    clock.advance(60)
    const second = await logInByCode(server, number)
    expect(await devices(second)).toMatchObject([
      { name: 'Safari on iPhone', is_current: true },
      { name: 'Chrome on Android', is_current: false },
    ])
  })

  it('can be ended from another one, and is signed out at once', async () => {
    const second = await logInByCode(server, number)
    const own = (await devices(second)).find(({ is_current: isCurrent }) => !isCurrent)
    expect((await call('GET', 'rider', phone)).code).toBe('ok')
    expect(await call('DELETE', `devices/${own?.id}`, second)).toMatchObject({ status: 200, result: true })
    await eventually(async () => expect((await call('GET', 'rider', phone)).code).toBe('auth.required'))
    expect((await refresh(phone.deviceToken)).code).toBe('auth.refresh-failed')
    expect((await call('GET', 'rider', second)).code).toBe('ok')
    expect((await call('DELETE', `devices/${own?.id}`, second)).code).toBe('device.not-found')
  })

  it('can end itself', async () => {
    const [own] = await devices(phone)
    expect((await call('DELETE', `devices/${own?.id}`, phone)).code).toBe('ok')
    await eventually(async () => expect((await call('GET', 'rider', phone)).code).toBe('auth.required'))
  })

  it('of another rider is neither listed nor ended', async () => {
    const [own] = await devices(phone)
    const other = await acceptInvitation(
      server,
      await inviteRider(server, operator, number.replace('+659123', '+658123')),
    )
    expect((await devices(other)).map(({ id }) => id)).not.toContain(own?.id)
    expect(await call('DELETE', `devices/${own?.id}`, other)).toMatchObject({
      status: 404,
      code: 'device.not-found',
    })
    expect((await call('GET', 'rider', phone)).code).toBe('ok')
  })

  it('ends after 90 days without use, and lasts as long as it is used', async () => {
    clock.advance((RIDER_DEVICE_IDLE_DAYS - 1) * DAY_SECONDS)
    expect((await refresh(phone.deviceToken)).code).toBe('ok')
    clock.advance((RIDER_DEVICE_IDLE_DAYS - 1) * DAY_SECONDS)
    expect((await refresh(phone.deviceToken)).code).toBe('ok')
    clock.advance(RIDER_DEVICE_IDLE_DAYS * DAY_SECONDS)
    expect((await refresh(phone.deviceToken)).code).toBe('auth.refresh-failed')
  })

  it('that was used least recently ends when a rider has too many', async () => {
    const { db } = server.platform
    for (let count = 0; count < RIDER_DEVICES; count += 1) {
      clock.advance(3600)
      await db.deleteFrom('attempt_window').execute()
      await logInByCode(server, number, `Phone ${count}`)
    }
    expect((await refresh(phone.deviceToken)).code).toBe('auth.refresh-failed')
    const newest = await logInByCode(server, number)
    expect(await devices(newest)).toHaveLength(RIDER_DEVICES)
  })
})

describe('a suspended rider', () => {
  it('is signed out on every device at once, and the phone gets the reason', async () => {
    const second = await logInByCode(server, number)
    for (const one of [phone, second]) expect((await call('GET', 'rider', one)).code).toBe('ok')
    expect(await setStatus('suspended')).toMatchObject({
      status: 200,
      result: { status: 'suspended', devices: 0 },
    })
    for (const one of [phone, second]) {
      await eventually(async () => expect((await call('GET', 'rider', one)).code).toBe('auth.required'))
      expect(await refresh(one.deviceToken)).toMatchObject({ status: 403, code: 'rider.suspended' })
    }
  })

  it('stays signed out when the suspension ends', async () => {
    await setStatus('suspended')
    await setStatus('active')
    expect((await refresh(phone.deviceToken)).code).toBe('auth.refresh-failed')
  })

  it('is signed out by a process that lost the message and has read the device 60 seconds ago', async () => {
    expect((await call('GET', 'rider', phone)).code).toBe('ok')
    await server.platform.db
      .updateTable('rider_device')
      .set({ ended_at: clock.now() })
      .where('rider_id', '=', phone.riderId)
      .execute()
    expect((await call('GET', 'rider', phone)).code).toBe('ok')
    clock.advance(61)
    expect((await call('GET', 'rider', phone)).code).toBe('auth.required')
  })
})

describe('the status of a rider', () => {
  it('is recorded with each change', async () => {
    await setStatus('suspended')
    await setStatus('active')
    await setStatus('left')
    const changes = await send(server, 'GET', `/api/ops/v1/changes?subject=rider:${invited.rider.id}`, {
      headers: operator.headersIn('SG'),
    })
    expect(changes.result).toMatchObject([
      { operator_id: 'asia', before: 'active', after: 'left', reason: 'complaint 12' },
      { before: 'suspended', after: 'active' },
      { before: 'active', after: 'suspended' },
      { before: null, after: 'invited' },
    ])
  })

  it.each([
    ['left', 'active'],
    ['left', 'suspended'],
    ['left', 'invited'],
    ['active', 'invited'],
  ])('does not go from %s to %s', async (from, to) => {
    if (from !== 'active') await setStatus(from)
    expect(await setStatus(to)).toMatchObject({ status: 409, code: 'rider.status' })
  })

  it('of a rider of another country, or of none, is not set', async () => {
    expect((await setStatus('suspended', invited.rider.id, 'MY')).code).toBe('rider.not-found')
    expect((await setStatus('suspended', 'nobody')).code).toBe('rider.not-found')
    expect((await call('GET', 'rider', phone)).code).toBe('ok')
  })
})

describe('the own account', () => {
  it('takes another vehicle and language, also for the shops', async () => {
    const answer = await call('PUT', 'rider', phone, { vehicle: 'car', language: 'en' })
    expect(answer.result).toMatchObject({ vehicle: 'car', language: 'en' })
    expect((await call('GET', 'rider', phone)).result).toEqual(answer.result)
    const row = await server.platform.db
      .selectFrom('rider')
      .select('vehicle')
      .where('rider_id', '=', phone.riderId)
      .executeTakeFirst()
    expect(row?.vehicle).toBe('car')
  })

  it.each([{ vehicle: 'horse' }, { language: 'xx' }])('refuses %j', async (body) => {
    expect((await call('PUT', 'rider', phone, body)).code).toBe('request.invalid')
  })
})

describe('the list of riders', () => {
  const list = async (query = '', country: 'SG' | 'MY' = 'SG') =>
    (await send(server, 'GET', `/api/ops/v1/riders${query}`, { headers: operator.headersIn(country) }))
      .result as { id: string; name: string; devices: number; invited_until: number | null }[]

  it('has the people of the country by name, page by page and by status', async () => {
    await server.platform.db.deleteFrom('rider_account').execute()
    for (const [index, name] of ['Cem', 'Ana', 'Ben', 'Ana'].entries()) {
      await inviteRider(server, operator, `+659123800${index}`, { name })
    }
    const all = await list()
    expect(all.map(({ name }) => name)).toEqual(['Ana', 'Ana', 'Ben', 'Cem'])
    const first = await list('?count=1')
    const rest = await list(`?count=3&after=${first[0]?.id}`)
    expect([...first, ...rest]).toEqual(all)
    expect(await list('?status=active')).toEqual([])
    expect(await list('', 'MY')).toEqual([])
  })

  it('shows the open devices, and no invitation that was used', async () => {
    const rider = (await list()).find(({ id }) => id === invited.rider.id)
    expect(rider).toMatchObject({ devices: 1, invited_until: null })
  })
})
