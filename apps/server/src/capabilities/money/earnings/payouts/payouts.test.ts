import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../../test/dispatch.ts'
import { emptyTables } from '../../../../../test/empty-tables.ts'
import { hold } from '../../../../../test/hold.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let operator: SeededOperator
let siti: TestRider
let today: string
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'ops', ['SG', 'MY'])
  today = dayAfter(0)
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  const tables = ['rider_earning', 'rider_deposit', 'rider_payout_run', 'rider_ledger_entry'] as const
  await emptyTables(world.server.platform.db, ...tables, 'cash_collection', 'operator_change')
  await world.clear()
  siti = (await world.riders('siti'))[0]
})

/** A day of Singapore, so many days after the one of the test clock. */
const dayAfter = (days: number): string =>
  new Date(world.clock.now().getTime() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

interface Run {
  readonly riders: number
  readonly carried_riders: number
  readonly earned: number
  readonly cash_set_off: number
  readonly paid: number
}

interface Wish {
  readonly id?: string
  readonly until?: string
  readonly net_cash?: boolean
  readonly country?: 'SG' | 'MY'
}

async function pay({ id = randomUUID(), until = today, net_cash = false, country = 'SG' }: Wish = {}) {
  const answer = await send(world.server, 'PUT', `/api/ops/v1/rider-payouts/${id}`, {
    headers: operator.headersIn(country),
    body: { until, net_cash, reason: 'weekly payout' },
  })
  return { ...answer, id, result: answer.result as Run }
}

/** Inserts an earning of base pay only. */
async function earn(riderId: string, minor: number, { days = 0, currency = 'SGD' } = {}): Promise<void> {
  await sql`
    insert into rider_earning (
      rider_id, vendor_id, order_id, country, currency, base_minor, distance_minor, wait_minor, return_minor,
      bonus_minor, earned_at
    ) values (
      ${riderId}, 'shop', ${randomUUID()}, 'SG', ${currency}, ${minor}, 0, 0, 0, 0,
      ${new Date(world.clock.now().getTime() + days * 86_400_000)}
    )`.execute(world.server.platform.db)
}

async function delivered(rider: TestRider, body: object = {}): Promise<string> {
  const orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
  expect((await rider.act('collect', orderId, body)).code).toBe('ok')
  await rider.act('leave_pickup', orderId)
  await rider.act('arrive_dropoff', orderId)
  expect((await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })).code).toBe('ok')
  return orderId
}

const moneyOf = async (rider: TestRider) =>
  (await world.server.app.inject({ url: '/api/fleet/v1/earnings', headers: rider.headers })).json().result

const postings = (riderId: string) =>
  world.server.platform.db
    .selectFrom('rider_ledger_posting')
    .select(['account', 'amount_minor'])
    .where('rider_id', '=', riderId)
    .orderBy('account')
    .execute()

const file = async (id: string, country: 'SG' | 'MY' = 'SG') =>
  world.server.app.inject({ url: `/api/ops/v1/rider-payouts/${id}`, headers: operator.headersIn(country) })

