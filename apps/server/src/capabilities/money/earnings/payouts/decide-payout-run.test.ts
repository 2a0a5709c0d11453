import { randomUUID } from 'node:crypto'
import type { Earnings, PayoutPreview, PayoutRun } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { emptyTables } from '../../../../../test/empty-tables.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let operator: SeededOperator
let siti: TestRider
let today: string
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'ops', ['SG', 'MY'])
  today = new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  const tables = ['rider_earning', 'rider_deposit', 'rider_payout_run', 'rider_ledger_entry'] as const
  await emptyTables(world.server.platform.db, ...tables, 'cash_collection', 'operator_change')
  await world.clear()
  siti = (await world.riders('siti'))[0]
})

type Country = 'SG' | 'MY'
const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, country: Country = 'SG') =>
  send(world.server, method, `/api/ops/v1${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body: { reason: 'weekly payout', ...body } } : {}),
  })
const pay = (body: object = {}) =>
  ops('PUT', `/rider-payouts/${randomUUID()}`, { until: today, net_cash: false, ...body })
const paidRun = async (body: object = {}) => (await pay(body)).result as PayoutRun
const preview = async (netCash = false) =>
  (await ops('GET', `/rider-payout-preview?until=${today}&net_cash=${netCash}`)).result as PayoutPreview
const decide = (id: string, decision: 'paid' | 'cancellation', country: Country = 'SG') =>
  ops('POST', `/rider-payouts/${id}/${decision}`, {}, country)
const moneyOf = async (rider: TestRider): Promise<Earnings> =>
  (await world.server.app.inject({ url: '/api/fleet/v1/earnings', headers: rider.headers })).json().result

async function earn(riderId: string, minor: number, country: Country = 'SG'): Promise<void> {
  await sql`
    insert into rider_earning (
      rider_id, vendor_id, order_id, country, currency, base_minor, distance_minor, wait_minor, return_minor,
      bonus_minor, earned_at
    ) values (
      ${riderId}, 'shop', ${randomUUID()}, ${country}, ${country === 'SG' ? 'SGD' : 'MYR'}, ${minor}, 0, 0, 0, 0, ${world.clock.now()}
    )`.execute(world.server.platform.db)
}

async function delivered(rider: TestRider): Promise<void> {
  const orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
  await rider.act('collect', orderId)
  await rider.act('leave_pickup', orderId)
  await rider.act('arrive_dropoff', orderId)
  expect((await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })).code).toBe('ok')
}

const balances = async (riderId: string) => {
  const { rows } = await sql<{ account: string; minor: number }>`
    select account, sum(amount_minor)::bigint as minor from rider_ledger_posting where rider_id = ${riderId}
    group by account having sum(amount_minor) <> 0`.execute(world.server.platform.db)
  return rows
}

describe('the preview of a payout run', () => {
  it('has the totals and the riders of the run that would be made, and stores nothing', async () => {
    await earn('siti', 900)
    await earn('ben', 1500)
    expect(await preview()).toMatchObject({
      ...{ riders: 2, carried_riders: 0, earned: 24, cash_set_off: 0, paid: 24 },
      payouts: [
        { rider_id: 'ben', paid: 15 },
        { rider_id: 'siti', name: 'Rider siti', earned: 9, paid: 9 },
      ],
    })
    expect(await paidRun()).toMatchObject({ riders: 2, paid: 24, state: 'open' })
    expect(await preview()).toMatchObject({ riders: 0, paid: 0, payouts: [] })
  })

  it('sets off cash in hand like the run', async () => {
    await delivered(siti)
    const shown = await preview(true)
    expect(shown.cash_set_off).toBeGreaterThan(0)
    const { earned, cash_set_off, paid } = await paidRun({ net_cash: true })
    expect({ earned, cash_set_off, paid }).toEqual({
      earned: shown.earned,
      cash_set_off: shown.cash_set_off,
      paid: shown.paid,
    })
  })

  it('is refused for a day that has not come', async () => {
    expect((await ops('GET', '/rider-payout-preview?until=2099-01-01&net_cash=false')).code).toBe(
      'request.invalid',
    )
  })

  it('holds a run back whose amounts have changed since', async () => {
    await earn('siti', 900)
    const { riders, paid } = await preview()
    await earn('siti', 100)
    expect((await pay({ expected: { riders, paid } })).code).toBe('payout.changed')
    expect((await pay({ expected: { riders, paid: 10 } })).code).toBe('ok')
  })
})

describe('a payout run', () => {
  it('that was paid stays paid, and is recorded', async () => {
    await earn('siti', 900)
    const { id } = await paidRun()
    expect((await decide(id, 'paid')).result).toMatchObject({ state: 'paid', paid: 9 })
    expect((await decide(id, 'cancellation')).code).toBe('payout.decided')
    expect((await decide(id, 'paid')).code).toBe('payout.decided')
    const changes = await world.server.platform.db
      .selectFrom('operator_change')
      .selectAll()
      .orderBy('change_id')
      .execute()
    expect(changes.at(-1)).toMatchObject({
      before: `${today}: 9 SGD, open`,
      after: `${today}: 9 SGD, paid`,
    })
  })

  it('that is cancelled opens its earnings and the cash that was set off, and its entries sum to zero', async () => {
    await delivered(siti)
    const before = await moneyOf(siti)
    const { id, paid, cash_set_off: setOff } = await paidRun({ net_cash: true })
    expect((await moneyOf(siti)).payouts).toHaveLength(1)
    expect((await decide(id, 'cancellation')).result).toMatchObject({ state: 'cancelled' })
    const after = await moneyOf(siti)
    expect([after.cash, after.payouts]).toEqual([before.cash, []])
    expect(await balances('siti')).toEqual([])
    expect(await paidRun({ net_cash: true })).toMatchObject({ paid, cash_set_off: setOff })
    expect(await balances('siti')).not.toEqual([])
  })

  it('is decided once where two operators decide at the same time', async () => {
    await earn('siti', 900)
    const { id } = await paidRun()
    const both = await Promise.all([decide(id, 'paid'), decide(id, 'cancellation')])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'payout.decided'])
  })

  it('is decided in its own country', async () => {
    await earn('siti', 900)
    const { id } = await paidRun()
    expect((await decide(id, 'paid', 'MY')).code).toBe('payout.not-found')
  })

  it('that is cancelled leaves the earnings of a run with the same id in another country', async () => {
    await earn('siti', 900)
    await earn('ali', 700, 'MY')
    const { id } = await paidRun()
    const body = { until: today, net_cash: false }
    expect((await ops('PUT', `/rider-payouts/${id}`, body, 'MY')).code).toBe('ok')
    expect((await decide(id, 'cancellation')).code).toBe('ok')
    expect((await preview()).riders).toBe(1)
    const again = await ops('PUT', `/rider-payouts/${randomUUID()}`, body, 'MY')
    expect(again.code).toBe('payout.nothing')
  })
})

describe('the cash of riders', () => {
  const deposit = (body: object) => ops('POST', '/riders/siti/deposits', { amount: 10, ...body })
  const cash = async () => (await ops('GET', '/riders/siti/cash')).result as { entries: object[] }

  it('is listed by rider, and for one rider with collections, deposits and receipts', async () => {
    await delivered(siti)
    const { result } = await ops('GET', '/rider-cash')
    expect(result).toMatchObject({ currency: 'SGD', riders: [{ rider_id: 'siti', in_hand: 25.5 }] })
    world.clock.advance(60)
    expect((await deposit({ receipt: 'A-17', reason: 'at the office' })).code).toBe('ok')
    expect(await cash()).toMatchObject({
      in_hand: 15.5,
      entries: [
        { kind: 'deposit', amount: 10, receipt: 'A-17', reason: 'at the office', order_id: null },
        { kind: 'collected', amount: 25.5, receipt: null },
      ],
    })
    expect((await ops('GET', '/riders/siti/cash', undefined, 'MY')).code).toBe('rider.not-found')
    expect((await ops('GET', '/rider-cash', undefined, 'MY')).result).toMatchObject({ riders: [] })
  })

  it('takes each receipt number of a country once, also at the same time', async () => {
    await delivered(siti)
    const both = await Promise.all([deposit({ receipt: 'A-18' }), deposit({ receipt: 'A-18' })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'receipt.used'])
    expect((await deposit({})).code).toBe('ok')
  })

  it('that a payout run set off is named so', async () => {
    await delivered(siti)
    await pay({ net_cash: true })
    expect((await cash()).entries).toContainEqual(expect.objectContaining({ kind: 'set_off' }))
  })
})

it('operators see the earnings of a rider as the rider does', async () => {
  await delivered(siti)
  const { result } = await ops('GET', '/riders/siti/earnings?days=14')
  expect(result).toEqual(await moneyOf(siti))
  expect((await ops('GET', '/riders/siti/earnings', undefined, 'MY')).code).toBe('rider.not-found')
})
