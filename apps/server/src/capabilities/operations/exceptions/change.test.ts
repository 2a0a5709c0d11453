import type { ExceptionRecord } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import { type ConsoleOperator, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'
import { searchAgain } from '../../fulfilment/dispatch/search/search-again.ts'
import { seekRider } from '../../fulfilment/dispatch/search/seek-rider.ts'

let world: ExceptionWorld
let ben: ConsoleOperator
let fiona: ConsoleOperator
let found: ExceptionRecord
let orderId: string
beforeAll(async () => {
  world = await startExceptionWorld()
  ben = await seedConsoleOperator(world.server, 'ben@ops.test', [{ country: 'SG', role: 'support' }])
  fiona = await seedConsoleOperator(world.server, 'fiona@ops.test', [{ country: 'SG', role: 'finance' }])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  orderId = await world.search()
  world.clock.advance(301)
  found = await only()
})

const only = async (): Promise<ExceptionRecord> => {
  const exception = await world.find('no-rider')
  if (!exception) throw new Error('no exception')
  return exception
}
const path = (more = '') => `/exceptions/${found.exception_id}${more}`
const owner = (operator_id: string | null, seen: string | null) => ({
  operator_id,
  seen,
  reason: 'I look at it',
})
const events = async () =>
  (await world.detail(found.exception_id)).events.map(({ kind, text }) => (text ? `${kind}: ${text}` : kind))
const changes = () =>
  world.deps.db
    .selectFrom('operator_change')
    .select(['operator_id', 'before', 'after', 'reason'])
    .where('subject', '=', `exception:${found.exception_id}`)
    .orderBy('change_id')
    .execute()

describe('the owner of an exception', () => {
  it('is the operator who takes it, gives it to another one, and may leave it', async () => {
    const { id } = world.ana
    expect((await world.call('PUT', path('/owner'), owner(id, null))).result).toMatchObject({
      owner: { operator_id: id, name: 'Operator ana@ops.test' },
    })
    await world.call('PUT', path('/owner'), owner(ben.id, id))
    const asBen = await world.callAs(ben)
    expect((await asBen('PUT', path('/owner'), owner(null, ben.id))).result).toMatchObject({ owner: null })
    expect(await events()).toEqual(['opened', 'taken', 'given: Operator ben@ops.test', 'left'])
    expect((await changes()).map(({ before, after }) => [before, after])).toEqual([
      [null, id],
      [id, ben.id],
      [ben.id, null],
    ])
  })

  it('is the first of two operators who take it at once', async () => {
    const asBen = await world.callAs(ben)
    const codes = (
      await Promise.all([
        world.call('PUT', path('/owner'), owner(world.ana.id, null)),
        asBen('PUT', path('/owner'), owner(ben.id, null)),
      ])
    ).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['exception.taken', 'ok'])
  })

  it('cannot be an operator without a role for exceptions in the country', async () => {
    const far = await seedConsoleOperator(world.server, 'far@ops.test', [
      { country: 'MY', role: 'dispatcher' },
      { country: 'SG', role: 'content-editor' },
    ])
    const given = await world.call('PUT', path('/owner'), owner(far.id, null))
    expect(given.code).toBe('operator.not-found')
  })
})

describe('an exception', () => {
  it('is put aside until a time of the next week, and not longer', async () => {
    const now = world.clock.now().getTime() / 1000
    const snooze = (until: number | null) =>
      world.call('PUT', path('/snooze'), { until, reason: 'the shop calls back' })
    expect((await snooze(now + 600)).result).toMatchObject({
      snoozed_until: now + 600,
      snooze_reason: 'the shop calls back',
    })
    expect((await snooze(null)).result).toMatchObject({ snoozed_until: null, snooze_reason: null })
    expect((await snooze(now)).code).toBe('request.invalid')
    expect((await snooze(now + 604_801)).code).toBe('request.invalid')
  })

  it('has the notes of operators in its history', async () => {
    await world.call('POST', path('/notes'), { text: 'Called the shop twice' })
    expect(await events()).toEqual(['opened', 'noted: Called the shop twice'])
  })

  it('that a person closes stays closed while its cause remains, and opens again when it comes back', async () => {
    const closed = await world.call('POST', path('/close'), { reason: 'the customer can wait' })
    expect(closed.result).toMatchObject({
      closed_by: { operator_id: world.ana.id },
      close_reason: 'the customer can wait',
    })
    expect(await world.open()).toEqual([])
    expect((await world.call('POST', path('/close'), { reason: 'once more' })).code).toBe('exception.gone')
    const [rider] = await world.riders('siti')
    await seekRider(world.deps, orderKeyOf(orderId))
    await rider.post(`/offer/${orderId}.0/accept`)
    await world.look()
    await rider.act('give_up', orderId, { problem: 'OTHER' })
    world.clock.advance(301)
    expect(await world.find('no-rider')).toMatchObject({
      exception_id: found.exception_id,
      reopenings: 1,
      closed_at: null,
    })
  })

  it('of another country is not found', async () => {
    const asFar = await world.callAs(
      await seedConsoleOperator(world.server, 'my@ops.test', [{ country: 'MY', role: 'administrator' }]),
    )
    expect((await asFar('GET', path())).code).toBe('auth.forbidden')
    await world.deps.db.updateTable('exception').set({ country: 'MY' }).execute()
    expect((await world.call('GET', path())).code).toBe('request.not-found')
    expect((await world.call('POST', path('/close'), { reason: 'not mine' })).code).toBe('request.not-found')
  })
})

