import type { Tags } from '../osm/osm-data.ts'

/** Layers and kinds of the Protomaps v4 basemap scheme, so that its styles draw our tiles. */
export type LayerName =
  | 'earth'
  | 'water'
  | 'landuse'
  | 'buildings'
  | 'roads'
  | 'boundaries'
  | 'pois'
  | 'places'

export interface Kind {
  readonly layer: LayerName
  readonly kind: string
  /** Zoom from which it is worth drawing. */
  readonly from: number
  readonly more?: Readonly<Record<string, string | number | boolean>>
}

const landuse: Readonly<Record<string, string>> = {
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=golf_course': 'golf_course',
  'leisure=nature_reserve': 'nature_reserve',
  'leisure=playground': 'playground',
  'leisure=pitch': 'grass',
  'landuse=cemetery': 'cemetery',
  'landuse=forest': 'forest',
  'natural=wood': 'wood',
  'natural=scrub': 'scrub',
  'landuse=grass': 'grass',
  'landuse=meadow': 'grassland',
  'natural=grassland': 'grassland',
  'landuse=village_green': 'village_green',
  'landuse=allotments': 'allotments',
  'landuse=recreation_ground': 'grass',
  'natural=sand': 'sand',
  'natural=beach': 'beach',
  'landuse=industrial': 'industrial',
  'landuse=railway': 'industrial',
  'amenity=hospital': 'hospital',
  'amenity=school': 'school',
  'amenity=university': 'university',
  'amenity=college': 'college',
  'tourism=zoo': 'zoo',
  'aeroway=aerodrome': 'aerodrome',
  'highway=pedestrian': 'pedestrian',
  'landuse=military': 'military',
  'man_made=pier': 'pier',
  'place=square': 'pedestrian',
}

const roads: Readonly<Record<string, readonly [kind: string, from: number]>> = {
  motorway: ['highway', 5],
  motorway_link: ['highway', 9],
  trunk: ['major_road', 7],
  trunk_link: ['major_road', 10],
  primary: ['major_road', 8],
  primary_link: ['major_road', 11],
  secondary: ['major_road', 10],
  secondary_link: ['major_road', 12],
  tertiary: ['major_road', 11],
  tertiary_link: ['major_road', 12],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 13],
  road: ['minor_road', 13],
  service: ['minor_road', 14],
  track: ['other', 14],
  pedestrian: ['path', 13],
  footway: ['path', 14],
  path: ['path', 14],
  cycleway: ['path', 14],
  bridleway: ['path', 15],
  steps: ['path', 15],
  corridor: ['path', 15],
}

const poiKeys = ['amenity', 'shop', 'tourism', 'leisure', 'railway', 'aeroway', 'natural'] as const
const poiKinds = new Set([
  'beach',
  'forest',
  'marina',
  'park',
  'zoo',
  'garden',
  'aerodrome',
  'station',
  'ferry_terminal',
  'stadium',
  'university',
  'library',
  'school',
  'post_office',
  'townhall',
  'restaurant',
  'fast_food',
  'cafe',
  'bar',
  'supermarket',
  'convenience',
  'books',
  'beauty',
  'electronics',
  'clothes',
  'attraction',
  'museum',
  'theatre',
  'artwork',
])
const earlyPois = new Set([
  'station',
  'park',
  'university',
  'museum',
  'stadium',
  'aerodrome',
  'zoo',
  'marina',
])

export function lineKind(tags: Tags): Kind | undefined {
  const highway = tags['highway']
  if (highway !== undefined) return roadKind(tags, highway)
  if (tags['railway'] === 'rail' || tags['railway'] === 'light_rail' || tags['railway'] === 'tram') {
    return {
      layer: 'roads',
      kind: 'rail',
      from: 11,
      more: { kind_detail: tags['railway'], ...passage(tags) },
    }
  }
  const aeroway = tags['aeroway']
  if (aeroway === 'runway' || aeroway === 'taxiway')
    return { layer: 'roads', kind: 'other', from: 10, more: { kind_detail: aeroway } }
  if (tags['man_made'] === 'pier')
    return { layer: 'roads', kind: 'other', from: 13, more: { kind_detail: 'pier' } }
  const waterway = tags['waterway']
  if (waterway === 'river' || waterway === 'canal') return { layer: 'water', kind: 'river', from: 9 }
  return waterway === 'stream' || waterway === 'drain'
    ? { layer: 'water', kind: 'stream', from: 14 }
    : undefined
}

