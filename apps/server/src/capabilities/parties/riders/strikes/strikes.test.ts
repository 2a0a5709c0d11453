import { randomUUID } from 'node:crypto'
import type { ListedRider, OperatedStrikes, OwnStrikes } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../../../../test/empty-tables.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, type SignedInPhone } from '../../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const DAY_SECONDS = 86_400
const clock = testClock(new Date('2026-11-25T12:00:00Z'))
let server: TestServer
let operator: SeededOperator
let phone: SignedInPhone
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
  phone = await acceptInvitation(server, await inviteRider(server, operator, '+6591239001'))
})
afterAll(() => server.stop())
beforeEach(() => emptyTables(server.platform.db, 'rider_strike', 'operator_change'))

type Country = 'SG' | 'MY'
const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, country: Country = 'SG') =>
  send(server, method, `/api/ops/v1${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body: { reason: 'an hour late', ...body } } : {}),
  })
const give = (body: object = {}, id: string = randomUUID(), country: Country = 'SG') =>
  ops('PUT', `/riders/${phone.riderId}/strikes/${id}`, { kind: 'late', ...body }, country)
const strikes = async () => (await ops('GET', `/riders/${phone.riderId}/strikes`)).result as OperatedStrikes
const own = async () =>
  (await send(server, 'GET', '/api/fleet/v1/strikes', { headers: phone.headers })).result as OwnStrikes
const answer = (id: string, text: string, of = phone) =>
  send(server, 'PUT', `/api/fleet/v1/strikes/${id}/answer`, { headers: of.headers, body: { text } })
const inList = async () =>
  ((await ops('GET', '/riders')).result as ListedRider[]).find(({ id }) => id === phone.riderId)

describe('a strike', () => {
  it('is seen by the rider with its reason, and expires after the days of the country', async () => {
    await ops('PUT', '/parameters/riderStrikeDays', { value: '30' })
    const given = await give({ order_id: 'shop-900' })
    expect(given.result).toMatchObject({ in_force: 1, proposes_suspension: false })
    const { strikes: shown } = await own()
    expect(shown).toMatchObject([
      { kind: 'late', reason: 'an hour late', order_id: 'shop-900', state: 'in_force', may_answer: true },
    ])
    const [first] = shown
    expect((first?.expires_at ?? 0) - (first?.given_at ?? 0)).toBe(30 * DAY_SECONDS)
    await server.platform.db.updateTable('rider_strike').set({ expires_at: clock.now() }).execute()
    expect(await own()).toMatchObject({ in_force: 0, strikes: [{ state: 'expired', may_answer: false }] })
  })

  it('with the same id is one strike, and a conflict where it is another one', async () => {
    const id = randomUUID()
    const both = await Promise.all([give({}, id), give({}, id)])
    expect(both.map(({ code }) => code)).toEqual(['ok', 'ok'])
    expect((await give({ kind: 'cash' }, id)).code).toBe('idempotency.conflict')
    expect((await strikes()).strikes).toHaveLength(1)
    const changes = await server.platform.db.selectFrom('operator_change').selectAll().execute()
    expect(changes).toMatchObject([{ subject: `rider-strike:${phone.riderId}`, after: 'late, 1 in force' }])
  })

  it('does not count after it was withdrawn', async () => {
    const id = randomUUID()
    await give({}, id)
    const withdraw = () =>
      ops('POST', `/riders/${phone.riderId}/strikes/${id}/withdrawal`, { reason: 'a mistake' })
    expect((await withdraw()).result).toMatchObject({
      in_force: 0,
      strikes: [{ state: 'withdrawn', withdrawn_reason: 'a mistake' }],
    })
    expect((await withdraw()).code).toBe('strike.ended')
    expect((await answer(id, 'thank you')).code).toBe('strike.ended')
  })

  it('is for riders of the country who work', async () => {
    expect((await give({}, randomUUID(), 'MY')).code).toBe('rider.not-found')
    const invited = await inviteRider(server, operator, '+6591239002')
    const path = `/riders/${invited.rider.id}/strikes/${randomUUID()}`
    expect((await ops('PUT', path, { kind: 'late' })).code).toBe('rider.status')
    expect((await ops('GET', `/riders/${phone.riderId}/strikes`, undefined, 'MY')).code).toBe(
      'rider.not-found',
    )
  })
})

describe('the third strike in force', () => {
  it('proposes a suspension, and the rider stays active', async () => {
    for (const kind of ['late', 'cash', 'conduct']) await give({ kind })
    expect(await strikes()).toMatchObject({ in_force: 3, proposes_suspension: true })
    expect(await inList()).toMatchObject({ strikes: 3, proposes_suspension: true, status: 'active' })
  })
})

describe('the answer of a rider', () => {
  it('is stored once, and operators read it', async () => {
    const id = randomUUID()
    await give({}, id)
    const first = await answer(id, 'The bridge was closed')
    expect(first.result).toMatchObject({ strikes: [{ answer: 'The bridge was closed', may_answer: false }] })
    expect((await answer(id, 'The bridge was closed')).code).toBe('ok')
    expect((await answer(id, 'Another answer')).code).toBe('strike.answered')
    expect((await strikes()).strikes).toMatchObject([{ answer: 'The bridge was closed' }])
  })

  it('cannot be given to the strike of another rider', async () => {
    const id = randomUUID()
    await give({}, id)
    const other = await acceptInvitation(server, await inviteRider(server, operator, '+6591239003'))
    expect((await answer(id, 'It was not me', other)).code).toBe('strike.not-found')
  })
})
