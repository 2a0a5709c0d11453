import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Point } from '@beckon/domain/geo'
import { importCity, openStreets } from '@beckon/streets'
import { generateCity } from '../../demo/map-generator/generate.ts'
import { type Random, seededRandom } from '../../demo/seed/random.ts'

const SHOPS = 40
const DOORS = 300

export interface City {
  readonly shops: readonly Point[]
  readonly doors: readonly Point[]
  /** Seconds by road between two of its places. */
  readonly seconds: (from: Point, to: Point) => number
}

interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The demo city with shops around its centre and doors all over it; ways by its roads. */
export async function openCity(): Promise<City> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  const file = join(dataDir, 'city.osm.pbf')
  writeFileSync(file, generateCity({ country: 'SG' }))
  const now = new Date().toISOString()
  const made = await importCity({ file, dataDir, id: 'bench', name: 'Bench', country: 'SG', now })
  if (!made.ok) throw new Error(made.line)
  const streets = await openStreets(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  const random = seededRandom('dispatch day')
  const pointsIn = (count: number, share: number) =>
    Array.from({ length: count }, () => pointIn(made.info.bounds, random, share))
  return {
    shops: pointsIn(SHOPS, 0.5),
    doors: pointsIn(DOORS, 1),
    seconds: remembered((from, to) =>
      Math.round(streets.route(from, to, { country: 'SG', vehicle: 'bike' }).duration),
    ),
  }
}

/** A point in the middle part of the bounds; `share` of their width and height. */
function pointIn({ west, south, east, north }: Bounds, random: Random, share: number): Point {
  const at = (low: number, high: number) => (low + high) / 2 + (random.next() - 0.5) * share * (high - low)
  return { latitude: at(south, north), longitude: at(west, east) }
}

/** Each way is computed once: the same places are asked for all day. */
function remembered(seconds: City['seconds']): City['seconds'] {
  const known = new Map<Point, Map<Point, number>>()
  return (from, to) => {
    const row = known.get(from) ?? new Map<Point, number>()
    known.set(from, row)
    const value = row.get(to) ?? seconds(from, to)
    row.set(to, value)
    return value
  }
}