describe('a remedy', () => {
  const stall = async () => {
    world.clock.advance(600)
    await seekRider(world.deps, orderKeyOf(orderId))
    return (await world.detail(found.exception_id)).remedies
  }
  const apply = (name: string, costs = { charge: 0, refund: 0 }) =>
    world.call('POST', path(`/remedies/${name}`), { ...costs, reason: 'the customer waits' })

  it('that cancels the order shows its refund, does so for the shop, and ends the exception', async () => {
    expect((await world.detail(found.exception_id)).remedies).toEqual([
      { name: 'cancel', charge: 0, refund: 0, currency: 'SGD', is_allowed: true },
    ])
    expect((await apply('cancel')).code).toBe('ok')
    expect((await world.history(orderId)).at(-1)).toBe('CANCELLED by operator: CALLED_OFF')
    expect(await world.open()).toEqual([])
    expect((await changes()).map(({ after, reason }) => [after, reason])).toEqual([
      ['cancel: charge 0, refund 0 SGD', 'the customer waits'],
    ])
  })

  it('that answers for the shop has the price that the shop was offered', async () => {
    const offered = await stall()
    expect(offered.map(({ name, charge }) => [name, charge])).toEqual([
      ['search-again', 0],
      ['raise-fee', expect.any(Number)],
      ['cancel', 0],
    ])
    const charge = offered[1]?.charge ?? 0
    expect(charge).toBeGreaterThan(0)
    expect((await apply('raise-fee', { charge, refund: 0 })).code).toBe('ok')
    expect((await world.history(orderId)).at(-1)).toBe('WAITING_FOR_TRANSPORT by operator: ASKED_AGAIN')
    await searchAgain(world.deps, orderKeyOf(orderId))
    // Still without a rider.
    expect((await only()).exception_id).toBe(found.exception_id)
    expect(await events()).toEqual(['opened', 'remedied: raise-fee'])
  })

  it('is refused at other costs than those that the operator saw, and where it is not offered', async () => {
    await stall()
    expect((await apply('raise-fee')).code).toBe('exception.cost-changed')
    expect((await apply('bring-back')).code).toBe('exception.gone')
    expect(await changes()).toEqual([])
  })

  it('is refused to a role that does not allow its action', async () => {
    const asFiona = await world.callAs(fiona)
    const { remedies } = (await asFiona('GET', path())).result as { remedies: { is_allowed: boolean }[] }
    expect(remedies.map((one) => one.is_allowed)).toEqual([false])
    const applied = await asFiona('POST', path('/remedies/cancel'), { charge: 0, refund: 0, reason: 'late' })
    expect(applied.code).toBe('auth.forbidden')
    expect((await world.record(orderId)).status).toBe('WAITING_FOR_TRANSPORT')
  })
})

describe('the list', () => {
  it('has what changed since a time, closed ones too', async () => {
    const first = await world.call('GET', '/exceptions')
    const { next } = first.body as { next: number }
    world.clock.advance(60)
    await world.call('POST', path('/close'), { reason: 'done by phone' })
    const changed = await world.call('GET', `/exceptions?since=${next + 30}`)
    expect(changed.result).toMatchObject([
      { exception_id: found.exception_id, close_reason: 'done by phone' },
    ])
    world.clock.advance(60)
    const later = Math.floor(world.clock.now().getTime() / 1000)
    expect((await world.call('GET', `/exceptions?since=${later}`)).result).toEqual([])
    expect((await world.call('GET', '/exceptions?closed=true')).result).toHaveLength(1)
    expect((await world.call('GET', '/exceptions')).result).toEqual([])
  })

  it('shows whom to call, and what was tried', async () => {
    const [rider] = await world.riders('siti')
    await seekRider(world.deps, orderKeyOf(orderId))
    await rider.post(`/offer/${orderId}.0/decline`, { reason: 'TOO_FAR' })
    const { contacts, attempts, operators } = await world.detail(found.exception_id)
    expect(contacts.map(({ who }) => who)).toEqual(['shop', 'customer'])
    expect(attempts).toMatchObject([{ kind: 'offer', state: 'declined', text: 'Rider siti' }])
    expect(operators.map(({ name }) => name)).toContain('Operator ben@ops.test')
  })
})

it('measures how long exceptions waited for an owner and for their end', async () => {
  world.clock.advance(60)
  await world.call('PUT', path('/owner'), owner(world.ana.id, null))
  const measures = async () => (await world.call('GET', '/exception-measures')).result
  expect(await measures()).toMatchObject({
    until_taken: { median: 60, p90: 60 },
    until_closed: { median: null, p90: null },
    open: [{ kind: 'no-rider', count: 1, unowned: 0 }],
    opened_today: 1,
    closed_today: 0,
  })
  world.clock.advance(30)
  await world.call('POST', path('/close'), { reason: 'done by phone' })
  expect(await measures()).toMatchObject({
    until_closed: { median: 90, p90: 90 },
    open: [],
    closed_today: 1,
    closed_by_hand_today: 1,
    oldest_opened_at: null,
  })
})
