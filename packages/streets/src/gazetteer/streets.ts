import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Names, StreetRecord } from '../model.ts'
import type { OsmData } from '../osm/osm-data.ts'
import { fold } from '../search/text/fold.ts'
import type { Localities } from './locality.ts'
import { mergeNames, namesOf } from './names-of.ts'
import { pointsOf } from './way-points.ts'

/** Pieces of one name closer than about this many degrees (300 m) are one street. */
const CELL = 0.003
const SAMPLE_METRES = 50
/** Not streets, though they carry `highway`. */
const NOT_STREETS = new Set([
  'bus_stop',
  'platform',
  'elevator',
  'rest_area',
  'services',
  'proposed',
  'construction',
  'raceway',
  'corridor',
])

interface Piece {
  readonly names: Names
  readonly points: readonly Point[]
}

/** Named highways, one record for each group of nearby pieces with the same name. */
export function collectStreets(osm: OsmData, localities: Localities): StreetRecord[] {
  const byName = new Map<string, Piece[]>()
  for (const way of osm.ways) {
    const highway = way.tags['highway']
    if ((highway === undefined && way.tags['place'] !== 'square') || NOT_STREETS.has(highway ?? '')) continue
    const names = namesOf(way.tags)
    const points = names === undefined ? [] : pointsOf(osm, way)
    if (names === undefined || points.length === 0) continue
    const key = fold(names.local)
    const pieces = byName.get(key)
    if (pieces === undefined) byName.set(key, [{ names, points }])
    else pieces.push({ names, points })
  }
  const groups = [...byName.values()].flatMap(groupNearby)
  return groups.map((pieces, id) => streetOf(id, pieces, localities))
}

/** Joins pieces that touch the same or a neighbouring cell of the grid (union-find). */
function groupNearby(pieces: readonly Piece[]): Piece[][] {
  const parent = [...pieces.keys()]
  const root = (piece: number): number => {
    let at = piece
    while (parent[at] !== at && parent[at] !== undefined) at = parent[at] ?? at
    parent[piece] = at
    return at
  }
  const owners = new Map<string, number>()
  pieces.forEach((piece, number) => {
    for (const cell of cellsOf(piece.points)) {
      const owner = owners.get(cell)
      if (owner === undefined) owners.set(cell, number)
      else parent[root(number)] = root(owner)
    }
  })
  const groups = new Map<number, Piece[]>()
  pieces.forEach((piece, number) => {
    groups.set(root(number), [...(groups.get(root(number)) ?? []), piece])
  })
  return [...groups.values()]
}

/** The cells a piece runs through, each with the half cell around it. */
function cellsOf(points: readonly Point[]): Set<string> {
  const cells = new Set<string>()
  for (const { latitude, longitude } of samplesOf(points)) {
    const row = Math.floor((2 * latitude) / CELL)
    // Meridians draw together; by whole degrees, so that neighbours measure alike.
    const column = Math.floor((2 * longitude * Math.cos((Math.round(latitude) * Math.PI) / 180)) / CELL)
    for (let up = 0; up <= 1; up += 1)
      for (let right = 0; right <= 1; right += 1) cells.add(`${row + up} ${column + right}`)
  }
  return cells
}

/** Points along the line with no gap over 50 m. */
function samplesOf(points: readonly Point[]): Point[] {
  const samples: Point[] = []
  points.forEach((point, at) => {
    const before = points[at - 1]
    const steps =
      before === undefined ? 1 : Math.max(1, Math.ceil(distanceBetween(before, point) / SAMPLE_METRES))
    for (let step = 1; step <= steps; step += 1)
      samples.push(before === undefined ? point : between(before, point, step / steps))
  })
  return samples
}

function between(a: Point, b: Point, share: number): Point {
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  }
}

function streetOf(id: number, pieces: readonly Piece[], localities: Localities): StreetRecord {
  const names = pieces.map((piece) => piece.names).reduce(mergeNames)
  const line = thinned(pieces.flatMap((piece) => samplesOf(piece.points)))
  const middle = nearestTo(meanOf(line), line)
  return {
    id,
    names,
    ...middle,
    line: line.flatMap(({ latitude, longitude }) => [rounded(latitude), rounded(longitude)]),
    place: localities.districtAt(middle),
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Drops points of parallel lanes and bends: one for each cell of about 30 m. */
function thinned(points: readonly Point[]): Point[] {
  const cells = new Map(
    points.map((point) => [
      `${Math.round(point.latitude * 3500)} ${Math.round(point.longitude * 3500)}`,
      point,
    ]),
  )
  return [...cells.values()]
}

function meanOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return {
    latitude: points.reduce((sum, point) => sum + point.latitude, 0) / count,
    longitude: points.reduce((sum, point) => sum + point.longitude, 0) / count,
  }
}

/** The middle of a bent street may lie off it: take the point of the street nearest to the mean. */
function nearestTo(wanted: Point, points: readonly Point[]): Point {
  let best = wanted
  let least = Number.POSITIVE_INFINITY
  for (const point of points) {
    const far = distanceBetween(point, wanted)
    if (far < least) {
      least = far
      best = point
    }
  }
  return { latitude: best.latitude, longitude: best.longitude }
}
