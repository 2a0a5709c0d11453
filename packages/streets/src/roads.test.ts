import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importCity } from './import/import-city.ts'
import { writeExtract } from './import/test-extract.ts'
import { openRoads } from './roads.ts'
import { openStreets } from './streets.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'beckon-roads-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const bike = { country: 'FI', vehicle: 'bike' } as const
/** Ends of the two streets of the town. */
const from = { latitude: 60.171, longitude: 24.9402 }
const to = { latitude: 60.1798, longitude: 24.95 }

async function addTown(): Promise<void> {
  const file = join(dataDir, 'town.osm.pbf')
  writeExtract(file, { latitude: 60.17, longitude: 24.94, street: 'Koekatu' })
  await importCity(
    { file, dataDir, id: 'town', name: 'Testby', now: '2030-01-01T00:00:00Z' },
    () => undefined,
  )
}

it('the roads alone give the same route as the whole pack', async () => {
  await addTown()
  const route = openRoads(dataDir).route(from, to, bike)
  expect(route.estimated).toBe(false)
  expect(route).toEqual((await openStreets(dataDir)).route(from, to, bike))
})

it('a route is an estimate without a pack of the country, and uses a pack that is added later', async () => {
  const roads = openRoads(dataDir)
  expect(roads.route(from, to, bike).estimated).toBe(true)
  await addTown()
  expect(roads.route(from, to, bike).estimated).toBe(false)
  expect(roads.route(from, to, { ...bike, country: 'SE' }).estimated).toBe(true)
})

it('a route is an estimate if the pack cannot be read', async () => {
  await addTown()
  writeFileSync(join(dataDir, 'packs', 'town', 'graph.bin'), 'damaged')
  expect(openRoads(dataDir).route(from, to, bike).estimated).toBe(true)
})
