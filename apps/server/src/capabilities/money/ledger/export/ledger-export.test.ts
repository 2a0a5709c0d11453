import type { AccountBalance } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { closeMonths } from './close-months.ts'

let server: TestServer
let shop: SignedIn
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  shop = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  operator = await seedOperator(server, 'ops', ['SG', 'MY'])
  await enter(-40, 'fee', 700)
  await enter(-1, '=HYPERLINK("https://evil.test")', 650)
  await enter(0, 'fee', 50)
  await sql`
    insert into rider_ledger_entry (rider_id, reference, kind, country, currency, created_at)
    values ('siti', 'payout:1', 'RIDER_PAID_OUT', 'SG', 'SGD', ${at(0)})`.execute(server.platform.db)
  await sql`
    insert into rider_ledger_posting (rider_id, reference, account, amount_minor)
    values ('siti', 'payout:1', 'rider_due', 900), ('siti', 'payout:1', 'rider_payout', -900)`.execute(
    server.platform.db,
  )
})
afterAll(() => server.stop())

const at = (days: number): Date => new Date(server.platform.clock.now().getTime() + days * 86_400_000)
const dayAfter = (days: number): string =>
  new Date(at(days).getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Enters a fee that a shop owes, so many days from now. */
async function enter(days: number, reference: string, minor: number): Promise<void> {
  const orderId = await requestedOrder(server, shop, { vendorId: 'shop' })
  const { db } = server.platform
  await sql`
    with entry as (
      insert into ledger_entry (vendor_id, order_id, position, kind, reference, country, currency, created_at)
      values ('shop', ${orderId}, 0, 'FEE_EARNED', ${reference}, 'SG', 'SGD', ${at(days)})
    )
    insert into ledger_posting (vendor_id, order_id, position, account, amount_minor)
    values ('shop', ${orderId}, 0, 'receivable', ${minor}), ('shop', ${orderId}, 0, 'fees', ${-minor})`.execute(
    db,
  )
}

const period = (from: number, to: number) => `from=${dayAfter(from)}&to=${dayAfter(to)}`
const balances = async (query: string, country: 'SG' | 'MY' = 'SG') =>
  send(server, 'GET', `/api/ops/v1/ledger/balances?${query}`, { headers: operator.headersIn(country) })
const csv = async (query: string, country: 'SG' | 'MY' = 'SG') =>
  server.app.inject({ url: `/api/ops/v1/ledger/export?${query}`, headers: operator.headersIn(country) })

describe('the accounts of a period', () => {
  it('have an opening balance, debits, credits and a closing balance, which sum to zero', async () => {
    const { result } = await balances(period(-1, 0))
    const { accounts, ...counts } = result as { accounts: AccountBalance[] }
    expect(counts).toEqual({ entries: 3, unbalanced: 0 })
    expect(accounts).toMatchObject([
      { account: 'receivable', kind: 'asset', opening: 7, debit: 7, credit: 0, closing: 14 },
      { account: 'fees', kind: 'income', opening: -7, debit: 0, credit: 7, closing: -14 },
      { account: 'rider_due', opening: 0, debit: 9, credit: 0, closing: 9 },
      { account: 'rider_payout', opening: 0, debit: 0, credit: 9, closing: -9 },
    ])
    expect(accounts.reduce((sum, { closing }) => sum + closing, 0)).toBe(0)
  })

  it('are the same with and without stored balances of months, which are stored once', async () => {
    const before = await balances(period(-1, 0))
    const deps = { db: server.platform.db, clock: server.platform.clock }
    await Promise.all([closeMonths(deps), closeMonths(deps)])
    const stored = await server.platform.db.selectFrom('ledger_closing').selectAll().execute()
    await closeMonths(deps)
    expect(await server.platform.db.selectFrom('ledger_closing').selectAll().execute()).toEqual(stored)
    const sums = stored.map(({ account, amount_minor: minor }) => [account, minor])
    expect(sums).toEqual(
      expect.arrayContaining([
        ['fees', -700],
        ['receivable', 700],
      ]),
    )
    expect((await balances(period(-1, 0))).result).toEqual(before.result)
    expect((await balances(period(-45, 0))).result).toMatchObject({
      accounts: [{ account: 'receivable', opening: 0, debit: 14 }, {}, {}, {}],
    })
  })

  it('are refused for a period that is too long, reversed, no days or not begun, and those of others are not seen', async () => {
    for (const query of [period(-366, 0), period(0, -1), 'from=2030-02-30&to=2030-03-01', period(1, 2)]) {
      expect([query, (await balances(query)).status]).toEqual([query, expect.toSatisfy((one) => one >= 400)])
    }
    expect((await balances(period(-365, 0))).status).toBe(200)
    expect((await balances(period(-1, 0), 'MY')).result).toEqual({ entries: 0, unbalanced: 0, accounts: [] })
  })
})

describe('the file of the ledger', () => {
  it('has a line for each posting of the period, oldest first, and no formula', async () => {
    const answer = await csv(period(-1, 0))
    expect(answer.headers['content-disposition']).toContain(`ledger-sg-${dayAfter(-1)}-${dayAfter(0)}.csv`)
    const [head, ...lines] = answer.body.trimEnd().split('\r\n')
    expect(head).toBe(
      '\ufefftime,entry,reference,shop_id,order_id,rider_id,account,account_kind,debit,credit,currency',
    )
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/,FEE_EARNED,"'=HYPERLINK.*,fees,income,0\.00,6\.50,SGD$/u)
    expect(lines[1]).toMatch(/,receivable,asset,6\.50,0\.00,SGD$/u)
    expect(answer.body).toMatch(/RIDER_PAID_OUT,payout:1,,,siti,rider_due,liability,9\.00,0\.00,SGD/u)
    const columns = lines.map((line) => line.split(','))
    const sum = (from: number) => columns.reduce((all, cells) => all + Number(cells.at(from)), 0)
    expect(sum(-3)).toBe(sum(-2))
  })

  it('has every posting once where it is read in several batches', async () => {
    const { db } = server.platform
    const orderId = await requestedOrder(server, shop, { vendorId: 'shop' })
    await sql`
      with entry as (
        insert into ledger_entry (vendor_id, order_id, position, kind, reference, country, currency, created_at)
        select 'shop', ${orderId}, n, 'CHARGED', 'charge:' || n, 'SG', 'SGD', ${at(-100)} from generate_series(1, 2501) as n
      )
      insert into ledger_posting (vendor_id, order_id, position, account, amount_minor)
      select 'shop', ${orderId}, n, side.account, side.minor
      from generate_series(1, 2501) as n, (values ('receivable', 100), ('charges', -100)) as side (account, minor)
    `.execute(db)
    const lines = (await csv(period(-101, -99))).body.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(5002)
    expect(new Set(lines).size).toBe(5002)
  })

  it('is empty in a country without entries', async () => {
    expect((await csv(period(-1, 0), 'MY')).body.trimEnd().split('\r\n')).toHaveLength(1)
  })
})
