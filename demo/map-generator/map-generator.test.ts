import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPbf, writePbf } from '@beckon/streets/pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawnFolder, openPackCache } from '../seed/cities/pack-cache.ts'
import { drawCity, drawnFile, generateCity, writingProgram } from './generate.ts'
import { countryCodes, deployments } from '@beckon/domain/country'
import { vocabularies } from './vocabulary/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-city-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kept under the hash of all that they are drawn from, so each is drawn once for every test that needs it. */
const fileOf = (country: string) => drawnFile(country, drawnFolder(openPackCache()))

function readWhole(path: string) {
  const read = readPbf(path)
  if (!read.ok) throw new Error(read.error.line)
  return read
}

type Osm = ReturnType<typeof readWhole>['osm']
type Way = Osm['ways'][number]

/** Postcode format of each country, independent of the vocabularies; an empty match where there are none. */
const postcodes: Readonly<Record<string, RegExp>> = {
  AE: /^$/u,
  HK: /^$/u,
  QA: /^$/u,
  BH: /^\d{3}$/u,
  OM: /^\d{3}$/u,
  TW: /^\d{3}$/u,
  BD: /^\d{4}$/u,
  CY: /^\d{4}$/u,
  DK: /^\d{4}$/u,
  HU: /^\d{4}$/u,
  NO: /^\d{4}$/u,
  PH: /^\d{4}$/u,
  CZ: /^1\d\d 00$/u,
  GR: /^\d{3} \d\d$/u,
  SE: /^1\d\d \d\d$/u,
  JP: /^\d{3}-\d{4}$/u,
  PL: /^\d\d-\d{3}$/u,
  KH: /^\d{6}$/u,
  SG: /^\d{6}$/u,
}
const postcodeOf = (country: string) => postcodes[country] ?? /^\d{5}$/u

/** Milliseconds; only a machine that hangs takes so long. */
const patience = 120_000

const drivable = new Set([
  'motorway',
  'motorway_link',
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'living_street',
  'unclassified',
  'service',
])

it('every served country has a demo city around the map centre of its deployment', () => {
  expect(vocabularies.map(({ country }) => country).toSorted()).toEqual(countryCodes.toSorted())
  const centres = new Map(vocabularies.map(({ country, centre }) => [country, centre]))
  for (const country of countryCodes) expect(centres.get(country)).toEqual(deployments[country].mapCentre)
})

it(
  'is the same for the same seed and another for another, and reads back whole',
  () => {
    const [kept, drawn] = [fileOf('SG'), drawCity({ country: 'SG' })]
    const bytes = readFileSync(kept)
    expect(Buffer.compare(bytes, writePbf(drawn))).toBe(0)
    expect(Buffer.compare(bytes, generateCity({ country: 'SG', seed: 'another' }))).not.toBe(0)
    const { osm } = readWhole(kept)
    expect(osm.ways.length).toBe(drawn.ways.length)
    expect(osm.relations.length).toBe(drawn.relations.length)
    expect(osm.taggedNodes.length).toBe(drawn.nodes.filter((node) => node.tags).length)
  },
  patience,
)

it('a file is generated only if the folder has none, and a failure leaves none', () => {
  const file = join(folder, 'SG.osm.pbf')
  writeFileSync(file, 'drawn before')
  expect(drawnFile('SG', folder)).toBe(file)
  expect(readFileSync(file, 'utf8')).toBe('drawn before')
  expect(() => drawnFile('XX', folder)).toThrow('no demo city for XX')
  expect(readdirSync(folder)).toEqual(['SG.osm.pbf'])
})

