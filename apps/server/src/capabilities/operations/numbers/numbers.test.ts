import { type AnswerOf, calls, type Numbers } from '@beckon/contract'
import type { OrderStatus } from '@beckon/domain/order'
import {
  meetsCondition,
  type NumberedOrder,
  type OrderCondition,
  orderConditions,
} from '@beckon/domain/numbers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '../../../../test/every-vendor-call.ts'
import { planOf } from '../../../../test/plan-of.ts'
import { openConsole, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { seedOperator, type SeededOperator } from '../../../../test/seed/seed-operator.ts'
import { type NumbersWorld, startNumbersWorld } from '../../../../test/worlds/numbers-world.ts'
import { conditionOf } from '../../ordering/orders/index.ts'

let world: NumbersWorld
let program: SeededOperator
beforeAll(async () => {
  world = await startNumbersWorld()
  program = await seedOperator(world.server, 'program', ['SG', 'MY'])
  // Three days of orders, one every four minutes.
  await world.fill(1080, 240)
})
afterAll(() => world.server.stop())

type Headers = Record<string, string>
const ours = (): Headers => program.headersIn('SG')
const today = () => new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const dayBefore = (days: number) =>
  new Date(world.clock.now().getTime() + (8 - 24 * days) * 3_600_000).toISOString().slice(0, 10)

async function ask(query: Record<string, string>, headers: Headers = ours()) {
  const made = await makeCall(world.server, calls.readNumbers, headers, { query })
  return { ...made, numbers: JSON.parse(made.body).result as Numbers }
}

const yesterday = () => ({ from: dayBefore(1), to: dayBefore(1) })
const dayOf = (days: { from: string; to: string }) => ({
  from: Date.parse(`${days.from}T00:00:00+08:00`) / 1000,
  until: Date.parse(`${days.to}T00:00:00+08:00`) / 1000 + 86_400,
})

/** Counts the orders that the page of orders finds, page by page. */
async function found(body: object, headers: Headers = ours()): Promise<number> {
  let after: string | undefined
  let count = 0
  do {
    const made = await makeCall(world.server, calls.searchOrders, headers, {
      body: { ...body, count: 200, ...(after === undefined ? {} : { after }) },
    })
    expect(made.status).toBe(200)
    const answer = JSON.parse(made.body) as AnswerOf<typeof calls.searchOrders>
    count += answer.result.length
    after = answer.next ?? undefined
  } while (after !== undefined)
  return count
}

interface FactsRow extends NumberedOrder {
  readonly id: string
}

/** The facts of all orders, as the rules of the domain take them. */
async function facts(): Promise<readonly FactsRow[]> {
  const seconds = (column: string) => sql`extract(epoch from ${sql.ref(column)})::float8`
  const { rows } = await sql<FactsRow>`
    select order_id as id, status, ${seconds('ready_at')} as "readyAt", ${seconds('promised_upper')} as promised,
      distance_metres as metres, ${seconds('first_searched_at')} as "searchedAt",
      ${seconds('first_accepted_at')} as "acceptedAt", ${seconds('picked_up_at')} as "collectedAt",
      ${seconds('door_reached_at')} as "arrivedAt", ${seconds('delivered_at')} as "deliveredAt",
      (select json_build_object('due', due_minor, 'collected', collected_minor, 'isSettled', settled_at is not null)
        from cash_collection as cash where cash.order_id = orders.order_id) as cash,
      array(select state from refund where refund.order_id = orders.order_id) as "refundStates"
    from orders`.execute(world.server.platform.db)
  return rows
}

describe('the conditions of numbers in SQL', () => {
  it.each(orderConditions)('“%s” counts the orders that the rule counts', async (condition) => {
    const { rows } = await sql<{ id: string }>`
      select order_id as id from orders where ${conditionOf[condition]}`.execute(world.server.platform.db)
    const expected = (await facts()).filter((order) => meetsCondition(condition, order)).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  })
})

/** Each number of orders with the search that opens it. */
function opened({ by_status, by_way, cancelled_by, money, ...numbers }: Numbers) {
  const only = (condition: OrderCondition, count: number) => [{ only: condition }, count] as const
  return [
    only('counted', numbers.orders.now),
    only('collected', numbers.collected.all.now),
    only('collected-late', numbers.collected.late.now),
    only('delivered', numbers.delivered.all.now),
    only('delivered-late', numbers.delivered.late.now),
    only('assigned', numbers.assigned.orders.now),
    only('at-door', numbers.at_door.orders.now),
    only('cancelled', numbers.cancelled.now),
    ...by_status.map(
      ({ status, orders }) => [{ only: 'counted', statuses: [status] as OrderStatus[] }, orders.now] as const,
    ),
    ...by_way.map(({ way, orders }) => [{ only: 'counted', way }, orders.now] as const),
    ...cancelled_by.map(
      ({ reason, orders }) => [{ only: 'cancelled', cancel_reason: reason }, orders.now] as const,
    ),
    ...(money
      ? [
          only('cash', money.cash.orders.now),
          only('cash-open', money.cash.open.now),
          only('cash-short', money.cash.short_orders.now),
          only('refunded', money.refunds.orders.now),
          ...money.refunds.by_cause.map(
            ({ cause, orders }) => [{ only: 'refunded', refund_cause: cause }, orders.now] as const,
          ),
        ]
      : []),
  ]
}

describe('the numbers of a period', () => {
  it.each<[string, Record<string, string>]>([
    ['the country', {}],
    ['one shop', { vendor_id: 'tea' }],
    ['one zone', { zone_id: 'east' }],
  ])('open exactly the orders that they count, in %s', async (_what, where) => {
    const { numbers } = await ask({ ...yesterday(), ...where })
    const numbersOfOrders = opened(numbers)
    expect(numbers.orders.now).toBeGreaterThan(50)
    expect(numbersOfOrders.filter(([, count]) => count > 0).length).toBeGreaterThan(25)
    for (const [search, count] of numbersOfOrders) {
      const all = await found({ ...search, ...where, ...dayOf(yesterday()) })
      expect([search, all]).toEqual([search, count])
    }
  })

  it('are the same as the present ones were when the period was the present one', async () => {
    const { numbers: later } = await ask(yesterday())
    const { numbers: earlier } = await ask({ from: dayBefore(2), to: dayBefore(2) })
    expect(later.orders.before).toBe(earlier.orders.now)
    expect(later.delivered.late.before).toBe(earlier.delivered.late.now)
    expect(later.assigned.median.before).toBe(earlier.assigned.median.now)
    expect(later.money?.cash.short.before).toBe(earlier.money?.cash.short.now)
    expect(later.money?.refunds.sum.before).toBe(earlier.money?.refunds.sum.now)
  })

  it('add up over the hours and over the days', async () => {
    const { numbers: byHour } = await ask({ from: dayBefore(2), to: dayBefore(1) })
    const { numbers: byDay } = await ask({ from: dayBefore(2), to: dayBefore(1), by: 'day' })
    expect([byHour.steps.length, byDay.steps.length]).toEqual([48, 2])
    for (const key of ['orders', 'collected', 'delivered_late', 'cancelled', 'refunded'] as const) {
      const sum = ({ steps }: Numbers) => steps.reduce((total, step) => total + (step[key] ?? 0), 0)
      expect([key, sum(byDay)]).toEqual([key, sum(byHour)])
    }
    expect(byDay.orders.now).toBe(byDay.steps.reduce((total, step) => total + step.orders, 0))
    const hour = byHour.steps[5]
    expect(await found({ only: 'counted', from: hour?.from, until: hour?.until })).toBe(hour?.orders)
  })

  it('mark a day under way, and compare it with the same hours of the day before', async () => {
    const { numbers } = await ask({ from: today(), to: today() })
    const { period } = numbers
    const now = Math.floor(world.clock.now().getTime() / 1000)
    expect(period).toMatchObject({ is_underway: true, by: 'hour', days: 1 })
    expect(period.before).toEqual({ from: period.from - 86_400, until: now - 86_400 })
    const before = await found({ only: 'counted', ...period.before })
    expect([numbers.orders.before, numbers.steps.length]).toEqual([before, 24])
  })

  it('count orders at the midnights of the country in the day that begins', async () => {
    const { from } = dayOf(yesterday())
    const { db } = world.server.platform
    const count = async () => (await ask(yesterday())).numbers.orders.now
    const before = await count()
    const moved = await sql<{ order_id: string; created_at: Date }>`
      select order_id, created_at from orders
      where status = 'DELIVERED' and created_at < ${new Date((from - 7200) * 1000)} order by created_at limit 2`.execute(
      db,
    )
    const [one, two] = moved.rows
    await sql`update orders set created_at = ${new Date(from * 1000)} where order_id = ${one?.order_id}`.execute(
      db,
    )
    await sql`update orders set created_at = ${new Date(from * 1000 - 1)} where order_id = ${two?.order_id}`.execute(
      db,
    )
    expect(await count()).toBe(before + 1)
    for (const { order_id, created_at } of moved.rows)
      await sql`update orders set created_at = ${created_at} where order_id = ${order_id}`.execute(db)
  })

  it('are nothing in a country without orders', async () => {
    const { numbers, status } = await ask(yesterday(), program.headersIn('MY'))
    expect(status).toBe(200)
    expect(numbers).toMatchObject({
      orders: { now: 0, before: 0 },
      by_status: [],
      assigned: { median: { now: null, before: null }, p90: { now: null, before: null } },
      cancelled_by: [],
      money: { currency: 'MYR', cash: { due: { now: 0, before: 0 } }, refunds: { by_cause: [] } },
    })
    expect(numbers.steps).toHaveLength(24)
    expect(numbers.steps.every((step) => step.orders === 0 && step.needed_hours === 0)).toBe(true)
  })

  it('compare planned hours of riders with those that the orders need', async () => {
    const { db } = world.server.platform
    const { from } = dayOf(yesterday())
    const created_at = world.clock.now()
    const rider = { rider_id: 'r1', country: 'SG', name: 'Siti', phone: '+6581112222' } as const
    await db
      .insertInto('rider_account')
      .values({ ...rider, vehicle: 'scooter', language: null, status: 'active', created_at })
      .execute()
    await db
      .insertInto('rider_shift')
      .values({
        rider_id: 'r1',
        shift_id: 's1',
        country: 'SG',
        zone_id: null,
        operator_id: 'program',
        starts_at: new Date((from + 1800) * 1000),
        ends_at: new Date((from + 7200) * 1000),
        created_at,
      })
      .execute()
    const { numbers } = await ask(yesterday())
    expect(numbers.steps.slice(0, 3).map((step) => step.planned_hours)).toEqual([0.5, 1, 0])
    expect(numbers.steps[3]?.needed_hours).toBeGreaterThan(0)
    const { numbers: ofShop } = await ask({ ...yesterday(), vendor_id: 'tea' })
    expect(ofShop.steps[0]?.planned_hours).toBeNull()
  })

  describe('with riders on duty', () => {
    const hour = 3600
    beforeAll(async () => {
      const { db } = world.server.platform
      const rider = { country: 'SG', name: 'Siti', vehicle: 'scooter' } as const
      const created_at = world.clock.now()
      const riders = ['d1', 'd2', 'd3'].map((rider_id, index) => ({
        ...rider,
        rider_id,
        phone: `+658111333${index}`,
        is_simulated: false,
        created_at,
      }))
      await db.insertInto('rider').values(riders).execute()
      const accounts = riders.map(({ is_simulated: _, ...account }) => account)
      await db
        .insertInto('rider_account')
        .values(accounts.map((account) => ({ ...account, language: null, status: 'active' as const })))
        .execute()
      await db.insertInto('rider_zone').values({ rider_id: 'd2', country: 'SG', zone_id: 'east' }).execute()
      const { from, until } = dayOf(yesterday())
      const time = (rider_id: string, began: number, ended: number | null) => ({
        ...{ rider_id, country: 'SG' as const, began_at: new Date(began * 1000) },
        ended_at: ended === null ? null : new Date(ended * 1000),
      })
      await db
        .insertInto('rider_duty')
        .values([
          // Over the midnight of Singapore, which is not that of UTC.
          time('d1', from - 2 * hour, from + 1.5 * hour),
          time('d2', from + hour, from + 2 * hour),
          // On duty since the last half hour of the day.
          time('d3', until - hour / 2, null),
        ])
        .execute()
    })

    it('have their hours by the days of the country, and those of a rider still on duty until now', async () => {
      const { numbers } = await ask({ from: dayBefore(2), to: today(), by: 'day' })
      const { until } = dayOf(yesterday())
      const sinceMidnight = Math.round(((world.clock.now().getTime() / 1000 - until) / hour) * 100) / 100
      expect(numbers.steps.map((step) => step.on_duty_hours)).toEqual([2, 3, sinceMidnight])
    })

    it('have their hours by hour, and none of hours that have not begun', async () => {
      const { numbers: before } = await ask(yesterday())
      const hours = before.steps.map((step) => step.on_duty_hours)
      expect([hours.slice(0, 3), hours.at(-1)]).toEqual([[1, 1.5, 0], 0.5])
      const { numbers: now } = await ask({ from: today(), to: today() })
      const at = world.clock.now().getTime() / 1000
      expect(now.steps.map((step) => step.on_duty_hours === null)).toEqual(
        now.steps.map(({ from }) => from >= at),
      )
    })

    it('count those of a zone, and none for one shop', async () => {
      const { numbers: east } = await ask({ ...yesterday(), zone_id: 'east' })
      expect(east.steps.slice(0, 3).map((step) => step.on_duty_hours)).toEqual([0, 1, 0])
      const { numbers: ofShop } = await ask({ ...yesterday(), vendor_id: 'tea' })
      expect(ofShop.steps[1]?.on_duty_hours).toBeNull()
    })

    it('have them in the file', async () => {
      const answer = await world.server.app.inject({
        url: `/api/ops/v1/numbers/export?from=${dayBefore(1)}&to=${dayBefore(1)}&format=csv`,
        headers: ours(),
      })
      expect(answer.body).toContain(
        `on_duty_rider_hours_by_hour,,${dayBefore(1)} 01:00,${dayBefore(1)} 02:00,1.50,`,
      )
    })
  })

  it.each([
    [{ from: '2026-01-01', to: '2026-12-31' }, 'numbers.period'],
    [{ from: '2000-02-02', to: '2000-02-01' }, 'numbers.period'],
    [{ from: '2100-01-01', to: '2100-01-02' }, 'numbers.period'],
    [{ from: '2026-01-01', to: '2026-01-20', by: 'hour' }, 'numbers.period'],
    [{ from: '2026-02-31', to: '2026-03-01' }, 'request.invalid'],
    [{ from: 'x', to: 'y' }, 'request.invalid'],
    [{}, 'request.invalid'],
    [{ from: '2026-01-01', to: '2026-01-01', zone_id: 'west' }, 'zone.not-found'],
  ])('are refused for %j by %s', async (query, code) => {
    expect((await ask(query)).code).toBe(code)
  })
})

describe('a role', () => {
  const consoleOf = async (email: string, grant: Parameters<typeof seedConsoleOperator>[2][number]) =>
    (await openConsole(world.server, await seedConsoleOperator(world.server, email, [grant]))).headers

  it.each([
    ['support', true],
    ['finance', true],
    ['read-only', true],
    ['dispatcher', false],
    ['fleet-manager', false],
  ] as const)('%s sees the numbers, and those of money: %s', async (role, seesMoney) => {
    const headers = await consoleOf(`${role}@ops.test`, { country: 'SG', role })
    const { status, numbers } = await ask(yesterday(), headers)
    expect([status, numbers.money !== null]).toEqual([200, seesMoney])
    expect(numbers.steps.every((step) => (step.refunded !== null) === seesMoney)).toBe(true)
    const search = await makeCall(world.server, calls.searchOrders, headers, { body: { only: 'cash-short' } })
    expect(search.status).toBe(seesMoney ? 200 : 403)
  })

  it('without orders sees none', async () => {
    const headers = await consoleOf('editor@ops.test', { country: 'SG', role: 'content-editor' })
    expect((await ask(yesterday(), headers)).status).toBe(403)
  })

  it('for zones counts and opens the orders of these zones, and no other zone', async () => {
    const east = await consoleOf('east@ops.test', { country: 'SG', role: 'dispatcher', zones: ['east'] })
    const { numbers } = await ask(yesterday(), east)
    const { numbers: ofZone } = await ask({ ...yesterday(), zone_id: 'east' })
    expect(numbers.orders).toEqual(ofZone.orders)
    expect(await found({ only: 'counted', ...dayOf(yesterday()) }, east)).toBe(numbers.orders.now)
    const west = await consoleOf('west@ops.test', { country: 'SG', role: 'dispatcher', zones: ['west'] })
    expect((await ask(yesterday(), west)).numbers.orders.now).toBe(0)
    expect((await ask({ ...yesterday(), zone_id: 'east' }, west)).code).toBe('zone.not-found')
  })
})

describe('the file of the numbers', () => {
  const file = (format: string) =>
    world.server.app.inject({
      url: `/api/ops/v1/numbers/export?from=${dayBefore(1)}&to=${dayBefore(1)}&format=${format}`,
      headers: ours(),
    })

  it('has the totals beside those before, then each hour', async () => {
    const { numbers } = await ask(yesterday())
    const answer = await file('csv')
    const lines = answer.body.split('\r\n')
    expect(answer.headers['content-disposition']).toContain(`numbers-sg-${dayBefore(1)}-${dayBefore(1)}.csv`)
    expect(lines[0]).toBe('\uFEFFnumber,part,from,until,value,before')
    expect(lines[1]).toBe(`orders,,,,${numbers.orders.now},${numbers.orders.before}`)
    const hour = lines.find((line) => line.startsWith('orders_by_hour,'))
    expect(hour).toBe(
      `orders_by_hour,,${dayBefore(1)} 00:00,${dayBefore(1)} 01:00,${numbers.steps[0]?.orders},`,
    )
    expect(lines.filter((line) => line.startsWith('refunds_sum_by_hour'))).toHaveLength(24)
  })

  it('is a workbook too', async () => {
    const answer = await file('xlsx')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await file('pdf')).statusCode).toBe(400)
  })
})

it('the numbers are read by the index of time, in a statement for orders and one for money', async () => {
  const plan = await planOf(world.server, () => ask(yesterday()))
  expect(plan).toContain('orders_of_country')
  expect(
    plan.match(/Index Scan using orders_of_country|Bitmap Index Scan on orders_of_country/gu),
  ).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan on orders')
})