describe('a payout run', () => {
  it('takes the earnings of each rider once, with an entry in the ledger, and is shown to its rider', async () => {
    await earn('siti', 900)
    await earn('siti', 150)
    await earn('ben', 500)
    const { result } = await pay()
    expect(result).toMatchObject({ riders: 2, carried_riders: 0, earned: 15.5, cash_set_off: 0, paid: 15.5 })
    expect(await postings('siti')).toEqual([
      { account: 'rider_due', amount_minor: 1050 },
      { account: 'rider_payout', amount_minor: -1050 },
    ])
    expect((await moneyOf(siti)).payouts).toEqual([{ date: today, paid: 10.5, cash_set_off: 0 }])
    expect((await pay()).code).toBe('payout.nothing')
    await earn('siti', 200)
    expect((await pay()).result).toMatchObject({ riders: 1, paid: 2 })
  })

  it('sets cash in hand off up to the earnings where the operator asks for it', async () => {
    await delivered(siti)
    const before = await moneyOf(siti)
    const earned = before.days[0].total
    const { result } = await pay({ net_cash: true })
    expect(result).toMatchObject({ earned, cash_set_off: earned, paid: 0 })
    const after = await moneyOf(siti)
    expect(before.cash.in_hand).toBe(25.5)
    expect(after.cash.in_hand).toBeCloseTo(25.5 - earned, 2)
    expect(after.payouts).toEqual([{ date: today, paid: 0, cash_set_off: earned }])
    const minor = Math.round(earned * 100)
    expect(await postings('siti')).toEqual([
      { account: 'rider_deposit', amount_minor: -minor },
      { account: 'rider_due', amount_minor: minor },
    ])
  })

  it('leaves cash in hand where the operator does not ask for it', async () => {
    await delivered(siti)
    expect((await pay()).result).toMatchObject({ cash_set_off: 0 })
    expect((await moneyOf(siti)).cash.in_hand).toBe(25.5)
  })

  it('does not set off cash that pays a rider back who had paid the shop', async () => {
    await turnOn(world.server, 'SG', ['PayAtPickup'])
    try {
      await delivered(siti, { paid: 25.5 })
    } finally {
      await turnOff(world.server, 'SG', ['PayAtPickup'])
    }
    expect((await moneyOf(siti)).cash.in_hand).toBe(0)
    expect((await pay({ net_cash: true })).result).toMatchObject({ cash_set_off: 0 })
  })

  it('ends with the last moment of its day in the country, and is refused for a day that has not come', async () => {
    await earn('siti', 900, { days: -1 })
    await earn('siti', 150)
    expect((await pay({ until: dayAfter(-1) })).result).toMatchObject({ paid: 9 })
    expect((await pay({ until: dayAfter(1) })).code).toBe('request.invalid')
    const midnight = Date.parse(`${today}T00:00:00+08:00`) - world.clock.now().getTime()
    await earn('ben', 500, { days: midnight / 86_400_000 })
    await earn('ben', 300, { days: (midnight - 1000) / 86_400_000 })
    expect((await pay({ until: dayAfter(-1) })).result).toMatchObject({ riders: 1, paid: 3 })
  })

  it('takes earnings of its own country and currency only', async () => {
    await earn('siti', 900)
    await earn('siti', 900, { currency: 'MYR' })
    expect((await pay({ country: 'MY' })).code).toBe('payout.nothing')
    expect((await pay()).result).toMatchObject({ paid: 9 })
  })

  it('carries a balance below zero to the next run', async () => {
    await sql`alter table rider_earning drop constraint rider_earning_base_minor_check`.execute(
      world.server.platform.db,
    )
    await earn('siti', 300)
    await earn('siti', -500)
    await earn('ben', 400)
    expect((await pay()).result).toMatchObject({ riders: 1, carried_riders: 1, paid: 4 })
    expect((await pay()).code).toBe('payout.nothing')
    await earn('siti', 900)
    expect((await pay()).result).toMatchObject({ riders: 1, carried_riders: 0, earned: 7, paid: 7 })
  })

  it('is recorded with its reason', async () => {
    await earn('siti', 900)
    await pay()
    const changes = await world.server.platform.db.selectFrom('operator_change').selectAll().execute()
    expect(changes).toMatchObject([
      {
        operator_id: 'ops',
        subject: 'rider-payouts',
        after: `${today}: 9 SGD, 1 riders`,
        reason: 'weekly payout',
      },
    ])
  })
})

