import type { WrittenMember } from '@beckon/streets/pbf'
import { smoothNoise } from '../shape/noise.ts'
import { distance, type Point, simplified } from '../shape/point.ts'
import { centroid, contains, distanceToRing, type Ring, signedArea } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'
import type { Block } from '../town/blocks.ts'
import type { City } from '../town/city.ts'
import { nameTags } from '../town/names.ts'
import { waterShare } from '../town/zones.ts'
import type { Translations } from '../vocabulary/vocabulary.ts'
import type { Drawing, Tags } from './drawing.ts'

/** Water, and what the ground is used for. */
export function drawLand(city: City, drawing: Drawing, random: Random): void {
  drawWater(city, drawing)
  for (const quarter of city.network.zones.quarters) {
    const tags = quarterTags[quarter.zone]
    const isDry = waterShare(quarter.face.ring, (p) => city.network.land.ashore.read(p.x, p.y)) < 0.1
    if (!isReached(quarter.face.ring, city)) {
      if (isDry) drawing.area(simplified(quarter.face.ring, 1.5), { natural: 'wood' })
    } else if (tags && isDry) drawing.area(simplified(quarter.face.ring, 1.5), tags)
  }
  for (const block of city.blocks) drawGround(block, city, drawing)
  drawPonds(city, drawing, random)
}

const quarterTags: Readonly<Record<string, Tags>> = {
  core: { landuse: 'commercial' },
  inner: { landuse: 'residential' },
  outer: { landuse: 'residential' },
  industry: { landuse: 'industrial' },
  meadow: { landuse: 'meadow' },
  wood: { natural: 'wood' },
}

function drawWater(city: City, drawing: Drawing): void {
  const { vocabulary, network } = city
  const { language, water } = vocabulary
  const named = (names: Translations | undefined): Tags => (names ? nameTags(names, language) : {})
  for (const { kind, outer, islands } of network.land.waters) {
    const tags: Record<Water, Tags> = {
      sea: { natural: 'water', water: 'sea', ...named(water.sea) },
      river: { natural: 'water', water: 'river', ...named(water.river) },
      canal: { natural: 'water', water: 'canal' },
      lake: { natural: 'water', water: 'lake' },
    }
    if (islands.length === 0) {
      drawing.area(outer, tags[kind])
      continue
    }
    const rings = [outer, ...islands]
    const members = rings.map((ring, i): WrittenMember => ({
      type: 'way',
      ref: drawing.area(ring, {}),
      role: i === 0 ? 'outer' : 'inner',
    }))
    drawing.relation(members, { type: 'multipolygon', ...tags[kind] })
    for (const ring of islands) drawIsland(ring, city, drawing)
  }
  const inside = (p: Point) => Math.max(Math.abs(p.x), Math.abs(p.y)) <= network.land.half
  const flow = (line: readonly Point[], tags: Tags) => {
    const points = line.filter(inside)
    if (points.length > 1) drawing.line(points, tags)
  }
  if (network.land.river) flow(network.land.river, { waterway: 'river', ...named(water.river) })
  for (const canal of network.land.canals) {
    const pattern = water.canal
    const names = pattern && city.namer.make([pattern], {})
    flow(canal, { waterway: 'canal', ...named(names) })
  }
}

/** Does any road lead there? */
function isReached(ring: Ring, city: City): boolean {
  const { graph } = city.network
  return graph.points.some((p, i) => graph.degree(i) > 0 && contains(ring, p))
}

type Water = City['network']['land']['waters'][number]['kind']

function drawIsland(ring: Ring, city: City, drawing: Drawing): void {
  if (ring.length < 6 || Math.abs(signedArea(ring)) > 900_000) return
  if (!isReached(ring, city)) drawing.area(ring, { natural: 'wood' })
  const names = city.namer.make([city.vocabulary.water.island], {})
  drawing.node(centroid(ring), { place: 'island', ...nameTags(names, city.vocabulary.language) })
}

