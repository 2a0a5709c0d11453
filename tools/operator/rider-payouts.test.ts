import { createClient } from '@beckon/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertRider } from '../../apps/server/test/dispatch.ts'
import { type SeededOperator, seedOperator } from '../../apps/server/test/seed/seed-operator.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { PAYOUT_USAGE } from './rider-payouts.ts'
import { runRiderCommand } from './riders.ts'

const clock = testClock()
const today = clock.now().toISOString().slice(0, 10)
const files = new Map<string, string>()
let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG'])
  await insertRider(server.platform, { riderId: 'siti' })
  await server.platform.db
    .insertInto('rider_earning')
    .values({
      ...{ rider_id: 'siti', vendor_id: 'shop', order_id: 'sg-1', country: 'SG', currency: 'SGD' },
      ...{ base_minor: 900, distance_minor: 50, wait_minor: 0, return_minor: 0, bonus_minor: 0 },
      earned_at: clock.now(),
    })
    .execute()
})
afterAll(() => server.stop())

const run = (...args: string[]) =>
  runRiderCommand(
    {
      country: 'SG',
      clientIn: (country) => createClient({ origin: server.url, headers: () => operator.headersIn(country) }),
      readFile: async () => '',
      writeFile: async (path, content) => void files.set(path, Buffer.from(content).toString()),
    },
    args,
  )

it('a payout run is made, listed and downloaded', async () => {
  expect((await run('payouts')).lines).toEqual(['No payout run yet.'])
  const [line = ''] = (await run('payout', today, 'net-cash', 'weekly payout')).lines
  expect(line).toMatch(/^[\w-]{36}\tuntil [\d-]{10}\t1 riders\tearned 9.5\tcash set off 0\tpaid 9.5 SGD$/u)
  expect((await run('payouts')).lines).toEqual([line])
  const runs = await server.platform.db
    .selectFrom('rider_payout_run')
    .select(['nets_cash', 'reason'])
    .execute()
  expect(runs).toEqual([{ nets_cash: true, reason: 'weekly payout' }])
  expect((await run('payout-file', line.split('\t')[0] ?? '', 'run.csv', 'sg')).ok).toBe(true)
  expect(files.get('run.csv')).toContain('siti,Rider siti,SGD,9.50,0.00,9.50,')
  expect((await run('payout', today, 'net-cash', 'once more')).lines.join('\n')).toContain('payout.nothing')
})

it.each([
  [['payout', today, 'some-cash', 'weekly payout'], PAYOUT_USAGE],
  [['payout', today, 'net-cash'], PAYOUT_USAGE],
  [['payout', '2999-01-31', 'net-cash', 'weekly payout'], 'request.invalid'],
  [['payout-file', '00000000-0000-4000-8000-000000000000', 'run.csv'], 'payout.not-found'],
])('%j changes nothing and reports the reason', async (args, line) => {
  const { ok, lines } = await run(...args)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(line)
})