describe('payout runs at the same time', () => {
  const inRuns = async () =>
    (await world.server.platform.db.selectFrom('rider_payout').select('earned_minor').execute()).reduce(
      (sum, { earned_minor }) => sum + earned_minor,
      0,
    )

  it('share no earning', async () => {
    for (let one = 0; one < 20; one += 1) await earn(`rider-${one}`, 100 + one)
    const runs = await Promise.all([pay(), pay(), pay({ net_cash: true })])
    expect(runs.map(({ code }) => code).toSorted()).toEqual(['ok', 'payout.nothing', 'payout.nothing'])
    expect(await inRuns()).toBe(2190)
  })

  it('are one run where they have the same id', async () => {
    await earn('siti', 900)
    const id = randomUUID()
    const runs = await Promise.all([pay({ id }), pay({ id }), pay({ id })])
    expect(runs.map(({ result }) => result.paid)).toEqual([9, 9, 9])
    expect(await inRuns()).toBe(900)
    const changes = await world.server.platform.db.selectFrom('operator_change').selectAll().execute()
    expect(changes).toHaveLength(1)
  })

  it('let a deposit wait, so that no more cash is set off and handed on than is in hand', async () => {
    await delivered(siti)
    // A run reads the cash in hand before it writes there.
    const held = await hold(world.server.databaseUrl, 'lock table rider_payout_run in exclusive mode')
    try {
      const run = pay({ net_cash: true })
      await held.quiet(1)
      const deposit = send(world.server, 'POST', '/api/ops/v1/riders/siti/deposits', {
        headers: operator.headersIn('SG'),
        body: { amount: 25.5, reason: 'handed on' },
      })
      await held.quiet(1)
      await held.release()
      expect((await run).result.cash_set_off).toBeGreaterThan(0)
      expect((await deposit).meta).toMatchObject({ fields: { amount: 'more-than-in-hand' } })
    } finally {
      await held.release()
    }
  })
})

describe('a repeated request for a payout run', () => {
  it('gets the same run, also after new earnings', async () => {
    await earn('siti', 900)
    const first = await pay()
    await earn('siti', 150)
    expect((await pay({ id: first.id })).result).toEqual(first.result)
    expect((await pay({ id: first.id, net_cash: true })).code).toBe('idempotency.conflict')
    expect((await pay()).result).toMatchObject({ paid: 1.5 })
  })
})

describe('the payout runs of a country', () => {
  it('are listed, the newest first', async () => {
    await earn('siti', 900)
    const first = await pay()
    world.clock.advance(1)
    await earn('siti', 150)
    const second = await pay()
    const list = async (country: 'SG' | 'MY') =>
      (await send(world.server, 'GET', '/api/ops/v1/rider-payouts', { headers: operator.headersIn(country) }))
        .result
    expect(await list('SG')).toEqual([second.result, first.result])
    expect(await list('MY')).toEqual([])
  })

  it('are downloaded as CSV with a line for each rider and no formula', async () => {
    await addRider(world.server, { riderId: 'ben' })
    await world.server.platform.db
      .updateTable('rider')
      .set({ name: '=HYPERLINK("https://evil.test")' })
      .where('rider_id', '=', 'ben')
      .execute()
    await earn('ben', 900, { days: -3 })
    await earn('ben', 50)
    await earn('siti', 125)
    const { id } = await pay()
    const answer = await file(id)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain(`rider-payouts-sg-${today}.csv`)
    expect(answer.body.trimEnd().split('\r\n')).toEqual([
      '\ufeffrider_id,name,currency,earned,cash_set_off,paid,from,to',
      `ben,"'=HYPERLINK(""https://evil.test"")",SGD,9.50,0.00,9.50,${dayAfter(-3)},${today}`,
      `siti,Rider siti,SGD,1.25,0.00,1.25,${today},${today}`,
    ])
    expect((await file(id, 'MY')).json().errors[0].code).toBe('payout.not-found')
  })

  it('are downloaded whole where they have more riders than one read', async () => {
    await sql`
      insert into rider_earning (
        rider_id, vendor_id, order_id, country, currency, base_minor, distance_minor, wait_minor, return_minor,
        bonus_minor, earned_at
      )
      select 'many-' || number, 'shop', 'order', 'SG', 'SGD', 100, 0, 0, 0, 0, ${world.clock.now()}
      from generate_series(1, 1001) as number`.execute(world.server.platform.db)
    const { id, result } = await pay()
    expect(result).toMatchObject({ riders: 1001, paid: 1001 })
    const lines = (await file(id)).body.trimEnd().split('\r\n')
    expect(new Set(lines).size).toBe(1002)
  })
})