/** Parks, squares and other ground with a name of its own. */
function drawGround(block: Block, city: City, drawing: Drawing): void {
  const { vocabulary, namer } = city
  const { grounds } = vocabulary
  const named = (patterns: readonly Translations[]) => nameTags(namer.make(patterns, {}), vocabulary.language)
  const ring = simplified(block.face.ring, 0.5)
  const { use, zone } = block
  if (use === 'square') {
    const square = { place: 'square', highway: 'pedestrian', area: 'yes', ...named(vocabulary.squares) }
    drawing.area(inset(ring, 6), square)
  } else if (use === 'garden') {
    drawing.area(inset(ring, 5), { leisure: 'park', ...named(vocabulary.parks) })
  } else if (use !== 'ordinary') {
    return
  } else if (zone === 'park') {
    drawing.area(ring, { leisure: 'park', ...named(vocabulary.parks) })
  } else if (zone === 'cemetery') {
    drawing.area(ring, { landuse: 'cemetery', ...named(grounds.cemetery) })
  } else if (zone === 'sports') {
    drawSports(block, ring, named(grounds.sports), drawing)
  } else if ((zone === 'campus' || zone === 'hospital') && isLargest(block, city)) {
    drawing.area(ring, { amenity: zone === 'campus' ? 'university' : zone, ...named(grounds[zone]) })
  }
}

/** One name for each ground that streets cut into blocks. */
function isLargest(block: Block, city: City): boolean {
  return city.blocks.every(
    (other) =>
      other.zone !== block.zone ||
      other.face.area <= block.face.area ||
      distance(other.inside, block.inside) > 450,
  )
}

function drawSports(block: Block, ring: Ring, tags: Tags, drawing: Drawing): void {
  drawing.area(ring, { leisure: 'sports_centre', ...tags })
  const pitch = rectangle(block.inside, 105, 68, 0.4)
  if (!pitch.every((p) => contains(ring, p))) return
  const track = Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * 2 * Math.PI
    return { x: block.inside.x + Math.cos(turn) * 92, y: block.inside.y + Math.sin(turn) * 62 }
  })
  if (track.every((p) => contains(ring, p))) drawing.area(track, { leisure: 'track', surface: 'tartan' })
  drawing.area(rectangle(block.inside, 96, 58, 0), { leisure: 'pitch', sport: 'soccer', surface: 'grass' })
}

export function rectangle(middle: Point, width: number, depth: number, turn: number): Ring {
  const spot = (x: number, y: number) => ({
    x: middle.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: middle.y + x * Math.sin(turn) + y * Math.cos(turn),
  })
  const [w, d] = [width / 2, depth / 2]
  return [spot(-w, -d), spot(w, -d), spot(w, d), spot(-w, d)]
}

/** A ring drawn in by some metres towards its middle; for rings that are not too crooked. */
export function inset(ring: Ring, by: number): Ring {
  const middle = centroid(ring)
  return ring.map((p) => {
    const away = distance(p, middle)
    const t = away < by * 2 ? 0.5 : (away - by) / away
    return { x: middle.x + (p.x - middle.x) * t, y: middle.y + (p.y - middle.y) * t }
  })
}

/** Still water in some of the parks. */
function drawPonds(city: City, drawing: Drawing, random: Random): void {
  const parks = random.shuffled(city.blocks.filter((one) => one.zone === 'park' && one.face.area > 60_000))
  for (const park of parks.slice(0, city.vocabulary.terrain.lakes)) {
    const room = distanceToRing(park.face.ring, park.inside)
    const shape = smoothNoise(`${random.whole(1e9)}`, 0.9, 2)
    const ring = Array.from({ length: 40 }, (_, i) => {
      const turn = (i / 40) * 2 * Math.PI
      const reach = room * (0.5 + 0.3 * shape(Math.cos(turn), Math.sin(turn)))
      return {
        x: park.inside.x + Math.cos(turn) * reach * 1.15,
        y: park.inside.y + Math.sin(turn) * reach * 0.85,
      }
    })
    const names = city.namer.make(city.vocabulary.water.lakes, {})
    drawing.area(ring, { natural: 'water', water: 'pond', ...nameTags(names, city.vocabulary.language) })
  }
}
