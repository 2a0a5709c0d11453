import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countryCodes, type CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { FeatureCollection, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { isInside } from '../tiles/rings.ts'

/** The ids of the outlines are ISO 3166 numbers. */
const numbers: Readonly<Record<CountryCode, string>> = {
  BH: '048',
  EG: '818',
  HK: '344',
  JO: '400',
  KW: '414',
  MY: '458',
  OM: '512',
  PH: '608',
  PK: '586',
  QA: '634',
  SG: '702',
  TH: '764',
  TW: '158',
  AE: '784',
  MM: '104',
  BD: '050',
  KH: '116',
  SE: '752',
  LA: '418',
  HU: '348',
  JP: '392',
  NO: '578',
  FI: '246',
  DE: '276',
  CZ: '203',
  SA: '682',
  GR: '300',
  CY: '196',
  DK: '208',
  PL: '616',
  RS: '688',
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

function readTopology(file: string): World {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`)
  return JSON.parse(readFileSync(path, 'utf8')) as World
}

let land: FeatureCollection | undefined

/** The outlines of all countries, for a map where there are no streets. Natural Earth, public domain. */
export function worldLand(): FeatureCollection {
  const topology = land ? undefined : readTopology('countries-50m.json')
  if (topology) land = feature(topology, topology.objects.countries)
  return land ?? { type: 'FeatureCollection', features: [] }
}

/** The country of a point, among those that are served; undefined elsewhere and at sea. */
export function countryAt({ latitude, longitude }: Point): CountryCode | undefined {
  const topology = readTopology('countries-10m.json')
  const { features } = feature(topology, topology.objects.countries)
  const found = features.find(({ geometry }) => {
    if (geometry.type === 'Polygon') return covers(geometry.coordinates, longitude, latitude)
    return (
      geometry.type === 'MultiPolygon' &&
      geometry.coordinates.some((rings) => covers(rings, longitude, latitude))
    )
  })
  return countryCodes.find((code) => numbers[code] === String(found?.id))
}

function covers(rings: readonly Position[][], longitude: number, latitude: number): boolean {
  const inside = (ring: readonly Position[]) =>
    isInside(
      [longitude, latitude],
      ring.map(([x, y]) => [x ?? 0, y ?? 0]),
    )
  const [outer, ...holes] = rings
  return outer !== undefined && inside(outer) && !holes.some(inside)
}