describe.each(vocabularies)('the invented city of $country', (vocabulary) => {
  const { country } = vocabulary
  let file: Osm
  let program: string

  beforeAll(() => {
    ;({ osm: file, program } = readWhole(fileOf(country)))
  }, patience)

  it('a demo city is around the map centre and marked as invented', () => {
    expect(program).toBe(writingProgram)
    const { west, east, south, north } = file.bounds
    expect((west + east) / 2).toBeCloseTo(vocabulary.centre.longitude, 2)
    expect((south + north) / 2).toBeCloseTo(vocabulary.centre.latitude, 2)
    expect((north - south) * 111.2).toBeGreaterThan(5)
  })

  it('every reference of the file has its object', () => {
    // That each object has an id of its own was checked when the file was read.
    const broken = file.ways.filter((way) => way.refs.length < 2 || way.refs.some((ref) => !file.point(ref)))
    expect(broken).toEqual([])
  })

  it('a demo city is as big and as dense as a town, and denser in the middle', () => {
    const houses = addressed(file).filter(({ tags }) => tags['building'] ?? tags['entrance'])
    expect(houses.length).toBeGreaterThan(3000)
    expect(houses.length).toBeLessThan(10_000)
    const numbered = houses.map(({ tags }) =>
      [
        tags['addr:street'] ?? tags['addr:neighbourhood'],
        tags['addr:block_number'],
        tags['addr:housenumber'],
      ].join(' '),
    )
    expect(new Set(numbered).size).toBe(numbered.length)
    const near = houses.filter((house) => away(house, vocabulary.centre) < 1000).length / Math.PI
    const far =
      houses.filter((house) => away(house, vocabulary.centre) > 2000).length / (5.5 ** 2 - 4 * Math.PI)
    expect(near).toBeGreaterThan(far)
    expect(
      file.taggedNodes.filter((node) => node.tags['shop'] ?? node.tags['amenity']).length,
    ).toBeGreaterThan(300)
    const kinds = new Set(file.ways.map((way) => way.tags['highway']))
    for (const kind of [...drivable, 'pedestrian', 'footway']) expect(kinds).toContain(kind)
    expect(file.ways.some((way) => way.tags['junction'] === 'roundabout')).toBe(true)
    expect(file.ways.some((way) => way.tags['railway'] === 'rail')).toBe(true)
    expect(file.ways.some((way) => way.tags['bridge'] === 'yes')).toBe(true)
    expect(file.ways.filter((way) => way.tags['leisure'] === 'park').length).toBeGreaterThan(8)
    expect(
      file.taggedNodes.filter((node) => /suburb|quarter/u.test(node.tags['place'] ?? '')).length,
    ).toBeGreaterThan(9)
  })

  it('streets and places have names in the languages of the country', () => {
    const script = new RegExp(`\\p{Script=${vocabulary.script}}`, 'u')
    const named = [...file.taggedNodes, ...file.ways, ...file.relations].filter((one) => one.tags['name'])
    const odd = named.filter(({ tags }) => {
      const name = tags['name'] ?? ''
      return (
        !script.test(name) ||
        name !== tags[`name:${vocabulary.language}`] ||
        !/[A-Za-z]/u.test(tags['name:en'] ?? '')
      )
    })
    expect(odd).toEqual([])
    expect(named.length).toBeGreaterThan(1000)
    expect(JSON.stringify(named)).not.toMatch(/\{\w+(?:\.\w)?\}|undefined/u)
    const foreign = named.filter(({ tags }) =>
      /[^\p{Script=Latin}\p{Script=Common}]/u.test(tags['name:en'] ?? ''),
    )
    expect(foreign).toEqual([])
  })

  it('every address is on a street of that name, or in a part of the city that numbers blocks', () => {
    const streets = new Set(file.ways.filter((way) => way.tags['highway']).map((way) => way.tags['name']))
    const parts = new Set(
      file.taggedNodes
        .filter((node) => node.tags['place'] === 'neighbourhood')
        .map((node) => node.tags['name']),
    )
    const lost = addressed(file).filter(({ tags }) => {
      const isKnown =
        vocabulary.numbering === 'chome'
          ? parts.has(tags['addr:neighbourhood']) && tags['addr:block_number'] && !tags['addr:street']
          : streets.has(tags['addr:street'])
      return !isKnown || !tags['addr:city']
    })
    expect(lost).toEqual([])
  })

  it('postcodes have the format of the country', () => {
    const codes = new Set(addressed(file).map(({ tags }) => tags['addr:postcode'] ?? ''))
    expect([...codes].filter((code) => !postcodeOf(country).test(code))).toEqual([])
  })

  it('every address can be reached by road from every other', () => {
    const joined = roundTrip(file.ways.filter((way) => drivable.has(way.tags['highway'] ?? '')))
    const index = new NearIndex(file)
    const houses = addressed(file)
    const reached = houses.filter((house) => joined.has(index.nearest(house) ?? -1))
    expect(reached.length / houses.length).toBeGreaterThan(0.98)
  })
})

interface Placed {
  readonly latitude: number
  readonly longitude: number
}

function addressed(file: Osm): (Placed & { readonly tags: Readonly<Record<string, string>> })[] {
  const onWays = file.ways.flatMap((way) => {
    if (!way.tags['addr:housenumber']) return []
    const first = file.point(way.refs[0] ?? 0)
    return first ? [{ ...first, tags: way.tags }] : []
  })
  return [...onWays, ...file.taggedNodes.filter((node) => node.tags['addr:housenumber'])]
}

/** Metres. */
function away(a: Placed, b: Placed): number {
  const x = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)
  return 111_195 * Math.hypot(a.latitude - b.latitude, x)
}

/** Nodes from which the centralJunction one can be driven to and back. */
function roundTrip(ways: readonly Way[]): Set<number> {
  const ahead = new Map<number, number[]>()
  const back = new Map<number, number[]>()
  const link = (map: Map<number, number[]>, from: number, to: number) => {
    const known = map.get(from)
    if (known) known.push(to)
    else map.set(from, [to])
  }
  for (const way of ways) {
    way.refs.slice(1).forEach((to, i) => {
      const from = way.refs[i] ?? 0
      link(ahead, from, to)
      link(back, to, from)
      if (way.tags['oneway'] === 'yes') return
      link(ahead, to, from)
      link(back, from, to)
    })
  }
  const start = [...ahead].reduce((best, one) => (one[1].length > best[1].length ? one : best))[0]
  const [there, here] = [reach(ahead, start), reach(back, start)]
  return new Set([...there].filter((node) => here.has(node)))
}

function reach(links: ReadonlyMap<number, readonly number[]>, start: number): Set<number> {
  const seen = new Set([start])
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of links.get(node) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}

/** The nearest node of a road within some 200 m. */
class NearIndex {
  private readonly buckets = new Map<string, (Placed & { readonly id: number })[]>()

  constructor(file: Osm) {
    const used = new Set(
      file.ways.filter((way) => drivable.has(way.tags['highway'] ?? '')).flatMap((way) => way.refs),
    )
    for (const id of used) {
      const point = file.point(id)
      if (!point) continue
      const key = bucketOf(point, 0, 0)
      const known = this.buckets.get(key)
      if (known) known.push({ id, ...point })
      else this.buckets.set(key, [{ id, ...point }])
    }
  }

  nearest(p: Placed): number | undefined {
    let [best, least] = [undefined as number | undefined, 400]
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const node of this.buckets.get(bucketOf(p, dx, dy)) ?? []) {
          if (away(node, p) < least) [best, least] = [node.id, away(node, p)]
        }
      }
    }
    return best
  }
}

const bucketOf = (p: Placed, dx: number, dy: number) =>
  `${Math.floor(p.longitude / 0.002) + dx}/${Math.floor(p.latitude / 0.002) + dy}`
