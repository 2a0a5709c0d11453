import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countries, countryCodes, type CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Corner, isInside } from '../tiles/rings.ts'

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

/** The outlines cut harbours and islets off; a point this near to a country (degrees) belongs to it. */
const NEAR = 0.25

/** The country of a point, among those that are served; undefined elsewhere and on the open sea. */
export function countryAt({ latitude, longitude }: Point): CountryCode | undefined {
  const topology = readTopology('countries-10m.json')
  const { features } = feature(topology, topology.objects.countries)
  const at: Corner = [longitude, latitude]
  const around = features.find(({ geometry }) => areasOf(geometry).some((rings) => covers(rings, at)))
  // Land without a number, as in the middle of Cyprus, is under dispute: the nearest country decides there, too.
  if (around?.id !== undefined)
    return countryCodes.find((code) => countries[code].isoNumber === String(around.id))
  const gaps = countryCodes.map((code) => {
    const country = features.find(({ id }) => String(id) === countries[code].isoNumber)
    return { code, gap: country ? gapTo(country.geometry, at) : Number.POSITIVE_INFINITY }
  })
  const nearest = gaps.reduce((best, one) => (one.gap < best.gap ? one : best))
  return nearest.gap <= NEAR ? nearest.code : undefined
}

const areasOf = (geometry: Geometry): readonly Position[][][] =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates]
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : []

function covers(rings: readonly Position[][], at: Corner): boolean {
  const inside = (ring: readonly Position[]) =>
    isInside(
      at,
      ring.map(([x, y]) => [x ?? 0, y ?? 0]),
    )
  const [outer, ...holes] = rings
  return outer !== undefined && inside(outer) && !holes.some(inside)
}

/** Degrees of latitude to the nearest corner of a country. */
function gapTo(geometry: Geometry, [longitude, latitude]: Corner): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let least = Number.POSITIVE_INFINITY
  for (const corner of areasOf(geometry).flat(2)) {
    const [x = 0, y = 0] = corner
    least = Math.min(least, Math.hypot((x - longitude) * shrink, y - latitude))
  }
  return least
}
