import { randomUUID } from 'node:crypto'
import type { ListedRider, OperatedDocuments, ShownRider } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hold } from '../../../../test/hold.ts'
import { send } from '../../../../test/post.ts'
import { type DocumentUpload, sendDocument } from '../../../../test/seed/send-document.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import {
  acceptInvitation,
  inviteRider,
  logInByCode,
  type SignedInPhone,
} from '../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock(new Date('2026-11-25T12:00:00Z'))
let server: TestServer
let operator: SeededOperator
let phone: SignedInPhone
let number: string
let numbers = 0
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
  await ops('PUT', '/parameters/riderDocuments', { value: 'identity|driving_licence' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
  numbers += 1
  number = `+65912360${String(numbers).padStart(2, '0')}`
  phone = await acceptInvitation(server, await inviteRider(server, operator, number))
  await server.platform.db.deleteFrom('operator_change').execute()
})

type Country = 'SG' | 'MY'
const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, country: Country = 'SG') =>
  send(server, method, `/api/ops/v1${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body: { reason: 'as agreed', ...body } } : {}),
  })
const shown = async () => (await ops('GET', `/riders/${phone.riderId}`)).result as ShownRider
const change = (body: object) => ops('PUT', `/riders/${phone.riderId}/profile`, body)
const inList = async () => {
  const riders = (await ops('GET', '/riders?count=200')).result as ListedRider[]
  return riders.find(({ id }) => id === phone.riderId)
}
const upload = (wish: DocumentUpload = {}) =>
  sendDocument(server, operator.headersIn('SG'), { riderId: phone.riderId, reason: 'brought it', ...wish })
const changes = async () =>
  server.platform.db.selectFrom('operator_change').selectAll().orderBy('change_id').execute()

describe('the page of a rider', () => {
  it('has the account with duty, zones, due documents and strikes', async () => {
    expect(await shown()).toMatchObject({
      ...{ name: 'Siti', phone_number: number, status: 'active', note: '', language: 'en' },
      ...{ duty: { state: 'off' }, shift: null, strikes: 0, zones: [], status_reason: null },
      documents_due: [
        { kind: 'identity', state: 'missing' },
        { kind: 'driving_licence', state: 'missing' },
      ],
    })
    expect((await ops('GET', `/riders/${phone.riderId}`, undefined, 'MY')).code).toBe('rider.not-found')
  })

  it('has the reason of the present status', async () => {
    await ops('PUT', `/riders/${phone.riderId}/status`, { status: 'suspended', reason: 'complaint 12' })
    expect(await shown()).toMatchObject({ status: 'suspended', status_reason: 'complaint 12' })
  })

  it('shows a rider on duty without a shift as outside of one, and an absent one during it', async () => {
    const { db } = server.platform
    const duty = (on_duty: boolean) =>
      db.updateTable('rider').set({ on_duty }).where('rider_id', '=', phone.riderId).execute()
    await duty(true)
    expect(await inList()).toMatchObject({ duty: { state: 'on' }, shift: 'outside_shift' })
    const now = clock.now().getTime() / 1000
    const times = { starts_at: now - 1800, ends_at: now + 7200, zone_id: null }
    await ops('PUT', `/shifts/${randomUUID()}`, { rider_id: phone.riderId, ...times })
    expect(await inList()).toMatchObject({ shift: 'in_shift' })
    await duty(false)
    expect(await inList()).toMatchObject({ duty: { state: 'off' }, shift: 'absent' })
  })
})

describe('a change of a profile', () => {
  it('sets what is given, keeps the rest, and is recorded with both values', async () => {
    const { result } = await change({ vehicle: 'bicycle', note: 'Speaks Tamil\nHas a child seat' })
    expect(result).toMatchObject({ vehicle: 'bicycle', note: 'Speaks Tamil\nHas a child seat', name: 'Siti' })
    expect(await changes()).toMatchObject([
      {
        subject: `rider:${phone.riderId}`,
        before: 'vehicle: scooter\nnote: ',
        after: 'vehicle: bicycle\nnote: Speaks Tamil\nHas a child seat',
      },
    ])
    const inDispatch = await server.platform.db
      .selectFrom('rider')
      .select('vehicle')
      .where('rider_id', '=', phone.riderId)
      .executeTakeFirst()
    expect(inDispatch?.vehicle).toBe('bicycle')
  })

  it('with a new number lets the rider log in with it, and keeps the open devices', async () => {
    const next = `+65912361${String(numbers).padStart(2, '0')}`
    expect((await change({ phone_number: next })).result).toMatchObject({ phone_number: next, devices: 1 })
    expect((await logInByCode(server, next)).riderId).toBe(phone.riderId)
    const own = await send(server, 'GET', '/api/fleet/v1/rider', { headers: phone.headers })
    expect(own.result).toMatchObject({ phone_number: next })
  })

  it('is refused for the number of another rider, for no number, and for a rider who has left', async () => {
    const other = await inviteRider(server, operator, `+65912362${String(numbers).padStart(2, '0')}`)
    const taken = await change({ phone_number: other.rider.phone_number })
    expect(taken).toMatchObject({ code: 'rider.exists', meta: { rider_id: other.rider.id } })
    expect((await change({ phone_number: '12345' })).code).toBe('rider.phone-invalid')
    await ops('PUT', `/riders/${phone.riderId}/status`, { status: 'left' })
    expect((await change({ name: 'Another' })).code).toBe('rider.status')
  })
})

describe('the devices of a rider', () => {
  it('are listed, and ended one by one or all at once', async () => {
    const second = await logInByCode(server, number)
    const list = async () =>
      (await ops('GET', `/riders/${phone.riderId}/devices`)).result as {
        devices: { id: string; name: string }[]
      }
    const { devices } = await list()
    expect(devices.map(({ name }) => name).toSorted()).toEqual(['Chrome on Android', 'Safari on iPhone'])
    const id = devices.find(({ name }) => name === 'Safari on iPhone')?.id
    const end = (body: object) => ops('POST', `/riders/${phone.riderId}/devices/end`, body)
    expect((await end({ device_id: id })).result).toEqual({ ended: 1 })
    const status = async (of: SignedInPhone) =>
      (await send(server, 'GET', '/api/fleet/v1/rider', { headers: of.headers })).status
    expect([await status(second), await status(phone)]).toEqual([401, 200])
    expect((await end({ device_id: id })).code).toBe('device.not-found')
    expect((await end({})).result).toEqual({ ended: 1 })
    expect(await status(phone)).toBe(401)
    expect((await changes()).map(({ before, after }) => [before, after])).toEqual([
      ['Safari on iPhone', 'signed out'],
      ['Chrome on Android', 'signed out'],
    ])
  })
})

describe('a document that an operator uploads', () => {
  it('waits for a decision, is stored once, and counts after it', async () => {
    const id = randomUUID()
    const answer = await upload({ id })
    expect(answer.result).toMatchObject([
      { kind: 'identity', is_required: true, state: 'waiting', sent: [{ id, number_end: '567A' }] },
      { kind: 'driving_licence', state: 'missing', sent: [] },
    ])
    expect(JSON.stringify(answer.result)).not.toContain('S1234567A')
    expect((await upload({ id })).code).toBe('ok')
    expect(await changes()).toMatchObject([{ after: 'identity uploaded', reason: 'brought it' }])
    await ops('PUT', `/riders/${phone.riderId}/documents/${id}/decision`, { decision: 'approved' })
    const { result } = await ops('GET', `/riders/${phone.riderId}/documents`)
    expect(result as OperatedDocuments[]).toMatchObject([{ state: 'valid' }, { state: 'missing' }])
    expect((await inList())?.documents_due).toEqual([{ kind: 'driving_licence', state: 'missing' }])
  })

  it('is refused without a reason, for one that has expired, and for a rider who has left', async () => {
    expect((await upload({ reason: '' })).code).toBe('request.invalid')
    expect((await upload({ expires_on: '2026-11-24' })).code).toBe('document.expired')
    expect((await upload({ riderId: 'nobody' })).code).toBe('rider.not-found')
    await ops('PUT', `/riders/${phone.riderId}/status`, { status: 'left' })
    expect((await upload()).code).toBe('rider.status')
  })
})

it('a document that arrives after the work of its rider ended is not stored', async () => {
  const { db } = server.platform
  // The upload has passed its login and waits for the account, whose work ends meanwhile.
  const held = await hold(
    server.databaseUrl,
    `update rider_account set status = 'left' where rider_id = '${phone.riderId}'`,
  )
  const sending = sendDocument(server, phone.headers, {})
  await held.quiet(1)
  await held.release()
  expect((await sending).code).toBe('rider.left')
  const stored = await db
    .selectFrom('rider_document')
    .select('document_id')
    .where('rider_id', '=', phone.riderId)
    .execute()
  expect(stored).toEqual([])
})

describe('the kept data of a rider', () => {
  it('is shown to operators, and each export is recorded with its reason', async () => {
    const list = await ops('GET', `/riders/${phone.riderId}/kept-data`)
    expect(list.result).toContainEqual(expect.objectContaining({ kind: 'devices', count: 1 }))
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/ops/v1/riders/${phone.riderId}/kept-data/exports`,
      headers: operator.headersIn('SG'),
      payload: { reason: 'the rider asked for it' },
    })
    expect(answer.json()).toMatchObject({ rider: { name: 'Siti' }, shifts: [], strikes: [] })
    expect(await changes()).toMatchObject([
      { subject: `rider-data:${phone.riderId}`, after: 'exported', reason: 'the rider asked for it' },
    ])
    expect((await ops('GET', `/riders/${phone.riderId}/kept-data`, undefined, 'MY')).code).toBe(
      'rider.not-found',
    )
  })
})
