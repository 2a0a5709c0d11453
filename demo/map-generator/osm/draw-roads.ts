import type { Edge, Graph } from '../roads/graph.ts'
import { motorwayRoads } from '../roads/motorway.ts'
import { at, lengthOf, offset, pointAlong } from '../shape/point.ts'
import { type City, isPedestrian } from '../town/city.ts'
import { nameTags } from '../town/names.ts'
import type { Street } from '../town/streets.ts'
import type { StreetRank } from '../vocabulary/vocabulary.ts'
import type { Drawing, Tags } from './drawing.ts'

/** Node ids of the graph's points, made when they are first used. */
export type NodeOf = (point: number) => number

export function nodesOf(graph: Graph, drawing: Drawing): NodeOf {
  const nodes = new Map<number, number>()
  return (point) => {
    const known = nodes.get(point)
    if (known !== undefined) return known
    const made = drawing.node(graph.point(point))
    nodes.set(point, made)
    return made
  }
}

export function drawRoads(city: City, drawing: Drawing, nodeOf: NodeOf): void {
  const { graph } = city.network
  for (const street of city.streets) drawStreet(street, streetTags(street, city), drawing, nodeOf)
  const special = new Map<string, Edge[]>()
  for (const edge of graph.edges.values()) {
    if (edge.part === 'road' && edge.rank !== 'motorway') continue
    const key = `${edge.part}/${edge.road}`
    const known = special.get(key)
    if (known) known.push(edge)
    else special.set(key, [edge])
  }
  for (const edges of special.values()) drawSpecial(edges, city, drawing, nodeOf)
  if (city.vocabulary.network.tram) drawTrams(city, drawing, nodeOf)
  drawRailway(city, drawing)
}

function drawStreet(street: Street, tags: Tags, drawing: Drawing, nodeOf: NodeOf): void {
  const wayOf = (i: number) => {
    const edge = at(street.edges, i)
    return edge.oneWay * (edge.a === at(street.points, i) ? 1 : -1)
  }
  for (let from = 0; from < street.edges.length;) {
    const { bridge } = at(street.edges, from)
    const way = wayOf(from)
    let to = from + 1
    while (to < street.edges.length && at(street.edges, to).bridge === bridge && wayOf(to) === way) to++
    const refs = street.points.slice(from, to + 1).map(nodeOf)
    const direction: Tags = way === 0 ? {} : { oneway: 'yes' }
    const height: Tags = bridge ? { bridge: 'yes', layer: '1' } : {}
    drawing.way(way === -1 ? refs.toReversed() : refs, { ...tags, ...direction, ...height })
    from = to
  }
}

function streetTags(street: Street, city: City): Tags {
  const { vocabulary, network } = city
  const { speeds } = vocabulary.network
  const named = nameTags(street.names, vocabulary.language)
  const zone = network.zones.zoneAt(street.middle)
  const fast: Tags = { maxspeed: `${speeds.avenue}`, surface: 'asphalt', lit: 'yes' }
  const slow: Tags = { maxspeed: `${speeds.street}`, surface: 'asphalt' }
  if (isPedestrian(street, network.skeleton.middle)) {
    return { highway: 'pedestrian', surface: 'paving_stones', bicycle: 'yes', ...named }
  }
  const [highway, lanes] = wide[street.rank] ?? []
  if (highway && lanes) {
    const isMain = street.rank === 'ring' || (street.rank === 'avenue' && street.id % 3 === 0)
    return { highway: isMain ? 'primary' : highway, lanes, sidewalk: 'both', ...fast, ...named }
  }
  if (zone === 'industry') return { highway: 'unclassified', ...slow, ...named }
  const isShared = zone === 'core' && street.id % 6 === 0
  if (isShared) return { highway: 'living_street', maxspeed: '20', surface: 'sett', ...named }
  return { highway: 'residential', ...slow, ...named }
}

const wide: Readonly<Partial<Record<StreetRank, readonly [highway: string, lanes: string]>>> = {
  ring: ['primary', '4'],
  avenue: ['secondary', '4'],
  shore: ['secondary', '2'],
  collector: ['tertiary', '2'],
}

/** Roundabouts, the motorway and its ramps. */
function drawSpecial(edges: Edge[], city: City, drawing: Drawing, nodeOf: NodeOf): void {
  const first = at(edges, 0)
  const chain = edges.sort((a, b) => a.position - b.position)
  const points = [first.a, ...chain.map((edge) => edge.b)].map(nodeOf)
  if (first.oneWay === -1) points.reverse()
  const { speeds } = city.vocabulary.network
  if (first.part === 'roundabout') {
    const highway = first.rank === 'ring' ? 'primary' : first.rank === 'collector' ? 'tertiary' : 'secondary'
    drawing.way(points, {
      highway,
      junction: 'roundabout',
      oneway: 'yes',
      maxspeed: '30',
      surface: 'asphalt',
    })
  } else if (first.part === 'link') {
    drawing.way(points, { highway: 'motorway_link', oneway: 'yes', maxspeed: '50', surface: 'asphalt' })
  } else {
    const named = nameTags(city.motorway, city.vocabulary.language)
    const ref = first.road === motorwayRoads.ahead || first.road === motorwayRoads.back ? { ref: 'M1' } : {}
    const tags = {
      highway: 'motorway',
      oneway: 'yes',
      lanes: '3',
      maxspeed: `${speeds.motorway}`,
      surface: 'asphalt',
    }
    drawing.way(points, { ...tags, ...ref, ...named })
  }
}

/** Rails in the inner ring and the widest avenues. */
function drawTrams(city: City, drawing: Drawing, nodeOf: NodeOf): void {
  const { graph } = city.network
  const [inner = 700] = city.vocabulary.network.rings
  const lines = city.streets.filter((street) => {
    const p = graph.point(at(street.points, 0))
    const away = Math.hypot(p.x - city.network.skeleton.middle.x, p.y - city.network.skeleton.middle.y)
    return (street.rank === 'ring' && away < inner * 1.4) || (street.rank === 'avenue' && street.id % 3 === 0)
  })
  for (const street of lines) {
    const bridges = street.edges.some((edge) => edge.bridge)
    drawing.way(street.points.map(nodeOf), { railway: 'tram', ...(bridges ? { layer: '1' } : {}) })
  }
}

/** Two tracks past the city, lifted over water. */
function drawRailway(city: City, drawing: Drawing): void {
  const { land, skeleton } = city.network
  if (skeleton.railway.length < 2) return
  for (const aside of [-2.4, 2.4]) {
    const track = offset(skeleton.railway, aside)
    const points = Array.from({ length: Math.floor(lengthOf(track) / 20) + 1 }, (_, i) =>
      pointAlong(track, i * 20),
    )
    const nodes = points.map((p) => drawing.node(p))
    const wet = points.map((p) => land.ashore.read(p.x, p.y) < 4)
    for (let from = 0; from < points.length - 1;) {
      let to = from + 1
      while (to < points.length - 1 && wet[to] === wet[from]) to++
      const height: Tags = wet[from] ? { bridge: 'yes', layer: '1' } : {}
      drawing.way(nodes.slice(from, to + 1), { railway: 'rail', usage: 'main', gauge: '1435', ...height })
      from = to
    }
  }
}