function roadKind(tags: Tags, highway: string): Kind | undefined {
  const found = roads[highway]
  if (!found || tags['area'] === 'yes') return undefined
  const [kind, from] = found
  const oneway = tags['oneway'] === 'yes' ? { oneway: 'yes' } : {}
  const link = highway.endsWith('_link') ? { is_link: true } : {}
  return {
    layer: 'roads',
    kind,
    from,
    more: { kind_detail: highway.replace('_link', ''), ...oneway, ...link, ...passage(tags) },
  }
}

const set = (value: string | undefined) => value !== undefined && value !== 'no'

const passage = (tags: Tags) => ({
  ...(set(tags['tunnel']) ? { is_tunnel: true } : {}),
  ...(set(tags['bridge']) ? { is_bridge: true } : {}),
})

export function areaKind(tags: Tags): Kind | undefined {
  if (
    tags['natural'] === 'water' ||
    tags['waterway'] === 'riverbank' ||
    tags['landuse'] === 'reservoir' ||
    tags['leisure'] === 'swimming_pool'
  ) {
    return {
      layer: 'water',
      kind: tags['water'] === 'river' || tags['waterway'] === 'riverbank' ? 'river' : 'lake',
      from: 8,
    }
  }
  if (set(tags['building'])) return { layer: 'buildings', kind: 'building', from: 14 }
  for (const key of [
    'leisure',
    'landuse',
    'natural',
    'amenity',
    'tourism',
    'aeroway',
    'highway',
    'man_made',
    'place',
  ]) {
    const kind = landuse[`${key}=${tags[key] ?? ''}`]
    if (kind !== undefined && (key !== 'highway' || tags['area'] === 'yes'))
      return { layer: 'landuse', kind, from: 11 }
  }
  return undefined
}

/** A line between countries, regions or districts; villages and quarters would only clutter a map for riders. */
export function boundaryKind(level: number): Kind | undefined {
  if (!(level >= 2 && level <= 8)) return undefined
  const kind = level === 2 ? 'country' : level <= 4 ? 'region' : level <= 6 ? 'county' : 'locality'
  return {
    layer: 'boundaries',
    kind,
    from: level === 2 ? 0 : level <= 4 ? 5 : 9,
    more: { kind_detail: level },
  }
}

export function pointKind(tags: Tags): Kind | undefined {
  const place = tags['place']
  if (place !== undefined) return placeKind(place, tags)
  const value = poiKeys.map((key) => tags[key]).find((one) => one !== undefined && poiKinds.has(one))
  if (value === undefined || tags['name'] === undefined) return undefined
  const from = earlyPois.has(value) ? 13 : 15
  return { layer: 'pois', kind: value, from, more: { min_zoom: from + 1 } }
}

const towns: Readonly<Record<string, readonly [rank: number, from: number]>> = {
  city: [13, 4],
  town: [9, 7],
  village: [6, 10],
  hamlet: [4, 12],
}
const quarters: Readonly<Record<string, number>> = {
  suburb: 11,
  quarter: 13,
  neighbourhood: 14,
  island: 12,
  locality: 14,
}

function placeKind(place: string, tags: Tags): Kind | undefined {
  const town = towns[place]
  if (town) {
    const [rank, from] = town
    const capital = tags['capital'] === 'yes' ? { capital: 'yes' } : {}
    return {
      layer: 'places',
      kind: 'locality',
      from,
      more: { kind_detail: place, population_rank: rank, min_zoom: from, ...capital },
    }
  }
  const from = quarters[place]
  if (from === undefined) return undefined
  return {
    layer: 'places',
    kind: place === 'suburb' ? 'macrohood' : 'neighbourhood',
    from,
    more: { min_zoom: from },
  }
}
