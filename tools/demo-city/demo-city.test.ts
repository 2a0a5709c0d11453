import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPbf, type WrittenFile, type WrittenNode, type WrittenWay, writePbf } from '@beckon/streets/pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawCity, generateCity, writingProgram } from './generate.ts'
import { countryCodes, deployments } from '@beckon/domain/country'
import { vocabularies } from './vocabulary/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-city-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a postcode looks like in each country, told apart from the vocabularies; none where there are none. */
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

it('has a city for every country that is served, around its deployment’s map centre', () => {
  expect(vocabularies.map(({ country }) => country).toSorted()).toEqual(countryCodes.toSorted())
  const centres = new Map(vocabularies.map(({ country, centre }) => [country, centre]))
  for (const country of countryCodes) expect(centres.get(country)).toEqual(deployments[country].mapCentre)
})

it(
  'is the same for the same seed and another for another',
  () => {
    const [first, again] = [generateCity({ country: 'SG' }), generateCity({ country: 'SG' })]
    expect(Buffer.compare(first, again)).toBe(0)
    expect(Buffer.compare(first, generateCity({ country: 'SG', seed: 'another' }))).not.toBe(0)
  },
  patience,
)

describe.each(vocabularies)('the invented city of $country', (vocabulary) => {
  const { country } = vocabulary
  let file: WrittenFile
  let bytes: Uint8Array
  let nodes: ReadonlyMap<number, WrittenNode>

  beforeAll(() => {
    file = drawCity({ country })
    bytes = writePbf(file)
    nodes = new Map(file.nodes.map((node) => [node.id, node]))
  }, patience)

  it('reads back whole, around the map centre and marked as invented', () => {
    const path = join(folder, `${country}.osm.pbf`)
    writeFileSync(path, bytes)
    const read = readPbf(path)
    if (!read.ok) throw new Error(read.fault.line)
    expect(read.program).toBe(writingProgram)
    expect(read.osm.ways.length).toBe(file.ways.length)
    expect(read.osm.relations.length).toBe(file.relations.length)
    expect(read.osm.taggedNodes.length).toBe(file.nodes.filter((node) => node.tags).length)
    const { west, east, south, north } = read.osm.bounds
    expect((west + east) / 2).toBeCloseTo(vocabulary.centre.longitude, 2)
    expect((south + north) / 2).toBeCloseTo(vocabulary.centre.latitude, 2)
    expect((north - south) * 111.2).toBeGreaterThan(5)
  })

  it('has an id for each object and an object for each reference', () => {
    for (const objects of [file.nodes, file.ways, file.relations]) {
      expect(new Set(objects.map((one) => one.id)).size).toBe(objects.length)
    }
    const broken = file.ways.filter((way) => way.refs.length < 2 || way.refs.some((ref) => !nodes.has(ref)))
    expect(broken).toEqual([])
  })

  it('is as big and as dense as a town, denser in the middle', () => {
    const houses = addressed(file, nodes).filter(({ tags }) => tags['building'] ?? tags['entrance'])
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
    expect(file.nodes.filter((node) => node.tags?.['shop'] ?? node.tags?.['amenity']).length).toBeGreaterThan(
      300,
    )
    const kinds = new Set(file.ways.map((way) => way.tags['highway']))
    for (const kind of [...drivable, 'pedestrian', 'footway']) expect(kinds).toContain(kind)
    expect(file.ways.some((way) => way.tags['junction'] === 'roundabout')).toBe(true)
    expect(file.ways.some((way) => way.tags['railway'] === 'rail')).toBe(true)
    expect(file.ways.some((way) => way.tags['bridge'] === 'yes')).toBe(true)
    expect(file.ways.filter((way) => way.tags['leisure'] === 'park').length).toBeGreaterThan(8)
    expect(
      file.nodes.filter((node) => /suburb|quarter/u.test(node.tags?.['place'] ?? '')).length,
    ).toBeGreaterThan(9)
  })

  it('speaks the languages of the country', () => {
    const script = new RegExp(`\\p{Script=${vocabulary.script}}`, 'u')
    const named = [...file.nodes, ...file.ways, ...file.relations].filter((one) => one.tags?.['name'])
    const odd = named.filter(({ tags = {} }) => {
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
    const foreign = named.filter(({ tags = {} }) =>
      /[^\p{Script=Latin}\p{Script=Common}]/u.test(tags['name:en'] ?? ''),
    )
    expect(foreign).toEqual([])
  })

  it('puts every address on a street of that name, or in a part of the city where streets do not count', () => {
    const streets = new Set(file.ways.filter((way) => way.tags['highway']).map((way) => way.tags['name']))
    const parts = new Set(
      file.nodes
        .filter((node) => node.tags?.['place'] === 'neighbourhood')
        .map((node) => node.tags?.['name']),
    )
    const lost = addressed(file, nodes).filter(({ tags }) => {
      const isKnown =
        vocabulary.numbering === 'chome'
          ? parts.has(tags['addr:neighbourhood']) && tags['addr:block_number'] && !tags['addr:street']
          : streets.has(tags['addr:street'])
      return !isKnown || !tags['addr:city']
    })
    expect(lost).toEqual([])
  })

  it('writes postcodes as the post there does', () => {
    const codes = new Set(addressed(file, nodes).map(({ tags }) => tags['addr:postcode'] ?? ''))
    expect([...codes].filter((code) => !postcodeOf(country).test(code))).toEqual([])
  })

  it('can be driven from every address to every other', () => {
    const joined = roundTrip(file.ways.filter((way) => drivable.has(way.tags['highway'] ?? '')))
    const index = new NearIndex(file, nodes)
    const houses = addressed(file, nodes)
    const reached = houses.filter((house) => joined.has(index.nearest(house) ?? -1))
    expect(reached.length / houses.length).toBeGreaterThan(0.98)
  })
})

interface Placed {
  readonly latitude: number
  readonly longitude: number
}

function addressed(
  file: WrittenFile,
  nodes: ReadonlyMap<number, WrittenNode>,
): (Placed & { readonly tags: Readonly<Record<string, string>> })[] {
  const onWays = file.ways.flatMap((way) => {
    const first = nodes.get(way.refs[0] ?? 0)
    return first && way.tags['addr:housenumber'] ? [{ ...first, tags: way.tags }] : []
  })
  const onNodes = file.nodes.flatMap((node) =>
    node.tags?.['addr:housenumber'] ? [{ ...node, tags: node.tags }] : [],
  )
  return [...onWays, ...onNodes]
}

/** Metres. */
function away(a: Placed, b: Placed): number {
  const x = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)
  return 111_195 * Math.hypot(a.latitude - b.latitude, x)
}

/** Nodes from which the busiest one can be driven to and back. */
function roundTrip(ways: readonly WrittenWay[]): Set<number> {
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
  private readonly buckets = new Map<string, WrittenNode[]>()

  constructor(file: WrittenFile, nodes: ReadonlyMap<number, WrittenNode>) {
    const used = new Set(
      file.ways.filter((way) => drivable.has(way.tags['highway'] ?? '')).flatMap((way) => way.refs),
    )
    for (const id of used) {
      const node = nodes.get(id)
      if (!node) continue
      const key = bucketOf(node, 0, 0)
      this.buckets.set(key, [...(this.buckets.get(key) ?? []), node])
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
