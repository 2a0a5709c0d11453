import { createClient } from '@beckon/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededOperator, seedOperator } from '../../apps/server/test/seed/seed-operator.ts'
import { inviteRider } from '../../apps/server/test/seed/seed-rider.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { ZONE_USAGE } from './rider-zones.ts'
import { runRiderCommand } from './riders.ts'

const ring = [
  [103.8, 1.2],
  [103.9, 1.2],
  [103.9, 1.4],
  [103.8, 1.2],
]
const polygon = { type: 'Polygon', coordinates: [ring] }
const files: Readonly<Record<string, string>> = {
  'centre.geojson': JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon }),
  'harbour.json': JSON.stringify(polygon),
  'text.txt': 'no area',
}

let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG'])
})
afterAll(() => server.stop())

const run = (...args: string[]) =>
  runRiderCommand(
    {
      country: 'SG',
      clientIn: (country) => createClient({ origin: server.url, headers: () => operator.headersIn(country) }),
      readFile: async (path) => files[path] ?? '',
      writeFile: async () => undefined,
    },
    args,
  )

it('zones are created from files, given to a rider, taken back and deleted', async () => {
  const { rider } = await inviteRider(server, operator, '+6591230009')
  expect((await run('zones')).lines[0]).toContain('No zone yet')
  await run('zone', 'centre', 'City centre', 'centre.geojson', 'new area')
  await run('zone', 'harbour', 'Harbour', 'harbour.json', 'new area')
  expect((await run('set-zones', rider.id, 'centre,harbour', 'as agreed')).lines).toEqual([
    `${rider.id} works in centre, harbour.`,
  ])
  expect((await run('zones')).lines).toEqual([
    'centre\tCity centre\tPolygon\t1 riders',
    'harbour\tHarbour\tPolygon\t1 riders',
  ])
  expect((await run('zone-end', 'centre', 'merged')).lines[0]).toContain('zone.in-use')
  expect((await run('set-zones', rider.id, 'everywhere', 'as agreed')).lines).toEqual([
    `${rider.id} works everywhere.`,
  ])
  expect((await run('zone-end', 'centre', 'merged')).ok).toBe(true)
})

it.each([
  [['zone', 'centre', 'City centre', 'centre.geojson'], ZONE_USAGE],
  [['zone', 'centre', 'City centre', 'text.txt', 'new area'], 'has no polygon'],
  [['zone', 'centre', 'City centre', 'missing', 'new area'], 'has no polygon'],
  [['set-zones', 'nobody', 'everywhere', 'as agreed'], 'rider.not-found'],
])('%j changes nothing and reports the reason', async (args, line) => {
  const { ok, lines } = await run(...args)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(line)
})
