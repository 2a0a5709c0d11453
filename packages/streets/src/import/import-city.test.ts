import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountryCode } from '@beckon/domain/country'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listPacks, removePack } from '../pack/pack-files.ts'
import { openRoads } from '../roads.ts'
import { openStreets } from '../streets.ts'
import { importCity } from './import-city.ts'
import { INVENTED_PROGRAM, type ImportResult } from './make-pack.ts'
import { type TestExtract, writeExtract } from './test-extract.ts'

const root = mkdtempSync(join(tmpdir(), 'beckon-import-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let dataDir = ''
let count = 0
beforeEach(() => {
  dataDir = join(root, String((count += 1)))
})

const helsinki: TestExtract = { latitude: 60.17, longitude: 24.94, street: 'Koekatu' }
const espoo: TestExtract = { latitude: 60.2, longitude: 24.66, street: 'Koekatu' }
const file = join(root, 'town.osm.pbf')

interface ImportOptions {
  readonly id?: string
  readonly country?: CountryCode
  readonly now?: string
  readonly said?: string[]
}

function add(
  town: TestExtract,
  { id = 'town', country, now = '2030-01-01T00:00:00Z', said = [] }: ImportOptions = {},
) {
  writeExtract(file, town)
  return importCity({ file, dataDir, id, name: 'Testby', country, now }, (line) => said.push(line))
}
const packs = () => join(dataDir, 'packs')
const code = (result: ImportResult) => (result.ok ? 'ok' : result.code)
const findIn = async (query: string, near?: { latitude: number; longitude: number }) =>
  (await openStreets(dataDir)).autocomplete({
    query,
    country: 'FI',
    language: 'fi',
    ...(near ? { near } : {}),
  })

describe('an import', () => {
  it('an import derives the country, reports its progress and writes a complete pack', async () => {
    const said: string[] = []
    const result = await add(helsinki, { said })
    expect(result).toMatchObject({
      ok: true,
      info: { country: 'FI', invented: false, counts: { streets: 1, addresses: 4, edges: 2 } },
    })
    expect(said.length).toBeGreaterThan(3)
    expect(readdirSync(packs())).toEqual(['town'])
    expect(readdirSync(join(packs(), 'town')).sort()).toEqual([
      'basemap.pmtiles',
      'gazetteer.bin',
      'graph.bin',
      'info.json',
    ])
  })

  it.each<[string, TestExtract, ImportOptions, string]>([
    ['of no roads', { ...helsinki, bare: true }, {}, 'empty'],
    ['of the open sea', { ...helsinki, latitude: 10, longitude: -40 }, {}, 'elsewhere'],
    ['with a point far away', { ...helsinki, stray: 6 }, {}, 'too-wide'],
    ['under a name that leads elsewhere', helsinki, { id: '../town' }, 'bad-id'],
  ])('%s is refused in one sentence, and what was there stays', async (_, town, wish, expected) => {
    await add(helsinki)
    const before = listPacks(dataDir)
    const result = await add(town, wish)
    expect(code(result)).toBe(expected)
    expect(result.ok ? '' : result.line).toMatch(/^[A-Z].+\.$/u)
    expect(listPacks(dataDir)).toEqual(before)
    expect(readdirSync(packs())).toEqual(['town'])
  })

  it('an import that needs too much memory is refused with what to use instead, and what was there stays', async () => {
    await add(helsinki)
    const before = listPacks(dataDir)
    const request = { file, dataDir, id: 'town', name: 'Testby', now: '2031-01-01T00:00:00Z' }
    // Other threads may give back memory meanwhile.
    const refused = await importCity(request, undefined, { total: -100_000, heap: 1000 })
    expect(code(refused)).toBe('too-large')
    expect(refused.ok ? '' : refused.line).toMatch(
      /osmium extract.+Photon, Nominatim or Pelias.+OSRM or Valhalla/u,
    )
    expect(listPacks(dataDir)).toEqual(before)
  })

  it('an import of a file that is no map is refused', async () => {
    writeFileSync(file, 'hello')
    const result = await importCity({ file, dataDir, id: 'town', name: '', now: '' })
    expect(code(result)).toBe('not-pbf')
    expect(existsSync(packs())).toBe(false)
  })

  it('an import replaces the pack of the same id', async () => {
    await add(helsinki)
    await add({ ...helsinki, street: 'Uusikatu' }, { now: '2031-01-01T00:00:00Z' })
    expect(listPacks(dataDir)).toMatchObject([{ createdAt: '2031-01-01T00:00:00Z' }])
    expect((await findIn('Uusikatu 3'))[0]).toMatchObject({ street: 'Uusikatu', number: '3' })
  })

  it('a killed import leaves the former pack, even in the middle of the replacement', async () => {
    await add(helsinki)
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    renameSync(join(packs(), 'town'), join(packs(), `.old-town-${dead}-1`))
    mkdirSync(join(packs(), `.new-town-${dead}-1`))
    mkdirSync(join(packs(), `.gone-other-${dead}-0`))
    mkdirSync(join(packs(), `.new-town-${process.pid}-9`))
    expect((await findIn('Koekatu 2'))[0]?.number).toBe('2')
    expect(readdirSync(packs()).sort()).toEqual([`.new-town-${process.pid}-9`, 'town'])
  })
})

describe('the streets of a data folder', () => {
  it('an imported pack answers searches, details and routes', async () => {
    await add(helsinki)
    const streets = await openStreets(dataDir)
    const [found] = streets.autocomplete({ query: 'koekatu 1', country: 'FI', language: 'fi' })
    expect(found).toMatchObject({ street: 'Koekatu', number: '1', precision: 'building', invented: false })
    // Only search results contain how much of the query matched.
    const { match, ...place } = found ?? {}
    expect(match).toEqual({ street: 1, number: true })
    expect(streets.details(found?.id ?? '', 'fi')).toEqual(place)
    const at = { latitude: 60.1712, longitude: 24.948 }
    expect(streets.reverse({ ...at, country: 'FI', language: 'fi' })).toMatchObject({
      street: 'Koekatu',
      number: '4',
    })
    const route = streets.route(at, { latitude: 60.18, longitude: 24.95 }, { country: 'FI', vehicle: 'bike' })
    expect(route.estimated).toBe(false)
    expect(route.distance).toBeCloseTo(1001 + 111, -1)
    expect(streets.packsIn('FI')).toMatchObject([{ id: 'town' }])
    expect(streets.tilesOf('town')).toBe(join(packs(), 'town', 'basemap.pmtiles'))
    expect([streets.packsIn('SE'), streets.tilesOf('other')]).toEqual([[], undefined])
  })

  it('without any pack a town is found and its routes are estimates', async () => {
    const streets = await openStreets(dataDir)
    const [found] = streets.autocomplete({ query: 'Tampere', country: 'FI', language: 'fi' })
    expect(found).toMatchObject({ city: 'Tampere', precision: 'town' })
    expect(streets.details(found?.id ?? '', 'fi')?.city).toBe('Tampere')
    const from = { latitude: 61.5, longitude: 23.76 }
    expect(streets.reverse({ ...from, country: 'FI', language: 'fi' })?.city).toBe('Tampere')
    expect(streets.reverse({ ...from, country: 'SE', language: 'sv' })).toBeUndefined()
    const far = { latitude: 61.6, longitude: 23.76 }
    expect(streets.route(from, far, { country: 'FI', vehicle: 'car' }).estimated).toBe(true)
  })

  it('packs that were added, replaced or removed are reloaded', async () => {
    const streets = await openStreets(dataDir)
    await add(helsinki)
    expect(streets.packs()).toEqual([])
    await streets.refresh()
    const first = streets.packs()
    await streets.refresh()
    expect(streets.packs()[0]).toBe(first[0])
    await add({ ...helsinki, street: 'Uusikatu' }, { now: '2031-01-01T00:00:00Z' })
    await streets.refresh()
    expect(streets.autocomplete({ query: 'Uusikatu', country: 'FI', language: 'fi' })).toHaveLength(1)
    expect(removePack(dataDir, 'town')).toBe(true)
    await streets.refresh()
    expect([streets.packs(), removePack(dataDir, 'town'), readdirSync(packs())]).toEqual([[], false, []])
  })

  it('real streets hide invented ones in their area, and both are found elsewhere', async () => {
    const invented = { program: INVENTED_PROGRAM }
    await add({ ...helsinki, ...invented }, { id: 'a-made-up' })
    await add(espoo, { id: 'real' })
    expect((await findIn('Koekatu 1')).map((place) => place.invented)).toEqual([false, true])
    expect((await findIn('Koekatu 1', near(helsinki))).map((place) => place.invented)).toEqual([true, false])
    expect((await findIn('Koekatu 1', near(espoo))).map((place) => place.invented)).toEqual([false, true])
    await add(helsinki, { id: 'really' })
    const found = await findIn('Koekatu 1', near(helsinki))
    expect(found.map((place) => [place.invented, place.id.split(':')[0]])).toEqual([
      [false, 'really'],
      [false, 'real'],
    ])
    const streets = await openStreets(dataDir)
    expect(streets.packsIn('FI')[0]?.invented).toBe(false)
    expect(streets.packsIn('FI', near(espoo))[0]?.id).toBe('real')
    expect(streets.reverse({ ...near(helsinki), country: 'FI', language: 'fi' })?.invented).toBe(false)
  })

  it('an unreadable pack is left out and reported once', async () => {
    await add(helsinki, { id: 'good' })
    await add(espoo, { id: 'spoilt' })
    damage('spoilt')
    mkdirSync(join(packs(), 'half'))
    const said: string[] = []
    const streets = await openStreets(dataDir, (line) => said.push(line))
    await streets.refresh()
    expect(streets.packs().map((info) => info.id)).toEqual(['good'])
    expect(said).toEqual([expect.stringContaining('spoilt')])
  })

  it('an invented pack is opened on first use, and left out afterwards if it cannot be read', async () => {
    await add({ ...helsinki, program: INVENTED_PROGRAM }, { id: 'a-made-up' })
    damage('a-made-up')
    const said: string[] = []
    const streets = await openStreets(dataDir, (line) => said.push(line))
    expect([streets.packs().length, streets.packsIn('FI')[0]?.id, said]).toEqual([1, 'a-made-up', []])
    const requested = { query: 'Koekatu 1', country: 'FI', language: 'fi' }
    for (const _ of ['once', 'again'])
      expect(streets.autocomplete(requested).map(({ street }) => street)).not.toContain('Koekatu')
    expect(said).toEqual([expect.stringContaining('a-made-up')])
    await streets.refresh()
    expect(streets.packs()).toEqual([])
  })

  it('a replacement that is damaged is reported, and the replaced pack stays in use', async () => {
    await add(helsinki)
    const said: string[] = []
    const running = [
      await openStreets(dataDir, (line) => said.push(line)),
      await openStreets(dataDir, (line) => said.push(line), 'on first use'),
    ]
    await add({ ...helsinki, street: 'Uusikatu' }, { now: '2031-01-01T00:00:00Z' })
    damage('town')
    const started = await openStreets(dataDir)
    for (const streets of [...running, started]) {
      await streets.refresh()
      const [found] = streets.autocomplete({ query: 'Koekatu 2', country: 'FI', language: 'fi' })
      expect(found).toMatchObject({ street: 'Koekatu', number: '2' })
      expect(streets.packs()).toMatchObject([{ createdAt: '2030-01-01T00:00:00Z' }])
      expect(
        readFileSync(streets.tilesOf('town') ?? '')
          .subarray(0, 7)
          .toString(),
      ).toBe('PMTiles')
      expect(streets.tilesOf('town')).toContain('.previous-town')
    }
    expect(said).toEqual(running.map(() => expect.stringContaining('town')))
    // The damaged one does not take the place of the good one.
    await add({ ...helsinki, street: 'Kolmaskatu' }, { now: '2032-01-01T00:00:00Z' })
    damage('town')
    const later = await openStreets(dataDir)
    expect(later.packs()).toMatchObject([{ createdAt: '2030-01-01T00:00:00Z' }])
  })

  it('a pack whose files are cut short is replaced by the one before it', async () => {
    await add(helsinki)
    await add(helsinki, { now: '2031-01-01T00:00:00Z' })
    writeFileSync(join(packs(), 'town', 'basemap.pmtiles'), 'PMTiles')
    expect(listPacks(dataDir)).toMatchObject([{ createdAt: '2030-01-01T00:00:00Z' }])
    const roads = openRoads(dataDir)
    const by = { country: 'FI', vehicle: 'bike' } as const
    const [from, to] = [near(helsinki), { latitude: 60.18, longitude: 24.95 }]
    expect(roads.route(from, to, by).estimated).toBe(false)
    expect(removePack(dataDir, 'town')).toBe(true)
    expect(readdirSync(packs())).toEqual([])
  })

  it('the pack that covers a point answers, else the nearest one comes first', async () => {
    await add(espoo, { id: 'b-espoo' })
    await add({ ...helsinki, street: 'Isokatu' }, { id: 'c-helsinki' })
    const turku: TestExtract = { latitude: 60.45, longitude: 22.26, street: 'Koekatu' }
    await add(turku, { id: 'a-turku' })
    const streets = await openStreets(dataDir)
    const ids = (at: TestExtract) => streets.packsIn('FI', near(at)).map(({ id }) => id)
    expect(ids(helsinki)).toEqual(['c-helsinki', 'b-espoo', 'a-turku'])
    expect(ids(turku)).toEqual(['a-turku', 'b-espoo', 'c-helsinki'])
    // A point between the packs has the nearest one.
    expect(ids({ ...helsinki, longitude: 24.72 })[0]).toBe('b-espoo')
    const find = (query: string, at: TestExtract) =>
      streets
        .autocomplete({ query, country: 'FI', language: 'fi', near: near(at) })
        .map(({ id }) => id.split(':')[0])
    expect(find('Koekatu 1', turku)).toEqual(['a-turku', 'b-espoo'])
    expect(find('Koekatu 1', helsinki)).toEqual(['b-espoo', 'a-turku'])
    expect(streets.reverse({ ...near(turku), country: 'FI', language: 'fi' })?.id).toMatch(/^a-turku:/u)
  })

  it('a whole street of another city comes before a part of one here, and what is being typed is found here first', async () => {
    await add({ ...helsinki, street: 'Koekatunkuja' }, { id: 'here' })
    await add(espoo, { id: 'there' })
    const found = async (query: string) =>
      (await findIn(query, near(helsinki))).map(({ id }) => id.split(':')[0])
    expect((await found('Koekatu 1')).slice(0, 2)).toEqual(['there', 'here'])
    expect((await found('Koeka'))[0]).toBe('here')
  })

  it('a route from one pack to another is an estimate', async () => {
    await add(helsinki, { id: 'one' })
    await add(espoo, { id: 'two' })
    const streets = await openStreets(dataDir)
    const by = { country: 'FI', vehicle: 'bike' } as const
    expect(streets.route(near(helsinki), near(espoo), by).estimated).toBe(true)
    expect(openRoads(dataDir).route(near(helsinki), near(espoo), by).estimated).toBe(true)
  })

  it('of two packs that cover both points, one whose roads join them routes', async () => {
    await add({ ...helsinki, stray: 0.02 }, { id: 'larger' })
    await add({ ...helsinki, latitude: 60.1725, street: 'Toinen' }, { id: 'smaller' })
    const streets = await openStreets(dataDir)
    const from = { latitude: 60.1732, longitude: 24.948 }
    const route = streets.route(from, { ...from, longitude: 24.942 }, { country: 'FI', vehicle: 'bike' })
    expect(route.estimated).toBe(false)
  })
})

const near = (town: TestExtract) => ({
  latitude: town.latitude + 0.002,
  longitude: town.longitude + 0.002,
})

/** Spoils a file without changing its length. */
function damage(id: string): void {
  const graph = join(packs(), id, 'graph.bin')
  writeFileSync(graph, readFileSync(graph).fill(7))
}
