import type { Feature, Geometry, Point as GeoPoint } from 'geojson'
import { pointsOf } from '../gazetteer/way-points.ts'
import type { OsmData, OsmRelation, Tags } from '../osm/osm-data.ts'
import { areaKind, boundaryKind, type Kind, type LayerName, lineKind, pointKind } from './classify.ts'
import { seaOf } from './coast.ts'
import { type Corner, isInside, joinChains, type Ring } from './rings.ts'

type Properties = Record<string, string | number | boolean>

export interface MapFeature {
  readonly layer: LayerName
  /** Zoom from which it is drawn. */
  readonly from: number
  readonly feature: Feature
}

/** Everything of an extract that a map shows. */
export function mapFeatures(osm: OsmData): MapFeature[] {
  return [...earth(osm), ...waysOf(osm), ...relationsOf(osm), ...boundariesOf(osm), ...pointsOfInterest(osm)]
}

function earth(osm: OsmData): MapFeature[] {
  const { west, south, east, north } = osm.bounds
  const land: Ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const sea = seaOf(osm).map((rings) => areaOf({ layer: 'water', kind: 'ocean', from: 0 }, {}, rings))
  return [areaOf({ layer: 'earth', kind: 'earth', from: 0 }, {}, [land]), ...sea]
}

function waysOf(osm: OsmData): MapFeature[] {
  return osm.ways.flatMap((way) => {
    const line = pointsOf(osm, way).map(({ longitude, latitude }): Corner => [longitude, latitude])
    if (line.length < 2) return []
    const isRing = way.refs.length > 3 && way.refs[0] === way.refs.at(-1) && line.length === way.refs.length
    const found: MapFeature[] = []
    const area = isRing ? areaKind(way.tags) : undefined
    if (area) found.push(areaOf(area, way.tags, [line]))
    const kind = lineKind(way.tags)
    if (kind) found.push(featureOf(kind, way.tags, { type: 'LineString', coordinates: copied(line) }))
    const house = isRing ? addressOf(way.tags, line) : undefined
    if (house) found.push(house)
    return found
  })
}

function relationsOf(osm: OsmData): MapFeature[] {
  const wayById = new Map(osm.ways.map((way) => [way.id, way]))
  return osm.relations.flatMap((relation) => {
    if (relation.tags['type'] !== 'multipolygon') return []
    const kind = areaKind(relation.tags)
    if (!kind) return []
    const rings = (role: string) => ringsOf(osm, relation, role, (id) => wayById.get(id)?.refs ?? [])
    const holes = rings('inner')
    return rings('outer').map((outer) =>
      areaOf(kind, relation.tags, [outer, ...holes.filter((hole) => hole[0] && isInside(hole[0], outer))]),
    )
  })
}

function ringsOf(
  osm: OsmData,
  relation: OsmRelation,
  role: string,
  refsOf: (way: number) => readonly number[],
): Ring[] {
  const pieces = relation.members
    .filter(
      (member) => member.type === 'way' && (member.role === role || (role === 'outer' && member.role === '')),
    )
    .map((member) => refsOf(member.ref).filter((ref) => osm.point(ref)))
  return joinChains(pieces, false)
    .filter((chain) => chain.length > 3 && chain[0] === chain.at(-1))
    .map((chain) =>
      chain.flatMap((ref): Corner[] => {
        const point = osm.point(ref)
        return point ? [[point.longitude, point.latitude]] : []
      }),
    )
}

/** A boundary that several levels share is drawn once, at the highest level. */
function boundariesOf(osm: OsmData): MapFeature[] {
  const levels = new Map<number, number>()
  const isBoundary = (tags: Tags) =>
    tags['boundary'] === 'administrative' && tags['admin_level'] !== undefined
  const note = (way: number, tags: Tags) =>
    levels.set(way, Math.min(levels.get(way) ?? 99, Number(tags['admin_level'])))
  for (const { id, tags } of osm.ways) if (isBoundary(tags)) note(id, tags)
  for (const { members, tags } of osm.relations)
    if (isBoundary(tags)) for (const { type, ref } of members) if (type === 'way') note(ref, tags)
  return osm.ways.flatMap((way) => {
    const kind = boundaryKind(levels.get(way.id) ?? 99)
    const line = pointsOf(osm, way).map(({ longitude, latitude }) => [longitude, latitude])
    return kind && line.length > 1 ? [featureOf(kind, {}, { type: 'LineString', coordinates: line })] : []
  })
}

function pointsOfInterest(osm: OsmData): MapFeature[] {
  return osm.taggedNodes.flatMap(({ latitude, longitude, tags }) => {
    const kind = pointKind(tags)
    const at: GeoPoint = { type: 'Point', coordinates: [longitude, latitude] }
    const number = tags['addr:housenumber']
    const house: Kind = {
      layer: 'buildings',
      kind: 'address',
      from: 15,
      more: { addr_housenumber: number ?? '' },
    }
    return [...(kind ? [featureOf(kind, tags, at)] : []), ...(number ? [featureOf(house, {}, at)] : [])]
  })
}

/** The number of a house in the middle of its building. */
function addressOf(tags: Tags, ring: Ring): MapFeature | undefined {
  const number = tags['addr:housenumber']
  if (number === undefined) return undefined
  const middle = [0, 1].map(
    (axis) => ring.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / ring.length,
  )
  const kind: Kind = { layer: 'buildings', kind: 'address', from: 15, more: { addr_housenumber: number } }
  return featureOf(kind, {}, { type: 'Point', coordinates: middle })
}

const copied = (line: Ring) => line.map(([x, y]) => [x, y])

const areaOf = (kind: Kind, tags: Tags, rings: readonly Ring[]): MapFeature =>
  featureOf(kind, tags, { type: 'Polygon', coordinates: rings.map(copied) })

function featureOf({ layer, kind, from, more }: Kind, tags: Tags, geometry: Geometry): MapFeature {
  const properties: Properties = { kind, ...more, ...namesIn(tags) }
  return { layer, from, feature: { type: 'Feature', properties, geometry } }
}

function namesIn(tags: Tags): Properties {
  const names: Properties = {}
  for (const [key, value] of Object.entries(tags))
    if (key === 'name' || key.startsWith('name:')) names[key] = value
  // The styles ask for Chinese by its script.
  if (names['name:zh'] !== undefined) names['name:zh-Hant'] ??= names['name:zh']
  return names
}
