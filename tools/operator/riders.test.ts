import { createClient } from '@beckon/contract/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededOperator, seedOperator } from '../../apps/server/test/seed/seed-operator.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { RIDER_USAGE, runRiderCommand } from './riders.ts'

let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('rider_account').execute()
  await server.platform.db.deleteFrom('attempt_window').execute()
})

const run = (...args: string[]) =>
  runRiderCommand(
    {
      country: 'SG',
      readFile: async () => '',
      writeFile: async () => undefined,
      clientIn: (country) => createClient({ origin: server.url, headers: () => operator.headersIn(country) }),
    },
    args,
  )
const invite = (name: string, phone: string, ...country: string[]) =>
  run('invite', name, phone, 'scooter', ...country)
const idIn = (line = '') => line.split('\t')[0] ?? ''

it('a rider is invited, and the link is shown', async () => {
  const { ok, lines } = await invite('Siti', '9123 4567')
  expect(ok).toBe(true)
  expect(lines.join('\n')).toMatch(/^Siti \([\w-]{36}\) [^]*\/rider\/#invitation=[\w-]{43}\n/)
  expect((await run('list')).lines).toEqual([
    expect.stringMatching(/^[\w-]{36}\tinvited\tSiti\t\+6591234567\tscooter\t0 devices$/),
  ])
})

it('the riders of the named country are listed, of the default one without a name', async () => {
  await invite('Ana', '+60123456789', 'my')
  expect((await run('list', 'MY')).lines).toHaveLength(1)
  expect(await run('list')).toEqual({ ok: true, lines: ['No rider yet.'] })
})

it('an invitation is replaced by another one', async () => {
  await invite('Siti', '91234567')
  const [line] = (await run('list')).lines
  expect((await run('again', idIn(line))).lines.join('\n')).toContain('#invitation=')
})

it('a rider is suspended, resumed and ended with a reason', async () => {
  await invite('Siti', '91234567')
  const id = idIn((await run('list')).lines[0])
  await server.platform.db.updateTable('rider_account').set({ status: 'active' }).execute()
  const statuses = []
  for (const command of ['suspend', 'resume', 'end']) {
    statuses.push((await run(command, id, 'complaint 12')).lines[0]?.split('\t')[1])
  }
  expect(statuses).toEqual(['suspended', 'active', 'left'])
})

it.each([
  [['invite', 'Siti', '91234567', 'horse'], RIDER_USAGE],
  [['invite', 'Siti', '91234567', 'scooter', 'XX'], RIDER_USAGE],
  [['invite', 'Siti'], RIDER_USAGE],
  [['suspend', 'nobody'], RIDER_USAGE],
  [['dance'], RIDER_USAGE],
  [[], RIDER_USAGE],
  [['invite', 'Siti', '12345', 'scooter'], 'rider.phone-invalid'],
  [['suspend', 'nobody', 'complaint'], 'rider.not-found'],
  [['list', 'HU'], 'auth.forbidden'],
])('%j changes nothing and reports the reason', async (args, line) => {
  const { ok, lines } = await run(...args)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(line)
})

it('a number that has a rider is refused with the id of the rider', async () => {
  await invite('Siti', '91234567')
  const id = idIn((await run('list')).lines[0])
  expect((await invite('Siti', '91234567')).lines.join('\n')).toContain(`rider.exists, ${id}`)
})

it('a service that cannot be reached is reported', async () => {
  const answer = async () => ({ ok: false, error: { kind: 'offline' } }) as const
  const tool = {
    clientIn: () => ({ call: answer, open: answer }),
    readFile: async () => '',
    writeFile: async () => undefined,
  }
  const { ok, lines } = await runRiderCommand({ country: 'SG', ...tool }, ['list'])
  expect([ok, lines[0]]).toEqual([false, expect.stringContaining('OPERATOR_URL')])
})
