import type { Tags } from '../osm/osm-data.ts'
import { backwardBit, forwardBit } from './graph.ts'

/** Usual speeds of cars in a city, km/h, lights and crossings counted in. */
const carSpeeds: Readonly<Record<string, number>> = {
  motorway: 80,
  motorway_link: 45,
  trunk: 60,
  trunk_link: 40,
  primary: 40,
  primary_link: 30,
  secondary: 35,
  secondary_link: 28,
  tertiary: 30,
  tertiary_link: 25,
  unclassified: 25,
  residential: 22,
  living_street: 10,
  service: 12,
  road: 20,
  track: 10,
}
const bikeOnly = new Set(['cycleway', 'path', 'bridleway'])
const footOnly = new Set(['footway', 'pedestrian', 'steps', 'corridor'])
const noBike = new Set(['motorway', 'motorway_link', 'trunk_link'])
const noFoot = new Set(['motorway', 'motorway_link'])
const closed = new Set(['no', 'private', 'emergency', 'agricultural', 'forestry', 'military'])
const open = new Set(['yes', 'designated', 'permissive', 'destination', 'delivery', 'customers', 'official'])

export interface RoadAccess {
  /** Bits of the graph. */
  readonly access: number
  /** Metres per second for cars. */
  readonly speed: number
}

/**
 * Returns the vehicles that may use a way, their directions and speeds; undefined when the way is no road.
 */
export function roadAccess(tags: Tags): RoadAccess | undefined {
  const kind = tags['highway']
  if (kind === undefined || tags['area'] === 'yes') return undefined
  const isRoad = kind in carSpeeds
  const car = isRoad && allowed(tags, ['motor_vehicle', 'motorcar', 'vehicle', 'access'], kind !== 'track')
  const bike =
    allowed(tags, ['bicycle', 'vehicle', 'access'], (isRoad && !noBike.has(kind)) || bikeOnly.has(kind)) ||
    (footOnly.has(kind) && open.has(tags['bicycle'] ?? ''))
  const foot = allowed(
    tags,
    ['foot', 'access'],
    (isRoad && !noFoot.has(kind)) || bikeOnly.has(kind) || footOnly.has(kind),
  )
  const access = bitsOf(tags, kind, { car, bike, foot })
  return access === 0 ? undefined : { access, speed: speedOf(tags, kind) / 3.6 }
}

/** The first key with a known value decides. */
function allowed(tags: Tags, keys: readonly string[], otherwise: boolean): boolean {
  for (const key of keys) {
    const value = tags[key]
    if (value === undefined) continue
    if (closed.has(value)) return false
    if (open.has(value)) return otherwise || key !== 'access'
  }
  return otherwise
}

function bitsOf(tags: Tags, kind: string, who: { car: boolean; bike: boolean; foot: boolean }): number {
  const way = oneWay(tags, kind)
  const bikeWay = tags['oneway:bicycle'] === 'no' || (tags['cycleway'] ?? '').startsWith('opposite') ? 0 : way
  let bits = 0
  if (who.car) bits |= directed(forwardBit('car'), backwardBit('car'), way)
  if (who.bike) bits |= directed(forwardBit('bike'), backwardBit('bike'), bikeWay)
  if (who.foot) bits |= forwardBit('foot') | backwardBit('foot')
  return bits
}

const directed = (forward: number, backward: number, way: -1 | 0 | 1) =>
  way === 0 ? forward | backward : way === 1 ? forward : backward

function oneWay(tags: Tags, kind: string): -1 | 0 | 1 {
  const value = tags['oneway']
  if (value === 'yes' || value === '1' || value === 'true') return 1
  if (value === '-1' || value === 'reverse') return -1
  if (value === 'no') return 0
  return tags['junction'] === 'roundabout' || tags['junction'] === 'circular' || kind === 'motorway' ? 1 : 0
}

function speedOf(tags: Tags, kind: string): number {
  const usual = carSpeeds[kind] ?? 10
  const [, figure, mph] = /^(\d{1,3})\s*(mph)?/.exec(tags['maxspeed'] ?? '') ?? []
  if (figure === undefined) return usual
  const limit = Number(figure) * (mph ? 1.609 : 1)
  // The average speed in a city is below the limit.
  return Math.max(5, Math.min(usual, limit))
}
